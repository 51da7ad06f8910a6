import Physics

/// Conversion of simulations to and from records.
extension DynamicsSimulation {
  /// The record of a simulation before its first step; nil afterwards, and with fields, which can't be
  /// recorded.
  public func record() -> SimulationRecord? {
    guard !hasStepped else { return nil }
    var record = SimulationRecord(referenceBounds: referenceBounds)
    for item in items.values {
      record.items.append(
        SimulationRecord.Item(
          state: item.isInactive ? nil : item.form.map { ItemState(pose: item.pose, form: $0) },
          velocity: reading { $0.linearVelocity(of: item.body) },
          angularVelocity: reading { $0.angularVelocity(of: item.body) }
        )
      )
    }
    for active in order {
      guard let behavior = renumbered(active.behavior) else { return nil }
      record.behaviors.append(
        SimulationRecord.Behavior(
          behavior: behavior,
          items: active.items.compactMap { index(of: $0, in: items.values) },
          boundaries: active.boundaries.map { $0.lines }
        )
      )
    }
    return record
  }

  /// Creates the simulation of a record; its items and behaviours are numbered from 1 in the record's order.
  ///
  /// - Returns: The simulation, and the handles of its items and behaviours.
  public static func made(
    of record: SimulationRecord
  ) -> (simulation: DynamicsSimulation, items: [ItemID], behaviors: [BehaviorID]) {
    let simulation = DynamicsSimulation(referenceBounds: record.referenceBounds)
    var items: [ItemID] = []
    for item in record.items {
      let id = simulation.addItem(item.state)
      items.append(id)
      guard let body = simulation.items[id.number]?.body else { continue }
      if item.velocity != .zero { simulation.world.setLinearVelocity(item.velocity, of: body) }
      if item.angularVelocity != 0 { simulation.world.setAngularVelocity(item.angularVelocity, of: body) }
    }
    var behaviors: [BehaviorID] = []
    for behavior in record.behaviors {
      let members = behavior.items.filter { items.indices.contains($0) }.map { items[$0] }
      let id = simulation.addBehavior(behavior.behavior, items: members)
      for lines in behavior.boundaries { _ = simulation.addBoundary(lines, to: id) }
      behaviors.append(id)
    }
    return (simulation, items, behaviors)
  }

  /// A behaviour with items numbered as in a simulation created from the record; nil for a field.
  private func renumbered(_ behavior: DynamicBehavior) -> DynamicBehavior? {
    switch behavior {
    case .push(var push):
      push.targets = push.targets.compactMap { target in
        index(of: target.item, in: items.values).map {
          PushBehavior.Target(item: ItemID(number: UInt64($0 + 1)), offset: target.offset)
        }
      }
      return .push(push)
    case .gravity, .collision, .properties, .snap, .attachment: return behavior
    case .field: return nil
    }
  }

  private func index(of id: ItemID, in items: [SimulatedItem]) -> Int? {
    items.firstIndex { $0.id == id }
  }
}
