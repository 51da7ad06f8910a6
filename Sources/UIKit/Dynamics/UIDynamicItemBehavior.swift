internal import DynamicsModel

/// What items are made of: how they bounce, slide, weigh and slow down.
///
/// Several of these behaviours may have the same item. For each property the last one counts, in pre-order of
/// the animator's behaviours, among those in which it was set; what none sets is as if no such behaviour were
/// there. Numbers that are not finite are ignored. Source: Apple, UIDynamicItemBehavior.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var properties = ItemProperties() {
    didSet { if properties != oldValue { didChange() } }
  }

  /// Velocities that were added outside of an animator, for the moment when the behaviour comes to one.
  private var pendingVelocities: [ObjectIdentifier: CGPoint] = [:]
  private var pendingSpins: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a behaviour that changes nothing yet; an item that is listed twice counts once.
  public init(items: [any UIDynamicItem] = []) {
    super.init()
    list = DynamicItemList(items)
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item; one that is there already is ignored.
  ///
  /// In an animator, a view that is not below the reference view raises NSInvalidArgumentException.
  open func addItem(_ item: any UIDynamicItem) {
    join(item)
  }

  /// Removes an item; one that is not there is ignored.
  ///
  /// Its velocities stay while another behaviour of the animator has it.
  open func removeItem(_ item: any UIDynamicItem) {
    guard leave(item) else { return }
    pendingVelocities[ObjectIdentifier(item)] = nil
    pendingSpins[ObjectIdentifier(item)] = nil
  }

  /// How much of its speed an item keeps when it bounces, from 0, none, to 1, all; 0 as created.
  ///
  /// Of two items that collide the higher one counts. Negative numbers are ignored; above 1 counts as 1.
  open var elasticity: CGFloat {
    get { CGFloat(properties.elasticity) }
    set { properties.elasticity = Double(newValue) }
  }

  /// How much sliding along something slows an item down, from 0, not at all; 0 as created.
  ///
  /// Between two items the root of the product counts. Negative numbers are ignored.
  open var friction: CGFloat {
    get { CGFloat(properties.friction) }
    set { properties.friction = Double(newValue) }
  }

  /// The mass of an item by its area; 1 as created, which gives 100 × 100 points a mass of 1.
  ///
  /// Numbers that are not positive are ignored.
  open var density: CGFloat {
    get { CGFloat(properties.density) }
    set { properties.density = Double(newValue) }
  }

  /// How fast an item that is left alone loses its speed, as a part of it per second; 0 as created.
  ///
  /// Negative numbers are ignored.
  open var resistance: CGFloat {
    get { CGFloat(properties.resistance) }
    set { properties.resistance = Double(newValue) }
  }

  /// How fast an item that is left alone ceases to turn, as a part of its angular speed per second; 0 as
  /// created.
  ///
  /// Negative numbers are ignored.
  open var angularResistance: CGFloat {
    get { CGFloat(properties.angularResistance) }
    set { properties.angularResistance = Double(newValue) }
  }

  /// How strongly electric and magnetic fields act on an item, and in which direction; 0 as created.
  open var charge: CGFloat {
    get { CGFloat(properties.charge) }
    set { properties.charge = Double(newValue) }
  }

  /// Whether an item stays where it is whatever happens, and others collide with it; false as created.
  open var isAnchored: Bool {
    get { properties.isAnchored }
    set { properties.isAnchored = newValue }
  }

  /// Whether an item may turn; true as created.
  open var allowsRotation: Bool {
    get { properties.allowsRotation }
    set { properties.allowsRotation = newValue }
  }

  // MARK: Velocity

  /// Adds to the velocity of an item, in points/s.
  ///
  /// Outside of an animator velocities add up until the behaviour comes to one. An item that is not in the
  /// behaviour, and a velocity that is not finite, are ignored; an anchored item does not move.
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

  /// The velocity of an item in points/s, or what was added outside of an animator; zero for an item that is
  /// not in the behaviour.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard list.contains(item) else { return .zero }
    guard let simulation = dynamicAnimator?.simulation else {
      return pendingVelocities[ObjectIdentifier(item)] ?? .zero
    }
    return simulation.linearVelocity(of: item)
  }

  /// Adds to the angular velocity of an item, in radians/s, clockwise.
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

  /// The angular velocity of an item in radians/s, clockwise, or what was added outside of an animator; zero
  /// for an item that is not in the behaviour.
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
