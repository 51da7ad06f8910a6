internal import DynamicsModel

/// Pushes items, all the time or once.
///
/// A magnitude of 1 is the UIKit newton: it accelerates an item of 100 × 100 points and density 1 by 100
/// points/s², a heavier one by less. A push that is not continuous gives such an item a speed of 100 points/s
/// at once. Direction, angle and magnitude are one vector: setting one of them changes what the others read.
/// Source: Apple, UIPushBehavior.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable, Hashable {
    /// As long as the behaviour is active.
    case continuous

    /// One moment.
    case instantaneous
  }

  /// How long the push lasts.
  public final let mode: Mode

  private var push: PushBehavior {
    didSet { if push != oldValue { didChange() } }
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates an active push of magnitude 0 on items; an item that is listed twice counts once.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    push = PushBehavior(isContinuous: mode == .continuous)
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

  /// Removes an item with its target offset; one that is not there is ignored.
  open func removeItem(_ item: any UIDynamicItem) {
    guard leave(item) else { return }
    offsets[ObjectIdentifier(item)] = nil
  }

  /// Whether the push acts; true by default.
  ///
  /// A push of the mode `instantaneous` turns it off by itself once it has pushed, in the frame after it was
  /// added or turned on again.
  open var active: Bool {
    get { push.isActive }
    set { push.isActive = newValue }
  }

  /// The push as a vector whose length is the magnitude; (0, 0) by default.
  ///
  /// A vector that is not finite is ignored.
  open var pushDirection: CGVector {
    get { CGVector(push.push.vector) }
    set { push.push.vector = newValue.vector }
  }

  /// The direction in radians from the +x axis, clockwise; 0 by default.
  ///
  /// A number that is not finite is ignored.
  open var angle: CGFloat {
    get { CGFloat(push.push.angle) }
    set { push.push.angle = Double(newValue) }
  }

  /// The strength in UIKit newtons; 0 by default.
  ///
  /// A negative one pushes against the angle. A number that is not finite is ignored.
  open var magnitude: CGFloat {
    get { CGFloat(push.push.magnitude) }
    set { push.push.magnitude = Double(newValue) }
  }

  /// Sets angle, in radians, and magnitude in one.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    push.push.set(angle: Double(angle), magnitude: Double(magnitude))
  }

  /// Where an item is pushed, in points from its center, unturned; zero by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset()
  }

  /// Lets an item be pushed beside its center, which turns it too; the offset turns with the item.
  ///
  /// Ignored are items that are not in the behaviour and offsets that are not finite.
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
