/// What a step leaves behind.
extension World {
  /// Moves the bodies that nothing held: exactly, whatever the length of the step.
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
              // What has nothing near can't tunnel.
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

  /// Takes over what the solver found for the bodies that constraints held.
  mutating func finishConstrainedBodies() {
    for place in solver.bodies.indices.dropFirst() {
      let index = Int(solver.bodies[place].number)
      bodies[index].solverIndex = 0
      motions[index].force = .zero
      motions[index].torque = 0
      let velocity = solver.states[place * 2]
      let moved = solver.states[place * 2 + 1]
      guard velocity.x.isFinite, velocity.y.isFinite, velocity.z.isFinite,
        moved.x.isFinite, moved.y.isFinite, moved.z.isFinite
      else {
        // Masses or forces beyond what single precision holds: the body stays where it is.
        motions[index].linearVelocity = .zero
        motions[index].angularVelocity = 0
        forgetImpulses(of: index)
        continue
      }
      motions[index].linearVelocity = Vector2(Double(velocity.x), Double(velocity.y))
      motions[index].angularVelocity = Double(velocity.z)
      motions[index].limitSpeed()
      placements[index].center += Vector2(Double(moved.x), Double(moved.y))
      if moved.z != 0 {
        motions[index].angle += Double(moved.z)
        placements[index].rotation = FloatRotation(Rotation(angle: motions[index].angle))
      }
    }
    preventTunnelling()
    reportBeginnings()
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
    let limit = Vector2(repeating: Constants.maximumCoordinate)
    placement.center.clamp(lowerBound: -limit, upperBound: limit)
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
