internal import Physics

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

  private var push = AngledVector(vector: .zero, angle: 0, magnitude: 0) {
    didSet { didChange() }
  }

  private var isActive = true
  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates an active push of magnitude 0 on items; an item that is listed twice counts once.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
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

  /// Removes an item with its target offset; one that is not there is ignored.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    offsets[ObjectIdentifier(item)] = nil
    dynamicAnimator?.release(item)
  }

  /// Whether the push acts; true by default.
  ///
  /// A push of the mode `instantaneous` turns it off by itself once it has pushed, in the frame after it was
  /// added or turned on again.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      didChange()
    }
  }

  /// The push as a vector whose length is the magnitude; (0, 0) by default.
  ///
  /// A vector that is not finite is ignored.
  open var pushDirection: CGVector {
    get { push.vector }
    set { push.set(newValue) }
  }

  /// The direction in radians from the +x axis, clockwise; 0 by default.
  ///
  /// A number that is not finite is ignored.
  open var angle: CGFloat {
    get { push.angle }
    set { push.set(angle: newValue, magnitude: push.magnitude) }
  }

  /// The strength in UIKit newtons; 0 by default.
  ///
  /// A negative one pushes against the angle. A number that is not finite is ignored.
  open var magnitude: CGFloat {
    get { push.magnitude }
    set { push.set(angle: push.angle, magnitude: newValue) }
  }

  /// Sets angle, in radians, and magnitude in one.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    push.set(angle: angle, magnitude: magnitude)
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

  override var ownItems: [any UIDynamicItem] { list.items }

  override var appliesForces: Bool { isActive && (mode == .instantaneous || !offsets.isEmpty) }

  private var newtons: Vector2 {
    DynamicsScale.magnitude(push.vector, unit: DynamicsScale.newtonsPerMagnitude)
  }

  /// A continuous push through the middle is as constant as gravity, and as exact.
  override func plan(in simulation: DynamicsSimulation) {
    guard isActive, mode == .continuous else { return }
    for item in list.items where offsets[ObjectIdentifier(item)] == nil {
      simulation.body(of: item)?.plan.force += newtons
    }
  }

  override func applyForces(in simulation: DynamicsSimulation) {
    guard isActive else { return }
    for item in list.items {
      guard let body = simulation.body(of: item) else { continue }
      let offset = offsets[ObjectIdentifier(item)]
      let point = offset.map { offset in
        simulation.world.pose(of: body.id).point(
          DynamicsScale.meters(CGVector(dx: offset.horizontal, dy: offset.vertical))
        )
      }
      switch mode {
      case .continuous:
        if let point { simulation.world.applyForce(newtons, to: body.id, at: point) }
      case .instantaneous:
        simulation.world.applyImpulse(newtons, to: body.id, at: point)
      }
    }
    if mode == .instantaneous {
      isActive = false
      // Not to be called again for nothing.
      simulation.needsUpdate = true
    }
  }
}
