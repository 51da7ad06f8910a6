internal import DynamicsModel

/// Pulls an item to a point, as if by a spring; the item comes to rest there without rotation.
///
/// Source: Apple, UISnapBehavior.
open class UISnapBehavior: UIDynamicBehavior {
  private var snap: SnapBehavior {
    didSet { if snap != oldValue { didChange() } }
  }

  /// Creates a snap to a point in reference coordinates.
  ///
  /// With an infinite or NaN point the item doesn't move until `snapPoint` is set.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snap = SnapBehavior(to: point.vector)
    super.init()
    list = DynamicItemList([item])
  }

  /// The damping of the snap: the higher it is, the less the item oscillates; defaults to 0.5.
  ///
  /// Values are clamped to 0…1; NaN is ignored.
  open var damping: CGFloat {
    get { CGFloat(snap.damping) }
    set { snap.damping = Double(newValue) }
  }

  /// The target point in reference coordinates.
  ///
  /// Infinite and NaN points are ignored.
  open var snapPoint: CGPoint {
    get { CGPoint(snap.point) }
    set { snap.point = newValue.vector }
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .snap(snap) }
}
