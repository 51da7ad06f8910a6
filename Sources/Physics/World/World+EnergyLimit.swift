/// Impacts give back no more energy than went into them.
///
/// Impulses that are found contact after contact may add up to too much: in a corner each wall gives a box the bounce that
/// it would give alone, friction turns a box while it bounces, and what is light between heavy bodies is thrown by
/// impulses that were meant for them. In each group of bodies in contact all impulses of the step become smaller then, by
/// the same factor, so that the group has at most the energy that it had and that forces can have given it. Momentum is
/// kept, for every impulse goes on acting on two bodies alike.
extension World {
  /// - Parameters:
  ///   - subSteps: How many sub-steps the step had.
  ///   - step: The length of a sub-step, in seconds.
  mutating func limitEnergy(subSteps: Int, _ step: Double) {
    let count = Float(subSteps)
    guard solver.hasBounces || hasMoreEnergyThanBefore(count) else { return }
    gatherBudgets(count, step)
    for place in solver.bodies.indices.dropFirst() where solver.states[place * 2].w > 0 {
      guard let parts = solver.budgets[islands.root(place)].parts else { continue }
      let free = freeVelocity(place, count)
      let bounced = solver.states[place * 2]
      let held = solver.hasBounces ? solver.heldVelocities[place] : bounced
      solver.states[place * 2] = free + parts.constraints * (held - free) + parts.bounces * (bounced - held)
    }
  }

  /// Whether any body has, without which no group can.
  private func hasMoreEnergyThanBefore(_ subSteps: Float) -> Bool {
    for place in solver.bodies.indices.dropFirst() where solver.states[place * 2].w > 0 {
      let velocity = solver.states[place * 2]
      let start = startVelocity(place)
      let drive = subSteps * solver.bodies[place].drive
      // Energies of a kilogram, with less than is allowed: most bodies stay below that, and it takes no roots.
      let inverseInertia = solver.states[place * 2 + 1].w
      let ratio = inverseInertia > 0 ? velocity.w / inverseInertia : 0
      let weights = SIMD4(1, 1, ratio, 0)
      let surplus = (weights * (velocity * velocity - start * start - drive * drive)).sum()
      guard surplus > 0 else { continue }
      let inverses = inverses(place)
      if inverses.product(velocity, velocity) > allowedEnergy(place, subSteps, inverses) { return true }
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
      // What moves whatever hits it gives and takes energy.
      if isDriving(contact.bodyA) { solver.budgets[islands.root(Int(contact.bodyB))].isOpen = true }
      if isDriving(contact.bodyB) { solver.budgets[islands.root(Int(contact.bodyA))].isOpen = true }
    }
    for index in solver.joints.indices {
      solver.budgets[islands.root(Int(solver.joints[index].bodyA))].isOpen = true
      solver.budgets[islands.root(Int(solver.joints[index].bodyB))].isOpen = true
    }
    for drive in fieldDrives { solver.budgets[islands.root(Int(drive.place))].isOpen = true }
    for place in solver.bodies.indices.dropFirst() where solver.states[place * 2].w > 0 {
      let inverses = inverses(place)
      let bounced = solver.states[place * 2]
      let held = solver.hasBounces ? solver.heldVelocities[place] : bounced
      let start = startVelocity(place)
      let energy = inverses.product(start, start)
      let drive = solver.bodies[place].drive
      let way = solver.states[place * 2 + 1]
      solver.budgets[islands.root(place)].add(
        free: freeVelocity(place, subSteps),
        held: held,
        bounced: bounced,
        allowance: EnergyBudget.Allowance(
          most: allowedEnergy(place, subSteps, inverses),
          earned: energy + 2 * inverses.product(drive, way) / step,
          earnedByVelocity: energy + Double(subSteps) * inverses.product(drive, start + held)
        ),
        inverses
      )
    }
  }

  private func isMovable(_ place: Int32) -> Bool { place > 0 && solver.states[Int(place) * 2].w > 0 }

  private func isDriving(_ place: Int32) -> Bool {
    guard place > 0 else { return false }
    let velocity = solver.states[Int(place) * 2]
    return velocity.w == 0 && (velocity.x != 0 || velocity.y != 0 || velocity.z != 0)
  }

  private func inverses(_ place: Int) -> EnergyBudget.Inverses {
    EnergyBudget.Inverses(mass: solver.states[place * 2].w, inertia: solver.states[place * 2 + 1].w)
  }

  /// The velocity with which the body went into the step, as the solver took it over.
  private func startVelocity(_ place: Int) -> SIMD4<Float> {
    let motion = motions[Int(solver.bodies[place].number)]
    return SIMD4(
      Float(motion.linearVelocity.x),
      Float(motion.linearVelocity.y),
      Float(motion.angularVelocity),
      solver.states[place * 2].w
    )
  }

  /// The velocity that the body would have, had nothing held it.
  private func freeVelocity(_ place: Int, _ subSteps: Float) -> SIMD4<Float> {
    startVelocity(place) + subSteps * solver.bodies[place].drive
  }

  /// The energy that the body would have, had forces acted along its way for the whole step.
  private func allowedEnergy(
    _ place: Int,
    _ subSteps: Float,
    _ inverses: EnergyBudget.Inverses
  ) -> Double {
    let start = startVelocity(place)
    let drive = subSteps * solver.bodies[place].drive
    let speed = start.lowHalf.length + drive.lowHalf.length
    let spin = start.z.magnitude + drive.z.magnitude
    let most = SIMD4(speed, 0, spin, 0)
    return inverses.product(most, most)
  }
}

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
