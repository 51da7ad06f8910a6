import Physics

/// Items, their states and velocities.
extension DynamicsSimulation {
  /// Adds an item; without a state it is not simulated until it gets one.
  public func addItem(_ state: ItemState? = nil) -> ItemID {
    let number = makeNumber()
    let item = SimulatedItem(id: ItemID(number: number), body: world.addBody(BodyDefinition()))
    items.append(item, number: number)
    place(item, state)
    needsUpdate = true
    return item.id
  }

  /// Removes an item and its joints; a hand that holds it releases it.
  public func removeItem(_ id: ItemID) {
    guard let item = items.remove(id.number) else { return }
    world.removeBody(item.body)
    needsUpdate = true
  }

  /// Sets pose and form of an item, or removes it from the simulation if the state is nil.
  ///
  /// Velocities are kept, but an item that was removed returns at rest. An item with a state that is not
  /// finite is not simulated until it gets another one.
  public func setState(_ state: ItemState?, of id: ItemID) {
    guard let item = items[id.number] else { return }
    let wasOut = item.isTakenOut
    place(item, state)
    needsUpdate = true
    guard wasOut, state != nil else { return }
    world.setLinearVelocity(.zero, of: item.body)
    world.setAngularVelocity(0, of: item.body)
  }

  /// Sets the pose of the item's body, and creates its shapes.
  private func place(_ item: SimulatedItem, _ state: ItemState?) {
    item.isTakenOut = state == nil
    item.appliedPlan = nil
    item.clearMove()
    for shape in item.shapes { world.removeShape(shape) }
    item.shapes = []
    guard let state, state.isFinite else {
      item.isInactive = true
      return
    }
    item.isInactive = false
    item.form = state.form
    // An item outside of the simulation is fixed; a dynamic body can be given a velocity at once.
    world.setKind(item.plan.isAnchored ? .fixed : .dynamic, of: item.body)
    item.setPose(state.pose)
    world.setPose(item.bodyPose, of: item.body)
    var definition = ShapeDefinition()
    definition.tag = item.id.number
    definition.filter = .nothing
    for geometry in state.form.shapes {
      item.shapes.append(world.addShape(geometry, definition, to: item.body))
    }
  }

  /// The pose of an item; nil if it was removed.
  public func pose(of id: ItemID) -> ItemPose? { items[id.number]?.pose }

  /// The movement of an item in the last step; nil if nothing visible changed.
  public func move(of id: ItemID) -> ItemMove? { items[id.number]?.move }

  /// The points at which an item touches others or boundaries, in points.
  public func contactPoints(of id: ItemID) -> [Vector2] {
    guard let item = items[id.number] else { return [] }
    return reading { $0.contacts(of: item.body) }.map { DynamicsScale.points($0.point) }
  }

  /// The points at which items touch each other or boundaries, each once, in points.
  public var contactPoints: [Vector2] { reading { $0.contactPoints }.map { DynamicsScale.points($0.point) } }

  /// Whether behaviours keep an item fixed, as of the last step.
  public func isAnchored(_ id: ItemID) -> Bool { items[id.number]?.plan.isAnchored ?? true }

  // MARK: Velocity

  /// The velocity of an item in points/s.
  public func linearVelocity(of id: ItemID) -> Vector2 {
    guard let item = items[id.number] else { return .zero }
    return DynamicsScale.points(reading { $0.linearVelocity(of: item.body) })
  }

  /// Adds to the velocity of an item, in points/s; values that are not finite are ignored.
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

  /// Adds to the angular velocity of an item in radians/s, clockwise; values that are not finite are ignored.
  public func addAngularVelocity(_ velocity: Double, to id: ItemID) {
    guard let item = items[id.number], velocity.isFinite else { return }
    let sum = reading { $0.angularVelocity(of: item.body) } + DynamicsScale.limited(velocity)
    world.setAngularVelocity(sum, of: item.body)
    needsUpdate = true
  }
}
