#if !hasFeature(Embedded)
  extension World {
    /// The violated invariants of the world, as sentences with the object and the wrong value; empty if there
    /// are none.
    ///
    /// For tests and random cases: it checks everything. No step calls it, and Embedded Swift leaves it out,
    /// because the sentences would add Unicode tables.
    package func inconsistencies() -> [String] {
      let validator = WorldValidator(world: self)
      validator.checkBodies()
      validator.checkShapes()
      validator.checkTrees()
      validator.checkContacts()
      validator.checkSleep()
      validator.checkJoints()
      validator.checkFields()
      return validator.findings
    }
  }

  /// Checks the invariants of a world; there is an extension for each kind of object.
  ///
  /// A class, because the sentences, which are built only if needed, refer to the world.
  final class WorldValidator {
    let world: World
    private(set) var findings: [String] = []

    init(world: World) { self.world = world }

    /// Adds a sentence if an invariant is violated.
    func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { findings.append(sentence()) }
    }

    /// Whether a number refers to an existing object.
    func isUsed(_ number: Int32, in slots: ContiguousArray<some Slot>) -> Bool {
      number >= 0 && number < slots.count && slots[Int(number)].isUsed
    }

    /// Checks that each slot is either used or in the free list, once, and that its generation is valid.
    func checkSlots(
      _ name: String,
      _ slots: ContiguousArray<some Slot>,
      free: ContiguousArray<Int32>
    ) {
      var isFree = slots.map { _ in false }
      for index in free {
        guard slots.indices.contains(Int(index)) else {
          expect(false, "The free \(name) \(index) does not exist: there are \(slots.count).")
          continue
        }
        expect(!isFree[Int(index)], "The \(name) \(index) is free twice.")
        isFree[Int(index)] = true
      }
      for index in slots.indices {
        let slot = slots[index]
        expect(
          slot.isUsed != isFree[index],
          "The \(name) \(index) is \(slot.isUsed ? "used and free" : "neither used nor free")."
        )
        expect(slot.generation > 0, "The \(name) \(index) has the generation 0, that of no handle.")
      }
    }

    /// Checks that each object in a list stores its index in that list.
    func checkList(_ name: String, _ list: ContiguousArray<Int32>, noted: [Int32]) {
      for (index, number) in list.enumerated() {
        let noted = noted[Int(number)]
        expect(
          Int(noted) == index,
          "The \(name) \(number) has index \(index) in its list but stores \(noted)."
        )
      }
    }
  }

  extension WorldValidator {
    func checkShapes() {
      checkSlots("shape", world.shapes, free: world.freeShapes)
      var isListed = world.shapes.map { _ in false }
      for body in world.bodies.indices where world.bodies[body].isUsed {
        var shape = world.bodies[body].firstShape
        var previous: Int32 = -1
        while shape >= 0 {
          guard isUsed(shape, in: world.shapes), !isListed[Int(shape)] else {
            expect(false, "Body \(body) lists shape \(shape), which was removed or is listed twice.")
            break
          }
          let owner = world.shapes[Int(shape)].body
          expect(Int(owner) == body, "Body \(body) lists shape \(shape), which belongs to body \(owner).")
          let noted = world.shapes[Int(shape)].previous
          expect(noted == previous, "Shape \(shape) comes after shape \(previous) but stores \(noted).")
          isListed[Int(shape)] = true
          previous = shape
          shape = world.shapes[Int(shape)].next
        }
      }
      for shape in world.shapes.indices where world.shapes[shape].isUsed {
        expect(isListed[shape], "Shape \(shape) is in no body's list.")
      }
      checkMovedShapes()
    }

    private func checkMovedShapes() {
      for (index, shape) in world.movedShapes.enumerated() {
        guard isUsed(shape, in: world.shapes), world.shapes[Int(shape)].leaf >= 0 else {
          expect(false, "Shape \(shape) is in the list of moved shapes but has no leaf.")
          continue
        }
        let noted = world.shapes[Int(shape)].movedPlace
        expect(
          Int(noted) == index,
          "Shape \(shape) has index \(index) in the list of moved shapes but stores \(noted)."
        )
      }
      for shape in world.shapes.indices where world.shapes[shape].isUsed && world.shapes[shape].isMoved {
        let position = Int(world.shapes[shape].movedPlace)
        expect(
          position < world.movedShapes.count && Int(world.movedShapes[position]) == shape,
          "Shape \(shape) stores index \(position) in the list of moved shapes but isn't there."
        )
      }
    }
  }

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
          "Joint \(index) connects the bodies \(joint.bodyA) and \(joint.bodyB), one of which was removed."
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

    /// Checks that each joint is in the lists of its bodies.
    private func checkJointLists(sides: Int) {
      var count = 0
      for body in world.bodies.indices where world.bodies[body].isUsed {
        var previous: Int32 = -1
        var edge = world.bodies[body].firstJoint
        while edge >= 0 {
          guard isUsed(edge >> 1, in: world.joints), count <= sides else {
            expect(false, "Body \(body) lists joint \(edge >> 1), which is removed, or the list is cyclic.")
            return
          }
          let joint = world.joints[Int(edge >> 1)]
          let isA = edge & 1 == 0
          let owner = isA ? joint.bodyA : joint.bodyB
          let noted = isA ? joint.previousA : joint.previousB
          expect(Int(owner) == body, "Body \(body) lists joint \(edge >> 1), which is of body \(owner).")
          expect(
            noted == previous,
            "Joint \(edge >> 1) comes after edge \(previous) of body \(body) but stores \(noted)."
          )
          previous = edge
          edge = isA ? joint.nextA : joint.nextB
          count += 1
        }
      }
      expect(count == sides, "The lists of bodies have \(count) joints instead of \(sides).")
    }
  }

  extension WorldValidator {
    func checkFields() {
      checkSlots("field", world.fields, free: world.freeFields)
      var memberships = world.bodies.map { _ in Int32(0) }
      for index in world.fields.indices where world.fields[index].isUsed {
        for member in world.fields[index].members {
          guard isUsed(member, in: world.bodies) else {
            expect(false, "Field \(index) has the member \(member), which was removed.")
            continue
          }
          memberships[Int(member)] += 1
        }
      }
      for index in world.bodies.indices where world.bodies[index].isUsed {
        let counted = world.bodies[index].fieldCount
        expect(
          counted == memberships[index],
          "Body \(index) is a member of \(memberships[index]) fields but counts \(counted)."
        )
      }
      let used = world.fields.count - world.freeFields.count
      expect(world.fieldCount == used, "There are \(used) fields, but \(world.fieldCount) are counted.")
    }
  }
#endif
