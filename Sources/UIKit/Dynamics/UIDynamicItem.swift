/// Something that a dynamic animator can move: every view, and any object of yours that has a place.
///
/// The animator writes `center` and `transform` of items that moved, and reads them, like `bounds`, when the
/// item is first added and in `updateItem(usingCurrentState:)` only. An item whose center or size is not a
/// finite number takes no part until that is called again.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Where the item's middle lies, in points: of its superview for a view, else of the reference view.
  var center: CGPoint { get set }

  /// The item's size, in points; the origin plays no part.
  ///
  /// A side of less than one point counts as one point.
  var bounds: CGRect { get }

  /// How the item is turned.
  ///
  /// The animator turns what it finds and leaves any scale in it alone: it is no part of the body.
  var transform: CGAffineTransform { get set }

  /// The shape with which the item collides; the rectangle of its bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline with which an item of the type `.path` collides, in points around its middle, unturned.
  ///
  /// Each subpath is filled; an outline that curves inwards or crosses itself is cut into convex parts. An
  /// empty path, as by default, stands for the rectangle of the bounds.
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

/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable, Hashable {
  /// The item's bounds.
  case rectangle

  /// The ellipse that touches the sides of the item's bounds.
  case ellipse

  /// The item's `collisionBoundingPath`.
  case path
}
