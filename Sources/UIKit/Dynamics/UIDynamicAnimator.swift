package import DynamicsModel

/// Moves items according to behaviours, frame by frame, in the coordinates of a reference view.
///
/// The animator runs while anything moves, and pauses when everything is at rest. A change of behaviours or
/// items resumes it. You must retain the animator: one that is only in a local variable moves nothing. In
/// every display frame of the virtual clock it makes one step of 1/60 s:
///
/// 1. Items whose views have left the reference view are removed from the simulation. Items whose views have
///    returned are added again at their current positions, at rest.
/// 2. The simulation advances.
/// 3. The `center` and `transform` of items that moved are set. If the transforms of an item's superviews
///    can't be inverted, as with a scale of 0, its `center` is not changed.
/// 4. Collision delegates are notified of contacts that began, then of contacts that ended.
/// 5. The `action` closures of the behaviours run, a composite's closure before those of its children.
/// 6. If everything is at rest, the animator pauses.
///
/// Behaviours and items may be added and removed at any time, including in these callbacks. If the reference
/// view is deallocated, nothing moves any longer. Source: Apple, UIDynamicAnimator.
@preconcurrency @MainActor
open class UIDynamicAnimator: DeviceBound {
  /// The view that contains the items and whose coordinates all behaviours use.
  ///
  /// It is nil if the view was deallocated, or if the animator was created without one.
  open var referenceView: UIView? { ownSpace == nil ? space : nil }

  /// The behaviours, in the order in which they were added, without the children of composites.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// The delegate, which is notified when the animator resumes and pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether the animator is currently moving items.
  open private(set) var isRunning = false

  /// The duration of the current or the last run in seconds; 0 before the first.
  open private(set) var elapsedTime: TimeInterval = 0

  final let simulation: AnimatorSimulation

  /// The view whose coordinates the simulation uses.
  @WeakReference private final var space: UIView?

  /// A placeholder for a missing reference view.
  private let ownSpace: UIView?

  private var isResuming = false
  private var follower: Int?
  private var scheduler: AnimationScheduler?

  /// Creates an animator without behaviours.
  public init(referenceView view: UIView) {
    ownSpace = nil
    space = view
    simulation = AnimatorSimulation(referenceView: view)
  }

  /// Creates an animator without a reference view, for items that don't have to be views.
  ///
  /// Centres are not converted, whatever the superviews of the items, and there are no reference bounds to
  /// use as a boundary. Source: Apple, UIDynamicAnimator.referenceView, which has a value only after
  /// `init(referenceView:)`.
  public init() {
    let view = UIView()
    ownSpace = view
    space = view
    simulation = AnimatorSimulation(referenceView: view, placesViews: false)
  }

  /// Adds a behaviour with all its children; it takes effect in the next frame.
  ///
  /// The positions of items that are new to the animator are read immediately. A view that is not a
  /// descendant of the reference view raises NSInvalidArgumentException. A behaviour that already belongs to
  /// an animator or to another behaviour is not added, and the console logs the reason.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isFree() else { return }
    attach(behavior) { behaviors.append(behavior) }
  }

  /// Removes a behaviour; items without other behaviours keep their positions.
  ///
  /// A behaviour that was not added directly to this animator is ignored.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behavior.announceMove(to: nil)
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behaviors.remove(at: index)
    detach(behavior)
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items whose bounds overlap a rectangle in reference coordinates, in the order in which they
  /// were added.
  ///
  /// Items that only touch the rectangle's edges are not included. An infinite or NaN rectangle returns no
  /// items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulation.items(in: rect)
  }

  /// Reads the centre, transform and bounds of an item again after the application has changed them.
  ///
  /// Until then such changes are ignored, and overwritten if the item moves. The velocities don't change. An
  /// item without a behaviour in this animator is ignored.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard simulation.update(item) else { return }
    didChange()
  }
}

// MARK: - Changes

extension UIDynamicAnimator {
  /// Inconsistencies in the state of the simulation, as sentences; empty if there are none.
  ///
  /// For tests and random cases.
  package final var inconsistencies: [String] { simulation.inconsistencies }

  /// Activates a tree of behaviours; `join` inserts it after `willMove(to:)` was called.
  final func attach(_ behavior: UIDynamicBehavior, join: () -> Void = {}) {
    behavior.announceMove(to: self)
    guard behavior.dynamicAnimator == nil else { return }
    join()
    for part in behavior.preorder where part.dynamicAnimator == nil {
      part.dynamicAnimator = self
      simulation.attach(part)
    }
    didChange()
  }

  /// Deactivates a tree of behaviours.
  final func detach(_ behavior: UIDynamicBehavior) {
    for part in behavior.preorder where part.dynamicAnimator === self {
      simulation.detach(part)
      part.dynamicAnimator = nil
    }
    didChange()
  }

  /// Called when a behaviour of this animator gets an item.
  final func hold(_ item: any UIDynamicItem) {
    simulation.hold(item)
    didChange()
  }

  /// Called when a behaviour of this animator loses an item.
  final func release(_ item: any UIDynamicItem) {
    simulation.release(item)
    didChange()
  }

  /// Returns whether the animator has another behaviour of this class.
  final func hasOther<Behavior: UIDynamicBehavior>(than behavior: Behavior) -> Bool {
    behaviors.contains { $0.preorder.contains { $0 is Behavior && $0 !== behavior } }
  }

  /// Called when a behaviour or an item changed; resumes the animator if there is anything to move.
  final func didChange() {
    simulation.setNeedsUpdate()
    guard !isRunning, !isResuming, canRun else { return }
    isResuming = true
    delegate?.dynamicAnimatorWillResume(self)
    isResuming = false
    guard canRun else { return }
    elapsedTime = 0
    isRunning = true
    follow()
  }

  private var canRun: Bool { space != nil && simulation.hasItems }

  private func follow() {
    let scheduler = device.animator
    self.scheduler = scheduler
    follower = scheduler.follow(for: self) { $0.step() }
    device.stopObservingPasses(for: self)
  }

  private func pause() {
    isRunning = false
    if let follower { scheduler?.unfollow(follower) }
    follower = nil
    scheduler = nil
    // Resume when the reference view's bounds change a boundary, even if nothing else moves.
    device.observePasses(for: self) { animator in
      guard animator.simulation.referenceBoundsHaveChanged else { return }
      animator.didChange()
    }
    delegate?.dynamicAnimatorDidPause(self)
  }
}

// MARK: - Steps

extension UIDynamicAnimator {
  /// Simulates one display frame.
  private func step() {
    guard isRunning else { return }
    guard simulation.hasItems, let space else { return pause() }
    simulation.step(behaviors, in: space)
    elapsedTime += DynamicsScale.frameDuration
    simulation.writeItems(in: space)
    for notice in simulation.contactEvents { notice.deliver(in: self) }
    for behavior in simulation.behaviorsWithAction where behavior.dynamicAnimator === self {
      behavior.action?()
    }
    if isRunning && simulation.isAtRest { pause() }
  }
}

extension UIDynamicAnimator: @preconcurrency Hashable {
  /// Animators are equal if they are the same object.
  nonisolated public static func == (left: UIDynamicAnimator, right: UIDynamicAnimator) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// MARK: - Inspection

/// The state of an animator for drawing it, in coordinates of the reference view.
extension UIDynamicAnimator {
  /// All behaviours including the children of composites, in preorder.
  package final var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.preorder) }

  /// The items of all behaviours, in the order in which they were added.
  package final var allItems: [any UIDynamicItem] { simulation.allItems }

  /// Returns an item's centre, or nil if no behaviour has the item.
  package final func center(of item: any UIDynamicItem) -> CGPoint? {
    simulation.pose(of: item).map { CGPoint($0.center) }
  }

  /// Returns the position of a point of an item, or nil if no behaviour has the item.
  ///
  /// The offset is relative to the centre of the item before rotation.
  package final func point(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint? {
    simulation.pose(of: item).map { CGPoint($0.point(offset.vector)) }
  }

  /// Returns the velocity of an item in points/s.
  package final func linearVelocity(of item: any UIDynamicItem) -> CGPoint {
    simulation.linearVelocity(of: item)
  }

  /// Returns the state of the simulation before the first step; nil after that step, or if there is a field.
  ///
  /// Its items and behaviours are in the same order as `allItems` and `recordedBehaviors`.
  package final func record() -> SimulationRecord? {
    referenceView.flatMap { simulation.record(behaviors, in: $0) }
  }

  /// The behaviours with an effect of their own, without those that only group others.
  package final var recordedBehaviors: [UIDynamicBehavior] { allBehaviors.filter { $0.behaviorID != nil } }

  /// The points where items touch each other or boundaries, without duplicates.
  package final var contactPoints: [CGPoint] {
    var points: [CGPoint] = []
    for point in simulation.contactPoints where !points.contains(point) { points.append(point) }
    return points
  }
}

extension UIAttachmentBehavior {
  /// The attached points, in coordinates of the reference view; nil outside of an animator.
  package final var ends: (CGPoint, CGPoint)? {
    guard let animator = dynamicAnimator, let ends = tiedPoints(in: animator.simulation) else { return nil }
    return (CGPoint(ends.0), CGPoint(ends.1))
  }
}

extension UICollisionBehavior {
  /// The insets of the boundary around the reference view's bounds; nil if there is none.
  package final var referenceBoundsInsets: UIEdgeInsets? {
    boundaryInsets.map {
      UIEdgeInsets(
        top: CGFloat($0.top),
        left: CGFloat($0.left),
        bottom: CGFloat($0.bottom),
        right: CGFloat($0.right)
      )
    }
  }

  /// The paths of the added boundaries.
  package final var boundaryOutlines: [PathOutline] { boundaries.map(\.path.outline) }
}

/// Receives the start and the end of an animator's motion.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the animator starts to move items, while it is not running yet.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Called after all items have come to rest and the animator has stopped.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
