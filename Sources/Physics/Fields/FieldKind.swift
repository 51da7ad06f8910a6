/// The effect of a field on its members.
///
/// Kinds that give an acceleration act on all masses equally, like gravity; kinds that give a force
/// accelerate heavier bodies less. `s` is the strength of the field, `k` the falloff factor at the body's
/// distance: see ``Field/falloff``.
public enum FieldKind {
  /// A force of `s·k` newtons per metre per second, against the velocity.
  case drag

  /// An acceleration of `s·k` perpendicular to the direction towards the field's position; positive strengths
  /// rotate from the x axis towards the y axis.
  case vortex

  /// An acceleration of `s·k` towards the position of the field.
  case radialGravity

  /// An acceleration of `s·k` times a vector in m/s².
  ///
  /// Without falloff and in an infinite region it is constant, and free bodies follow it exactly.
  case linearGravity(Vector2)

  /// Sets the velocity to `s·k` times a velocity in m/s, regardless of accelerations; obstacles still stop
  /// bodies.
  case velocity(Vector2)

  /// An acceleration of at most `s·k` in a direction that varies randomly with position and time.
  ///
  /// Smoothness 0 gives the roughest, 1 the smoothest noise. The animation speed is in hertz; 0 gives static
  /// noise. Equal seeds give equal noise.
  case noise(smoothness: Double, animationSpeed: Double, seed: UInt64)

  /// Noise whose acceleration is multiplied by the body's speed in metres per second.
  case turbulence(smoothness: Double, animationSpeed: Double, seed: UInt64)

  /// A force of `s·k` newtons per metre of distance, towards the field's position.
  case spring

  /// A force of `s·k` newtons for a charge of 1, away from the field's position if both signs are equal.
  case electric

  /// A force of `s·k` newtons for a charge of 1 and a speed of 1 m/s, perpendicular to the velocity.
  ///
  /// If charge times strength is positive, the velocity rotates from the x axis towards the y axis. The speed
  /// is preserved.
  case magnetic

  /// The force in newtons that a closure returns, multiplied by `s·k`. A force that is not finite is ignored.
  case custom((FieldSample) -> Vector2)
}

extension FieldKind {
  /// The kind with sanitized numbers: values that are not finite become 0, smoothness is clamped to 0…1.
  var sanitized: FieldKind {
    func usable(_ vector: Vector2) -> Vector2 {
      let limit = Vector2(repeating: Field.greatestNumber)
      return vector.isFinite ? vector.clamped(lowerBound: -limit, upperBound: limit) : .zero
    }
    func fraction(_ number: Double) -> Double { number.isFinite ? min(max(number, 0), 1) : 0 }
    func hertz(_ number: Double) -> Double { number.isFinite ? min(max(number, -1e6), 1e6) : 0 }
    switch self {
    case .linearGravity(let acceleration): return .linearGravity(usable(acceleration))
    case .velocity(let velocity): return .velocity(usable(velocity))
    case .noise(let smoothness, let speed, let seed):
      return .noise(smoothness: fraction(smoothness), animationSpeed: hertz(speed), seed: seed)
    case .turbulence(let smoothness, let speed, let seed):
      return .turbulence(smoothness: fraction(smoothness), animationSpeed: hertz(speed), seed: seed)
    case .drag, .vortex, .radialGravity, .spring, .electric, .magnetic, .custom: return self
    }
  }

  /// Whether the kinds are known to have the same effect; closures can't be compared.
  func isSame(as other: FieldKind) -> Bool {
    switch (self, other) {
    case (.drag, .drag), (.vortex, .vortex), (.radialGravity, .radialGravity), (.spring, .spring),
      (.electric, .electric), (.magnetic, .magnetic):
      return true
    case (.linearGravity(let one), .linearGravity(let two)), (.velocity(let one), .velocity(let two)):
      return one == two
    case (
      .noise(let smoothness, let speed, let seed), .noise(let otherSmoothness, let otherSpeed, let otherSeed)
    ),
      (
        .turbulence(let smoothness, let speed, let seed),
        .turbulence(let otherSmoothness, let otherSpeed, let otherSeed)
      ):
      return smoothness == otherSmoothness && speed == otherSpeed && seed == otherSeed
    default:
      return false
    }
  }

  /// Whether the effect on a body at rest may change with time.
  var changesWithTime: Bool {
    switch self {
    case .noise(_, let speed, _): return speed != 0
    case .custom: return true
    default: return false
    }
  }
}

/// The input of a custom field: the state of a body at the start of a sub-step.
public struct FieldSample: Sendable {
  /// The centre of mass in world coordinates, in metres.
  public let position: Vector2

  /// The velocity of the centre of mass, in metres per second.
  public let velocity: Vector2

  /// The mass in kilograms.
  public let mass: Double

  /// The charge.
  public let charge: Double

  /// The length of the sub-step during which the force acts, in seconds.
  public let seconds: Double
}
