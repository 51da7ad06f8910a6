import Physics

/// A behaviour of a simulation, its items, and its objects in the solver.
final class ActiveBehavior {
  let id: BehaviorID
  var behavior: DynamicBehavior
  var items: [ItemID]

  /// Whether the behaviour already has its place while a new order is built.
  var isOrdered = false

  /// The joint of a snap or an attachment.
  var joint = JointID.none

  /// The attachment from which the joint was created.
  var tied: AttachmentBehavior?

  /// The field of a field behaviour.
  var field = FieldID.none

  /// The fixed body at an attachment's anchor, or with the segments of boundaries.
  var fixedBody = BodyID.none

  /// The number of a collision behaviour that has items or boundaries.
  var categoryNumber: Int?

  /// The boundaries in the order of their creation.
  var boundaries: [SimulatedBoundary] = []
  var referenceBoundary: SimulatedBoundary?

  init(_ id: BehaviorID, _ behavior: DynamicBehavior, _ items: [ItemID]) {
    self.id = id
    self.behavior = behavior
    self.items = items
  }

  /// The behaviour if it is a collision behaviour.
  var collision: CollisionBehavior? {
    if case .collision(let collision) = behavior { return collision }
    return nil
  }

  /// Whether it is a collision behaviour with items or boundaries.
  var hasAnythingToCollide: Bool {
    guard let collision else { return false }
    return !items.isEmpty || !boundaries.isEmpty || collision.referenceInsets != nil
  }

  /// Whether the behaviour acts in every step, not only after changes.
  var actsInSteps: Bool {
    switch behavior {
    case .push(let push):
      return push.actsInSteps
    case .field(let field):
      if case .custom = field.kind { return true }
      return false
    case .gravity, .collision, .properties, .snap, .attachment:
      return false
    }
  }

  /// Whether an item was added to the behaviour before another one.
  func places(_ item: ItemID, before other: ItemID) -> Bool {
    for member in items {
      if member == item { return true }
      if member == other { return false }
    }
    return false
  }
}
