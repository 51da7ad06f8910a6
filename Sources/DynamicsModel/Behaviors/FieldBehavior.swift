import Physics

/// A force that depends on the position, velocity, mass or charge of an item.
///
/// Strengths are in UIKit newtons (see ``PushBehavior``) per mass or charge; distances are in hundreds of
/// points, so all units equal those of the solver: a radial gravity of strength 1 without falloff accelerates
/// by 100 points/s². Apple documents no units for most fields. Source: Apple, UIFieldBehavior.
public struct FieldBehavior {
  /// The kind of a field.
  public enum Kind {
    /// A force against the velocity and proportional to it.
    case drag

    /// A force perpendicular to the direction of the position: counter-clockwise on screen for positive
    /// strengths.
    case vortex

    /// A force towards the position, proportional to mass.
    case radialGravity

    /// A force in the field's direction, proportional to mass.
    case linearGravity

    /// Sets the velocity of items to that of the field.
    case velocity

    /// A random force that is the same in every run.
    case noise

    /// Noise proportional to the item's speed.
    case turbulence

    /// A force towards the position that grows with the distance.
    case spring

    /// A force towards the position or away from it, proportional to charge.
    case electric

    /// A force perpendicular to the velocity, proportional to charge.
    case magnetic

    /// A force in UIKit newtons from a closure, multiplied by the strength; ignored if it is not finite.
    ///
    /// The closure runs before the step, not within it, so it may change the simulation, but must not step
    /// it.
    case custom((FieldProbe) -> Vector2)
  }

  /// The kind of the field.
  public let kind: Kind

  /// The settings of the field.
  public var settings: FieldSettings

  /// Creates a field.
  public init(_ kind: Kind, _ settings: FieldSettings = FieldSettings()) {
    self.kind = kind
    self.settings = settings
  }

  /// The solver's field for its members; nil for a custom field, which is evaluated before every step.
  func field(on bodies: [BodyID]) -> Field? {
    guard let solverKind else { return nil }
    var field = Field(kind: solverKind)
    field.position = DynamicsScale.meters(settings.position)
    field.region = settings.area.region
    field.strength = DynamicsScale.limited(settings.strength) * sense
    field.falloff = DynamicsScale.limited(settings.falloff)
    field.minimumRadius = DynamicsScale.meters(settings.minimumRadius)
    field.bodies = bodies
    return field
  }

  /// The sign of the rotation: positive is clockwise on screen in the solver, counter-clockwise for a vortex
  /// and for the path of a charge in UIKit.
  ///
  /// Source: Apple, UIFieldBehavior.vortexField() and magneticField().
  private var sense: Double {
    switch kind {
    case .vortex, .magnetic: -1
    default: 1
    }
  }

  private var solverKind: FieldKind? {
    let direction = DynamicsScale.limited(settings.direction)
    let smoothness = settings.smoothness
    let speed = DynamicsScale.limited(settings.animationSpeed)
    let seed = DynamicsScale.noiseSeed
    switch kind {
    case .drag: return .drag
    case .vortex: return .vortex
    case .radialGravity: return .radialGravity
    case .linearGravity: return .linearGravity(direction)
    case .velocity: return .velocity(direction)
    case .noise: return .noise(smoothness: smoothness, animationSpeed: speed, seed: seed)
    case .turbulence: return .turbulence(smoothness: smoothness, animationSpeed: speed, seed: seed)
    case .spring: return .spring
    case .electric: return .electric
    case .magnetic: return .magnetic
    case .custom: return nil
    }
  }
}
