extension UIApplication {
  /// The orientation of the status bar, which is that of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

  /// The time in which the status bar rotates by 90 degrees, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval {
    device.behavior.rotationDuration
  }

  /// Whether the status bar is hidden.
  ///
  /// Setting it has an effect up to iOS 6, and later if Info.plist says that controllers don't decide. Source: Apple,
  /// UIViewController.prefersStatusBarHidden and UIViewControllerBasedStatusBarAppearance.
  public var isStatusBarHidden: Bool {
    get { isStatusBarHidden(in: interfaceOrientation) }
    set {
      guard !controllersDecideStatusBar else { return }
      statusBarHiddenByApplication = newValue
      statusBarMayHaveChanged()
    }
  }

  /// Hides or shows the status bar, as `isStatusBarHidden` does.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  private var controllersDecideStatusBar: Bool {
    device.behavior.controllerDecidesStatusBar && usesViewControllerBasedStatusBar
  }

  /// Updates the frames of root views, after the controller of the status bar or its preferences may have
  /// changed.
  func statusBarMayHaveChanged() {
    for window in windows { window.placeRootView() }
  }

  /// Whether the status bar is hidden while the interface is in `orientation`.
  package func isStatusBarHidden(in orientation: UIInterfaceOrientation) -> Bool {
    let behavior = device.behavior
    if behavior.hidesStatusBarInLandscape && orientation.isLandscape { return true }
    if statusBarHiddenByApplication { return true }
    guard controllersDecideStatusBar else { return false }
    return statusBarDecider { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  /// The style of the status bar.
  ///
  /// Setting it has an effect up to iOS 6, and later if Info.plist says that controllers don't decide. Source: Apple,
  /// UIViewController.preferredStatusBarStyle and UIViewControllerBasedStatusBarAppearance.
  public var statusBarStyle: UIStatusBarStyle {
    get {
      guard controllersDecideStatusBar else { return statusBarStyleByApplication }
      return statusBarDecider { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }
    set { if !controllersDecideStatusBar { statusBarStyleByApplication = newValue } }
  }

  /// Whether the content of the status bar is light: from iOS 13 on the default style depends on the appearance.
  ///
  /// Source: Apple, UIStatusBarStyle.default.
  package var statusBarIsLight: Bool {
    switch statusBarStyle {
    case .lightContent: return true
    case .darkContent: return false
    case .default:
      let decider = statusBarDecider { $0.childForStatusBarStyle }
      let traits = decider?.traitCollection ?? keyWindow?.traitCollection ?? device.screen.traitCollection
      return traits.userInterfaceStyle == .dark
    }
  }

  /// Sets the style of the status bar, as `statusBarStyle` does.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Returns the controller that decides about the status bar, following each controller's designated child.
  private func statusBarDecider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    // The first of two scenes owns the status bar. Source: Apple, Slide Over and Split View Quick Start.
    let first = arrangement.beside == nil ? nil : frontScenes.first as? UIWindowScene
    var decider = (first?.keyWindow ?? keyWindow)?.controllerForStatusBar
    // The chain is short. A cycle ends it.
    var asked: [UIViewController] = []
    while let present = decider, let next = child(present), !asked.contains(where: { $0 === present }) {
      asked.append(present)
      decider = next
    }
    return decider
  }

  /// The status bar's frame in the coordinates of the screen's bounds; zero while hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return statusBarRect(in: interfaceOrientation)
  }

  /// Returns the area of the status bar in `orientation`, in the coordinates of the screen's bounds.
  private func statusBarRect(in orientation: UIInterfaceOrientation) -> CGRect {
    let height = UIScreen.statusBarHeight
    let size = device.screen.portraitSize
    if device.behavior.screenRotatesWithInterface {
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

  /// Returns the part of the screen that the status bar leaves free in `orientation`, in the coordinates of
  /// the screen's bounds.
  ///
  /// The status bar is at the top of the interface. On a screen that stays in portrait, that is the left edge
  /// in landscape left, the right edge in landscape right, and the bottom edge upside down.
  package func rectWithoutStatusBar(in orientation: UIInterfaceOrientation) -> CGRect {
    let screen = device.screen
    let turns = device.behavior.screenRotatesWithInterface
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

/// The tint of the status bar in iOS 6.
extension UIApplication {
  /// The colour of the lowest pixel row of the navigation bar directly below the status bar.
  ///
  /// It is nil without such a bar, or if the bar has a custom background image.
  ///
  /// Source: Simon Blommegård's experiments, reported by Cult of Mac in June 2012: a yellow bar whose lowest
  /// row is red and blue makes the status bar purple. Without a bar the status bar stays black:
  /// stefanoa/SASlideMenu issue 63.
  package var statusBarTint: UIColor? {
    guard device.behavior.statusBarAppearance == .tinted else { return nil }
    guard let window = ownWindowsBackToFront.last(where: { $0.windowLevel <= .normal }) else { return nil }
    let area = rectWithoutStatusBar(in: interfaceOrientation)
    // A point just below the middle of the status bar, on a screen that stays in portrait.
    let location =
      switch interfaceOrientation {
      case .unknown, .portrait: CGPoint(x: area.midX, y: area.minY + 1)
      case .portraitUpsideDown: CGPoint(x: area.midX, y: area.maxY - 1)
      case .landscapeLeft: CGPoint(x: area.minX + 1, y: area.midY)
      case .landscapeRight: CGPoint(x: area.maxX - 1, y: area.midY)
      }
    return window.frontmostBar(at: window.convert(location, from: nil))?.bottomColor
  }
}

extension UIView {
  /// Returns the frontmost visible navigation bar whose top is at a point.
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

// MARK: - Scroll to top

extension UIApplication {
  /// Scrolls a scroll view of the key window to its top, after a tap on the status bar at a point of the
  /// screen.
  ///
  /// On an iPhone only one scroll view may allow it; on an iPad the one nearest to the point scrolls. Source:
  /// Apple, UIScrollView.scrollsToTop.
  func statusBarWasTapped(at point: CGPoint) {
    guard let window = keyWindow else { return }
    let willing = window.subtree().compactMap { $0 as? UIScrollView }
      .filter { $0.scrollsToTop && $0.isReachable(in: window) }
    if device.behavior.statusBarTapsFindNearestScrollView {
      let location = window.convert(point, from: nil)
      willing.min { $0.distance(from: location, in: window) < $1.distance(from: location, in: window) }?
        .scrollToTop()
    } else if willing.count == 1 {
      willing.first?.scrollToTop()
    }
  }
}

extension UIScrollView {
  /// Whether the middle of the view's visible part would receive touches.
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
