import UIKit

/// A point of an item that is attached to an anchor or to a point of another item.
@MainActor
struct AttachedPoint {
  private let behavior: UIAttachmentBehavior
  private let item: DynamicsItemView
  private let offset: UIOffset
  private let other: DynamicsItemView?
  private let otherOffset: UIOffset

  init(
    _ behavior: UIAttachmentBehavior,
    _ item: DynamicsItemView,
    _ offset: UIOffset,
    _ other: DynamicsItemView? = nil,
    _ otherOffset: UIOffset = UIOffset()
  ) {
    self.behavior = behavior
    self.item = item
    self.offset = offset
    self.other = other
    self.otherOffset = otherOffset
  }

  /// The difference between the distance of the points and the attachment's length, in points.
  var error: CGFloat {
    let end = other.map { Self.point(of: otherOffset, in: $0) } ?? behavior.anchorPoint
    let start = Self.point(of: offset, in: item)
    return abs(hypot(end.x - start.x, end.y - start.y) - behavior.length)
  }

  /// Converts an offset from an item's centre to a point in its superview.
  static func point(of offset: UIOffset, in item: UIView) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }
}
