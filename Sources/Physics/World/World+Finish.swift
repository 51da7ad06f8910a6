/// The end of a step.
extension World {
  /// Integrates the unconstrained bodies exactly, regardless of the step's length.
  mutating func integrateFreeBodies(_ seconds: Double) {
    let gravity = self.gravity
    solver.fastBodies.clear()
    awakeBodies.withUnsafeBufferPointer { awake in
      bodies.withUnsafeMutableBufferPointer { bodies in
        motions.withUnsafeMutableBufferPointer { motions in
          placements.withUnsafeMutableBufferPointer { placements in
            for number in awake where bodies[Int(number)].solverIndex == 0 {
              let index = Int(number)
              let start = placements[index].center
              let angle = motions[index].angle
              motions[index].advance(&placements[index], gravity, seconds)
              // A body without contacts can't tunnel.
              if bodies[index].firstContact >= 0 {
                solver.fastBodies.append(
                  FastBody(
                    body: number,
                    moved: placements[index].center - start,
                    turned: motions[index].angle - angle
                  )
                )
              }
            }
          }
        }
      }
    }
    for fast in solver.fastBodies { preventTunnelling(Int(fast.body), fast.moved, fast.turned) }
  }

  /// Stores the solver's results of constrained bodies.
  mutating func finishConstrainedBodies(_ step: Double) {
    let farthest = Float(Constants.maximumSpeed * stepDuration)
    for slot in solver.bodies.indices.dropFirst() {
      let index = Int(solver.bodies[slot].number)
      bodies[index].solverIndex = 0
      motions[index].force = .zero
      motions[index].torque = 0
      let velocity = solver.states[slot * 2]
      solver.states[slot * 2 + 1] -= lead(slot, step)
      let moved = solver.states[slot * 2 + 1]
      guard velocity.x.isFinite, velocity.y.isFinite, velocity.z.isFinite,
        moved.lowHalf.lengthSquared < farthest * farthest, moved.z.isFinite
      else {
        // Masses or forces exceed single precision: the body stays in place.
        solver.states[slot * 2 + 1] = .zero
        motions[index].linearVelocity = .zero
        motions[index].angularVelocity = 0
        clearImpulses(of: index)
        continue
      }
      motions[index].linearVelocity = Vector2(Double(velocity.x), Double(velocity.y))
      motions[index].angularVelocity = Double(velocity.z)
      motions[index].limitSpeed()
      placements[index].moveCenter(by: Vector2(Double(moved.x), Double(moved.y)))
      if moved.z != 0 {
        motions[index].angle += Double(moved.z)
        placements[index].rotation = FloatRotation(Rotation(angle: motions[index].angle))
      }
    }
    preventTunnelling()
    reportBeginnings()
  }

  /// The position error of a body that slides or rolls in contact.
  ///
  /// In each sub-step the body moves with the velocity at its end. Over the step this adds half a sub-step
  /// times the velocity gained. Impacts, which gain more than forces can, happen instantly and cause no
  /// error.
  ///
  /// - Parameter step: The length of a sub-step, in seconds.
  @inline(__always)
  private func lead(_ slot: Int, _ step: Double) -> SIMD4<Float> {
    let body = solver.bodies[slot]
    let index = Int(body.number)
    guard body.isBallistic, bodies[index].firstJoint < 0 else { return .zero }
    let motion = motions[index]
    let start = SIMD4(
      Float(motion.linearVelocity.x),
      Float(motion.linearVelocity.y),
      Float(motion.angularVelocity),
      0
    )
    let gained = solver.states[slot * 2] - start
    let driven = Float(subStepCount) * body.drive
    let most = driven.lowHalf.lengthSquared
    // A body that gained the full velocity was free and has no error.
    guard gained.lowHalf.lengthSquared < most, (driven - gained).lowHalf.lengthSquared > 1e-6 * most
    else { return .zero }
    return Float(0.5 * step) * SIMD4(gained.x, gained.y, gained.z, 0)
  }
}

extension Motion {
  /// Moves a free body by the exact solution of its equation of motion.
  @inline(__always)
  mutating func advance(_ placement: inout Placement, _ gravity: Vector2, _ seconds: Double) {
    let pull = pull(in: gravity)
    if linearDamping == 0 {
      placement.center += linearVelocity * seconds + 0.5 * seconds * seconds * pull
      linearVelocity += pull * seconds
    } else {
      let decay = Decay(rate: linearDamping, seconds: seconds)
      placement.center += linearVelocity * decay.lasting + pull * decay.driven
      linearVelocity = linearVelocity * decay.remaining + pull * decay.lasting
    }
    let twist = self.twist
    if angularVelocity != 0 || twist != 0 {
      if angularDamping == 0 {
        angle += angularVelocity * seconds + 0.5 * twist * seconds * seconds
        angularVelocity += twist * seconds
      } else {
        let decay = Decay(rate: angularDamping, seconds: seconds)
        angle += angularVelocity * decay.lasting + twist * decay.driven
        angularVelocity = angularVelocity * decay.remaining + twist * decay.lasting
      }
      placement.rotation = FloatRotation(Rotation(angle: angle))
    }
    force = .zero
    torque = 0
    limitSpeed()
    placement.moveCenter(by: .zero)
  }

  @inline(__always)
  mutating func limitSpeed() {
    let limit = Constants.maximumSpeed
    let square = linearVelocity.lengthSquared
    if square > limit * limit {
      linearVelocity = square.isFinite ? linearVelocity * (limit / square.squareRoot()) : .zero
    }
    let turning = Constants.maximumAngularSpeed
    angularVelocity = min(max(angularVelocity, -turning), turning)
  }
}

/// Exponential decay of a velocity at a constant rate: the exact solution of v' = a - c·v.
struct Decay {
  /// The remaining fraction of the velocity.
  let remaining: Double

  /// The distance per unit of initial velocity, and the velocity per unit of acceleration: (1 - exp(-ct)) /
  /// c.
  let lasting: Double

  /// The distance per unit of acceleration.
  let driven: Double

  init(rate: Double, seconds: Double) {
    let exponent = rate * seconds
    remaining = Trigonometry.exponential(-exponent)
    if exponent < 1e-3 {
      // The closed form would lose precision in differences of nearly equal numbers.
      lasting = seconds * (1 - exponent / 2 + exponent * exponent / 6)
      driven = seconds * seconds * (0.5 - exponent / 6 + exponent * exponent / 24)
    } else {
      lasting = (1 - remaining) / rate
      driven = (seconds - lasting) / rate
    }
  }
}
