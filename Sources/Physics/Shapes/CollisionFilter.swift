/// Which shapes a shape collides with.
public struct CollisionFilter: Equatable, Sendable {
  /// The categories that the shape belongs to, one a bit.
  public var category: UInt64

  /// The categories that it collides with.
  public var mask: UInt64

  /// Collides with everything that collides with it.
  public static let everything = CollisionFilter()

  /// Collides with nothing.
  public static let nothing = CollisionFilter(category: 0, mask: 0)

  /// Creates a filter.
  public init(category: UInt64 = 1, mask: UInt64 = .max) {
    self.category = category
    self.mask = mask
  }

  /// Whether two shapes with these filters collide: each must belong to a category that the other's mask names.
  public func collides(with other: CollisionFilter) -> Bool {
    category & other.mask != 0 && other.category & mask != 0
  }

  /// Whether there can be a shape that one with this filter collides with.
  var canCollide: Bool { category != 0 && mask != 0 }
}
