#if !hasFeature(Embedded)
  extension WorldValidator {
    func checkBodies() {
      checkSlots("body", world.bodies, free: world.freeBodies)
      for index in world.bodies.indices where world.bodies[index].isUsed {
        checkNumbers(ofBody: index)
        checkMass(ofBody: index)
        expect(
          world.bodies[index].solverIndex == 0,
          "Body \(index) still has index \(world.bodies[index].solverIndex) in the solver."
        )
      }
    }

    private func checkNumbers(ofBody index: Int) {
      let motion = world.motions[index]
      let placement = world.placements[index]
      expect(placement.center.isFinite, "Body \(index) is at \(placement.center).")
      expect(motion.angle.isFinite, "Body \(index) has the angle \(motion.angle).")
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
        "Body \(index) has the angle \(motion.angle), but its rotation is \(placement.rotation)."
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

  extension WorldValidator {
    /// Checks that awake bodies are listed once, sleeping ones are at rest, and islands don't sleep in part.
    func checkSleep() {
      checkList("body", world.awakeBodies, noted: world.bodies.map(\.awakeIndex))
      var sleeping = 0
      for index in world.bodies.indices where world.bodies[index].isUsed {
        let body = world.bodies[index]
        if body.awakeIndex >= 0 {
          expect(body.kind != .fixed, "Body \(index) is fixed and awake.")
          expect(
            isListed(index, at: body.awakeIndex),
            "Body \(index) stores index \(body.awakeIndex) in the list of awake bodies but isn't there."
          )
        } else if body.kind != .fixed {
          sleeping += 1
          let motion = world.motions[index]
          expect(
            motion.linearVelocity == .zero && motion.angularVelocity == 0,
            "Body \(index) sleeps and moves with \(motion.linearVelocity) and \(motion.angularVelocity)."
          )
        }
      }
      expect(
        world.sleepingBodyCount == sleeping,
        "\(sleeping) bodies sleep, but \(world.sleepingBodyCount) are counted."
      )
      checkIslands()
    }

    private func isListed(_ body: Int, at index: Int32) -> Bool {
      world.awakeBodies.indices.contains(Int(index)) && Int(world.awakeBodies[Int(index)]) == body
    }

    private func checkIslands() {
      for index in world.contacts.indices where world.contacts[index].isUsed {
        let contact = world.contacts[index]
        let isActive = contact.activeIndex >= 0
        let isAwake = isAwake(contact.bodyA) || isAwake(contact.bodyB)
        expect(
          isActive == isAwake,
          "Contact \(index) is \(isActive ? "active while both bodies sleep" : "inactive while a body is awake")."
        )
        if contact.isTouching { checkIsland("touch", contact.bodyA, contact.bodyB) }
      }
      for joint in world.joints where joint.isUsed && joint.bodyA >= 0 {
        checkIsland("are joined", joint.bodyA, joint.bodyB)
      }
    }

    private func checkIsland(_ bond: String, _ one: Int32, _ other: Int32) {
      guard isUsed(one, in: world.bodies), isUsed(other, in: world.bodies),
        world.bodies[Int(one)].kind != .fixed, world.bodies[Int(other)].kind != .fixed
      else { return }
      expect(isAwake(one) == isAwake(other), "Bodies \(one) and \(other) \(bond), but only one is awake.")
    }

    private func isAwake(_ body: Int32) -> Bool {
      isUsed(body, in: world.bodies) && world.bodies[Int(body)].awakeIndex >= 0
    }
  }
#endif
