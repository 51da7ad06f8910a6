/// Limits the energy after impacts.
///
/// Impulses of individual contacts may add up to too much energy: in a corner each wall alone makes a box
/// bounce, friction rotates a box while it bounces, and light bodies between heavy ones are ejected. If a
/// group of bodies in contact has more energy than it had and received from forces, all impulses of the step
/// in the group are scaled by the same factor. This conserves momentum, because every impulse still acts on
/// two bodies equally.
extension World {
  /// - Parameters:
  ///   - subSteps: The number of sub-steps.
  ///   - step: The length of a sub-step, in seconds.
  mutating func limitEnergy(subSteps: Int, _ step: Double) {
    let count = Float(subSteps)
    guard solver.hasBounces || hasMoreEnergyThanBefore(count) else { return }
    gatherBudgets(count, step)
    for slot in solver.bodies.indices.dropFirst() where solver.states[slot * 2].w > 0 {
      guard let parts = solver.budgets[islands.root(slot)].parts else { continue }
      let free = freeVelocity(slot, count)
      let bounced = solver.states[slot * 2]
      let held = solver.hasBounces ? solver.heldVelocities[slot] : bounced
      solver.states[slot * 2] = free + parts.constraints * (held - free) + parts.bounces * (bounced - held)
    }
  }

  /// Whether any body has gained energy; otherwise no group has.
  private func hasMoreEnergyThanBefore(_ subSteps: Float) -> Bool {
    for slot in solver.bodies.indices.dropFirst() where solver.states[slot * 2].w > 0 {
      let velocity = solver.states[slot * 2]
      let start = startVelocity(slot)
      let drive = subSteps * solver.bodies[slot].drive
      // Energies per kilogram, with a lower limit: most bodies stay below it, and it needs no square roots.
      let inverseInertia = solver.states[slot * 2 + 1].w
      let ratio = inverseInertia > 0 ? velocity.w / inverseInertia : 0
      let weights = SIMD4(1, 1, ratio, 0)
      let surplus = (weights * (velocity * velocity - start * start - drive * drive)).sum()
      guard surplus > 0 else { continue }
      let inverses = inverses(slot)
      if inverses.product(velocity, velocity) > allowedEnergy(slot, subSteps, inverses) { return true }
    }
    return false
  }

  private mutating func gatherBudgets(_ subSteps: Float, _ step: Double) {
    islands.reset(count: solver.bodies.count)
    solver.budgets.clear()
    solver.budgets.resize(to: solver.bodies.count, with: EnergyBudget())
    for contact in solver.contacts where isMovable(contact.bodyA) && isMovable(contact.bodyB) {
      islands.join(Int(contact.bodyA), Int(contact.bodyB))
    }
    for contact in solver.contacts {
      // A moving kinematic body adds and removes energy.
      if isDriving(contact.bodyA) { solver.budgets[islands.root(Int(contact.bodyB))].isOpen = true }
      if isDriving(contact.bodyB) { solver.budgets[islands.root(Int(contact.bodyA))].isOpen = true }
    }
    for index in solver.joints.indices {
      solver.budgets[islands.root(Int(solver.joints[index].bodyA))].isOpen = true
      solver.budgets[islands.root(Int(solver.joints[index].bodyB))].isOpen = true
    }
    for drive in fieldEffects { solver.budgets[islands.root(Int(drive.slot))].isOpen = true }
    for slot in solver.bodies.indices.dropFirst() where solver.states[slot * 2].w > 0 {
      let inverses = inverses(slot)
      let bounced = solver.states[slot * 2]
      let held = solver.hasBounces ? solver.heldVelocities[slot] : bounced
      let start = startVelocity(slot)
      let energy = inverses.product(start, start)
      let drive = solver.bodies[slot].drive
      let displacement = solver.states[slot * 2 + 1]
      solver.budgets[islands.root(slot)].add(
        free: freeVelocity(slot, subSteps),
        held: held,
        bounced: bounced,
        allowance: EnergyBudget.Allowance(
          most: allowedEnergy(slot, subSteps, inverses),
          earned: energy + 2 * inverses.product(drive, displacement) / step,
          earnedByVelocity: energy + Double(subSteps) * inverses.product(drive, start + held)
        ),
        inverses
      )
    }
  }

  private func isMovable(_ slot: Int32) -> Bool { slot > 0 && solver.states[Int(slot) * 2].w > 0 }

  private func isDriving(_ slot: Int32) -> Bool {
    guard slot > 0 else { return false }
    let velocity = solver.states[Int(slot) * 2]
    return velocity.w == 0 && (velocity.x != 0 || velocity.y != 0 || velocity.z != 0)
  }

  private func inverses(_ slot: Int) -> EnergyBudget.Inverses {
    EnergyBudget.Inverses(mass: solver.states[slot * 2].w, inertia: solver.states[slot * 2 + 1].w)
  }

  /// The velocity at the start of the step, from the solver.
  private func startVelocity(_ slot: Int) -> SIMD4<Float> {
    let motion = motions[Int(solver.bodies[slot].number)]
    return SIMD4(
      Float(motion.linearVelocity.x),
      Float(motion.linearVelocity.y),
      Float(motion.angularVelocity),
      solver.states[slot * 2].w
    )
  }

  /// The velocity without any constraint impulses.
  private func freeVelocity(_ slot: Int, _ subSteps: Float) -> SIMD4<Float> {
    startVelocity(slot) + subSteps * solver.bodies[slot].drive
  }

  /// The largest energy of the body if forces had acted along its path for the whole step.
  private func allowedEnergy(
    _ slot: Int,
    _ subSteps: Float,
    _ inverses: EnergyBudget.Inverses
  ) -> Double {
    let start = startVelocity(slot)
    let drive = subSteps * solver.bodies[slot].drive
    let speed = start.lowHalf.length + drive.lowHalf.length
    let spin = start.z.magnitude + drive.z.magnitude
    let most = SIMD4(speed, 0, spin, 0)
    return inverses.product(most, most)
  }
}

/// The kinetic energy of a group of bodies in contact, and its limit.
///
/// Three velocities are compared: without constraints, after constraints, and after restitution.
struct EnergyBudget {
  typealias State = SIMD4<Float>

  /// The initial energy plus the largest work that forces may have done.
  private var most = 0.0

  /// The initial energy plus the work of forces: along the actual path, and along the path that follows from
  /// the velocities, without position corrections.
  private var earned = 0.0
  private var earnedByVelocity = 0.0

  /// The energies with the three velocities.
  private var free = 0.0
  private var held = 0.0
  private var bounced = 0.0

  /// The mixed products of two velocities, in the form of an energy.
  private var freeWithHeld = 0.0
  private var heldWithBounced = 0.0

  /// Whether a body outside of the budget may do work on the group.
  var isOpen = false

  init() {}

  /// Adds a body.
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

  /// The tolerance for rounding errors of single precision.
  private static let tolerance = 1 + 1e-6

  /// The factors of constraint impulses and then of restitution impulses; nil if both are kept.
  var parts: (constraints: Float, bounces: Float)? {
    // Either value may be too small, after an early impact or with a large overlap; then the other is right.
    let allowed = min(most, max(earned, earnedByVelocity))
    if isOpen || bounced <= allowed * Self.tolerance { return nil }
    if held <= allowed * Self.tolerance {
      return (1, Self.part(from: held, to: bounced, mixed: heldWithBounced, allowed: allowed))
    }
    return (Self.part(from: free, to: held, mixed: freeWithHeld, allowed: allowed), 0)
  }

  /// The fraction of a velocity change that stays within a limit: the energy along it is a parabola.
  private static func part(from start: Double, to end: Double, mixed: Double, allowed: Double) -> Float {
    let square = start + end - 2 * mixed
    let half = mixed - start
    let room = max(0, allowed - start)
    guard square > 0 else { return 1 }
    let part = ((half * half + square * room).squareRoot() - half) / square
    return part.isFinite ? Float(min(max(part, 0), 1)) : 0
  }

  /// The initial energy and work of forces of a body, computed in three ways.
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
