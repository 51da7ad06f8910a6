/// The energy of motion of a group of bodies in contact, and how much of it they may have.
///
/// Velocities count at three moments: as they would be had nothing held the bodies, as constraints have left them, and
/// after bounces.
struct EnergyBudget {
  typealias State = SIMD4<Float>

  /// What the bodies had, and what forces may have given them at most.
  private var most = 0.0

  /// What they had, and what forces have given them: along the way that they went, and along that which their velocities
  /// say they went, without being pushed out of each other.
  private var earned = 0.0
  private var earnedByVelocity = 0.0

  /// The energies at the three moments.
  private var free = 0.0
  private var held = 0.0
  private var bounced = 0.0

  /// The products of the velocities before and after, as energies are.
  private var freeWithHeld = 0.0
  private var heldWithBounced = 0.0

  /// Whether something may drive the bodies of which the budget doesn't know.
  var isOpen = false

  init() {}

  /// Takes a body in.
  ///
  /// - Parameter inverses: The inverse mass and inertia.
  mutating func add(
    free: State,
    held: State,
    bounced: State,
    allowance: Allowance,
    _ inverses: Inverses
  ) {
    most += allowance.most
    earned += allowance.earned
    earnedByVelocity += allowance.earnedByVelocity
    self.free += inverses.product(free, free)
    self.held += inverses.product(held, held)
    self.bounced += inverses.product(bounced, bounced)
    freeWithHeld += inverses.product(free, held)
    heldWithBounced += inverses.product(held, bounced)
  }

  /// Rounding errors of single precision, which are no reason to do anything.
  private static let tolerance = 1 + 1e-6

  /// Which part of the impulses of constraints, and then of those of bounces, may stay; nil if all of both may.
  var parts: (constraints: Float, bounces: Float)? {
    // What one of both reckonings has too little, for an impact came early or an overlap was large, the other has.
    let allowed = min(most, max(earned, earnedByVelocity))
    if isOpen || bounced <= allowed * Self.tolerance { return nil }
    if held <= allowed * Self.tolerance {
      return (1, Self.part(from: held, to: bounced, mixed: heldWithBounced, allowed: allowed))
    }
    return (Self.part(from: free, to: held, mixed: freeWithHeld, allowed: allowed), 0)
  }

  /// How far velocities may go from some to others: the energy in between is a parabola.
  private static func part(from start: Double, to end: Double, mixed: Double, allowed: Double) -> Float {
    let square = start + end - 2 * mixed
    let half = mixed - start
    let room = max(0, allowed - start)
    guard square > 0 else { return 1 }
    let part = ((half * half + square * room).squareRoot() - half) / square
    return part.isFinite ? Float(min(max(part, 0), 1)) : 0
  }

  /// What a body had, and what forces have given it, reckoned in three ways.
  struct Allowance {
    let most: Double
    let earned: Double
    let earnedByVelocity: Double
  }

  /// The inverse mass and inertia of a body.
  struct Inverses {
    let mass: Float
    let inertia: Float

    /// Half the product of two velocities, weighted with mass and inertia.
    func product(_ one: State, _ other: State) -> Double {
      let along = Double(one.x) * Double(other.x) + Double(one.y) * Double(other.y)
      let turning = inertia > 0 ? Double(one.z) * Double(other.z) / Double(inertia) : 0
      return 0.5 * (along / Double(mass) + turning)
    }
  }
}
