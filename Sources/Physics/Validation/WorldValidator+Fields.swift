#if !hasFeature(Embedded)
  extension WorldValidator {
    func checkFields() {
      checkSlots("field", world.fields, free: world.freeFields)
      var memberships = world.bodies.map { _ in Int32(0) }
      for index in world.fields.indices where world.fields[index].isUsed {
        for member in world.fields[index].members {
          guard isUsed(member, in: world.bodies) else {
            expect(false, "Field \(index) has the member \(member), which is gone.")
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
