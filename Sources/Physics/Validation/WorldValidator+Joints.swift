#if !hasFeature(Embedded)
  extension WorldValidator {
    func checkJoints() {
      checkSlots("joint", world.joints, free: world.freeJoints)
      var sides = 0
      for index in world.joints.indices where world.joints[index].isUsed {
        let joint = world.joints[index]
        let isPull = if case .pull = joint.kind { true } else { false }
        expect(isPull == (joint.bodyA < 0), "Joint \(index), \(joint.kind), has the body A \(joint.bodyA).")
        expect(
          (isPull || isUsed(joint.bodyA, in: world.bodies)) && isUsed(joint.bodyB, in: world.bodies),
          "Joint \(index) connects the bodies \(joint.bodyA) and \(joint.bodyB), of which one is gone."
        )
        let impulses = [
          joint.impulses.linear.x, joint.impulses.linear.y, joint.impulses.angular, joint.impulses.lower,
          joint.impulses.upper, joint.impulses.friction,
        ]
        expect(impulses.allSatisfy(\.isFinite), "Joint \(index) has the impulses \(impulses).")
        sides += isPull ? 1 : 2
      }
      let used = world.joints.count - world.freeJoints.count
      expect(world.jointCount == used, "There are \(used) joints, but \(world.jointCount) are counted.")
      checkJointLists(sides: sides)
    }

    /// The bodies' lists lead through each joint, once on either side that has a body.
    private func checkJointLists(sides: Int) {
      var count = 0
      for body in world.bodies.indices where world.bodies[body].isUsed {
        var previous: Int32 = -1
        var edge = world.bodies[body].firstJoint
        while edge >= 0 {
          guard isUsed(edge >> 1, in: world.joints), count <= sides else {
            expect(false, "Body \(body) lists joint \(edge >> 1), which is gone, or its list has no end.")
            return
          }
          let joint = world.joints[Int(edge >> 1)]
          let isA = edge & 1 == 0
          let owner = isA ? joint.bodyA : joint.bodyB
          let noted = isA ? joint.previousA : joint.previousB
          expect(Int(owner) == body, "Body \(body) lists joint \(edge >> 1), which is of body \(owner).")
          expect(
            noted == previous,
            "Joint \(edge >> 1) comes after edge \(previous) of body \(body) but says \(noted)."
          )
          previous = edge
          edge = isA ? joint.nextA : joint.nextB
          count += 1
        }
      }
      expect(count == sides, "The lists of bodies have \(count) joints instead of \(sides).")
    }
  }
#endif
