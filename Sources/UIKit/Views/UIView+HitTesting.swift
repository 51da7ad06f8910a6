extension UIView {
  /// Below this alpha a view is as good as invisible and takes no touches.
  ///
  /// Source: Apple, UIView.hitTest(_:with:).
  static let leastTouchableAlpha: CGFloat = 0.01

  /// Asks the subviews from front to back.
  final func hitTestChildren(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // By index: a subview's own hit test may change the hierarchy.
    var index = children.count - 1
    while index >= 0 {
      if index < children.count {
        let child = children[index]
        if let hit = child.hitTest(child.pointFromParent(point), with: event) { return hit }
      }
      index -= 1
    }
    return nil
  }
}
