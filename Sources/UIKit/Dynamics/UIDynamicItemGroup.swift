/// Several items that move as one body.
///
/// The items must have the same superview and be in no behaviour of their own. How they lie to each other is
/// read when the group is made. The group's center is the middle of the box around their bounds. Source:
/// Apple, UIDynamicItemGroup.
@preconcurrency @MainActor
public final class UIDynamicItemGroup: UIDynamicItem {
  /// One item and its place in the group as it was made.
  private struct Member {
    let item: any UIDynamicItem
    let offset: CGPoint
    let transform: CGAffineTransform
  }

  private let members: [Member]
  private let box: CGRect
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform.identity

  /// Makes a group of items as they lie; items whose center or size is not finite do not move the box.
  public init(items: [any UIDynamicItem]) {
    var union = CGRect.null
    for item in items {
      let frame = UIDynamicItemGroup.outline(of: item).boundingBox.offsetBy(
        dx: item.center.x,
        dy: item.center.y
      )
      if frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite {
        union = union.union(frame)
      }
    }
    let middle = union.isNull ? .zero : CGPoint(x: union.midX, y: union.midY)
    members = items.map { item in
      let offset = CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y)
      return Member(item: item, offset: offset, transform: item.transform)
    }
    box = CGRect(origin: .zero, size: union.isNull ? .zero : union.size)
    storedCenter = middle
  }

  /// The items.
  public var items: [any UIDynamicItem] { members.map(\.item) }

  /// The middle of the group; setting it moves all items.
  public var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      place()
    }
  }

  /// The size of the box around the items as they lay when the group was made.
  public var bounds: CGRect { box }

  /// How the group is turned; setting it turns all items about the group's center.
  public var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      place()
    }
  }

  /// A group collides with the shapes of its items.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The outlines of the items' bounds around the group's center.
  public var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for member in members {
      let shift = CGAffineTransform(translationX: member.offset.x, y: member.offset.y)
      path.outline.append(
        UIDynamicItemGroup.outline(of: member.item, transform: member.transform).applying(shift)
      )
    }
    return path
  }

  private func place() {
    for member in members {
      let offset = member.offset.applying(storedTransform)
      member.item.center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
      member.item.transform = member.transform.concatenating(storedTransform)
    }
  }

  /// The shape that an item collides with, around its middle.
  private static func outline(
    of item: any UIDynamicItem,
    transform: CGAffineTransform? = nil
  ) -> PathOutline {
    let size = item.bounds.size
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let path: UIBezierPath
    switch item.collisionBoundsType {
    case .path where !item.collisionBoundingPath.isEmpty: path = item.collisionBoundingPath
    case .ellipse: path = UIBezierPath(ovalIn: rect)
    case .rectangle, .path: path = UIBezierPath(rect: rect)
    }
    let turn = CGAffineTransform(rotationAngle: (transform ?? item.transform).decomposed.rotation)
    return path.outline.applying(turn)
  }
}
