#if !hasFeature(Embedded)
  extension WorldValidator {
    /// What is awake is listed once and what sleeps rests; nothing that touches or is joined sleeps apart.
    func checkSleep() {
      checkList("body", world.awakeBodies, noted: world.bodies.map(\.awakeIndex))
      var sleeping = 0
      for index in world.bodies.indices where world.bodies[index].isUsed {
        let body = world.bodies[index]
        if body.awakeIndex >= 0 {
          expect(body.kind != .fixed, "Body \(index) is fixed and awake.")
          expect(
            isListed(index, at: body.awakeIndex),
            "Body \(index) has noted place \(body.awakeIndex) of those awake, where it isn't."
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

    private func isListed(_ body: Int, at place: Int32) -> Bool {
      world.awakeBodies.indices.contains(Int(place)) && Int(world.awakeBodies[Int(place)]) == body
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
