import Physics

/// Behaviours and their boundaries.
extension DynamicsSimulation {
  /// Adds a behaviour for items, which counts after all others; it takes effect in the next step.
  public func addBehavior(_ behavior: DynamicBehavior, items: [ItemID]) -> BehaviorID {
    let number = makeNumber()
    let active = ActiveBehavior(BehaviorID(number: number), behavior, items)
    behaviors.append(active, number: number)
    order.append(active)
    takeLane(active)
    needsUpdate = true
    return active.id
  }

  /// A behaviour as it was set last, or as a push that acted only once has left it.
  public func behavior(of id: BehaviorID) -> DynamicBehavior? { behaviors[id.number]?.behavior }

  /// Changes a behaviour and the items that it is for, without changing its kind.
  public func setBehavior(_ behavior: DynamicBehavior, items: [ItemID], of id: BehaviorID) {
    guard let active = behaviors[id.number] else { return }
    active.behavior = behavior
    active.items = items
    takeLane(active)
    needsUpdate = true
  }

  /// Lets behaviours count in an order, those that it does not name after the others.
  public func orderBehaviors(_ ids: [BehaviorID]) {
    var ordered: [ActiveBehavior] = []
    for active in order { active.isOrdered = false }
    for active in ids.compactMap({ behaviors[$0.number] }) + order where !active.isOrdered {
      active.isOrdered = true
      ordered.append(active)
    }
    order = ordered
    needsUpdate = true
  }

  /// Takes a behaviour out with its joints, fields and boundaries.
  public func removeBehavior(_ id: BehaviorID) {
    guard let active = behaviors.remove(id.number) else { return }
    order.removeAll { $0 === active }
    for boundary in active.boundaries { forget(boundary) }
    if let boundary = active.referenceBoundary { forget(boundary) }
    world.removeJoint(active.joint)
    world.removeField(active.field)
    world.removeBody(active.fixedBody)
    if let lane = active.lane { lanes.giveBack(lane) }
    needsUpdate = true
  }

  // MARK: Collisions

  /// Whether a collision behaviour is one of the 21 that can be served; others are idle.
  public func standing(of id: BehaviorID) -> CollisionStanding {
    guard let active = behaviors[id.number] else { return .idle }
    if active.lane != nil { return .served }
    return active.hasAnythingToCollide ? .leftOut : .idle
  }

  /// Adds a boundary to a collision behaviour; nil if there is no such behaviour.
  public func addBoundary(_ lines: [BoundaryLine], to id: BehaviorID) -> BoundaryID? {
    guard let active = behaviors[id.number], active.collision != nil else { return nil }
    let boundary = SimulatedBoundary(BoundaryID(number: makeNumber()), lines, of: id)
    active.boundaries.append(boundary)
    boundaries.append(boundary, number: boundary.id.number)
    takeLane(active)
    needsUpdate = true
    return boundary.id
  }

  /// Takes a boundary away.
  public func removeBoundary(_ id: BoundaryID) {
    guard let boundary = boundaries[id.number] else { return }
    behaviors[boundary.behavior.number]?.boundaries.removeAll { $0 === boundary }
    forget(boundary)
    needsUpdate = true
  }

  /// Gives a collision behaviour a number as soon as there is anything to collide.
  func takeLane(_ active: ActiveBehavior) {
    guard active.lane == nil, active.hasAnythingToCollide else { return }
    active.lane = lanes.take()
  }

  /// Takes a boundary out for good.
  func forget(_ boundary: SimulatedBoundary) {
    demolish(boundary)
    _ = boundaries.remove(boundary.id.number)
  }

  /// Takes the segments of a boundary out of the solver; it keeps its number.
  func demolish(_ boundary: SimulatedBoundary) {
    for shape in boundary.shapes { world.removeShape(shape) }
    boundary.shapes = []
    boundary.isBuilt = false
  }
}
