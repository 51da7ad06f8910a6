#if !hasFeature(Embedded)
  extension WorldValidator {
    func checkContacts() {
      var isFree = world.contacts.map { _ in false }
      for index in world.freeContacts {
        expect(!isFree[Int(index)], "Contact \(index) is free twice.")
        isFree[Int(index)] = true
      }
      for index in world.contacts.indices {
        let isUsed = world.contacts[index].isUsed
        expect(
          isUsed != isFree[index],
          "Contact \(index) is \(isUsed ? "used and free" : "neither used nor free")."
        )
        if isUsed { checkContact(index) }
      }
      let used = world.contacts.count - world.freeContacts.count
      expect(world.pairs.count == used, "There are \(used) contacts of \(world.pairs.count) pairs.")
      checkContactLists()
      checkList("contact", world.activeContacts, noted: world.contacts.map(\.activeIndex))
    }

    private func checkContact(_ index: Int) {
      let contact = world.contacts[index]
      let (a, b) = (contact.shapeA, contact.shapeB)
      let name = "Contact \(index) of shapes \(a) and \(b)"
      guard isUsed(a, in: world.shapes), isUsed(b, in: world.shapes) else {
        expect(false, "\(name) refers to a removed shape.")
        return
      }
      let (one, other) = (world.shapes[Int(a)], world.shapes[Int(b)])
      guard one.body == contact.bodyA, other.body == contact.bodyB, one.leaf >= 0, other.leaf >= 0 else {
        expect(false, "\(name) is of bodies \(contact.bodyA) and \(contact.bodyB), or a shape has no box.")
        return
      }
      let kinds = [world.bodies[Int(one.body)].kind, world.bodies[Int(other.body)].kind]
      expect(one.body != other.body, "\(name) is of a single body, \(one.body).")
      expect(kinds.contains(.dynamic), "\(name) has no dynamic body.")
      expect(one.filter.collides(with: other.filter), "\(name) is of shapes that don't collide.")
      expect(!world.areJoined(Int(one.body), Int(other.body)), "\(name) is of bodies joined by a joint.")
      expect(
        world.pairs.contains(PairTable.key(a, b)),
        "\(name) is not in the table of pairs."
      )
      expect(
        one.isMoved || other.isMoved || world.hasFixedTreeChanged || world.areNear(Int(a), Int(b)),
        "\(name) exists, but their boxes are apart."
      )
      checkPoints(of: contact, name)
    }

    private func checkPoints(of contact: Contact, _ name: String) {
      expect((0...2).contains(contact.count), "\(name) has \(contact.count) points.")
      expect(!contact.isTouching || contact.count > 0, "\(name) touches without a point.")
      expect(
        contact.friction >= 0 && contact.restitution >= 0 && contact.restitution <= 1,
        "\(name) has the friction \(contact.friction) and the restitution \(contact.restitution)."
      )
      guard contact.count > 0 else { return }
      expect(
        (contact.normal.length - 1).magnitude < 1e-3,
        "\(name) has the normal \(contact.normal), of length \(contact.normal.length)."
      )
      for point in contact.count > 1 ? [contact.first, contact.second] : [contact.first] {
        expect(point.separation.isFinite, "\(name) has the gap \(point.separation).")
        expect(
          point.anchorA.double.isFinite && point.anchorB.double.isFinite,
          "\(name) has its anchors at \(point.anchorA) and \(point.anchorB)."
        )
        expect(
          point.normalImpulse.isFinite && point.normalImpulse >= 0 && point.tangentImpulse.isFinite,
          "\(name) has the impulses \(point.normalImpulse) and \(point.tangentImpulse)."
        )
      }
    }

    /// Checks that each contact is in the lists of both its bodies.
    private func checkContactLists() {
      var count = 0
      for body in world.bodies.indices where world.bodies[body].isUsed {
        var previous: Int32 = -1
        var edge = world.bodies[body].firstContact
        while edge >= 0 {
          guard world.contacts.indices.contains(Int(edge >> 1)), world.contacts[Int(edge >> 1)].isUsed,
            count <= 2 * world.contacts.count
          else {
            expect(false, "Body \(body) lists contact \(edge >> 1), which is removed, or the list is cyclic.")
            return
          }
          let contact = world.contacts[Int(edge >> 1)]
          let isA = edge & 1 == 0
          let owner = isA ? contact.bodyA : contact.bodyB
          let noted = isA ? contact.previousA : contact.previousB
          expect(Int(owner) == body, "Body \(body) lists contact \(edge >> 1), which is of body \(owner).")
          expect(
            noted == previous,
            "Contact \(edge >> 1) comes after edge \(previous) of body \(body) but stores \(noted)."
          )
          previous = edge
          edge = isA ? contact.nextA : contact.nextB
          count += 1
        }
      }
      let wanted = 2 * (world.contacts.count - world.freeContacts.count)
      expect(count == wanted, "The lists of bodies have \(count) contacts instead of \(wanted).")
    }
  }
#endif
