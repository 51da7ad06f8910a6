/// How far bars reach into a controller's view:
///
/// 1. The status bar covers the top of whatever lies at the top of the screen, from iOS 7 on.
/// 2. A container's own bars are added for its children.
/// 3. What covers a container covers a child as far as the child's view lies under it.
///
/// Source: Apple, UIViewController.topLayoutGuide and edgesForExtendedLayout.
extension UIViewController {
  /// How far bars reach into the view, in points; nothing while it has no view.
  final var coveredInsets: UIEdgeInsets {
    guard let view = storedView else { return .zero }
    if let parent = storedParent {
      guard let container = parent.storedView else { return .zero }
      // The list of a split view may lie in a popover, out of its parent's view.
      if view.window != nil, !view.isDescendant(of: container) { return statusBarInsets(of: view) }
      return parent.insetsForChildren.reaching(into: view, from: container)
    }
    return statusBarInsets(of: view)
  }

  private func statusBarInsets(of view: UIView) -> UIEdgeInsets {
    let device = SimulatedDevice.current
    guard device.behavior.rootViewLiesUnderStatusBar, let window = view.window,
      !device.application.isStatusBarHidden
    else { return .zero }
    let insets = UIEdgeInsets(top: UIApplication.statusBarHeight, left: 0, bottom: 0, right: 0)
    if window.rootViewController === self { return insets }
    var candidate = view.parent
    while let present = candidate, !(present is OverlayView) { candidate = present.parent }
    return insets.reaching(into: view, from: candidate ?? window)
  }
}

extension UIEdgeInsets {
  /// What is left of these insets of `container` for a view in it; all for a view that is not there yet.
  @MainActor
  fileprivate func reaching(into view: UIView, from container: UIView) -> UIEdgeInsets {
    guard view !== container, view.isDescendant(of: container) else { return self }
    let place = view.convert(view.bounds, to: container)
    return UIEdgeInsets(
      top: max(0, top - place.minY),
      left: 0,
      bottom: max(0, bottom - (container.bounds.maxY - place.maxY)),
      right: 0
    )
  }
}
