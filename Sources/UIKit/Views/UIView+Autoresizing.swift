internal import LayoutRules

extension UIView {
  /// Lets the subviews follow a change of the bounds' size by their masks, at once: see `ResizeQueue`.
  final func followMasks(from oldSize: CGSize) {
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
    var new = CGRect(
      Autoresizing.resized(
        LayoutRect(present),
        mask: ResizingMask(rawValue: storedMask.rawValue),
        from: LayoutSize(oldSize),
        to: LayoutSize(superbounds.size)
      )
    )
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
