import Physics

/// Applies the combined effect of all behaviours after a change.
///
/// Between changes, a step only visits bodies.
extension DynamicsSimulation {
  /// Collects the effects of all behaviours, in their order, and applies them.
  func update() {
    needsUpdate = false
    followsReferenceBounds = false
    for item in items.values { item.plan = ItemPlan() }
    for active in order { plan(active) }
    for item in items.values { apply(item.plan, to: item) }
    for active in order { install(active) }
    world.wakeAll()
  }

  // MARK: Plans

  /// Writes the effects of a behaviour into the plans of its items.
  ///
  /// Gravities and pushes add up; of properties the last one takes precedence.
  private func plan(_ active: ActiveBehavior) {
    switch active.behavior {
    case .gravity(let gravity):
      let acceleration = gravity.acceleration
      for item in active.items { items[item.number]?.plan.acceleration += acceleration }
    case .push(let push) where push.isSteady:
      // A force through the centre is as constant and exact as gravity.
      let newtons = push.newtons
      for item in active.items where push.offset(of: item) == nil {
        items[item.number]?.plan.force += newtons
      }
    case .properties(let properties):
      for item in active.items {
        guard let item = items[item.number] else { continue }
        properties.write(to: &item.plan)
      }
    case .collision(let collision):
      allocateCategoryBits(active)
      guard let categoryNumber = active.categoryNumber else { return }
      for item in active.items {
        guard let item = items[item.number] else { continue }
        CategoryBits.join(&item.plan.filter, categoryNumber, collision.mode)
      }
      planReferenceBoundary(active, collision)
      for boundary in active.boundaries where !boundary.isBuilt {
        build(boundary, of: active, categoryNumber)
      }
      if let boundary = active.referenceBoundary, !boundary.isBuilt {
        build(boundary, of: active, categoryNumber)
      }
    case .push, .snap, .attachment, .field:
      break
    }
  }

  /// Updates the boundary of the reference bounds; for contacts, it stays the same boundary.
  private func planReferenceBoundary(_ active: ActiveBehavior, _ collision: CollisionBehavior) {
    guard let insets = collision.referenceInsets else {
      if let boundary = active.referenceBoundary { delete(boundary) }
      active.referenceBoundary = nil
      return
    }
    followsReferenceBounds = true
    let lines = referenceBounds.boundary(insets)
    if let boundary = active.referenceBoundary {
      guard boundary.lines != lines else { return }
      boundary.lines = lines
      boundary.isBuilt = false
    } else {
      let id = BoundaryID(number: makeNumber())
      let boundary = SimulatedBoundary(id, lines, of: active.id, isReferenceBounds: true)
      boundaries.append(boundary, number: id.number)
      active.referenceBoundary = boundary
    }
  }

  /// Adds the segments of a boundary to the solver.
  private func build(_ boundary: SimulatedBoundary, of active: ActiveBehavior, _ categoryNumber: Int) {
    removeSegments(boundary)
    boundary.isBuilt = true
    if !reading({ $0.contains(active.fixedBody) }) { active.fixedBody = addFixedBody(at: .zero) }
    var definition = ShapeDefinition()
    definition.friction = DynamicsScale.boundaryFriction
    definition.restitution = DynamicsScale.boundaryElasticity
    definition.filter = CategoryBits.boundary(categoryNumber)
    definition.tag = boundary.id.number
    for line in boundary.lines where line.points.count > 1 {
      boundary.shapes += world.addChain(
        line.points.map { DynamicsScale.meters($0) },
        isLoop: line.isClosed && line.points.count > 2,
        definition,
        to: active.fixedBody
      )
    }
  }

  private func addFixedBody(at position: Vector2) -> BodyID {
    var definition = BodyDefinition()
    definition.kind = .fixed
    definition.position = position
    return world.addBody(definition)
  }

  /// Applies the differences between a plan and the previous one.
  private func apply(_ plan: ItemPlan, to item: SimulatedItem) {
    var plan = plan
    if item.isInactive {
      plan.isAnchored = true
      plan.filter = .nothing
    }
    let old = item.appliedPlan
    guard plan != old else { return }
    item.appliedPlan = plan
    let body = item.body
    if plan.isAnchored != old?.isAnchored { world.setKind(plan.isAnchored ? .fixed : .dynamic, of: body) }
    if plan.allowsRotation != old?.allowsRotation { world.setRotationFixed(!plan.allowsRotation, of: body) }
    if plan.resistance != old?.resistance { world.setLinearDamping(plan.resistance, of: body) }
    if plan.angularResistance != old?.angularResistance {
      world.setAngularDamping(plan.angularResistance, of: body)
    }
    if plan.charge != old?.charge { world.setCharge(plan.charge, of: body) }
    for shape in item.shapes {
      if plan.density != old?.density { world.setDensity(plan.density, of: shape) }
      if plan.filter != old?.filter { world.setFilter(plan.filter, of: shape) }
      if plan.friction != old?.friction { world.setFriction(plan.friction, of: shape) }
      if plan.elasticity != old?.elasticity { world.setRestitution(plan.elasticity, of: shape) }
    }
    let mass = reading { $0.mass(of: body) }
    world.setAcceleration(mass > 0 ? plan.acceleration + plan.force / mass : plan.acceleration, of: body)
  }

  // MARK: Joints and fields

  /// Updates the joint or field of a behaviour, after the plans of all items were applied.
  private func install(_ active: ActiveBehavior) {
    switch active.behavior {
    case .snap(let snap): install(snap, active)
    case .attachment(let attachment): install(attachment, active)
    case .field(let field): install(field, active)
    case .gravity, .push, .properties, .collision: break
    }
  }

  private func install(_ snap: SnapBehavior, _ active: ActiveBehavior) {
    guard let body = solverBody(active.items.first), snap.point.isFinite else { return }
    let kind = snap.joint(mass: reading { $0.mass(of: body) })
    if reading({ $0.contains(active.joint) }) {
      world.setJointKind(kind, of: active.joint)
    } else {
      active.joint = world.addJoint(JointDefinition(kind: kind, bodyB: body))
    }
  }

  private func install(_ attachment: AttachmentBehavior, _ active: ActiveBehavior) {
    guard let body = solverBody(active.items.first) else { return }
    let isNew = !reading { $0.contains(active.joint) }
    guard isNew || active.tied != attachment else { return }
    active.tied = attachment
    var other = solverBody(active.items.dropFirst().first)
    if attachment.hasAnchor {
      moveAnchor(to: attachment.anchorPoint, active)
      other = active.fixedBody
    }
    guard let other, other != body else { return }
    if isNew {
      let poses = reading { ($0.pose(of: other), $0.pose(of: body)) }
      active.joint = world.addJoint(attachment.joint(other, at: poses.0, body, at: poses.1))
    } else {
      let present = reading { $0.jointKind(of: active.joint) }
      world.setJointKind(attachment.kind(insteadOf: present), of: active.joint)
    }
  }

  /// Keeps a fixed body at the anchor point to which the item is attached.
  private func moveAnchor(to point: Vector2, _ active: ActiveBehavior) {
    let position = DynamicsScale.meters(point)
    if reading({ $0.contains(active.fixedBody) }) {
      world.setPose(Pose(position: position, angle: 0), of: active.fixedBody)
    } else {
      active.fixedBody = addFixedBody(at: position)
    }
  }

  private func install(_ behavior: FieldBehavior, _ active: ActiveBehavior) {
    guard let field = behavior.field(on: active.items.compactMap { solverBody($0) }) else { return }
    if active.field == .none {
      active.field = world.addField(field)
    } else {
      world.setField(field, of: active.field)
    }
  }

  private func solverBody(_ id: ItemID?) -> BodyID? { id.flatMap { items[$0.number]?.body } }
}
