#if !hasFeature(Embedded)
  extension WorldValidator {
    func checkBodies() {
      checkSlots("body", world.bodies, free: world.freeBodies)
      for index in world.bodies.indices where world.bodies[index].isUsed {
        checkNumbers(ofBody: index)
        checkMass(ofBody: index)
        expect(
          world.bodies[index].solverIndex == 0,
          "Body \(index) still has the place \(world.bodies[index].solverIndex) in the solver."
        )
      }
    }

    private func checkNumbers(ofBody index: Int) {
      let motion = world.motions[index]
      let placement = world.placements[index]
      expect(placement.center.isFinite, "Body \(index) is at \(placement.center).")
      expect(motion.angle.isFinite, "Body \(index) is turned by \(motion.angle).")
      expect(motion.linearVelocity.isFinite, "Body \(index) has the velocity \(motion.linearVelocity).")
      expect(
        motion.angularVelocity.isFinite,
        "Body \(index) has the angular velocity \(motion.angularVelocity)."
      )
      expect(motion.acceleration.isFinite, "Body \(index) has the acceleration \(motion.acceleration).")
      expect(
        motion.force.isFinite && motion.torque.isFinite,
        "Body \(index) is driven by \(motion.force) N and \(motion.torque) N·m."
      )
      let wanted = FloatRotation(Rotation(angle: motion.angle))
      expect(
        placement.rotation == wanted,
        "Body \(index) is turned by \(motion.angle), but its rotation is \(placement.rotation)."
      )
      guard world.bodies[index].kind == .fixed else { return }
      expect(
        motion.linearVelocity == .zero && motion.angularVelocity == 0,
        "Body \(index) is fixed and moves with \(motion.linearVelocity) and \(motion.angularVelocity)."
      )
    }

    private func checkMass(ofBody index: Int) {
      let body = world.bodies[index]
      let motion = world.motions[index]
      expect(
        body.mass.isFinite && body.mass >= 0 && body.inertia.isFinite && body.inertia >= 0,
        "Body \(index) has the mass \(body.mass) and the inertia \(body.inertia)."
      )
      let isDynamic = body.kind == .dynamic
      let inverseMass = isDynamic ? (body.mass > 0 ? 1 / body.mass : 1) : 0
      let turns = isDynamic && !body.isRotationFixed && body.inertia > 0
      expect(
        motion.inverseMass == inverseMass,
        "Body \(index) has the mass \(body.mass) and the inverse mass \(motion.inverseMass)."
      )
      expect(
        motion.inverseInertia == (turns ? 1 / body.inertia : 0),
        "Body \(index) has the inertia \(body.inertia) and its inverse \(motion.inverseInertia)."
      )
    }
  }
#endif
