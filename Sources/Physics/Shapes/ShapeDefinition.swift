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
