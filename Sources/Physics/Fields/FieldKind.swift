/// What a field does to its bodies.
///
/// Accelerations act on all masses alike, as gravity does; forces move what is heavier less. `s` stands for the strength
/// of the field, `k` for how much of it is left at the body's distance: see ``Field/falloff``.
public enum FieldKind {
  /// A force of `s·k` newtons for each metre a second, against the velocity.
  case drag

  /// An acceleration of `s·k` across the line from the position of the field; positive strengths turn from the x axis
  /// towards the y axis.
  case vortex

  /// An acceleration of `s·k` towards the position of the field.
  case radialGravity

  /// An acceleration of `s·k` times a vector in m/s².
  ///
  /// Without a falloff and over an infinite region it is constant, and free bodies follow it exactly.
  case linearGravity(Vector2)

  /// Makes bodies move with `s·k` times a velocity in m/s, whatever accelerates them; obstacles still stop them.
  case velocity(Vector2)

  /// An acceleration of at most `s·k` in a direction that changes at random from place to place and with time.
  ///
  /// Smoothness 0 is the roughest, 1 the smoothest noise; the animation speed is in hertz, 0 stands still. Equal seeds
  /// give equal noise.
  case noise(smoothness: Double, animationSpeed: Double, seed: UInt64)

  /// Noise whose acceleration is multiplied by the speed of the body, in metres a second.
  case turbulence(smoothness: Double, animationSpeed: Double, seed: UInt64)

  /// A force of `s·k` newtons for each metre of distance, towards the position of the field.
  case spring

  /// A force of `s·k` newtons for a charge of 1, away from the position of the field if both have the same sign.
  case electric

  /// A force of `s·k` newtons for a charge of 1 and a speed of 1 m/s, across the velocity.
  ///
  /// With a positive product of charge and strength the velocity turns from the x axis towards the y axis, and keeps
  /// its length.
  case magnetic

  /// The force in newtons that a closure gives; it is multiplied by `s·k`. A force that is not finite is none.
  case custom((FieldSample) -> Vector2)
}

extension FieldKind {
  /// The kind with every number usable: what is not finite becomes 0, a smoothness is kept from 0 to 1.
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

  /// Whether the kinds are known to do the same; closures can't be compared.
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

  /// Whether what the field does to a body may change though the body doesn't move.
  var changesWithTime: Bool {
    switch self {
    case .noise(_, let speed, _): return speed != 0
    case .custom: return true
    default: return false
    }
  }
}

/// What a custom field is asked about: a body as it is at the start of a sub-step.
public struct FieldSample: Sendable {
  /// Where its centre of mass is in the world, in metres.
  public let position: Vector2

  /// The velocity of its centre of mass, in metres a second.
  public let velocity: Vector2

  /// Its mass in kilograms.
  public let mass: Double

  /// Its charge.
  public let charge: Double

  /// The length of the sub-step for which the force is going to act, in seconds.
  public let seconds: Double
}
