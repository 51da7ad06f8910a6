/// An object that a dynamic animator can move: any view, or your own object with a position.
///
/// The animator sets `center` and `transform` of items that moved. It reads them and `bounds` only when the
/// item is first added and in `updateItem(usingCurrentState:)`. An item whose centre or size is infinite or
/// NaN is inactive until that method is called again.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The centre of the item in points, in the coordinates of a view's superview or of the reference view.
  var center: CGPoint { get set }

  /// The item's size in points; the origin is ignored.
  ///
  /// Sides of less than one point are treated as one point.
  var bounds: CGRect { get }

  /// The rotation of the item.
  ///
  /// The animator rotates the current transform. It keeps a scale, which does not affect the collision shape.
  var transform: CGAffineTransform { get set }

  /// The kind of collision shape; defaults to the rectangle of the bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The collision outline for the type `.path`, in points around the centre, before rotation.
  ///
  /// Each subpath is filled. A concave or self-intersecting outline is divided into convex parts. An empty
  /// path, the default, means the rectangle of the bounds.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// Views are dynamic items.
extension UIView: UIDynamicItem {}

/// The attributes of a collection view's layout are dynamic items.
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension LayoutVisibleItem: UIDynamicItem {}

/// The kind of an item's collision shape.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable, Hashable {
  /// The item's bounds.
  case rectangle

  /// The ellipse inscribed in the item's bounds.
  case ellipse

  /// The item's `collisionBoundingPath`.
  case path
}
