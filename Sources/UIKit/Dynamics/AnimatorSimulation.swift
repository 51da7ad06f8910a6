internal import DynamicsModel

/// The simulation of an animator: maps items and behaviours to the simulation, and converts view coordinates.
///
/// `DynamicsModel` computes the motion. An item enters the simulation as soon as a behaviour gets it. The
/// properties of behaviours are passed on before the next step, if anything has changed.
@MainActor
final class AnimatorSimulation {
  private let model = DynamicsSimulation()

  @WeakReference private var referenceView: UIView?

  /// The items, in the order in which they were added.
  private var items: [AnimatedItem] = []
  private var itemsByObject: [ObjectIdentifier: AnimatedItem] = [:]
  private var itemsByID: [ItemID: AnimatedItem] = [:]
  private var behaviorsByID: [BehaviorID: UIDynamicBehavior] = [:]

  /// The behaviours with an action, in preorder, as of the last step.
  private(set) var behaviorsWithAction: [UIDynamicBehavior] = []

  /// The generation of the view hierarchy at the last check for views that left the reference view.
  private var seenHierarchy = -1

  /// Whether views among the items must be below the reference view.
  private let placesViews: Bool

  init(referenceView: UIView, placesViews: Bool = true) {
    self.placesViews = placesViews
    self.referenceView = referenceView
  }

  var hasItems: Bool { !items.isEmpty }

  /// Whether nothing moves, and no change requires a step.
  var isAtRest: Bool { model.isAtRest }

  /// Whether the bounds of the reference view, which a boundary follows, have changed.
  var referenceBoundsHaveChanged: Bool {
    guard model.followsReferenceBounds, let referenceView else { return false }
    return ReferenceBounds(referenceView.storedBounds) != model.referenceBounds
  }

  /// Inconsistencies of the simulation's state.
  var inconsistencies: [String] { model.inconsistencies() }

  /// Makes the next step read the properties of all behaviours again.
  func setNeedsUpdate() {
    model.setNeedsUpdate()
  }

  // MARK: Items

  /// Adds a behaviour to the item's count; the first one adds the item to the simulation.
  ///
  /// A view that is not a descendant of the reference view raises NSInvalidArgumentException.
  func hold(_ object: any UIDynamicItem) {
    if let item = itemsByObject[ObjectIdentifier(object)] {
      item.holders += 1
      return
    }
    checkPlace(of: object)
    let item = AnimatedItem(object, id: model.addItem(), placesViews: placesViews)
    items.append(item)
    itemsByObject[ObjectIdentifier(object)] = item
    itemsByID[item.id] = item
    if let referenceView { model.setState(item.read(in: referenceView), of: item.id) }
  }

  /// Subtracts a behaviour from the item's count; the last one removes the item from the simulation.
  func release(_ object: any UIDynamicItem) {
    guard let item = itemsByObject[ObjectIdentifier(object)] else { return }
    item.holders -= 1
    guard item.holders == 0 else { return }
    item.isRemoved = true
    model.removeItem(item.id)
    itemsByObject[ObjectIdentifier(object)] = nil
    itemsByID[item.id] = nil
    items.removeAll { $0 === item }
  }

  /// Returns the id of an item in the simulation, or nil if no behaviour has it.
  func id(of object: any UIDynamicItem) -> ItemID? { itemsByObject[ObjectIdentifier(object)]?.id }

  /// Reads an item's state again; returns false if no behaviour has it.
  func update(_ object: any UIDynamicItem) -> Bool {
    guard let item = itemsByObject[ObjectIdentifier(object)], let referenceView else { return false }
    model.setState(item.read(in: referenceView), of: item.id)
    return true
  }

  /// Returns the items whose bounds overlap a rectangle in reference coordinates.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return [] }
    return items.filter { item in
      let frame = item.frame(in: referenceView)
      return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
        && rect.minY < frame.maxY
    }
    .map(\.item)
  }

  private func checkPlace(of object: any UIDynamicItem) {
    guard placesViews, let referenceView else { return }
    let members = (object as? UIDynamicItemGroup)?.items ?? [object]
    for case let view as UIView in members
    where view === referenceView || !view.isDescendant(of: referenceView) {
      UIKitException.raise(
        .invalidArgumentException,
        "The view item \(view) must be a descendant of the reference view \(referenceView) of its dynamic animator."
      )
    }
  }

  /// The items, in the order in which they were added.
  var allItems: [any UIDynamicItem] { items.map(\.item) }

  /// Returns an item's position and angle in reference coordinates, or nil if no behaviour has it.
  func pose(of object: any UIDynamicItem) -> ItemPose? { id(of: object).flatMap { model.pose(of: $0) } }

  /// The points where items touch each other or boundaries.
  var contactPoints: [CGPoint] { items.flatMap { model.contactPoints(of: $0.id) }.map { CGPoint($0) } }

  // MARK: Velocity

  /// Returns the velocity of an item in points/s.
  func linearVelocity(of object: any UIDynamicItem) -> CGPoint {
    id(of: object).map { CGPoint(model.linearVelocity(of: $0)) } ?? .zero
  }

  /// Adds to the velocity of an item, in points/s.
  func addLinearVelocity(_ velocity: CGPoint, to object: any UIDynamicItem) {
    guard let id = id(of: object) else { return }
    model.addLinearVelocity(velocity.vector, to: id)
  }

  /// Returns the angular velocity of an item in radians/s.
  func angularVelocity(of object: any UIDynamicItem) -> CGFloat {
    id(of: object).map { CGFloat(model.angularVelocity(of: $0)) } ?? 0
  }

  /// Adds to the angular velocity of an item, in radians/s.
  func addAngularVelocity(_ velocity: CGFloat, to object: any UIDynamicItem) {
    guard let id = id(of: object) else { return }
    model.addAngularVelocity(Double(velocity), to: id)
  }
}

// MARK: - Behaviours

extension AnimatorSimulation {
  /// Adds a behaviour with its items.
  func attach(_ behavior: UIDynamicBehavior) {
    for item in behavior.list.items { hold(item) }
    if let simulated = behavior.simulated(in: self) {
      let id = model.addBehavior(simulated, items: ids(behavior.list.items))
      behavior.behaviorID = id
      behaviorsByID[id] = behavior
    }
    behavior.didAttach(to: self)
  }

  /// Removes a behaviour and its items.
  func detach(_ behavior: UIDynamicBehavior) {
    behavior.willDetach()
    if let id = behavior.behaviorID {
      model.removeBehavior(id)
      behaviorsByID[id] = nil
      behavior.behaviorID = nil
    }
    for item in behavior.list.items { release(item) }
  }

  /// Passes the properties of a behaviour to the simulation.
  private func describe(_ behavior: UIDynamicBehavior) {
    guard let id = behavior.behaviorID, let simulated = behavior.simulated(in: self) else { return }
    model.setBehavior(simulated, items: ids(behavior.list.items), of: id)
  }

  /// Activates a collision behaviour that has items or boundaries.
  ///
  /// An animator supports 21 active collision behaviours. One more raises NSInternalInconsistencyException;
  /// this limit is ours, not Apple's.
  func serve(_ behavior: UICollisionBehavior) {
    guard let id = behavior.behaviorID, model.collisionStatus(of: id) != .active else { return }
    describe(behavior)
    guard model.collisionStatus(of: id) == .noFreeBits else { return }
    UIKitException.raise(
      .internalInconsistencyException,
      "A dynamic animator can have at most \(DynamicsScale.collisionLimit) collision behaviors with items or boundaries."
    )
  }

  /// Brings a boundary into the simulation.
  func add(_ boundary: CollisionBoundary, to behavior: UICollisionBehavior) {
    boundary.id = behavior.behaviorID.flatMap { model.addBoundary(boundary.lines, to: $0) }
  }

  /// Takes a boundary out of the simulation.
  func remove(_ boundary: CollisionBoundary) {
    if let id = boundary.id { model.removeBoundary(id) }
    boundary.id = nil
  }

  private func ids(_ objects: [any UIDynamicItem]) -> [ItemID] {
    var ids: [ItemID] = []
    ids.reserveCapacity(objects.count)
    for object in objects {
      if let id = id(of: object) { ids.append(id) }
    }
    return ids
  }
}

// MARK: - Steps

extension AnimatorSimulation {
  /// Simulates one display frame of trees of behaviours.
  func step(_ behaviors: [UIDynamicBehavior], in reference: UIView) {
    updateItemsInView(in: reference)
    model.referenceBounds = ReferenceBounds(reference.storedBounds)
    if model.needsUpdate { describe(behaviors.flatMap(\.preorder)) }
    model.step()
    for push in model.spentPushes { behaviorsByID[push]?.didPush() }
  }

  /// Writes the new positions of the items that moved.
  func writeItems(in reference: UIView) {
    // A setter of the application may remove items.
    for item in items where !item.isRemoved {
      if let move = model.move(of: item.id) { item.write(move, in: reference) }
    }
  }

  /// The collision events of the last step to report to delegates.
  var contactEvents: [ContactEvent] {
    model.contactChanges.compactMap { change in
      guard let behavior = behaviorsByID[change.behavior] as? UICollisionBehavior,
        let item = itemsByID[change.item]
      else { return nil }
      let partner: ContactEvent.Partner
      switch change.partner {
      case .item(let other):
        guard let other = itemsByID[other] else { return nil }
        partner = .item(other)
      case .boundary(let id):
        guard let boundary = behavior.boundaries.first(where: { $0.id == id }) else { return nil }
        partner = .boundary(boundary)
      case .referenceBounds:
        partner = .referenceBounds
      }
      let point = change.point.map { CGPoint($0) }
      return ContactEvent(behavior: behavior, item: item, partner: partner, point: point)
    }
  }

  /// Returns the state at the start of the first step; nil after that step, or if there is a field.
  func record(_ behaviors: [UIDynamicBehavior], in reference: UIView) -> SimulationRecord? {
    updateItemsInView(in: reference)
    model.referenceBounds = ReferenceBounds(reference.storedBounds)
    describe(behaviors.flatMap(\.preorder))
    return model.record()
  }

  /// Passes the properties of all behaviours to the simulation, in preorder.
  private func describe(_ behaviors: [UIDynamicBehavior]) {
    behaviorsWithAction = []
    var ids: [BehaviorID] = []
    for behavior in behaviors {
      if behavior.action != nil { behaviorsWithAction.append(behavior) }
      if let id = behavior.behaviorID { ids.append(id) }
      describe(behavior)
    }
    model.orderBehaviors(ids)
  }

  /// Removes items whose views left the reference view, and adds those whose views have returned.
  private func updateItemsInView(in reference: UIView) {
    let generation = SimulatedDevice.current.views.hierarchyGeneration
    guard seenHierarchy != generation else { return }
    seenHierarchy = generation
    for item in items {
      let wasAway = item.hasLeft
      item.locate(in: reference)
      guard item.hasLeft != wasAway else { continue }
      model.setState(item.read(in: reference), of: item.id)
    }
  }
}

extension ReferenceBounds {
  fileprivate init(_ bounds: CGRect) {
    self.init(origin: bounds.origin.vector, size: bounds.size.vector)
  }
}

/// A contact event for a collision delegate.
@MainActor
struct ContactEvent {
  /// The object that an item touched.
  enum Partner {
    case item(AnimatedItem)
    case boundary(CollisionBoundary)
    case referenceBounds
  }

  let behavior: UICollisionBehavior
  let item: AnimatedItem
  let partner: Partner

  /// The contact point in reference coordinates; nil if the contact ended.
  let point: CGPoint?

  /// Notifies the delegate, unless an earlier callback removed a participant.
  func deliver(in animator: UIDynamicAnimator) {
    guard let delegate = behavior.collisionDelegate, behavior.dynamicAnimator === animator,
      isPresent(item)
    else { return }
    switch partner {
    case .item(let other):
      guard isPresent(other) else { return }
      if let point {
        delegate.collisionBehavior(behavior, beganContactFor: item.item, with: other.item, at: point)
      } else {
        delegate.collisionBehavior(behavior, endedContactFor: item.item, with: other.item)
      }
    case .boundary(let boundary):
      guard boundary.id != nil else { return }
      tell(delegate, of: boundary.identifier)
    case .referenceBounds:
      tell(delegate, of: nil)
    }
  }

  private func tell(_ delegate: any UICollisionBehaviorDelegate, of identifier: (any NSCopying)?) {
    if let point {
      delegate.collisionBehavior(
        behavior,
        beganContactFor: item.item,
        withBoundaryIdentifier: identifier,
        at: point
      )
    } else {
      delegate.collisionBehavior(
        behavior,
        endedContactFor: item.item,
        withBoundaryIdentifier: identifier
      )
    }
  }

  private func isPresent(_ item: AnimatedItem) -> Bool {
    !item.isRemoved && !item.hasLeft && behavior.list.contains(item.item)
  }
}
