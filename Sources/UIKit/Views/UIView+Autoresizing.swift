extension UIView {
  /// How many resizes may nest before the rest is queued, so that no hierarchy is too deep for the stack.
  private static let nestingLimit = 256

  private static var nesting = 0
  private static var queue: [(view: UIView, oldSize: CGSize)] = []

  /// Lets the subviews follow a change of the bounds' size by their masks.
  final func resizeChildren(from oldSize: CGSize) {
    guard UIView.nesting < UIView.nestingLimit else {
      UIView.queue.append((self, oldSize))
      return
    }
    UIView.nesting += 1
    followMasks(from: oldSize)
    UIView.nesting -= 1
    guard UIView.nesting == 0 else { return }
    while let next = UIView.queue.popLast() {
      UIView.nesting += 1
      next.view.followMasks(from: next.oldSize)
      UIView.nesting -= 1
    }
  }

  private func followMasks(from oldSize: CGSize) {
    let bounds = storedBounds
    // The copy keeps the subviews, whatever an overridden setter does to the hierarchy.
    let followers = children
    for index in followers.indices where followers[index].storedMask.rawValue != 0 {
      followers[index].follow(from: oldSize, to: bounds)
    }
  }

  /// Follows a superview whose size went from `oldSize` to that of `bounds`.
  ///
  /// A view under a transform follows as if it were upright: by bounds and center.
  private func follow(from oldSize: CGSize, to superbounds: CGRect) {
    let size = storedBounds.size
    let isPlacedByTransform = flags.contains(.placedByTransform)
    let anchor = isPlacedByTransform ? anchorPoint : UIView.middleAnchor
    let present = CGRect(
      x: storedCenter.x - size.width * anchor.x - superbounds.origin.x,
      y: storedCenter.y - size.height * anchor.y - superbounds.origin.y,
      width: size.width,
      height: size.height
    )
    var new = Autoresizing.resized(present, mask: storedMask, from: oldSize, to: superbounds.size)
    guard new != present else { return }
    new.origin.x += superbounds.origin.x
    new.origin.y += superbounds.origin.y
    guard isPlacedByTransform else {
      frame = new
      return
    }
    bounds.size = new.size
    center = CGPoint(x: new.origin.x + new.width * anchor.x, y: new.origin.y + new.height * anchor.y)
  }
}
