extension UIApplication {
  /// Which way up the status bar, and with it the interface, is.
  public var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

  /// How long the status bar takes to turn by 90 degrees, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval {
    device.behavior.rotationDuration
  }

  /// Whether the status bar is hidden.
  ///
  /// Setting it counts up to iOS 6; from iOS 7 the controller decides. Source: Apple,
  /// UIViewController.prefersStatusBarHidden.
  public var isStatusBarHidden: Bool {
    get { isStatusBarHidden(in: interfaceOrientation) }
    set {
      guard !device.behavior.controllerDecidesStatusBar else { return }
      statusBarHiddenByApplication = newValue
      statusBarMayHaveChanged()
    }
  }

  /// Who decides about the status bar, or what they say, has changed: root views may get another place.
  func statusBarMayHaveChanged() {
    for window in windows { window.placeRootView() }
  }

  /// Whether the status bar is hidden while the interface is turned to `orientation`.
  package func isStatusBarHidden(in orientation: UIInterfaceOrientation) -> Bool {
    let behavior = device.behavior
    if behavior.hidesStatusBarInLandscape && orientation.isLandscape { return true }
    if statusBarHiddenByApplication { return true }
    guard behavior.controllerDecidesStatusBar else { return false }
    return statusBarDecider { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  /// How the status bar looks, from iOS 7 on as a controller wants.
  ///
  /// Source: Apple, UIViewController.preferredStatusBarStyle.
  public var statusBarStyle: UIStatusBarStyle {
    guard device.behavior.controllerDecidesStatusBar else { return .default }
    return statusBarDecider { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  /// The controller that decides about the status bar, with who decides in place of another.
  private func statusBarDecider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var decider = keyWindow?.controllerForStatusBar
    // Few are asked, one for another; those who are told in a circle are asked once.
    var asked: [UIViewController] = []
    while let present = decider, let next = child(present), !asked.contains(where: { $0 === present }) {
      asked.append(present)
      decider = next
    }
    return decider
  }

  /// The status bar's rectangle in the coordinates of the screen's bounds; zero while hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return statusBarStrip(in: interfaceOrientation)
  }

  /// The strip that the status bar covers in `orientation`, in the coordinates of the screen's bounds.
  private func statusBarStrip(in orientation: UIInterfaceOrientation) -> CGRect {
    let height = UIScreen.statusBarHeight
    let size = device.screen.portraitSize
    if device.behavior.screenTurnsWithInterface {
      return CGRect(x: 0, y: 0, width: orientation.turned(size).width, height: height)
    }
    return switch orientation {
    case .unknown, .portrait: CGRect(x: 0, y: 0, width: size.width, height: height)
    case .portraitUpsideDown:
      CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    case .landscapeLeft: CGRect(x: 0, y: 0, width: height, height: size.height)
    case .landscapeRight: CGRect(x: size.width - height, y: 0, width: height, height: size.height)
    }
  }

  /// What the status bar leaves free of the screen in `orientation`, in the coordinates of its bounds.
  ///
  /// The bar lies at the top of the interface; on a screen that stays in portrait that is its left
  /// edge in landscape left, its right edge in landscape right and its bottom edge upside down.
  package func rectWithoutStatusBar(in orientation: UIInterfaceOrientation) -> CGRect {
    let screen = device.screen
    let turns = device.behavior.screenTurnsWithInterface
    var rect = CGRect(
      origin: .zero,
      size: turns ? orientation.turned(screen.portraitSize) : screen.portraitSize
    )
    guard !isStatusBarHidden(in: orientation) else { return rect }
    let height = UIScreen.statusBarHeight
    switch turns ? .portrait : orientation {
    case .unknown, .portrait:
      rect.origin.y += height
      rect.size.height -= height
    case .portraitUpsideDown:
      rect.size.height -= height
    case .landscapeLeft:
      rect.origin.x += height
      rect.size.width -= height
    case .landscapeRight:
      rect.size.width -= height
    }
    return rect
  }
}

// MARK: - Status bar tint

/// What the status bar of iOS 6 takes its colour from.
extension UIApplication {
  /// The colour of the lowest row of pixels of the navigation bar that lies directly below the status bar; nil without
  /// such a bar, and where an image of the application's own lies behind its items.
  ///
  /// Source: the experiments of Simon Blommegård that Cult of Mac told of in June 2012: a yellow bar whose lowest row is
  /// red and blue makes the status bar purple. That the bar stays black without one: stefanoa/SASlideMenu issue 63.
  package var statusBarTint: UIColor? {
    guard device.behavior.statusBarLook == .tinted else { return nil }
    guard let window = ownWindowsBackToFront.last(where: { $0.windowLevel <= .normal }) else { return nil }
    let area = rectWithoutStatusBar(in: interfaceOrientation)
    // A point just below the middle of the status bar, on a screen that stays in portrait.
    let place =
      switch interfaceOrientation {
      case .unknown, .portrait: CGPoint(x: area.midX, y: area.minY + 1)
      case .portraitUpsideDown: CGPoint(x: area.midX, y: area.maxY - 1)
      case .landscapeLeft: CGPoint(x: area.minX + 1, y: area.midY)
      case .landscapeRight: CGPoint(x: area.maxX - 1, y: area.midY)
      }
    return window.frontmostBar(at: window.convert(place, from: nil))?.bottomColor
  }
}

extension UIView {
  /// The navigation bar that is seen at a point, at the top of which it is.
  fileprivate func frontmostBar(at point: CGPoint) -> UINavigationBar? {
    var pending = [(view: self, point: point)]
    while let (view, point) = pending.popLast() {
      guard !view.isHidden, view.alpha >= 0.01, view.bounds.contains(point) else { continue }
      if let bar = view as? UINavigationBar { return point.y - bar.bounds.minY <= 2 ? bar : nil }
      for child in view.subviews { pending.append((child, child.convert(point, from: view))) }
    }
    return nil
  }
}

// MARK: - Scrolls to top

extension UIApplication {
  /// The user tapped the status bar, at a point of the screen: a scroll view of the key window scrolls to its top.
  ///
  /// On a phone there must be one only that wants to; on a pad the one nearest to the point does. Source: Apple,
  /// UIScrollView.scrollsToTop.
  func statusBarWasTapped(at point: CGPoint) {
    guard let window = keyWindow else { return }
    let willing = window.subtree().compactMap { $0 as? UIScrollView }
      .filter { $0.scrollsToTop && $0.isReachable(in: window) }
    if device.behavior.statusBarTapsFindNearestScrollView {
      let place = window.convert(point, from: nil)
      willing.min { $0.distance(from: place, in: window) < $1.distance(from: place, in: window) }?
        .scrollToTop()
    } else if willing.count == 1 {
      willing.first?.scrollToTop()
    }
  }
}

extension UIScrollView {
  /// Whether a finger could touch the middle of what shows of it.
  fileprivate func isReachable(in window: UIWindow) -> Bool {
    let shown = convert(bounds, to: window).intersection(window.bounds)
    guard !shown.isEmpty else { return false }
    let hit = window.hitTest(CGPoint(x: shown.midX, y: shown.midY), with: nil)
    return hit?.isDescendant(of: self) ?? false
  }

  fileprivate func distance(from point: CGPoint, in window: UIWindow) -> CGFloat {
    let frame = convert(bounds, to: window)
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return hypot(x, y)
  }
}
