import Physics

/// The parts of a step.
extension DynamicsSimulation {
  /// Simulates one display frame, 1/60 s.
  ///
  /// 1. Changes of items and behaviours take effect.
  /// 2. Pushes that are not constant are applied, and custom fields are evaluated.
  /// 3. The solver advances.
  /// 4. Movements and contact changes are recorded.
  public func step() {
    hasStepped = true
    if needsUpdate { update() }
    spentPushes = []
    // A custom field may remove behaviours that follow it.
    for active in order where active.actsInSteps && behaviors[active.id.number] != nil { act(active) }
    world.step(DynamicsScale.frameDuration)
    for item in items.values where !item.isInactive {
      item.recordMove(to: reading { $0.pose(of: item.body) })
    }
    recordContacts()
  }

  // MARK: Pushes and custom fields

  private func act(_ active: ActiveBehavior) {
    switch active.behavior {
    case .push(let push): act(push, active)
    case .field(let field): act(field, active)
    case .gravity, .properties, .collision, .snap, .attachment: break
    }
  }

  private func act(_ push: PushBehavior, _ active: ActiveBehavior) {
    let newtons = push.newtons
    for id in active.items {
      guard let item = items[id.number] else { continue }
      let point = push.offset(of: id).map { offset in
        reading { $0.pose(of: item.body) }.point(DynamicsScale.meters(offset))
      }
      if !push.isContinuous {
        world.applyImpulse(newtons, to: item.body, at: point)
      } else if let point {
        world.applyForce(newtons, to: item.body, at: point)
      }
    }
    guard !push.isContinuous else { return }
    var spent = push
    spent.isActive = false
    active.behavior = .push(spent)
    spentPushes.append(active.id)
    needsUpdate = true
  }

  private func act(_ field: FieldBehavior, _ active: ActiveBehavior) {
    guard case .custom(let evaluate) = field.kind else { return }
    for id in active.items {
      guard let item = items[id.number], !item.isInactive else { continue }
      let position = DynamicsScale.points(reading { $0.pose(of: item.body) }.position)
      guard field.settings.area.contains(position - field.settings.position) else { continue }
      let probe = FieldProbe(
        position: position,
        velocity: linearVelocity(of: id),
        mass: reading { $0.mass(of: item.body) },
        charge: item.plan.charge
      )
      let force = evaluate(probe)
      guard force != .zero, force.isFinite else { continue }
      let newtons = DynamicsScale.limited(force) * DynamicsScale.newtonsPerMagnitude
      world.applyForce(newtons * DynamicsScale.limited(field.settings.strength), to: item.body)
    }
  }

  // MARK: Contacts

  private func recordContacts() {
    contactChanges = []
    guard reading({ !$0.events.began.isEmpty || !$0.events.ended.isEmpty }) else { return }
    let events = world.events
    for event in events.began {
      let pair = ContactTracker.Pair(event.shapeTagA, event.shapeTagB)
      let told = contacts.begin(pair) { joiningBehaviors(event.shapeTagA, event.shapeTagB) }
      for behavior in told {
        note(event.shapeTagA, event.shapeTagB, behavior, at: DynamicsScale.points(event.point))
      }
    }
    for event in events.ended {
      for behavior in contacts.end(ContactTracker.Pair(event.shapeTagA, event.shapeTagB)) {
        note(event.shapeTagA, event.shapeTagB, behavior, at: nil)
      }
    }
  }

  /// The behaviours that let two objects collide.
  private func joiningBehaviors(_ one: UInt64, _ other: UInt64) -> [BehaviorID] {
    if let item = items[one], let otherItem = items[other] {
      var found: [BehaviorID] = []
      for active in order {
        guard let categoryNumber = active.categoryNumber,
          CategoryBits.joins(item.plan.filter, otherItem.plan.filter, categoryNumber)
        else { continue }
        found.append(active.id)
      }
      return found
    }
    guard items[one] != nil || items[other] != nil, let boundary = boundaries[one] ?? boundaries[other]
    else { return [] }
    return [boundary.behavior]
  }

  /// Records a contact change, unless one of the objects has been removed.
  private func note(_ one: UInt64, _ other: UInt64, _ id: BehaviorID, at point: Vector2?) {
    guard let behavior = behaviors[id.number] else { return }
    func member(_ number: UInt64) -> ItemID? {
      guard let item = items[number], !item.isInactive, behavior.items.contains(item.id) else { return nil }
      return item.id
    }
    switch (member(one), member(other)) {
    case (let item?, let otherItem?):
      let isInOrder = behavior.places(item, before: otherItem)
      contactChanges.append(
        ContactChange(
          behavior: id,
          item: isInOrder ? item : otherItem,
          partner: .item(isInOrder ? otherItem : item),
          point: point
        )
      )
    case (let item?, nil), (nil, let item?):
      guard let boundary = boundaries[one] ?? boundaries[other] else { return }
      let partner: ContactChange.Partner =
        boundary.isReferenceBounds ? .referenceBounds : .boundary(boundary.id)
      contactChanges.append(ContactChange(behavior: id, item: item, partner: partner, point: point))
    case (nil, nil):
      break
    }
  }
}
