/// Several items that move as one body.
///
/// The items must have the same superview and no other behaviour. Their relative positions are read when the
/// group is created. The centre of the group is the centre of the bounding box of the items. Source: Apple,
/// UIDynamicItemGroup.
@preconcurrency @MainActor
public final class UIDynamicItemGroup: UIDynamicItem {
  /// An item with its initial position in the group.
  private struct Member {
    let item: any UIDynamicItem
    let offset: CGPoint
    let transform: CGAffineTransform
  }

  private let members: [Member]
  private let box: CGRect
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform.identity

  /// Creates a group of items at their current positions.
  ///
  /// Items with an infinite or NaN centre or size don't affect the bounding box.
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

  /// The centre of the group; setting it moves all items.
  public var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      place()
    }
  }

  /// The size of the bounding box of the items when the group was created.
  public var bounds: CGRect { box }

  /// The rotation of the group; setting it rotates all items around the group's centre.
  public var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      place()
    }
  }

  /// The type `.path`: a group collides with the shapes of its items.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The collision shapes of the items, around the group's centre.
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

  /// Returns the collision shape of an item, around its centre.
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
