import Physics

/// Items and what they do.
extension DynamicsSimulation {
  /// Adds an item; without a state it takes no part until it gets one.
  public func addItem(_ state: ItemState? = nil) -> ItemID {
    let number = makeNumber()
    let item = SimulatedItem(id: ItemID(number: number), body: world.addBody(BodyDefinition()))
    items.append(item, number: number)
    place(item, state)
    needsUpdate = true
    return item.id
  }

  /// Removes an item; what held it lets go.
  public func removeItem(_ id: ItemID) {
    guard let item = items.remove(id.number) else { return }
    world.removeBody(item.body)
    needsUpdate = true
  }

  /// Takes over where an item is and what form it has, or with nil takes the item out of the motion.
  ///
  /// Its velocities stay, but what was out comes back at rest. An item whose state is not finite takes no part until it
  /// gets another.
  public func setState(_ state: ItemState?, of id: ItemID) {
    guard let item = items[id.number] else { return }
    let wasOut = item.isOut
    place(item, state)
    needsUpdate = true
    guard wasOut, state != nil else { return }
    world.setLinearVelocity(.zero, of: item.body)
    world.setAngularVelocity(0, of: item.body)
  }

  /// Puts the body where its item is, and gives it shapes of the item's form.
  private func place(_ item: SimulatedItem, _ state: ItemState?) {
    item.isOut = state == nil
    item.appliedPlan = nil
    item.forgetMove()
    for shape in item.shapes { world.removeShape(shape) }
    item.shapes = []
    guard let state, state.isFinite else {
      item.isAway = true
      return
    }
    item.isAway = false
    item.form = state.form
    // What was away stood still; it can be given a velocity at once.
    world.setKind(item.plan.isAnchored ? .fixed : .dynamic, of: item.body)
    item.stand(at: state.place)
    world.setPose(item.pose, of: item.body)
    var definition = ShapeDefinition()
    definition.tag = item.id.number
    definition.filter = .nothing
    for geometry in state.form.shapes {
      item.shapes.append(world.addShape(geometry, definition, to: item.body))
    }
  }

  /// Where an item is; nil if it is gone.
  public func place(of id: ItemID) -> ItemPlace? { items[id.number]?.place }

  /// What the last step changed of an item's place; nil if nothing that a screen could show.
  public func move(of id: ItemID) -> ItemMove? { items[id.number]?.move }

  /// Where an item touches others or boundaries now, in points.
  public func contactPoints(of id: ItemID) -> [Vector2] {
    guard let item = items[id.number] else { return [] }
    return reading { $0.contacts(of: item.body) }.map { DynamicsScale.points($0.point) }
  }

  /// Where items touch each other or boundaries now, each point once, in points.
  public var contactPoints: [Vector2] { reading { $0.contactPoints }.map { DynamicsScale.points($0.point) } }

  /// Whether behaviours hold an item where it is, as far as the last step has heard of them.
  public func isAnchored(_ id: ItemID) -> Bool { items[id.number]?.plan.isAnchored ?? true }

  // MARK: Velocity

  /// The velocity of an item in points/s.
  public func linearVelocity(of id: ItemID) -> Vector2 {
    guard let item = items[id.number] else { return .zero }
    return DynamicsScale.points(reading { $0.linearVelocity(of: item.body) })
  }

  /// Adds to the velocity of an item, in points/s; one that is not finite is ignored.
  public func addLinearVelocity(_ velocity: Vector2, to id: ItemID) {
    guard let item = items[id.number], velocity.isFinite else { return }
    let sum = reading { $0.linearVelocity(of: item.body) } + DynamicsScale.meters(velocity)
    world.setLinearVelocity(sum, of: item.body)
    needsUpdate = true
  }

  /// The angular velocity of an item in radians/s, clockwise.
  public func angularVelocity(of id: ItemID) -> Double {
    guard let item = items[id.number] else { return 0 }
    return reading { $0.angularVelocity(of: item.body) }
  }

  /// Adds to the angular velocity of an item, in radians/s, clockwise; one that is not finite is ignored.
  public func addAngularVelocity(_ velocity: Double, to id: ItemID) {
    guard let item = items[id.number], velocity.isFinite else { return }
    let sum = reading { $0.angularVelocity(of: item.body) } + DynamicsScale.limited(velocity)
    world.setAngularVelocity(sum, of: item.body)
    needsUpdate = true
  }
}
