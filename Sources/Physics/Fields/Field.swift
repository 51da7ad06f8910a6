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

/// Where a field acts, relative to its position, in metres.
///
/// A radius or half size that is negative or not a number encloses nothing.
public indirect enum FieldRegion: Equatable, Sendable {
  /// Everywhere.
  case infinite

  /// Within a distance, edge included.
  case circle(radius: Double)

  /// Within an upright rectangle of twice the half sizes, edges included.
  case rectangle(halfWidth: Double, halfHeight: Double)

  /// Where the other region is not.
  case inverse(FieldRegion)

  /// Where either region is.
  case union(FieldRegion, FieldRegion)

  /// Where the first region is but not the second.
  case difference(FieldRegion, FieldRegion)

  /// Where both regions are.
  case intersection(FieldRegion, FieldRegion)

  /// Whether a point relative to the position of the field lies in the region; one that is not finite never does.
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

/// Fields that draw towards their position, as wells of potential energy.
extension Field {
  /// By what the strength is multiplied to give an acceleration, and whether that grows with the distance; nil for a field
  /// that draws nothing towards its position.
  func well(mass: Double, charge: Double) -> (factor: Double, isLinear: Bool)? {
    switch kind {
    case .radialGravity: return (1, false)
    case .spring: return (1 / mass, true)
    case .electric: return (-charge / mass, false)
    default: return nil
    }
  }

  /// The potential energy of a kilogram at a distance, for a strength of 1: the integral of the acceleration.
  func potential(at distance: Double, isLinear: Bool) -> Double {
    let power = isLinear ? 2.0 : 1
    if falloff == 0 { return (isLinear ? distance * distance : distance) / power }
    if distance < minimumRadius {
      // Within the minimum radius the falloff stays what it is there.
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

/// A field in its world.
struct FieldSlot: Slot {
  var field: Field

  /// The members by their number, each once.
  var members: ContiguousArray<Int32> = []
  var generation: UInt32
  var isUsed = true

  /// The acceleration of a field that gives all members the same, whatever they do; nil for other fields.
  var steadyAcceleration: Vector2?
}
