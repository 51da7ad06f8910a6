/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable, Hashable {
  /// The item's bounds.
  case rectangle

  /// The ellipse that touches the sides of the item's bounds.
  case ellipse

  /// The item's `collisionBoundingPath`.
  case path
}
