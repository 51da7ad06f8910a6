/// Something that drives its members wherever they are within a region.
///
/// Fields act on dynamic bodies, at their centres of mass, in every sub-step. Numbers that are not finite are replaced
/// by the default of the property.
public struct Field {
  /// What the field does.
  public var kind: FieldKind

  /// Where its centre is in the world, in metres.
  public var position = Vector2.zero

  /// Where it acts, relative to ``position``.
  public var region = FieldRegion.infinite

  /// How strong it is; what that means depends on the kind, and negative strengths do the opposite.
  public var strength = 1.0

  /// How fast the strength decays: at a distance `d` of the position, `d` to the power of `-falloff` of it is left.
  ///
  /// 0, no decay, unless set; 2 is the law of gravitation.
  public var falloff = 0.0

  /// The smallest distance in metres that the falloff reckons with: what is nearer counts as being there.
  public var minimumRadius = 1e-3

  /// The members: the bodies on which the field acts.
  public var bodies: [BodyID] = []

  /// Creates a field of strength 1 around the origin without members.
  public init(kind: FieldKind) {
    self.kind = kind
  }

  /// Beyond this, numbers of fields are cut: their products must stay finite.
  static let greatestNumber = 1e12

  /// The field with every number usable.
  var sanitized: Field {
    func finite(_ number: Double, or other: Double) -> Double {
      number.isFinite ? min(max(number, -Self.greatestNumber), Self.greatestNumber) : other
    }
    let defaults = Field(kind: .drag)
    var field = self
    field.kind = kind.sanitized
    let limit = Vector2(repeating: Constants.maximumCoordinate)
    field.position = position.isFinite ? position.clamped(lowerBound: -limit, upperBound: limit) : .zero
    field.strength = finite(strength, or: defaults.strength)
    field.falloff = finite(falloff, or: defaults.falloff)
    field.minimumRadius = max(finite(minimumRadius, or: defaults.minimumRadius), Constants.minimumLength)
    return field
  }

  /// The acceleration that a field gives its members wherever they are; nil if it depends on where or how they move.
  var steadyAcceleration: Vector2? {
    guard case .linearGravity(let acceleration) = kind, falloff == 0, region == .infinite else { return nil }
    return strength * acceleration
  }

  /// The strength that is left at a distance.
  func strength(at distance: Double) -> Double {
    if falloff == 0 { return strength }
    let left = strength * Trigonometry.power(max(distance, minimumRadius), -falloff)
    return min(max(left, -1e30), 1e30)
  }

  /// Whether both act in the same way on the same bodies, as far as can be told.
  func isSame(as other: Field) -> Bool {
    kind.isSame(as: other.kind) && position == other.position && region == other.region
      && strength == other.strength && falloff == other.falloff && minimumRadius == other.minimumRadius
      && bodies == other.bodies
  }
}
