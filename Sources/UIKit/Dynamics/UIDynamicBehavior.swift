internal import DynamicsModel

/// A rule by which a dynamic animator moves items, or a composite of several.
///
/// Subclass it to make a composite: add the parts with `addChildBehavior(_:)`. A behaviour has an effect only
/// while it, or the composite that it belongs to, is in an animator. Behaviours are equal if they are the
/// same object. Source: Apple, UIDynamicBehavior.
@preconcurrency @MainActor
open class UIDynamicBehavior: DeviceBound {
  /// The animator that this behaviour, or the composite that it belongs to, is in; nil outside of all.
  public internal(set) final weak var dynamicAnimator: UIDynamicAnimator?

  /// What to do in every step while the animator runs, after the items were moved and contacts reported.
  ///
  /// It may add and remove behaviours and items.
  open var action: (() -> Void)? {
    didSet { didChange() }
  }

  private var children: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?

  /// Whether it is being announced to an animator, so that it cannot be added meanwhile.
  private var isMoving = false

  /// Creates a behaviour that does nothing by itself.
  public init() {}

  /// The parts of a composite, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Makes `behavior` a part of this one; it takes effect at once if this one is in an animator.
  ///
  /// A behaviour that is a part already, is in an animator, or contains this one is not added; the console
  /// says so.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isFree(for: self) else { return }
    children.append(behavior)
    behavior.parent = self
    dynamicAnimator?.attach(behavior)
  }

  /// Takes a part out, which ends its effects; another behaviour is ignored.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    if dynamicAnimator != nil { behavior.announceMove(to: nil) }
    guard behavior.parent === self else { return }
    children.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.detach(behavior)
  }

  /// The behaviour is about to be added to an animator, or with nil to be removed from the present one.
  ///
  /// Parts of a composite are told after the composite. Does nothing unless overridden.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: What subclasses of this module do

  /// The items that the behaviour itself works on.
  final var list = DynamicItemList()

  /// What the simulation calls the behaviour; nil outside of an animator, and for one that does nothing by itself.
  final var behaviorID: BehaviorID?

  /// What the behaviour is to the simulation; nil for one that does nothing by itself.
  func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { nil }

  /// The behaviour is in an animator from now on.
  func didAttach(to simulation: AnimatorSimulation) {}

  /// The behaviour leaves the animator.
  func willDetach() {}

  /// The behaviour was a push that acted for its one moment.
  func didPush() {}
}

extension UIDynamicBehavior {
  /// Takes an item in; returns false if the behaviour has it already.
  ///
  /// In an animator, a view that is not below the reference view raises NSInvalidArgumentException.
  @discardableResult
  final func join(_ item: any UIDynamicItem) -> Bool {
    guard list.add(item) else { return false }
    dynamicAnimator?.hold(item)
    return true
  }

  /// Lets an item go; returns false if the behaviour doesn't have it.
  @discardableResult
  final func leave(_ item: any UIDynamicItem) -> Bool {
    guard list.remove(item) else { return false }
    dynamicAnimator?.release(item)
    return true
  }

  /// Something that the simulation has to know changed.
  final func didChange() {
    dynamicAnimator?.didChange()
  }

  /// The behaviour and its parts, each before what it contains.
  final var preorder: [UIDynamicBehavior] {
    var behaviors: [UIDynamicBehavior] = []
    var pending = [self]
    while let behavior = pending.popLast() {
      behaviors.append(behavior)
      pending.append(contentsOf: behavior.children.reversed())
    }
    return behaviors
  }

  /// Whether the behaviour belongs to nobody yet and so may join `composite`, or an animator; else the
  /// console says why not.
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

  /// Tells the behaviour and its parts that they are about to move.
  ///
  /// Parts that a composite adds in its own call are told too.
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

  /// Feeds the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The items of a behaviour, in the order in which they were added, each once.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  private var members: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  /// Adds an item at the end; returns false if it is there already.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard members.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Removes an item; returns false if it is not there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard members.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }

  /// Whether the item is there.
  func contains(_ item: any UIDynamicItem) -> Bool {
    members.contains(ObjectIdentifier(item))
  }
}
