/// The memory order of contacts.
extension World {
  /// Sorts the contacts by body if many were added since the last time.
  ///
  /// A step visits all contacts and their bodies. If neighbours of a heap are adjacent in memory, it reads
  /// sequentially; new contacts in arbitrary free slots would make it wait for memory most of the time.
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

  /// Computes the new numbers of all contacts, by a counting sort over bodies.
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

  /// Moves the contacts to their new places, and updates the lists of their bodies.
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

/// The working memory for sorting contacts.
struct ContactOrder {
  /// The number of contacts added since the last sort.
  var newContactCount = 0

  /// The new number of each contact; undefined for unused ones.
  var numbers: ContiguousArray<Int32> = []

  /// The first contact of each body.
  var starts: ContiguousArray<Int32> = []

  /// The contacts in the new order.
  var contacts: ContiguousArray<Contact> = []

  /// The new number of an edge in a body's list of contacts.
  @inline(__always)
  func edge(_ edge: Int32) -> Int32 { edge < 0 ? edge : numbers[Int(edge >> 1)] * 2 + (edge & 1) }
}
