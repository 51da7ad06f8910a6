/// What can be changed of an attachment while it holds.
struct AttachmentSettings: Equatable {
  /// The point that the item is tied to, in reference coordinates.
  var anchorPoint = CGPoint.zero

  /// Where the parts of a pin, weld or rail meet, in reference coordinates.
  var meetingPoint = CGPoint.zero

  var length: CGFloat = 0
  var damping: CGFloat = 0
  var frequency: CGFloat = 0
  var frictionTorque: CGFloat = 0
  var range = UIFloatRange.infinite
}

extension UIOffset {
  /// The offset, or none if a number is not finite.
  var finite: UIOffset {
    horizontal.isFinite && vertical.isFinite ? self : UIOffset()
  }

  /// The offset as a vector.
  var vector: CGVector { CGVector(dx: horizontal, dy: vertical) }
}

extension UIDynamicItem {
  /// Where a point of the item, given by its offset from the center, lies in the coordinates of `center`.
  func attachmentPoint(_ offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
      .applying(CGAffineTransform(rotationAngle: transform.decomposed.rotation))
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }
}
