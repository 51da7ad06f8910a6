internal import DynamicsModel

/// Pulls items in one direction.
///
/// A magnitude of 1 accelerates every item, heavy or light, by 1000 points/s². Direction, angle and magnitude
/// are one vector: setting one of them changes what the others read. Source: Apple, UIGravityBehavior.
open class UIGravityBehavior: UIDynamicBehavior {
  private var gravity = GravityBehavior() {
    didSet { if gravity != oldValue { didChange() } }
  }

  /// Creates a downward pull of magnitude 1 on items; an item that is listed twice counts once.
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
  open func removeItem(_ item: any UIDynamicItem) {
    leave(item)
  }

  /// The pull as a vector whose length is the magnitude; (0, 1) by default.
  ///
  /// A vector that is not finite is ignored.
  open var gravityDirection: CGVector {
    get { CGVector(gravity.pull.vector) }
    set { gravity.pull.vector = newValue.vector }
  }

  /// The direction in radians from the +x axis, clockwise; π/2, downwards, by default.
  ///
  /// A number that is not finite is ignored.
  open var angle: CGFloat {
    get { CGFloat(gravity.pull.angle) }
    set { gravity.pull.angle = Double(newValue) }
  }

  /// The strength, 1 being 1000 points/s²; 1 by default.
  ///
  /// A negative one pulls against the angle. A number that is not finite is ignored.
  open var magnitude: CGFloat {
    get { CGFloat(gravity.pull.magnitude) }
    set { gravity.pull.magnitude = Double(newValue) }
  }

  /// Sets angle, in radians, and magnitude in one.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravity.pull.set(angle: Double(angle), magnitude: Double(magnitude))
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .gravity(gravity) }

  /// An animator is made for one gravity; what several do is not documented: here they add up.
  override func didAttach(to simulation: AnimatorSimulation) {
    guard dynamicAnimator?.hasOther(than: self) == true else { return }
    device.console.log("Multiple gravity behavior per animator is undefined and may assert")
  }
}
