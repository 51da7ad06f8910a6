extension UIView {
  /// Below this alpha a view is as good as invisible and takes no touches.
  ///
  /// Source: Apple, UIView.hitTest(_:with:).
  static let leastTouchableAlpha: CGFloat = 0.01

  /// Asks the subviews from front to back.
  final func hitTestChildren(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let index = usableHitTestIndex else {
      // By number: a subview's own hit test may change the hierarchy.
      var number = children.count - 1
      while number >= 0 {
        if number < children.count {
          let child = children[number]
          if let hit = child.hitTest(child.pointFromParent(point), with: event) { return hit }
        }
        number -= 1
      }
      return nil
    }
    var number = children.count
    while let candidate = index.candidate(below: number, containing: point) {
      number = candidate
      guard number < children.count else { continue }
      let child = children[number]
      if let hit = child.hitTest(child.pointFromParent(point), with: event) { return hit }
    }
    return nil
  }

  /// The index of many subviews, if it pays.
  ///
  /// Building one costs as much as several plain hit tests, so it waits for the second one in a row without
  /// a change of the subviews.
  private var usableHitTestIndex: HitTestIndex? {
    guard children.count >= HitTestIndex.leastCount else { return nil }
    let extras = ensuredExtras
    if let index = extras.hitTestIndex { return index }
    guard extras.wasHitTested else {
      extras.wasHitTested = true
      for child in children { child.flags.insert(.isIndexed) }
      return nil
    }
    let index = HitTestIndex(of: children)
    extras.hitTestIndex = index
    return index
  }

  /// Tells the superview, if that wants to know, that touches may find this view elsewhere, or not at all.
  ///
  /// Whatever decides about that calls it: center, bounds, transform, alpha and flags.
  @inline(__always)
  final func touchAreaDidChange() {
    if flags.contains(.isIndexed) { leaveHitTestIndex() }
  }

  @inline(never)
  private final func leaveHitTestIndex() {
    flags.remove(.isIndexed)
    parent?.forgetHitTestIndex()
  }

  /// The subviews, or what decides where touches find one of them, have changed.
  final func forgetHitTestIndex() {
    guard let extras else { return }
    extras.wasHitTested = false
    extras.hitTestIndex = nil
  }
}
