import Physics

/// Forces that depend on where an item is, how fast it moves, its mass or its charge.
///
/// Strengths are in UIKit newtons (see ``PushBehavior``) by mass or charge, distances in hundreds of points,
/// in which the units of the solver are all one: a radial gravity of strength 1 without falloff
/// accelerates by 100 points/s². Apple documents no units for most fields. Source: Apple, UIFieldBehavior.
public struct FieldBehavior {
  /// What a field does.
  public enum Kind {
    /// Slows items down, the more the faster they are.
    case drag

    /// Pushes items at right angles to the line to its position: counter-clockwise on the screen for a positive strength.
    case vortex

    /// Pulls items to its position, by their mass.
    case radialGravity

    /// Pulls items in its direction, by their mass.
    case linearGravity

    /// Gives items its own velocity.
    case velocity

    /// Pushes items to and fro without a plan, yet the same way in every run.
    case noise

    /// Noise whose force grows with the speed of the item.
    case turbulence

    /// Pulls items to its position, the more the farther they are.
    case spring

    /// Pulls items to its position or away from it, by their charge.
    case electric

    /// Pushes moving items aside, by their charge.
    case magnetic

    /// Pushes items within its area by a force in UIKit newtons that is multiplied by the strength; one that is not finite
    /// is ignored.
    ///
    /// It is asked before the step, not within it, so that it may do anything with the simulation but step it.
    case custom((FieldProbe) -> Vector2)
  }

  /// What the field does.
  public let kind: Kind

  /// What can be changed of it.
  public var settings: FieldSettings

  /// Creates a field.
  public init(_ kind: Kind, _ settings: FieldSettings = FieldSettings()) {
    self.kind = kind
    self.settings = settings
  }

  /// What the solver is given for members; nil for a field that is asked before every step.
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

  /// The solver turns positively from x to y, which is clockwise on a screen; a vortex of UIKit turns the other way.
  private var sense: Double {
    if case .vortex = kind { return -1 }
    return 1
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
