/// Where contacts lie in memory.
extension World {
  /// Puts the contacts in the order of their bodies, once many have come since that was done.
  ///
  /// A step goes through all contacts and their bodies. Where neighbours in a heap lie beside each other, it reads on where
  /// it has just read; contacts that took the places of others anywhere would have it wait for memory most of the time.
  mutating func gatherContacts() {
    let used = contacts.count - freeContacts.count
    guard used >= Constants.manyContacts, contactOrder.newContactCount > used / 4 else { return }
    contactOrder.newContactCount = 0
    numberContacts()
    moveContacts(used)
    freeContacts.clear()
    activeContacts.clear()
    for index in contacts.indices where contacts[index].activeIndex >= 0 {
      contacts[index].activeIndex = Int32(activeContacts.count)
      activeContacts.append(Int32(index))
    }
  }

  /// Finds the new numbers of all contacts, by counting how many each body has.
  private mutating func numberContacts() {
    contactOrder.numbers.resize(to: contacts.count, with: -1)
    contactOrder.starts.resize(to: bodies.count + 1, with: 0)
    for body in contactOrder.starts.indices { contactOrder.starts[body] = 0 }
    for contact in contacts where contact.isUsed { contactOrder.starts[contact.laterBody + 1] += 1 }
    for body in bodies.indices { contactOrder.starts[body + 1] += contactOrder.starts[body] }
    for index in contacts.indices where contacts[index].isUsed {
      let body = contacts[index].laterBody
      contactOrder.numbers[index] = contactOrder.starts[body]
      contactOrder.starts[body] += 1
    }
  }

  /// Moves the contacts to their new places, and renames them in the lists of their bodies.
  private mutating func moveContacts(_ count: Int) {
    contactOrder.contacts.resize(to: count, with: contacts[0])
    for index in contacts.indices where contacts[index].isUsed {
      var contact = contacts[index]
      contact.nextA = contactOrder.edge(contact.nextA)
      contact.previousA = contactOrder.edge(contact.previousA)
      contact.nextB = contactOrder.edge(contact.nextB)
      contact.previousB = contactOrder.edge(contact.previousB)
      contactOrder.contacts[Int(contactOrder.numbers[index])] = contact
    }
    swap(&contacts, &contactOrder.contacts)
    for body in bodies.indices where bodies[body].isUsed {
      bodies[body].firstContact = contactOrder.edge(bodies[body].firstContact)
    }
  }
}

extension Contact {
  fileprivate var laterBody: Int { Int(max(bodyA, bodyB)) }
}

/// The working memory in which contacts are put in order.
struct ContactOrder {
  /// How many contacts have come since that was last done.
  var newContactCount = 0

  /// The new number of each contact; anything for an unused one.
  var numbers: ContiguousArray<Int32> = []

  /// Where the contacts of each body begin.
  var starts: ContiguousArray<Int32> = []

  /// The contacts in their new places.
  var contacts: ContiguousArray<Contact> = []

  /// The new number of an edge in a body's list of contacts.
  @inline(__always)
  func edge(_ edge: Int32) -> Int32 { edge < 0 ? edge : numbers[Int(edge >> 1)] * 2 + (edge & 1) }
}
