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

  /// A view under a transform follows as if it were upright: by bounds and center.
  private func followMasks(from oldSize: CGSize) {
    let newSize = storedBounds.size
    let origin = storedBounds.origin
    for child in children where child.storedMask.rawValue != 0 {
      let size = child.storedBounds.size
      let isPlacedByTransform = child.flags.contains(.placedByTransform)
      let anchor = isPlacedByTransform ? child.anchorPoint : UIView.middleAnchor
      let present = CGRect(
        x: child.storedCenter.x - size.width * anchor.x - origin.x,
        y: child.storedCenter.y - size.height * anchor.y - origin.y,
        width: size.width,
        height: size.height
      )
      var new = Autoresizing.resized(present, mask: child.storedMask, from: oldSize, to: newSize)
      guard new != present else { continue }
      new.origin.x += origin.x
      new.origin.y += origin.y
      guard isPlacedByTransform else {
        child.frame = new
        continue
      }
      child.bounds.size = new.size
      child.center = CGPoint(
        x: new.origin.x + new.width * anchor.x,
        y: new.origin.y + new.height * anchor.y
      )
    }
  }
}
