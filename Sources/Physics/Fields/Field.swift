/// A force field that drives its members within a region.
///
/// Fields act on the centres of mass of dynamic bodies, in every sub-step. Values that are not finite are
/// replaced by the default of the property.
public struct Field {
  /// The effect of the field.
  public var kind: FieldKind

  /// The centre of the field in world coordinates, in metres.
  public var position = Vector2.zero

  /// The region in which the field acts, relative to ``position``.
  public var region = FieldRegion.infinite

  /// The strength; its unit depends on the kind, and negative values invert the effect.
  public var strength = 1.0

  /// The exponent of the decay with distance: at distance `d` from the position the strength is multiplied by
  /// `d` to the power of `-falloff`.
  ///
  /// The default 0 means no decay; 2 is the law of gravitation.
  public var falloff = 0.0

  /// The smallest distance in metres used for the falloff; bodies closer than this use this distance.
  public var minimumRadius = 1e-3

  /// The members: the bodies on which the field acts.
  public var bodies: [BodyID] = []

  /// Creates a field of strength 1 at the origin, without members.
  public init(kind: FieldKind) {
    self.kind = kind
  }

  /// The limit to which numbers of fields are clamped, so their products stay finite.
  static let greatestNumber = 1e12

  /// The field with all numbers sanitized.
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

  /// The acceleration of all members if it depends neither on position nor on velocity; nil otherwise.
  var steadyAcceleration: Vector2? {
    guard case .linearGravity(let acceleration) = kind, falloff == 0, region == .infinite else { return nil }
    return strength * acceleration
  }

  /// The strength at a distance from the position.
  func strength(at distance: Double) -> Double {
    if falloff == 0 { return strength }
    let left = strength * Trigonometry.power(max(distance, minimumRadius), -falloff)
    return min(max(left, -1e30), 1e30)
  }

  /// Whether both fields have the same effect on the same bodies; false for closures, which can't be
  /// compared.
  func isSame(as other: Field) -> Bool {
    kind.isSame(as: other.kind) && position == other.position && region == other.region
      && strength == other.strength && falloff == other.falloff && minimumRadius == other.minimumRadius
      && bodies == other.bodies
  }
}

/// The region in which a field acts, relative to its position, in metres.
///
/// A radius or half size that is negative or not a number makes the region empty.
public indirect enum FieldRegion: Equatable, Sendable {
  /// The whole plane.
  case infinite

  /// A disc, edge included.
  case circle(radius: Double)

  /// An axis-aligned rectangle with twice the half sizes, edges included.
  case rectangle(halfWidth: Double, halfHeight: Double)

  /// The complement of a region.
  case inverse(FieldRegion)

  /// The union of two regions.
  case union(FieldRegion, FieldRegion)

  /// The first region without the second.
  case difference(FieldRegion, FieldRegion)

  /// The intersection of two regions.
  case intersection(FieldRegion, FieldRegion)

  /// Whether the region contains a point relative to the field's position; false for points that are not
  /// finite.
  public func contains(_ point: Vector2) -> Bool { point.isFinite && encloses(point) }

  private func encloses(_ point: Vector2) -> Bool {
    switch self {
    case .infinite:
      return true
    case .circle(let radius):
      return radius >= 0 && point.length <= radius
    case .rectangle(let halfWidth, let halfHeight):
      return point.x.magnitude <= halfWidth && point.y.magnitude <= halfHeight
    case .inverse(let region):
      return !region.encloses(point)
    case .union(let one, let other):
      return one.encloses(point) || other.encloses(point)
    case .difference(let region, let taken):
      return region.encloses(point) && !taken.encloses(point)
    case .intersection(let one, let other):
      return one.encloses(point) && other.encloses(point)
    }
  }
}

/// Attractive fields as potential wells.
extension Field {
  /// The factor from strength to acceleration, and whether the acceleration grows with the distance; nil for
  /// a field that doesn't attract towards its position.
  func well(mass: Double, charge: Double) -> (factor: Double, isLinear: Bool)? {
    switch kind {
    case .radialGravity: return (1, false)
    case .spring: return (1 / mass, true)
    case .electric: return (-charge / mass, false)
    default: return nil
    }
  }

  /// The potential energy per kilogram at a distance, for strength 1: the integral of the acceleration.
  func potential(at distance: Double, isLinear: Bool) -> Double {
    let power = isLinear ? 2.0 : 1
    if falloff == 0 { return (isLinear ? distance * distance : distance) / power }
    if distance < minimumRadius {
      // Within the minimum radius the falloff is constant.
      let inner = isLinear ? distance * distance : distance
      let edge = isLinear ? minimumRadius * minimumRadius : minimumRadius
      let left = Trigonometry.power(minimumRadius, -falloff)
      return potential(at: minimumRadius, isLinear: isLinear) - left * (edge - inner) / power
    }
    let exponent = power - falloff
    return exponent == 0
      ? Trigonometry.logarithm(distance) : Trigonometry.power(distance, exponent) / exponent
  }
}

/// A field stored in a world.
struct FieldSlot: Slot {
  var field: Field

  /// The members by body number, without duplicates.
  var members: ContiguousArray<Int32> = []
  var generation: UInt32
  var isUsed = true

  /// The acceleration of a field that accelerates all members equally; nil for other fields.
  var steadyAcceleration: Vector2?
}
