internal import Physics

/// The solver's world of one animator: bodies for items, boundaries, joints and fields for behaviours.
///
/// Items get their bodies at once when they come; what the behaviours ask of them is put together before the
/// next step, and only after something changed. Between changes a step looks at nothing but bodies.
@MainActor
final class DynamicsSimulation {
  var world = Physics.World()

  /// Whether the behaviours must be asked anew before the next step.
  var needsUpdate = true

  private(set) weak var referenceView: UIView?

  /// The bodies, in the order in which their items came.
  private(set) var bodies: [ItemBody] = []
  private var bodiesByItem: [ObjectIdentifier: ItemBody] = [:]
  private var bodiesByTag: [UInt64: ItemBody] = [:]
  private var boundariesByTag: [UInt64: CollisionBoundary] = [:]
  private var tagCount: UInt64 = 0
  private var lanes = CollisionLanes()
  private var contacts = ContactBook()

  // What the behaviours gave at the last update, in pre-order.
  private var pushers: [UIDynamicBehavior] = []

  /// The behaviours with an action.
  private(set) var actors: [UIDynamicBehavior] = []

  /// The collision behaviours.
  private(set) var collisions: [UICollisionBehavior] = []

  /// The reference bounds of which boundaries were made; nil if there is none.
  private var usedReferenceBounds: CGRect?

  /// The state of the view hierarchy when leavers were last looked for.
  private var seenHierarchy = -1

  init(referenceView: UIView) {
    self.referenceView = referenceView
  }

  var hasItems: Bool { !bodies.isEmpty }

  /// Whether nothing moves, and nothing that would move it has changed.
  var isAtRest: Bool { !needsUpdate && DynamicsSimulation.isAsleep(&world) }

  /// Whether a boundary must follow the reference view.
  var referenceBoundsHaveChanged: Bool {
    guard usedReferenceBounds != nil, let referenceView else { return false }
    return referenceBoundsHaveChanged(in: referenceView)
  }

  // MARK: Items

  /// Counts a behaviour that has the item; the first one brings it into the world.
  ///
  /// A view that is not below the reference view raises NSInvalidArgumentException.
  func hold(_ item: any UIDynamicItem) {
    if let body = bodiesByItem[ObjectIdentifier(item)] {
      body.holders += 1
      return
    }
    checkPlace(of: item)
    let tag = makeTag()
    var definition = BodyDefinition()
    definition.tag = tag
    let body = ItemBody(item, id: world.addBody(definition), tag: tag)
    bodies.append(body)
    bodiesByItem[ObjectIdentifier(item)] = body
    bodiesByTag[tag] = body
    if let referenceView { place(body, in: referenceView) }
  }

  /// Counts a behaviour out that had the item; after the last one it leaves the world.
  func release(_ item: any UIDynamicItem) {
    guard let body = bodiesByItem[ObjectIdentifier(item)] else { return }
    body.holders -= 1
    guard body.holders == 0 else { return }
    body.isRemoved = true
    world.removeBody(body.id)
    bodiesByItem[ObjectIdentifier(item)] = nil
    bodiesByTag[body.tag] = nil
    bodies.removeAll { $0 === body }
  }

  /// The body of an item, or nil if no behaviour has it.
  func body(of item: any UIDynamicItem) -> ItemBody? {
    bodiesByItem[ObjectIdentifier(item)]
  }

  /// Reads an item anew; returns false if it has no body.
  func update(_ item: any UIDynamicItem) -> Bool {
    guard let body = body(of: item), let referenceView else { return false }
    place(body, in: referenceView)
    return true
  }

  /// The items whose bounds overlap a rectangle in reference coordinates.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return [] }
    return bodies.filter { body in
      let frame = body.frame(in: referenceView)
      return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
        && rect.minY < frame.maxY
    }
    .map(\.item)
  }

  /// Puts the body where its item is, and gives it new shapes if the item's form may have changed.
  private func place(_ body: ItemBody, in reference: UIView) {
    body.read(in: reference)
    body.appliedPlan = nil
    for shape in body.shapes { world.removeShape(shape) }
    body.shapes = []
    guard !body.isAway else { return }
    world.setPose(body.pose, of: body.id)
    var definition = ShapeDefinition()
    definition.tag = body.tag
    definition.filter = .nothing
    for geometry in ItemGeometry.shapes(of: body.item, size: body.size) {
      body.shapes.append(world.addShape(geometry, definition, to: body.id))
    }
  }

  private func checkPlace(of item: any UIDynamicItem) {
    guard let referenceView else { return }
    let members = (item as? UIDynamicItemGroup)?.items ?? [item]
    for case let view as UIView in members
    where view === referenceView || !view.isDescendant(of: referenceView) {
      UIKitException.raise(
        .invalidArgumentException,
        "The view item \(view) must be a descendant of the reference view \(referenceView) of its dynamic animator."
      )
    }
  }

  // MARK: Tags

  private func makeTag() -> UInt64 {
    tagCount += 1
    return tagCount
  }

  /// The item in a contact.
  func body(tagged tag: UInt64) -> ItemBody? { bodiesByTag[tag] }

  /// The boundary in a contact.
  func boundary(tagged tag: UInt64) -> CollisionBoundary? { boundariesByTag[tag] }
}

// MARK: - Boundaries

extension DynamicsSimulation {
  /// A number for a collision behaviour.
  ///
  /// An animator serves 21 of them; one more raises NSInternalInconsistencyException, which is ours.
  func takeLane() -> Int {
    guard let number = lanes.take() else {
      UIKitException.raise(
        .internalInconsistencyException,
        "A dynamic animator can have at most \(CollisionLanes.limit) collision behaviors with items or boundaries."
      )
    }
    return number
  }

  /// Takes back the number of a collision behaviour.
  func giveBack(lane: Int) {
    lanes.giveBack(lane)
  }

  /// Brings the segments of a boundary into the world, as shapes of `body`.
  func build(_ boundary: CollisionBoundary, on body: BodyID, lane: Int) {
    demolish(boundary)
    if boundary.tag == 0 { boundary.tag = makeTag() }
    boundariesByTag[boundary.tag] = boundary
    boundary.isBuilt = true
    var definition = ShapeDefinition()
    definition.friction = DynamicsScale.boundaryFriction
    definition.restitution = DynamicsScale.boundaryElasticity
    definition.filter = CollisionLanes.boundary(lane)
    definition.tag = boundary.tag
    for line in boundary.path.outline.polylines(tolerance: DynamicsScale.curveTolerance)
    where line.points.count > 1 {
      boundary.shapes += world.addChain(
        line.points.map(DynamicsScale.meters),
        isLoop: line.isClosed && line.points.count > 2,
        definition,
        to: body
      )
    }
  }

  /// Takes the segments of a boundary out of the world; it keeps its tag.
  func demolish(_ boundary: CollisionBoundary) {
    for shape in boundary.shapes { world.removeShape(shape) }
    boundary.shapes = []
    boundary.isBuilt = false
  }

  /// Takes a boundary out for good.
  func remove(_ boundary: CollisionBoundary) {
    demolish(boundary)
    boundariesByTag[boundary.tag] = nil
    boundary.tag = 0
  }

  /// The reference bounds, for a boundary that will have to follow them.
  func useReferenceBounds() -> CGRect? {
    guard let referenceView else { return nil }
    usedReferenceBounds = referenceView.storedBounds
    return usedReferenceBounds
  }
}

// MARK: - Steps

extension DynamicsSimulation {
  /// Simulates one display frame.
  func step(_ behaviors: [UIDynamicBehavior], in reference: UIView) {
    noticeLeavers(in: reference)
    if needsUpdate || referenceBoundsHaveChanged(in: reference) { update(behaviors.flatMap(\.preorder)) }
    for behavior in pushers { behavior.applyForces(in: self) }
    world.step(DynamicsScale.frameDuration)
  }

  /// Writes the new places of the items that moved.
  func writeItems(in reference: UIView) {
    // The setters may be the application's, and may remove items.
    for body in bodies where !body.isAway && !body.isRemoved {
      body.write(DynamicsSimulation.pose(of: body.id, &world), in: reference)
    }
  }

  /// What collision delegates have to be told of the last step.
  func takeContactNotices() -> [ContactNotice] {
    guard DynamicsSimulation.hasContactEvents(&world) else { return [] }
    return contacts.note(world.events, in: self)
  }

  // Read through a reference, the world is not copied: it consists of dozens of arrays.

  private static func pose(of body: BodyID, _ world: inout Physics.World) -> Pose {
    world.pose(of: body)
  }

  private static func isAsleep(_ world: inout Physics.World) -> Bool {
    world.isAsleep
  }

  private static func hasContactEvents(_ world: inout Physics.World) -> Bool {
    !world.events.began.isEmpty || !world.events.ended.isEmpty
  }

  private func referenceBoundsHaveChanged(in reference: UIView) -> Bool {
    guard let usedReferenceBounds else { return false }
    return reference.storedBounds != usedReferenceBounds
  }

  private func noticeLeavers(in reference: UIView) {
    guard seenHierarchy != UIView.hierarchyGeneration else { return }
    seenHierarchy = UIView.hierarchyGeneration
    for body in bodies {
      let wasAway = body.hasLeft
      body.locate(in: reference)
      guard body.hasLeft != wasAway else { continue }
      needsUpdate = true
      guard wasAway else { continue }
      place(body, in: reference)
      world.setLinearVelocity(.zero, of: body.id)
      world.setAngularVelocity(0, of: body.id)
    }
  }

  /// Asks all behaviours, in pre-order, what they want, and puts it into effect.
  private func update(_ behaviors: [UIDynamicBehavior]) {
    needsUpdate = false
    usedReferenceBounds = nil
    pushers = behaviors.filter(\.appliesForces)
    actors = behaviors.filter { $0.action != nil }
    collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    for body in bodies { body.plan = BodyPlan() }
    for behavior in behaviors { behavior.plan(in: self) }
    for body in bodies { apply(body.plan, to: body) }
    for behavior in behaviors { behavior.realize(in: self) }
    world.wakeAll()
  }

  /// Puts a plan into effect, as far as it differs from the one before.
  private func apply(_ plan: BodyPlan, to body: ItemBody) {
    var plan = plan
    if body.isAway {
      plan.isAnchored = true
      plan.filter = .nothing
    }
    let old = body.appliedPlan
    guard plan != old else { return }
    body.appliedPlan = plan
    let id = body.id
    if plan.isAnchored != old?.isAnchored { world.setKind(plan.isAnchored ? .fixed : .dynamic, of: id) }
    if plan.allowsRotation != old?.allowsRotation { world.setRotationFixed(!plan.allowsRotation, of: id) }
    if plan.resistance != old?.resistance { world.setLinearDamping(plan.resistance, of: id) }
    if plan.angularResistance != old?.angularResistance {
      world.setAngularDamping(plan.angularResistance, of: id)
    }
    if plan.charge != old?.charge { world.setCharge(plan.charge, of: id) }
    for shape in body.shapes {
      if plan.density != old?.density { world.setDensity(plan.density, of: shape) }
      if plan.filter != old?.filter { world.setFilter(plan.filter, of: shape) }
      if plan.friction != old?.friction { world.setFriction(plan.friction, of: shape) }
      if plan.elasticity != old?.elasticity { world.setRestitution(plan.elasticity, of: shape) }
    }
    let mass = world.mass(of: id)
    world.setAcceleration(mass > 0 ? plan.acceleration + plan.force / mass : plan.acceleration, of: id)
  }
}
