import Physics

/// Behaviours and their boundaries.
extension DynamicsSimulation {
  /// Adds a behaviour with items, after all others; it takes effect in the next step.
  public func addBehavior(_ behavior: DynamicBehavior, items: [ItemID]) -> BehaviorID {
    let number = makeNumber()
    let active = ActiveBehavior(BehaviorID(number: number), behavior, items)
    behaviors.append(active, number: number)
    order.append(active)
    allocateCategoryBits(active)
    needsUpdate = true
    return active.id
  }

  /// The current behaviour: as it was last set, or as an instantaneous push has changed it.
  public func behavior(of id: BehaviorID) -> DynamicBehavior? { behaviors[id.number]?.behavior }

  /// Changes a behaviour and its items; its kind can't change.
  public func setBehavior(_ behavior: DynamicBehavior, items: [ItemID], of id: BehaviorID) {
    guard let active = behaviors[id.number] else { return }
    active.behavior = behavior
    active.items = items
    allocateCategoryBits(active)
    needsUpdate = true
  }

  /// Sets the order of behaviours; those not named follow the others.
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

  /// Removes a behaviour with its joints, fields and boundaries.
  public func removeBehavior(_ id: BehaviorID) {
    guard let active = behaviors.remove(id.number) else { return }
    order.removeAll { $0 === active }
    for boundary in active.boundaries { delete(boundary) }
    if let boundary = active.referenceBoundary { delete(boundary) }
    world.removeJoint(active.joint)
    world.removeField(active.field)
    world.removeBody(active.fixedBody)
    if let categoryNumber = active.categoryNumber { categoryBits.release(categoryNumber) }
    needsUpdate = true
  }

  // MARK: Collisions

  /// The status of a collision behaviour; other behaviours are idle.
  public func collisionStatus(of id: BehaviorID) -> CollisionStatus {
    guard let active = behaviors[id.number] else { return .inactive }
    if active.categoryNumber != nil { return .active }
    return active.hasAnythingToCollide ? .noFreeBits : .inactive
  }

  /// Adds a boundary to a collision behaviour; returns nil if there is no such behaviour.
  public func addBoundary(_ lines: [BoundaryLine], to id: BehaviorID) -> BoundaryID? {
    guard let active = behaviors[id.number], active.collision != nil else { return nil }
    let boundary = SimulatedBoundary(BoundaryID(number: makeNumber()), lines, of: id)
    active.boundaries.append(boundary)
    boundaries.append(boundary, number: boundary.id.number)
    allocateCategoryBits(active)
    needsUpdate = true
    return boundary.id
  }

  /// Removes a boundary.
  public func removeBoundary(_ id: BoundaryID) {
    guard let boundary = boundaries[id.number] else { return }
    behaviors[boundary.behavior.number]?.boundaries.removeAll { $0 === boundary }
    delete(boundary)
    needsUpdate = true
  }

  /// Assigns a number to a collision behaviour that has items or boundaries.
  func allocateCategoryBits(_ active: ActiveBehavior) {
    guard active.categoryNumber == nil, active.hasAnythingToCollide else { return }
    active.categoryNumber = categoryBits.allocate()
  }

  /// Removes a boundary permanently.
  func delete(_ boundary: SimulatedBoundary) {
    removeSegments(boundary)
    _ = boundaries.remove(boundary.id.number)
  }

  /// Removes the segments of a boundary from the solver; the boundary keeps its number.
  func removeSegments(_ boundary: SimulatedBoundary) {
    for shape in boundary.shapes { world.removeShape(shape) }
    boundary.shapes = []
    boundary.isBuilt = false
  }
}
