internal import Physics

/// Pulls items in one direction.
///
/// A magnitude of 1 accelerates every item, heavy or light, by 1000 points/s². Direction, angle and magnitude
/// are one vector: setting one of them changes what the others read. Source: Apple, UIGravityBehavior.
open class UIGravityBehavior: UIDynamicBehavior {
  private var pull = AngledVector(vector: CGVector(dx: 0, dy: 1), angle: .pi / 2, magnitude: 1) {
    didSet { didChange() }
  }

  private var list: DynamicItemList

  /// Creates a downward pull of magnitude 1 on items; an item that is listed twice counts once.
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
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    dynamicAnimator?.release(item)
  }

  /// The pull as a vector whose length is the magnitude; (0, 1) by default.
  ///
  /// A vector that is not finite is ignored.
  open var gravityDirection: CGVector {
    get { pull.vector }
    set { pull.set(newValue) }
  }

  /// The direction in radians from the +x axis, clockwise; π/2, downwards, by default.
  ///
  /// A number that is not finite is ignored.
  open var angle: CGFloat {
    get { pull.angle }
    set { pull.set(angle: newValue, magnitude: pull.magnitude) }
  }

  /// The strength, 1 being 1000 points/s²; 1 by default.
  ///
  /// A negative one pulls against the angle. A number that is not finite is ignored.
  open var magnitude: CGFloat {
    get { pull.magnitude }
    set { pull.set(angle: pull.angle, magnitude: newValue) }
  }

  /// Sets angle, in radians, and magnitude in one.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pull.set(angle: angle, magnitude: magnitude)
  }

  // MARK: Simulation

  override var ownItems: [any UIDynamicItem] { list.items }

  /// An animator is made for one gravity; what several do is not documented: here they add up.
  override func didAttach(to simulation: DynamicsSimulation) {
    guard dynamicAnimator?.hasOther(than: self) == true else { return }
    SimulatedDevice.current.console.log("Multiple gravity behavior per animator is undefined and may assert")
  }

  override func plan(in simulation: DynamicsSimulation) {
    let unit = DynamicsScale.meters(DynamicsScale.gravityPerMagnitude)
    let acceleration = DynamicsScale.magnitude(pull.vector, unit: unit)
    for item in list.items { simulation.body(of: item)?.plan.acceleration += acceleration }
  }
}
