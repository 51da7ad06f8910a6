internal import Physics

/// Turns the touching and parting of shapes into that of items and boundaries.
///
/// An item can touch with several shapes, and a boundary consists of many: a contact begins with the first
/// pair and ends with the last.
@MainActor
struct ContactBook {
  /// Two tags, the smaller one first.
  private struct Pair: Hashable {
    let first: UInt64
    let second: UInt64
  }

  private struct Contact {
    let body: ItemBody
    let partner: ContactNotice.Partner
    /// The behaviours that were told of the beginning.
    let behaviors: [UICollisionBehavior]
    var shapePairs = 0
  }

  private var contacts: [Pair: Contact] = [:]

  /// Forgets all contacts.
  mutating func removeAll() {
    contacts.removeAll()
  }

  /// Notes the events of a step; returns what has to be told, beginnings first.
  mutating func note(_ events: StepEvents, in simulation: DynamicsSimulation) -> [ContactNotice] {
    var notices: [ContactNotice] = []
    for event in events.began {
      let point = DynamicsScale.point(event.point)
      begin(event.shapeTagA, event.shapeTagB, at: point, in: simulation, &notices)
    }
    for event in events.ended { end(event.shapeTagA, event.shapeTagB, &notices) }
    return notices
  }

  private mutating func begin(
    _ tagA: UInt64,
    _ tagB: UInt64,
    at point: CGPoint,
    in simulation: DynamicsSimulation,
    _ notices: inout [ContactNotice]
  ) {
    let pair = Pair(first: min(tagA, tagB), second: max(tagA, tagB))
    if contacts[pair] == nil {
      guard let contact = contact(tagA, tagB, in: simulation) else { return }
      for behavior in contact.behaviors {
        notices.append(
          ContactNotice(behavior: behavior, body: contact.body, partner: contact.partner, point: point)
        )
      }
      contacts[pair] = contact
    }
    contacts[pair]?.shapePairs += 1
  }

  private mutating func end(_ tagA: UInt64, _ tagB: UInt64, _ notices: inout [ContactNotice]) {
    let pair = Pair(first: min(tagA, tagB), second: max(tagA, tagB))
    guard var contact = contacts[pair] else { return }
    contact.shapePairs -= 1
    guard contact.shapePairs <= 0 else {
      contacts[pair] = contact
      return
    }
    contacts[pair] = nil
    for behavior in contact.behaviors {
      notices.append(
        ContactNotice(behavior: behavior, body: contact.body, partner: contact.partner, point: nil)
      )
    }
  }

  /// Who touches, and which behaviours make them.
  private func contact(_ tagA: UInt64, _ tagB: UInt64, in simulation: DynamicsSimulation) -> Contact? {
    switch (simulation.body(tagged: tagA), simulation.body(tagged: tagB)) {
    case (let bodyA?, let bodyB?):
      let behaviors = simulation.collisions.filter {
        $0.collisionMode.contains(.items) && $0.list.contains(bodyA.item)
          && $0.list.contains(bodyB.item)
      }
      return Contact(body: bodyA, partner: .item(bodyB), behaviors: behaviors)
    case (let body?, nil):
      return contact(of: body, with: simulation.boundary(tagged: tagB))
    case (nil, let body?):
      return contact(of: body, with: simulation.boundary(tagged: tagA))
    case (nil, nil):
      return nil
    }
  }

  private func contact(of body: ItemBody, with boundary: CollisionBoundary?) -> Contact? {
    guard let boundary, let behavior = boundary.behavior else { return nil }
    return Contact(body: body, partner: .boundary(boundary), behaviors: [behavior])
  }
}
