internal import DynamicsModel

/// Accelerates items in one direction.
///
/// A magnitude of 1 accelerates every item by 1000 points/s², whatever its mass. Direction, angle and
/// magnitude describe the same vector: setting one of them changes the others. Source: Apple,
/// UIGravityBehavior.
open class UIGravityBehavior: UIDynamicBehavior {
  private var gravity = GravityBehavior() {
    didSet { if gravity != oldValue { didChange() } }
  }

  /// Creates downward gravity of magnitude 1 for items; duplicate items are ignored.
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
  open func removeItem(_ item: any UIDynamicItem) {
    leave(item)
  }

  /// The gravity vector, whose length is the magnitude; defaults to (0, 1).
  ///
  /// Infinite and NaN vectors are ignored.
  open var gravityDirection: CGVector {
    get { CGVector(gravity.pull.vector) }
    set { gravity.pull.vector = newValue.vector }
  }

  /// The direction in radians clockwise from the +x axis; defaults to π/2, which is downwards.
  ///
  /// Infinite and NaN values are ignored.
  open var angle: CGFloat {
    get { CGFloat(gravity.pull.angle) }
    set { gravity.pull.angle = Double(newValue) }
  }

  /// The magnitude in units of 1000 points/s²; defaults to 1.
  ///
  /// Negative values reverse the direction. Infinite and NaN values are ignored.
  open var magnitude: CGFloat {
    get { CGFloat(gravity.pull.magnitude) }
    set { gravity.pull.magnitude = Double(newValue) }
  }

  /// Sets the angle in radians and the magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravity.pull.set(angle: Double(angle), magnitude: Double(magnitude))
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .gravity(gravity) }

  /// Logs a warning if the animator already has a gravity behaviour.
  ///
  /// Apple doesn't document the effect of several gravity behaviours; here they add up.
  override func didAttach(to simulation: AnimatorSimulation) {
    guard dynamicAnimator?.hasOther(than: self) == true else { return }
    device.console.log("Multiple gravity behavior per animator is undefined and may assert")
  }
}
