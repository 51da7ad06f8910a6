internal import DynamicsModel

/// The physical properties of items, such as elasticity, friction, density and resistance.
///
/// An item can be in several of these behaviours. For each property the last behaviour that sets it applies,
/// in preorder of the animator's behaviours. Properties that no behaviour sets have the values of an item
/// without such a behaviour. Infinite and NaN values are ignored. Source: Apple, UIDynamicItemBehavior.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var properties = ItemProperties() {
    didSet { if properties != oldValue { didChange() } }
  }

  /// Velocities added outside of an animator, which apply when the behaviour is added to one.
  private var pendingVelocities: [ObjectIdentifier: CGPoint] = [:]
  private var pendingSpins: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a behaviour that has no effect yet; duplicate items are ignored.
  public init(items: [any UIDynamicItem] = []) {
    super.init()
    list = DynamicItemList(items)
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item, unless the behaviour already has it.
  ///
  /// If the behaviour is in an animator, a view that is not a descendant of the reference view raises
  /// NSInvalidArgumentException.
  open func addItem(_ item: any UIDynamicItem) {
    join(item)
  }

  /// Removes an item, if the behaviour has it.
  ///
  /// The item keeps its velocity if another behaviour of the animator has it.
  open func removeItem(_ item: any UIDynamicItem) {
    guard leave(item) else { return }
    pendingVelocities[ObjectIdentifier(item)] = nil
    pendingSpins[ObjectIdentifier(item)] = nil
  }

  /// The fraction of its speed that an item keeps when it bounces, from 0 to 1; defaults to 0.
  ///
  /// If two items collide, the higher value applies. Negative values are ignored; values above 1 are treated
  /// as 1.
  open var elasticity: CGFloat {
    get { CGFloat(properties.elasticity) }
    set { properties.elasticity = Double(newValue) }
  }

  /// The friction of an item that slides along another, where 0 means none; defaults to 0.
  ///
  /// Between two items, the square root of the product applies. Negative values are ignored.
  open var friction: CGFloat {
    get { CGFloat(properties.friction) }
    set { properties.friction = Double(newValue) }
  }

  /// The mass of an item relative to its area; defaults to 1, with which 100 × 100 points have a mass of 1.
  ///
  /// Zero and negative values are ignored.
  open var density: CGFloat {
    get { CGFloat(properties.density) }
    set { properties.density = Double(newValue) }
  }

  /// The fraction of its speed that a freely moving item loses per second; defaults to 0.
  ///
  /// Negative values are ignored.
  open var resistance: CGFloat {
    get { CGFloat(properties.resistance) }
    set { properties.resistance = Double(newValue) }
  }

  /// The fraction of its angular speed that a freely rotating item loses per second; defaults to 0.
  ///
  /// Negative values are ignored.
  open var angularResistance: CGFloat {
    get { CGFloat(properties.angularResistance) }
    set { properties.angularResistance = Double(newValue) }
  }

  /// The charge, which determines the strength and direction of electric and magnetic forces; defaults to 0.
  open var charge: CGFloat {
    get { CGFloat(properties.charge) }
    set { properties.charge = Double(newValue) }
  }

  /// Whether an item never moves, although other items collide with it; defaults to false.
  open var isAnchored: Bool {
    get { properties.isAnchored }
    set { properties.isAnchored = newValue }
  }

  /// Whether an item can rotate; defaults to true.
  open var allowsRotation: Bool {
    get { properties.allowsRotation }
    set { properties.allowsRotation = newValue }
  }

  // MARK: Velocity

  /// Adds to the velocity of an item, in points/s.
  ///
  /// Outside of an animator, velocities accumulate until the behaviour is added to one. Items that the
  /// behaviour doesn't have, and infinite or NaN velocities, are ignored. An anchored item does not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item), velocity.x.isFinite, velocity.y.isFinite else { return }
    if let dynamicAnimator {
      dynamicAnimator.simulation.addLinearVelocity(velocity, to: item)
      didChange()
    } else {
      pendingVelocities[ObjectIdentifier(item), default: .zero].x += velocity.x
      pendingVelocities[ObjectIdentifier(item), default: .zero].y += velocity.y
    }
  }

  /// Returns the velocity of an item in points/s; zero for an item that the behaviour doesn't have.
  ///
  /// Outside of an animator it is the sum of the added velocities.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard list.contains(item) else { return .zero }
    guard let simulation = dynamicAnimator?.simulation else {
      return pendingVelocities[ObjectIdentifier(item)] ?? .zero
    }
    return simulation.linearVelocity(of: item)
  }

  /// Adds to the angular velocity of an item, in radians/s clockwise.
  ///
  /// The rules are those of `addLinearVelocity(_:for:)`.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item), velocity.isFinite else { return }
    if let dynamicAnimator {
      dynamicAnimator.simulation.addAngularVelocity(velocity, to: item)
      didChange()
    } else {
      pendingSpins[ObjectIdentifier(item), default: 0] += velocity
    }
  }

  /// Returns the angular velocity of an item in radians/s clockwise; zero for an item that the behaviour
  /// doesn't have.
  ///
  /// Outside of an animator it is the sum of the added velocities.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard list.contains(item) else { return 0 }
    guard let simulation = dynamicAnimator?.simulation else {
      return pendingSpins[ObjectIdentifier(item)] ?? 0
    }
    return simulation.angularVelocity(of: item)
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .properties(properties) }

  override func didAttach(to simulation: AnimatorSimulation) {
    for item in list.items {
      if let velocity = pendingVelocities[ObjectIdentifier(item)] {
        simulation.addLinearVelocity(velocity, to: item)
      }
      if let spin = pendingSpins[ObjectIdentifier(item)] { simulation.addAngularVelocity(spin, to: item) }
    }
    pendingVelocities = [:]
    pendingSpins = [:]
  }
}
