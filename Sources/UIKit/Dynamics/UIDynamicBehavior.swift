internal import DynamicsModel

/// A rule by which a dynamic animator moves items, or a composite of several rules.
///
/// To create a composite, subclass it and add children with `addChildBehavior(_:)`. A behaviour only has an
/// effect while it or its composite is in an animator. Behaviours are equal if they are the same object.
/// Source: Apple, UIDynamicBehavior.
@preconcurrency @MainActor
open class UIDynamicBehavior: DeviceBound {
  /// The animator of the behaviour or of its composite; nil if there is none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A closure called in every step of a running animator, after items have moved and contacts were reported.
  ///
  /// It may add and remove behaviours and items.
  open var action: (() -> Void)? {
    didSet { didChange() }
  }

  private var children: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?

  /// Whether `willMove(to:)` is being called, during which the behaviour can't be added.
  private var isMoving = false

  /// Creates a behaviour without an effect of its own.
  public init() {}

  /// The children of a composite, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Adds `behavior` as a child; it takes effect immediately if this behaviour is in an animator.
  ///
  /// A behaviour that already belongs to a composite or an animator, or that contains this one, is not added,
  /// and the console logs the reason.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isFree(for: self) else { return }
    children.append(behavior)
    behavior.parent = self
    dynamicAnimator?.attach(behavior)
  }

  /// Removes a child and its effects; other behaviours are ignored.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    if dynamicAnimator != nil { behavior.announceMove(to: nil) }
    guard behavior.parent === self else { return }
    children.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.detach(behavior)
  }

  /// Called before the behaviour is added to an animator, or with nil before it is removed.
  ///
  /// A composite is notified before its children. The default implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Overridden by subclasses of this module

  /// The behaviour's own items.
  final var list = DynamicItemList()

  /// The id in the simulation; nil outside of an animator, or if the behaviour has no effect of its own.
  final var behaviorID: BehaviorID?

  /// Returns the behaviour's description for the simulation, or nil if it has no effect of its own.
  func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { nil }

  /// Called after the behaviour was added to an animator.
  func didAttach(to simulation: AnimatorSimulation) {}

  /// Called before the behaviour is removed from its animator.
  func willDetach() {}

  /// Called after an instantaneous push has acted.
  func didPush() {}
}

extension UIDynamicBehavior {
  /// Adds an item; returns false if the behaviour already has it.
  ///
  /// If the behaviour is in an animator, a view that is not a descendant of the reference view raises
  /// NSInvalidArgumentException.
  @discardableResult
  final func join(_ item: any UIDynamicItem) -> Bool {
    guard list.add(item) else { return false }
    dynamicAnimator?.hold(item)
    return true
  }

  /// Removes an item; returns false if the behaviour doesn't have it.
  @discardableResult
  final func leave(_ item: any UIDynamicItem) -> Bool {
    guard list.remove(item) else { return false }
    dynamicAnimator?.release(item)
    return true
  }

  /// Called when a property changed that the simulation uses.
  final func didChange() {
    dynamicAnimator?.didChange()
  }

  /// The behaviour and its descendants, in preorder.
  final var preorder: [UIDynamicBehavior] {
    var behaviors: [UIDynamicBehavior] = []
    var pending = [self]
    while let behavior = pending.popLast() {
      behaviors.append(behavior)
      pending.append(contentsOf: behavior.children.reversed())
    }
    return behaviors
  }

  /// Returns whether the behaviour can be added to `composite`, or to an animator.
  ///
  /// If it already belongs to one, the console logs the reason.
  final func isFree(for composite: UIDynamicBehavior? = nil) -> Bool {
    var problem: String?
    if dynamicAnimator != nil || isMoving {
      problem = "it is in a dynamic animator already"
    } else if parent != nil {
      problem = "it is part of another behavior"
    } else {
      var ancestor = composite
      while let present = ancestor, problem == nil {
        if present === self { problem = "it would contain itself" }
        ancestor = present.parent
      }
    }
    guard let problem else { return true }
    device.console.log("The behavior <\(type(of: self))> was not added: \(problem).")
    return false
  }

  /// Calls `willMove(to:)` of the behaviour and its descendants.
  ///
  /// The call includes children that a composite adds in its own `willMove(to:)`.
  final func announceMove(to animator: UIDynamicAnimator?) {
    var pending = [self]
    while let behavior = pending.popLast() {
      guard !behavior.isMoving else { continue }
      behavior.isMoving = true
      behavior.willMove(to: animator)
      behavior.isMoving = false
      pending.append(contentsOf: behavior.children.reversed())
    }
  }
}

extension UIDynamicBehavior: @preconcurrency Hashable {
  /// Behaviours are equal if they are the same object.
  nonisolated public static func == (left: UIDynamicBehavior, right: UIDynamicBehavior) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The items of a behaviour without duplicates, in the order in which they were added.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  private var members: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  /// Appends an item; returns false if the list already contains it.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard members.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Removes an item; returns false if the list doesn't contain it.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard members.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }

  func contains(_ item: any UIDynamicItem) -> Bool {
    members.contains(ObjectIdentifier(item))
  }
}
