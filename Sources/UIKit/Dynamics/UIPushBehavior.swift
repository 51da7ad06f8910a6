internal import DynamicsModel

/// Pushes items continuously or once.
///
/// A magnitude of 1 is the UIKit newton: it accelerates an item of 100 × 100 points and density 1 by 100
/// points/s², and a heavier item less. An instantaneous push gives such an item a speed of 100 points/s.
/// Direction, angle and magnitude describe the same vector: setting one of them changes the others. Source:
/// Apple, UIPushBehavior.
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable, Hashable {
    /// While the behaviour is active.
    case continuous

    /// A single impulse.
    case instantaneous
  }

  /// The duration of the push.
  public final let mode: Mode

  private var push: PushBehavior {
    didSet { if push != oldValue { didChange() } }
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates an active push of magnitude 0 on items; duplicate items are ignored.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    push = PushBehavior(isContinuous: mode == .continuous)
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

  /// Removes an item and its target offset, if the behaviour has it.
  open func removeItem(_ item: any UIDynamicItem) {
    guard leave(item) else { return }
    offsets[ObjectIdentifier(item)] = nil
  }

  /// Whether the push acts; defaults to true.
  ///
  /// An instantaneous push becomes inactive after it has acted, in the frame after it was added or activated
  /// again.
  open var active: Bool {
    get { push.isActive }
    set { push.isActive = newValue }
  }

  /// The push vector, whose length is the magnitude; defaults to (0, 0).
  ///
  /// Infinite and NaN vectors are ignored.
  open var pushDirection: CGVector {
    get { CGVector(push.push.vector) }
    set { push.push.vector = newValue.vector }
  }

  /// The direction in radians clockwise from the +x axis; defaults to 0.
  ///
  /// Infinite and NaN values are ignored.
  open var angle: CGFloat {
    get { CGFloat(push.push.angle) }
    set { push.push.angle = Double(newValue) }
  }

  /// The magnitude in UIKit newtons; defaults to 0.
  ///
  /// Negative values reverse the direction. Infinite and NaN values are ignored.
  open var magnitude: CGFloat {
    get { CGFloat(push.push.magnitude) }
    set { push.push.magnitude = Double(newValue) }
  }

  /// Sets the angle in radians and the magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    push.push.set(angle: Double(angle), magnitude: Double(magnitude))
  }

  /// Returns the offset in points of the pushed point from the centre of an item before rotation; zero by
  /// default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset()
  }

  /// Sets the pushed point of an item as an offset from its centre, which also rotates the item.
  ///
  /// The offset rotates with the item. Items that the behaviour doesn't have, and infinite or NaN offsets,
  /// are ignored.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item), o.horizontal.isFinite, o.vertical.isFinite else { return }
    offsets[ObjectIdentifier(item)] = o == UIOffset() ? nil : o
    didChange()
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? {
    var push = push
    push.targets = list.items.compactMap { item in
      guard let offset = offsets[ObjectIdentifier(item)], let id = simulation.id(of: item) else { return nil }
      return PushBehavior.Target(item: id, offset: offset.vector)
    }
    return .push(push)
  }

  override func didPush() {
    push.isActive = false
  }
}
