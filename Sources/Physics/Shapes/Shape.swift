/// The material and collision filter of a shape.
///
/// Values that are not finite are replaced by the default of the property, negative ones by zero.
public struct ShapeDefinition: Sendable {
  /// The density in kilograms per square metre.
  public var density = 1.0

  /// Coulomb's coefficient of friction; a contact uses the geometric mean of both shapes.
  public var friction = 0.2

  /// The coefficient of restitution, from 0 to 1; a contact uses the larger of both shapes.
  public var restitution = 0.0

  /// The collision filter.
  public var filter = CollisionFilter.everything

  /// A number for the owner, repeated in contact events.
  public var tag: UInt64 = 0

  /// Creates the definition of a shape that collides with everything.
  public init() {}
}

/// The categories of a shape and those that it collides with, as bit masks.
public struct CollisionFilter: Equatable, Sendable {
  /// The categories of the shape, one per bit.
  public var category: UInt64

  /// The categories with which it collides.
  public var mask: UInt64

  /// Collides with every shape that collides with it.
  public static let everything = CollisionFilter()

  /// Collides with nothing.
  public static let nothing = CollisionFilter(category: 0, mask: 0)

  /// Creates a filter.
  public init(category: UInt64 = 1, mask: UInt64 = .max) {
    self.category = category
    self.mask = mask
  }

  /// Whether two shapes with these filters collide: each mask must contain a category of the other.
  public func collides(with other: CollisionFilter) -> Bool {
    category & other.mask != 0 && other.category & mask != 0
  }

  /// Whether a shape with this filter can collide with any shape.
  var canCollide: Bool { category != 0 && mask != 0 }
}

/// A shape as the broad phase reads it; its geometry is stored separately.
struct Shape: Slot {
  var filter: CollisionFilter
  var density: Double
  var friction: Float
  var restitution: Float
  var tag: UInt64
  var body: Int32

  /// The neighbours in the body's list of shapes; -1 at the ends.
  var next: Int32
  var previous: Int32 = -1
  var generation: UInt32
  var isUsed: Bool

  /// The leaf in the broad phase tree; -1 if the shape never collides.
  var leaf: Int32 = -1

  /// The index in the list of shapes whose pairs are to be updated; -1 if not listed.
  var movedPlace: Int32 = -1

  var isMoved: Bool { movedPlace >= 0 }

  /// The box in which a moving shape needs no new search for fixed shapes.
  var fixedReach = FloatBox.nowhere

  /// Whether the leaf is in the tree of fixed shapes.
  var isInFixedTree = false
}
