import Physics

/// UIKit Dynamics without views: items that behaviours move, in points, UIKit newtons and seconds.
///
/// This module knows every rule and constant of UIKit Dynamics, and hides the solver, `Physics`, which reckons in
/// metres. It needs neither Foundation nor UIKit, so that the same source runs under UIKit and, compiled as Embedded
/// Swift, in a web page, with the same results bit for bit. UIKit's classes translate views, paths and delegates into its
/// terms and keep nothing that decides how anything moves.
///
/// Add items and behaviours, then call ``step()`` once a display frame; it puts changes into effect, moves the items on,
/// and notes what is to be told of: ``move(of:)``, ``contactChanges`` and ``spentPushes``. All is in the coordinates of
/// one plane in which y grows downwards; angles are in radians, clockwise. Handles of what is gone do nothing.
public final class DynamicsSimulation {
  var world = World()
  var items = NumberedList<SimulatedItem>()
  var behaviors = NumberedList<ActiveBehavior>()
  var boundaries = NumberedList<SimulatedBoundary>()
  var lanes = CollisionLanes()
  var contacts = ContactBook()

  /// The behaviours in the order in which they count.
  var order: [ActiveBehavior] = []

  /// Whether something changed that the next step has to put into effect.
  public internal(set) var needsUpdate = true

  /// What began and ended in the last step: first contacts that began, then those that ended.
  public internal(set) var contactChanges: [ContactChange] = []

  /// The pushes that acted for their one moment in the last step and are inactive now.
  public internal(set) var spentPushes: [BehaviorID] = []

  /// The rectangle of which collision behaviours may make a boundary.
  public var referenceBounds: ReferenceBounds {
    didSet { if followsReferenceBounds && referenceBounds != oldValue { needsUpdate = true } }
  }

  /// Whether a boundary follows the reference bounds.
  public internal(set) var followsReferenceBounds = false

  /// Whether a step was made.
  var hasStepped = false

  /// The item that a hand holds, and the joint by which it does.
  var hold: (item: ItemID, joint: JointID)?

  private var lastNumber: UInt64 = 0

  /// Creates a simulation without items and behaviours.
  public init(referenceBounds: ReferenceBounds = ReferenceBounds(size: .zero)) {
    self.referenceBounds = referenceBounds
  }

  /// Whether nothing moves, and nothing that would move it has changed: stepping can pause.
  public var isAtRest: Bool { !needsUpdate && reading { $0.isAsleep } }

  /// Lets the next step look at all behaviours anew and wakes what is at rest.
  public func setNeedsUpdate() {
    needsUpdate = true
  }

  /// A number that was not given before; never zero.
  func makeNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Reads the world in place: read through a class it would be copied, and it consists of dozens of arrays.
  func reading<Value>(_ read: (inout World) -> Value) -> Value {
    read(&world)
  }
}

#if !hasFeature(Embedded)
  extension DynamicsSimulation {
    /// For tests and random cases: what contradicts itself in the world, as sentences; empty if all is well.
    package func inconsistencies() -> [String] { reading { $0.inconsistencies() } }
  }
#endif
