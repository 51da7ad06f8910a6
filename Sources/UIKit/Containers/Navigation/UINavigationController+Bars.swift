/// The layout of bars and content:
///
/// 1. The navigation bar is below the status bar; from iOS 7 its background extends under the status bar.
/// 2. The toolbar is above anything that covers the bottom, such as a tab bar; its background extends under the home indicator.
/// 3. Content extends under translucent bars; from iOS 7 only if its `edgesForExtendedLayout` allows it.
///    Otherwise it is between the bars.
///
/// Source: Apple, iOS 7 UI Transition Guide and UIViewController.edgesForExtendedLayout.
extension UINavigationController {
  /// The insets by which bars cover a controller's view, including those of this controller.
  final func contentInsets(for controller: UIViewController) -> UIEdgeInsets {
    var insets = coveredInsets
    if !hidesBar { insets.top += coveringHeight(for: controller) }
    if showsToolbar { insets.bottom += BarMetrics.currentHeight }
    return insets
  }

  /// Whether another bar, and not only the home indicator, covers the bottom.
  private var isAboveBar: Bool { coveredInsets.bottom > device.screen.shapeInsets.bottom }

  /// Whether the toolbar is visible: it is hidden while a controller on the stack hides bottom bars.
  private var showsToolbar: Bool { !storedIsToolbarHidden && !hidesBottomBar }

  /// Whether a controller on the stack hides the bottom bars.
  final var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// Lays out the bars and the controllers' views.
  final func layOutBars() {
    guard let view = viewIfLoaded else { return }
    storedPopRecognizer?.edges = stage.isRightToLeft ? .right : .left
    let bounds = view.bounds
    let covered = coveredInsets
    settleLargeTitle()
    bar.overlapAbove = covered.top
    bar.isHidden = hidesBar && !isMovingBars
    placeBar()
    let toolbarHeight = BarMetrics.currentHeight
    let toolbarTop = bounds.maxY - (showsToolbar ? covered.bottom + toolbarHeight : 0)
    storedToolbar.isHidden = !showsToolbar && !isMovingBars
    storedToolbar.moveTo(CGRect(x: 0, y: toolbarTop, width: bounds.width, height: toolbarHeight))
    storedToolbar.overlapBelow = isAboveBar ? 0 : covered.bottom
    if let transition = phase.transition {
      advance(transition, to: transition.progress)
      transition.new.adjustScrollInsets()
    } else if let staged {
      staged.viewIfLoaded?.moveTo(contentFrame(of: staged))
      staged.adjustScrollInsets()
    }
  }

  /// Places the bar, which during a transition can be on the way to another height.
  final func placeBar() {
    let height = barHeight
    bar.moveTo(
      CGRect(x: 0, y: hidesBar ? -height : coveredInsets.top, width: view.bounds.width, height: height)
    )
    if bar.isStretchable { bar.placeBackground() }
  }

  /// Returns the frame of a controller's view on the stage.
  final func contentFrame(of controller: UIViewController) -> CGRect {
    let insets = contentInsets(for: controller)
    let runsUnder = device.behavior.contentRunsUnderBars
    let edges: UIRectEdge = runsUnder ? controller.edgesForExtendedLayout : .all
    let includesOpaque = runsUnder && controller.extendedLayoutIncludesOpaqueBars
    let isUnderTop =
      edges.contains(.top)
      && (hidesBar || includesOpaque || bar.isTranslucent || bar.barStyle == .blackTranslucent)
    let isUnderBottom =
      edges.contains(.bottom) && (!showsToolbar || includesOpaque || storedToolbar.isTranslucent)
    let covered = coveredInsets
    let top = isUnderTop ? 0 : insets.top
    let reachesBottom = isUnderBottom || !(showsToolbar || isAboveBar)
    let bottom =
      reachesBottom ? 0 : edges.contains(.bottom) ? insets.bottom - covered.bottom : insets.bottom
    let bounds = stage.bounds
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
  }

  /// Lays out both views for a progress of a transition.
  final func advance(_ transition: NavigationTransition, to progress: CGFloat) {
    transition.progress = progress
    shownBar.setChangeProgress(progress)
    if bar.isStretchable { placeBar() }
    guard transition.animator == nil else { return }
    let width = forwardSign * stage.bounds.width
    let aside = width * device.behavior.pushedAsideShare
    let isPush = transition.operation != .pop
    let (upper, lower) = isPush ? (transition.new, transition.old) : (transition.old, transition.new)
    let shown = isPush ? progress : 1 - progress
    if let upper {
      upper.viewIfLoaded?.moveTo(contentFrame(of: upper).offsetBy(dx: width * (1 - shown), dy: 0))
    }
    if let lower {
      lower.viewIfLoaded?.moveTo(
        contentFrame(of: lower).offsetBy(dx: -aside * shown, dy: 0)
      )
    }
  }

  // MARK: Hiding and showing bars

  /// Updates the layout after a bar was hidden or shown.
  final func relayOut(animated: Bool) {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else {
      layOutBars()
      return
    }
    isMovingBars = true
    bar.isHidden = stack.last is UINavigationController
    storedToolbar.isHidden = false
    UIView.animate(
      withDuration: TimeInterval(UINavigationController.hideShowBarDuration),
      animations: { [self] in
        layOutBars()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        self?.isMovingBars = false
        self?.layOutBars()
      }
    )
  }

  final func barItemDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard isViewLoaded, controller === stack.last else { return }
    storedToolbar.setItems(controller.toolbarItems, animated: animated)
  }
}
