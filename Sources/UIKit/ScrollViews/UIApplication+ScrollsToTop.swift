extension UIApplication {
  /// The user tapped the status bar, at a point of the screen: a scroll view of the key window scrolls to its top.
  ///
  /// On a phone there must be one only that wants to; on a pad the one nearest to the point does. Source: Apple,
  /// UIScrollView.scrollsToTop.
  func statusBarWasTapped(at point: CGPoint) {
    guard let window = keyWindow else { return }
    let willing = window.subtree().compactMap { $0 as? UIScrollView }
      .filter { $0.scrollsToTop && $0.isReachable(in: window) }
    if SimulatedDevice.current.behavior.statusBarTapsFindNearestScrollView {
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
