package import DynamicsModel

/// Moves items by behaviours, frame by frame, in the coordinates of a reference view.
///
/// The animator runs while anything moves and pauses when all is at rest; a change to behaviours or items
/// wakes it. Nobody but you keeps it alive: one that is in a local variable only moves nothing. It takes one
/// step of 1/60 s in every display frame of the virtual clock:
///
/// 1. Items whose views have left the reference view are taken out of the motion; those that are back
///    continue, at rest, from where they are now.
/// 2. The simulation moves on.
/// 3. `center` and `transform` of the items that moved are written. While the transforms of an item's superviews leave
///    no center for its place, as a scale of 0 does, its center stays.
/// 4. Collision delegates are told of contacts that began, then of those that ended.
/// 5. The behaviours' `action` closures run, each composite's before those of its parts.
/// 6. If all is at rest, the animator pauses.
///
/// Behaviours and items may be added and removed at any time, in these callbacks too. Once the reference view
/// is gone, nothing moves any more. Source: Apple, UIDynamicAnimator.
@preconcurrency @MainActor
open class UIDynamicAnimator: DeviceBound {
  /// The view whose coordinates all behaviours use, and which contains the items; nil once it is gone, and for an animator
  /// that was created without one.
  public final var referenceView: UIView? { ownSpace == nil ? space : nil }

  /// The behaviours, in the order in which they were added, without the parts of composites.
  public private(set) final var behaviors: [UIDynamicBehavior] = []

  /// Hears when the animator resumes and pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether the animator moves items at present.
  public private(set) final var isRunning = false

  /// The seconds that the present run has taken, or the last one had; 0 before the first.
  public private(set) final var elapsedTime: TimeInterval = 0

  final let simulation: AnimatorSimulation

  /// The view whose coordinates the simulation uses.
  @WeakReference private final var space: UIView?

  /// What stands for the reference view where there is none.
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

  /// Creates an animator without a reference view, for items that need not be views.
  ///
  /// Their centers are taken as they are, whatever views they lie in, and there are no reference bounds to be a boundary.
  /// Source: Apple, UIDynamicAnimator.referenceView, which has a value only after `init(referenceView:)`.
  public init() {
    let view = UIView()
    ownSpace = view
    space = view
    simulation = AnimatorSimulation(referenceView: view, placesViews: false)
  }

  /// Adds a behaviour with all its parts; it takes effect from the next frame on.
  ///
  /// The positions of items that are new to the animator are read now. A view that is not below the reference
  /// view raises NSInvalidArgumentException. A behaviour that is in an animator, or is part of another
  /// behaviour, is not added; the console says so.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isFree() else { return }
    attach(behavior) { behaviors.append(behavior) }
  }

  /// Takes a behaviour out; items that are in no other are left where they are.
  ///
  /// A behaviour that was not added to this animator itself is ignored.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behavior.announceMove(to: nil)
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behaviors.remove(at: index)
    detach(behavior)
  }

  /// Takes all behaviours out.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items whose bounds, in reference coordinates, overlap a rectangle, in the order in which they came
  /// to the animator.
  ///
  /// Touching edges do not overlap. A rectangle that is not finite finds nothing.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulation.items(in: rect)
  }

  /// Takes over center, transform and bounds of an item that the application has changed.
  ///
  /// Until then such changes are ignored, and overwritten where the item moves. Its velocities stay. An item
  /// that no behaviour of this animator has is ignored.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard simulation.update(item) else { return }
    didChange()
  }
}

// MARK: - Changes

extension UIDynamicAnimator {
  /// For tests and random cases: what contradicts itself in the simulation, as sentences; empty if all is well.
  package final var inconsistencies: [String] { simulation.inconsistencies }

  /// Puts a tree of behaviours into effect; `join` puts it into its place once it was announced.
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

  /// Ends the effects of a tree of behaviours.
  final func detach(_ behavior: UIDynamicBehavior) {
    for part in behavior.preorder where part.dynamicAnimator === self {
      simulation.detach(part)
      part.dynamicAnimator = nil
    }
    didChange()
  }

  /// A behaviour in this animator got an item.
  final func hold(_ item: any UIDynamicItem) {
    simulation.hold(item)
    didChange()
  }

  /// A behaviour in this animator lost an item.
  final func release(_ item: any UIDynamicItem) {
    simulation.release(item)
    didChange()
  }

  /// Whether a tree of behaviours other than `behavior` has one of this class.
  final func hasOther<Behavior: UIDynamicBehavior>(than behavior: Behavior) -> Bool {
    behaviors.contains { $0.preorder.contains { $0 is Behavior && $0 !== behavior } }
  }

  /// A behaviour or an item changed: the animator resumes if it has anything to move.
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
    device.stopObservingTurns(for: self)
  }

  private func pause() {
    isRunning = false
    if let follower { scheduler?.unfollow(follower) }
    follower = nil
    scheduler = nil
    // A boundary that follows the reference view moves even if nothing else does.
    device.observeTurns(for: self) { animator in
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
    for notice in simulation.contactNotices { notice.deliver(in: self) }
    for behavior in simulation.actors where behavior.dynamicAnimator === self {
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

  /// Feeds the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// MARK: - Inspection

/// What a picture of an animator's world needs to know, in coordinates of the reference view.
extension UIDynamicAnimator {
  /// All behaviours, the parts of composites too, each before its parts.
  package final var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.preorder) }

  /// The items of all behaviours, in the order in which they came.
  package final var allItems: [any UIDynamicItem] { simulation.allItems }

  /// Where an item's centre is; nil if no behaviour has the item.
  package final func center(of item: any UIDynamicItem) -> CGPoint? {
    simulation.place(of: item).map { CGPoint($0.center) }
  }

  /// Where a point lies that is given by its offset from the centre of the unturned item; nil if no behaviour has the
  /// item.
  package final func point(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint? {
    simulation.place(of: item).map { CGPoint($0.point(offset.vector)) }
  }

  /// How fast an item moves, in points/s.
  package final func linearVelocity(of item: any UIDynamicItem) -> CGPoint {
    simulation.linearVelocity(of: item)
  }

  /// The whole simulation as a value, while the animator has made no step; nil later, and where a field acts.
  ///
  /// Its items are those of `allItems`, its behaviours those of `recordedBehaviors`, in the same order.
  package final func record() -> SimulationRecord? {
    referenceView.flatMap { simulation.record(behaviors, in: $0) }
  }

  /// The behaviours that do something themselves, without those that only hold others together.
  package final var recordedBehaviors: [UIDynamicBehavior] { allBehaviors.filter { $0.behaviorID != nil } }

  /// Where items touch each other or boundaries, each point once.
  package final var contactPoints: [CGPoint] {
    var points: [CGPoint] = []
    for point in simulation.contactPoints where !points.contains(point) { points.append(point) }
    return points
  }
}

extension UIAttachmentBehavior {
  /// The points that are tied to each other, in coordinates of the reference view; nil outside of an animator.
  package final var ends: (CGPoint, CGPoint)? {
    guard let animator = dynamicAnimator, let ends = tiedPoints(in: animator.simulation) else { return nil }
    return (CGPoint(ends.0), CGPoint(ends.1))
  }
}

extension UICollisionBehavior {
  /// How far the boundary lies within the reference view's bounds, where these are one; else nil.
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

  /// The outlines of the boundaries that were added.
  package final var boundaryOutlines: [PathOutline] { boundaries.map(\.path.outline) }
}

/// Hears when a dynamic animator begins to move items and when they have come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// The animator is about to move items; it does not run yet.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// All items are at rest; the animator runs no more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
