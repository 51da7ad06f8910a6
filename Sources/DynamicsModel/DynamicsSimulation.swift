import Physics

/// UIKit Dynamics without views: items that behaviours move, in points, UIKit newtons and seconds.
///
/// This module has all rules and constants of UIKit Dynamics, and hides the solver, `Physics`, which uses
/// metres. It needs neither Foundation nor UIKit: the same source runs under UIKit and, compiled as Embedded
/// Swift, in a web page, with bit-identical results. UIKit's classes convert views, paths and delegates, and
/// store nothing that affects motion.
///
/// Add items and behaviours, then call ``step()`` once per display frame. It applies changes, moves the items
/// and records the results: ``move(of:)``, ``contactChanges`` and ``spentPushes``. All positions are in one
/// coordinate system in which y points down; angles are in radians, clockwise. Operations on handles of
/// removed objects have no effect.
public final class DynamicsSimulation {
  var world = World()
  var items = NumberedList<SimulatedItem>()
  var behaviors = NumberedList<ActiveBehavior>()
  var boundaries = NumberedList<SimulatedBoundary>()
  var categoryBits = CategoryBits()
  var contacts = ContactTracker()

  /// The behaviours in their order.
  var order: [ActiveBehavior] = []

  /// Whether there are changes that the next step has to apply.
  public internal(set) var needsUpdate = true

  /// The contact changes of the last step: first the contacts that began, then those that ended.
  public internal(set) var contactChanges: [ContactChange] = []

  /// The instantaneous pushes that acted in the last step and are inactive now.
  public internal(set) var spentPushes: [BehaviorID] = []

  /// The rectangle that collision behaviours can use as a boundary.
  public var referenceBounds: ReferenceBounds {
    didSet { if followsReferenceBounds && referenceBounds != oldValue { needsUpdate = true } }
  }

  /// Whether a boundary follows the reference bounds.
  public internal(set) var followsReferenceBounds = false

  /// Whether the simulation has stepped.
  var hasStepped = false

  /// The item that the hand holds, and the joint between them.
  var hold: (item: ItemID, joint: JointID)?

  private var lastNumber: UInt64 = 0

  /// Creates a simulation without items and behaviours.
  public init(referenceBounds: ReferenceBounds = ReferenceBounds(size: .zero)) {
    self.referenceBounds = referenceBounds
  }

  /// Whether nothing moves and nothing has changed: stepping can pause.
  public var isAtRest: Bool { !needsUpdate && reading { $0.isAsleep } }

  /// Makes the next step apply all behaviours again, and wakes resting items.
  public func setNeedsUpdate() {
    needsUpdate = true
  }

  /// A unique number; never zero.
  func makeNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Accesses the world in place; reading it through the class would copy its dozens of arrays.
  func reading<Value>(_ read: (inout World) -> Value) -> Value {
    read(&world)
  }
}

#if !hasFeature(Embedded)
  extension DynamicsSimulation {
    /// The violated invariants of the world, as sentences, for tests and random cases; empty if there are
    /// none.
    package func inconsistencies() -> [String] { reading { $0.inconsistencies() } }
  }
#endif
