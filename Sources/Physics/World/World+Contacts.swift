/// Creation and removal of contacts.
extension World {
  mutating func insertContact(_ a: Int, _ b: Int) {
    let bodyA = shapes[a].body
    let bodyB = shapes[b].body
    let index = freeContacts.popLast().map(Int.init) ?? contacts.count
    contactOrder.newContactCount += 1
    var contact = Contact(
      shapeA: Int32(a),
      shapeB: Int32(b),
      bodyA: bodyA,
      bodyB: bodyB,
      friction: (shapes[a].friction * shapes[b].friction).squareRoot(),
      restitution: max(shapes[a].restitution, shapes[b].restitution)
    )
    let edge = Int32(index * 2)
    contact.nextA = bodies[Int(bodyA)].firstContact
    contact.nextB = bodies[Int(bodyB)].firstContact
    if contact.nextA >= 0 { setPrevious(edge, ofEdge: contact.nextA) }
    if contact.nextB >= 0 { setPrevious(edge + 1, ofEdge: contact.nextB) }
    bodies[Int(bodyA)].firstContact = edge
    bodies[Int(bodyB)].firstContact = edge + 1
    contacts.fill(index, with: contact)
    if bodies[Int(bodyA)].awakeIndex >= 0 || bodies[Int(bodyB)].awakeIndex >= 0 { activate(index) }
  }

  mutating func destroyContact(_ index: Int) {
    let contact = contacts[index]
    if contact.isTouching {
      endedContacts.append(ended(contact))
      // Bodies that rested on the other body lose their support.
      if contact.activeIndex < 0 {
        wakeIsland(of: Int(contact.bodyA))
        wakeIsland(of: Int(contact.bodyB))
      }
    }
    deactivate(index)
    unlink(contact.nextA, contact.previousA, from: contact.bodyA)
    unlink(contact.nextB, contact.previousB, from: contact.bodyB)
    pairs.remove(PairTable.key(contact.shapeA, contact.shapeB))
    contacts[index].activeIndex = -2
    freeContacts.append(Int32(index))
  }

  mutating func destroyContacts(ofShape shape: Int) {
    var edge = bodies[Int(shapes[shape].body)].firstContact
    while edge >= 0 {
      let index = Int(edge >> 1)
      edge = edge & 1 == 0 ? contacts[index].nextA : contacts[index].nextB
      if contacts[index].shapeA == shape || contacts[index].shapeB == shape { destroyContact(index) }
    }
  }

  func ended(_ contact: Contact) -> ContactEnded {
    let shapeA = Int(contact.shapeA)
    let shapeB = Int(contact.shapeB)
    return ContactEnded(
      shapeA: id(ofShape: shapeA),
      shapeB: id(ofShape: shapeB),
      bodyA: id(ofBody: Int(contact.bodyA)),
      bodyB: id(ofBody: Int(contact.bodyB)),
      shapeTagA: shapes[shapeA].tag,
      shapeTagB: shapes[shapeB].tag
    )
  }

  // MARK: - Lists

  private mutating func setPrevious(_ previous: Int32, ofEdge edge: Int32) {
    if edge & 1 == 0 {
      contacts[Int(edge >> 1)].previousA = previous
    } else {
      contacts[Int(edge >> 1)].previousB = previous
    }
  }

  private mutating func setNext(_ next: Int32, ofEdge edge: Int32) {
    if edge & 1 == 0 {
      contacts[Int(edge >> 1)].nextA = next
    } else {
      contacts[Int(edge >> 1)].nextB = next
    }
  }

  private mutating func unlink(_ next: Int32, _ previous: Int32, from body: Int32) {
    if next >= 0 { setPrevious(previous, ofEdge: next) }
    if previous >= 0 { setNext(next, ofEdge: previous) } else { bodies[Int(body)].firstContact = next }
  }

  mutating func activate(_ index: Int) {
    guard contacts[index].activeIndex < 0 else { return }
    contacts[index].activeIndex = Int32(activeContacts.count)
    activeContacts.append(Int32(index))
  }

  mutating func deactivate(_ index: Int) {
    let position = Int(contacts[index].activeIndex)
    guard position >= 0 else { return }
    let last = activeContacts.removeLast()
    if Int(last) != index {
      activeContacts[position] = last
      contacts[Int(last)].activeIndex = Int32(position)
    }
    contacts[index].activeIndex = -1
  }

  // MARK: - Changes of bodies and shapes

  /// Invalidates all manifolds of a body after a change of its shapes or centre of mass.
  mutating func clearManifolds(of body: Int) {
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let index = Int(edge >> 1)
      contacts[index].isFresh = false
      edge = edge & 1 == 0 ? contacts[index].nextA : contacts[index].nextB
    }
  }

  /// Discards the impulses of a body's contacts and joints: they are not finite.
  mutating func clearImpulses(of body: Int) {
    var edge = bodies[body].firstContact
    while edge >= 0 {
      let index = Int(edge >> 1)
      contacts[index].first.clearImpulses()
      contacts[index].second.clearImpulses()
      edge = edge & 1 == 0 ? contacts[index].nextA : contacts[index].nextB
    }
    edge = bodies[body].firstJoint
    while edge >= 0 {
      let index = Int(edge >> 1)
      joints[index].impulses = JointImpulses()
      edge = edge & 1 == 0 ? joints[index].nextA : joints[index].nextB
    }
  }

  mutating func mixMaterials(ofShape shape: Int) {
    var edge = bodies[Int(shapes[shape].body)].firstContact
    while edge >= 0 {
      let index = Int(edge >> 1)
      let a = Int(contacts[index].shapeA)
      let b = Int(contacts[index].shapeB)
      if a == shape || b == shape {
        contacts[index].friction = (shapes[a].friction * shapes[b].friction).squareRoot()
        contacts[index].restitution = max(shapes[a].restitution, shapes[b].restitution)
      }
      edge = edge & 1 == 0 ? contacts[index].nextA : contacts[index].nextB
    }
  }
}
