/// What the status bar of iOS 6 takes its colour from.
extension UIApplication {
  /// The colour of the lowest row of pixels of the navigation bar that lies directly below the status bar; nil without
  /// such a bar, and where an image of the application's own lies behind its items.
  ///
  /// Source: the experiments of Simon Blommegård that Cult of Mac told of in June 2012: a yellow bar whose lowest row is
  /// red and blue makes the status bar purple. That the bar stays black without one: stefanoa/SASlideMenu issue 63.
  package var statusBarTint: UIColor? {
    guard SimulatedDevice.current.behavior.statusBarLook == .tinted else { return nil }
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
