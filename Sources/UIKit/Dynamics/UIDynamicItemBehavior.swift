internal import Physics

/// What items are made of: how they bounce, slide, weigh and slow down.
///
/// Several of these behaviours may have the same item. For each property the last one counts, in pre-order of
/// the animator's behaviours, among those in which it was set; what none sets is as if no such behaviour were
/// there. Numbers that are not finite are ignored. Source: Apple, UIDynamicItemBehavior.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// What was set; nil for the rest.
  private struct Settings {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var isAnchored: Bool?
    var allowsRotation: Bool?
  }

  private var settings = Settings() {
    didSet { didChange() }
  }

  private var list: DynamicItemList

  /// Velocities that were added outside of an animator, for the moment when the behaviour comes to one.
  private var pendingVelocities: [ObjectIdentifier: CGPoint] = [:]
  private var pendingSpins: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a behaviour that changes nothing yet; an item that is listed twice counts once.
  public init(items: [any UIDynamicItem] = []) {
    list = DynamicItemList(items)
    super.init()
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item; one that is there already is ignored.
  ///
  /// In an animator, a view that is not below the reference view raises NSInvalidArgumentException.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item) else { return }
    dynamicAnimator?.hold(item)
  }

  /// Removes an item; one that is not there is ignored.
  ///
  /// Its velocities stay while another behaviour of the animator has it.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    pendingVelocities[ObjectIdentifier(item)] = nil
    pendingSpins[ObjectIdentifier(item)] = nil
    dynamicAnimator?.release(item)
  }

  /// How much of its speed an item keeps when it bounces, from 0, none, to 1, all; 0 as created.
  ///
  /// Of two items that collide the higher one counts. Negative numbers are ignored; above 1 counts as 1.
  open var elasticity: CGFloat {
    get { settings.elasticity ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { settings.elasticity = newValue } }
  }

  /// How much sliding along something slows an item down, from 0, not at all; 0 as created.
  ///
  /// Between two items the root of the product counts. Negative numbers are ignored.
  open var friction: CGFloat {
    get { settings.friction ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { settings.friction = newValue } }
  }

  /// The mass of an item by its area; 1 as created, which gives 100 × 100 points a mass of 1.
  ///
  /// Numbers that are not positive are ignored.
  open var density: CGFloat {
    get { settings.density ?? 1 }
    set { if newValue.isFinite && newValue > 0 { settings.density = newValue } }
  }

  /// How fast an item that is left alone loses its speed, as a part of it per second; 0 as created.
  ///
  /// Negative numbers are ignored.
  open var resistance: CGFloat {
    get { settings.resistance ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { settings.resistance = newValue } }
  }

  /// How fast an item that is left alone ceases to turn, as a part of its angular speed per second; 0 as
  /// created.
  ///
  /// Negative numbers are ignored.
  open var angularResistance: CGFloat {
    get { settings.angularResistance ?? 0 }
    set { if newValue.isFinite && newValue >= 0 { settings.angularResistance = newValue } }
  }

  /// How strongly electric and magnetic fields act on an item, and in which direction; 0 as created.
  open var charge: CGFloat {
    get { settings.charge ?? 0 }
    set { if newValue.isFinite { settings.charge = newValue } }
  }

  /// Whether an item stays where it is whatever happens, and others collide with it; false as created.
  open var isAnchored: Bool {
    get { settings.isAnchored ?? false }
    set { settings.isAnchored = newValue }
  }

  /// Whether an item may turn; true as created.
  open var allowsRotation: Bool {
    get { settings.allowsRotation ?? true }
    set { settings.allowsRotation = newValue }
  }

  // MARK: Velocity

  /// Adds to the velocity of an item, in points/s.
  ///
  /// Outside of an animator velocities add up until the behaviour comes to one. An item that is not in the
  /// behaviour, and a velocity that is not finite, are ignored; an anchored item does not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item), velocity.x.isFinite, velocity.y.isFinite else { return }
    if let dynamicAnimator {
      addNow(velocity, to: item, in: dynamicAnimator.simulation)
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
    guard let body = simulation.body(of: item) else { return .zero }
    return DynamicsScale.point(simulation.world.linearVelocity(of: body.id))
  }

  /// Adds to the angular velocity of an item, in radians/s, clockwise.
  ///
  /// The rules are those of `addLinearVelocity(_:for:)`.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item), velocity.isFinite else { return }
    if let dynamicAnimator {
      addNow(velocity, to: item, in: dynamicAnimator.simulation)
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
    guard let body = simulation.body(of: item) else { return 0 }
    return CGFloat(simulation.world.angularVelocity(of: body.id))
  }

  private func addNow(_ velocity: CGPoint, to item: any UIDynamicItem, in simulation: DynamicsSimulation) {
    guard let body = simulation.body(of: item) else { return }
    let sum = simulation.world.linearVelocity(of: body.id) + DynamicsScale.meters(velocity)
    simulation.world.setLinearVelocity(sum, of: body.id)
  }

  private func addNow(_ spin: CGFloat, to item: any UIDynamicItem, in simulation: DynamicsSimulation) {
    guard let body = simulation.body(of: item) else { return }
    let limited = min(max(spin, -DynamicsScale.greatestNumber), DynamicsScale.greatestNumber)
    let sum = simulation.world.angularVelocity(of: body.id) + Double(limited)
    simulation.world.setAngularVelocity(sum, of: body.id)
  }

  // MARK: Simulation

  override var ownItems: [any UIDynamicItem] { list.items }

  override func didAttach(to simulation: DynamicsSimulation) {
    for item in list.items {
      if let velocity = pendingVelocities[ObjectIdentifier(item)] {
        addNow(velocity, to: item, in: simulation)
      }
      if let spin = pendingSpins[ObjectIdentifier(item)] { addNow(spin, to: item, in: simulation) }
    }
    pendingVelocities = [:]
    pendingSpins = [:]
  }

  override func plan(in simulation: DynamicsSimulation) {
    for item in list.items {
      guard let body = simulation.body(of: item) else { continue }
      write(to: &body.plan)
    }
  }

  private func write(to plan: inout BodyPlan) {
    func limited(_ value: CGFloat) -> Double { Double(min(value, DynamicsScale.greatestNumber)) }
    if let elasticity = settings.elasticity { plan.elasticity = Double(min(elasticity, 1)) }
    if let friction = settings.friction { plan.friction = limited(friction) }
    if let density = settings.density {
      plan.density = limited(density) * DynamicsScale.bodyDensityPerDensity
    }
    if let resistance = settings.resistance { plan.resistance = limited(resistance) }
    if let resistance = settings.angularResistance { plan.angularResistance = limited(resistance) }
    if let charge = settings.charge { plan.charge = Double(charge) }
    if let isAnchored = settings.isAnchored { plan.isAnchored = isAnchored }
    if let allowsRotation = settings.allowsRotation { plan.allowsRotation = allowsRotation }
  }
}
