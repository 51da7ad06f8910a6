internal import Physics

/// Pulls an item to a point, where it comes to rest without rotation, as if on a spring.
///
/// Source: Apple, UISnapBehavior.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private var joint = JointID.none
  private var storedPoint: CGPoint
  private var storedDamping: CGFloat = 0.5

  /// Creates a snap to a point in reference coordinates.
  ///
  /// A point that is not finite leaves the item where it is until `snapPoint` is set.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    storedPoint = point
    super.init()
  }

  /// How little the item swings at its point, from 0, most, to 1, not at all; 0.5 by default.
  ///
  /// Values outside are kept within; NaN is ignored.
  open var damping: CGFloat {
    get { storedDamping }
    set {
      guard !newValue.isNaN else { return }
      storedDamping = min(max(newValue, 0), 1)
      didChange()
    }
  }

  /// Where the item is pulled, in reference coordinates.
  ///
  /// A point that is not finite is ignored.
  open var snapPoint: CGPoint {
    get { storedPoint }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      storedPoint = newValue
      didChange()
    }
  }

  // MARK: Simulation

  override var ownItems: [any UIDynamicItem] { [item] }

  override func didAttach(to simulation: DynamicsSimulation) {
    joint = .none
  }

  override func willDetach(from simulation: DynamicsSimulation) {
    simulation.world.removeJoint(joint)
  }

  override func realize(in simulation: DynamicsSimulation) {
    guard let body = simulation.body(of: item), storedPoint.x.isFinite, storedPoint.y.isFinite else { return }
    let least = DynamicsScale.leastSnapDampingRatio
    let kind = JointKind.pull(
      target: DynamicsScale.meters(storedPoint),
      angle: 0,
      frequency: DynamicsScale.snapFrequency,
      dampingRatio: least + (1 - least) * Double(storedDamping),
      maximumForce: DynamicsScale.greatestSnapAcceleration * simulation.world.mass(of: body.id)
    )
    if simulation.world.contains(joint) {
      simulation.world.setJointKind(kind, of: joint)
    } else {
      joint = simulation.world.addJoint(
        JointDefinition(kind: kind, bodyA: .none, bodyB: body.id, localAnchorA: .zero, localAnchorB: .zero)
      )
    }
  }
}
