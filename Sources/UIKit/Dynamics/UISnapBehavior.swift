internal import DynamicsModel

/// Pulls an item to a point, where it comes to rest without rotation, as if on a spring.
///
/// Source: Apple, UISnapBehavior.
open class UISnapBehavior: UIDynamicBehavior {
  private var snap: SnapBehavior {
    didSet { if snap != oldValue { didChange() } }
  }

  /// Creates a snap to a point in reference coordinates.
  ///
  /// A point that is not finite leaves the item where it is until `snapPoint` is set.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snap = SnapBehavior(to: point.vector)
    super.init()
    list = DynamicItemList([item])
  }

  /// How little the item swings at its point, from 0, most, to 1, not at all; 0.5 by default.
  ///
  /// Values outside are kept within; NaN is ignored.
  open var damping: CGFloat {
    get { CGFloat(snap.damping) }
    set { snap.damping = Double(newValue) }
  }

  /// Where the item is pulled, in reference coordinates.
  ///
  /// A point that is not finite is ignored.
  open var snapPoint: CGPoint {
    get { CGPoint(snap.point) }
    set { snap.point = newValue.vector }
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .snap(snap) }
}
