internal import Physics

/// Ties an item to a point or to another item: by a rod, a spring, a rope, a pin, a rail or glue.
///
/// An attachment point is given as an offset from the item's center, in the unturned item, and turns with it;
/// all other points are in reference coordinates. Numbers that are not finite are ignored. Items that are
/// tied by a rod, spring or rope still collide with each other if a collision behaviour says so; pinned,
/// glued and sliding ones do not. Source: Apple, UIAttachmentBehavior.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable, Hashable {
    /// Another item.
    case items

    /// A point.
    case anchor
  }

  /// What the tie is made of.
  enum Link {
    case rod
    case rope
    case weld
    case pin
    case rail(axis: CGVector)
  }

  /// What the item is tied to.
  public final let attachedBehaviorType: AttachmentType

  let link: Link
  let item: any UIDynamicItem
  let otherItem: (any UIDynamicItem)?
  let offset: UIOffset
  let otherOffset: UIOffset

  var settings: AttachmentSettings {
    didSet { if settings != oldValue { didChange() } }
  }

  // What stands for it in the simulation.
  private var joint = JointID.none
  private var anchorBody = BodyID.none
  private var realized: AttachmentSettings?

  init(
    _ link: Link,
    _ item: any UIDynamicItem,
    _ offset: UIOffset,
    to otherItem: (any UIDynamicItem)?,
    _ otherOffset: UIOffset,
    anchor: CGPoint
  ) {
    self.link = link
    self.item = item
    self.otherItem = otherItem
    self.offset = offset.finite
    self.otherOffset = otherOffset.finite
    attachedBehaviorType = otherItem == nil ? .anchor : .items
    settings = AttachmentSettings(anchorPoint: anchor.x.isFinite && anchor.y.isFinite ? anchor : .zero)
    super.init()
    let end = otherItem.map { $0.attachmentPoint(self.otherOffset) } ?? settings.anchorPoint
    let start = item.attachmentPoint(self.offset)
    let distance = hypot(end.x - start.x, end.y - start.y)
    settings.length = distance.isFinite ? distance : 0
  }

  /// Ties the center of an item to a point with a rod of the present distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  /// Ties a point of an item to a point with a rod of the present distance.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init(.rod, item, offset, to: nil, UIOffset(), anchor: point)
  }

  /// Ties the centers of two items with a rod of the present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: UIOffset(), attachedTo: item2, offsetFromCenter: UIOffset())
  }

  /// Ties points of two items with a rod of the present distance.
  ///
  /// An item that is tied to itself is free.
  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, item1, offset1, to: item2, offset2, anchor: .zero)
  }

  /// The item, and the other one if it is tied to one.
  open var items: [any UIDynamicItem] { [item] + (otherItem.map { [$0] } ?? []) }

  /// The point that the item is tied to; the length stays when it moves.
  ///
  /// Zero for a tie between items, where setting it does nothing.
  open var anchorPoint: CGPoint {
    get { settings.anchorPoint }
    set {
      guard attachedBehaviorType == .anchor, newValue.x.isFinite, newValue.y.isFinite else { return }
      settings.anchorPoint = newValue
    }
  }

  /// The length of a rod or spring, or the greatest one of a rope, in points.
  ///
  /// As created, the distance between the two attachment points. A negative length counts as 0.
  open var length: CGFloat {
    get { settings.length }
    set { if newValue.isFinite { settings.length = max(newValue, 0) } }
  }

  /// How fast a spring comes to rest, from 0, never, to 1, without swinging; 0 by default.
  ///
  /// A negative number counts as 0. Without a frequency it has no effect.
  open var damping: CGFloat {
    get { settings.damping }
    set { if newValue.isFinite { settings.damping = max(newValue, 0) } }
  }

  /// How often a spring swings in a second, in hertz; 0, by default, is a rigid rod.
  ///
  /// A negative number counts as 0.
  open var frequency: CGFloat {
    get { settings.frequency }
    set { if newValue.isFinite { settings.frequency = max(newValue, 0) } }
  }

  /// How hard it is to turn a pinned item; 0 by default, infinite for not at all.
  ///
  /// A negative number counts as 0; NaN is ignored.
  open var frictionTorque: CGFloat {
    get { settings.frictionTorque }
    set { if !newValue.isNaN { settings.frictionTorque = max(newValue, 0) } }
  }

  /// How far a sliding item may move, in points, or a pinned one turn, in radians; infinite by default.
  ///
  /// Zero is where the item is when the behaviour comes to an animator. An end that is not finite does not
  /// limit.
  open var attachmentRange: UIFloatRange {
    get { settings.range }
    set { settings.range = newValue }
  }

  // MARK: Simulation

  override var ownItems: [any UIDynamicItem] { items }

  override func didAttach(to simulation: DynamicsSimulation) {
    joint = .none
    anchorBody = .none
    realized = nil
  }

  override func willDetach(from simulation: DynamicsSimulation) {
    simulation.world.removeJoint(joint)
    simulation.world.removeBody(anchorBody)
  }

  override func realize(in simulation: DynamicsSimulation) {
    guard let body = simulation.body(of: item) else { return }
    let isNew = !simulation.world.contains(joint)
    guard isNew || realized != settings else { return }
    realized = settings
    var otherBody = otherItem.flatMap { simulation.body(of: $0) }?.id
    if otherItem == nil {
      moveAnchor(in: simulation)
      otherBody = anchorBody
    }
    guard let otherBody, otherBody != body.id else { return }
    if isNew {
      joint = simulation.world.addJoint(definition(otherBody, body.id, in: simulation))
    } else {
      let present = simulation.world.jointKind(of: joint)
      simulation.world.setJointKind(kind(axisIn: nil, orLike: present), of: joint)
    }
  }

  /// Keeps a fixed body at the anchor point, which the item is tied to.
  private func moveAnchor(in simulation: DynamicsSimulation) {
    let position = DynamicsScale.meters(settings.anchorPoint)
    if simulation.world.contains(anchorBody) {
      simulation.world.setPose(Pose(position: position, angle: 0), of: anchorBody)
    } else {
      var definition = BodyDefinition()
      definition.kind = .fixed
      definition.position = position
      anchorBody = simulation.world.addBody(definition)
    }
  }

  /// The joint between the other item, or the anchor, and the item.
  private func definition(
    _ bodyA: BodyID,
    _ bodyB: BodyID,
    in simulation: DynamicsSimulation
  ) -> JointDefinition {
    let poseA = simulation.world.pose(of: bodyA)
    let poseB = simulation.world.pose(of: bodyB)
    var definition = JointDefinition(
      kind: kind(axisIn: poseA),
      bodyA: bodyA,
      bodyB: bodyB,
      localAnchorA: DynamicsScale.meters(otherOffset.vector),
      localAnchorB: DynamicsScale.meters(offset.vector)
    )
    switch link {
    case .rod, .rope:
      definition.collideConnected = true
    case .weld, .pin, .rail:
      // These ties meet in one point, which lies somewhere in each item.
      let anchor = DynamicsScale.meters(settings.meetingPoint)
      definition.localAnchorA = poseA.localPoint(anchor)
      definition.localAnchorB = poseB.localPoint(anchor)
    }
    return definition
  }
}
