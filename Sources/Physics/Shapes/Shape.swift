/// What a shape is made of and what it collides with.
///
/// Numbers that are not finite are replaced by the default of the property, negative ones by zero.
public struct ShapeDefinition: Sendable {
  /// The mass of a square metre, in kilograms.
  public var density = 1.0

  /// Coulomb's coefficient of friction; two shapes that touch take the geometric mean of theirs.
  public var friction = 0.2

  /// How much of the approach speed a bounce gives back, from 0 to 1; two shapes take the larger of theirs.
  public var restitution = 0.0

  /// Which shapes it collides with.
  public var filter = CollisionFilter.everything

  /// A number for the owner's use, repeated in contact events.
  public var tag: UInt64 = 0

  /// Creates the definition of a shape that collides with everything.
  public init() {}
}

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

/// A shape of a body, as the broad phase reads it; its form stands apart.
struct Shape: Slot {
  var filter: CollisionFilter
  var density: Double
  var friction: Float
  var restitution: Float
  var tag: UInt64
  var body: Int32

  /// The neighbours in the list of the body's shapes, -1 at its ends.
  var next: Int32
  var previous: Int32 = -1
  var generation: UInt32
  var isUsed: Bool

  /// The leaf in the broad phase, -1 if the shape collides with nothing.
  var leaf: Int32 = -1

  /// The place among the shapes that wait for a search for new pairs, -1 for one that doesn't.
  var movedPlace: Int32 = -1

  var isMoved: Bool { movedPlace >= 0 }

  /// Where a moving shape may be without a new search for fixed shapes to meet.
  var fixedReach = FloatBox.nowhere

  /// Which of the two trees has the leaf.
  var isInFixedTree = false
}
