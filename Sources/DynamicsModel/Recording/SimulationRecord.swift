import Physics

/// The items and behaviours of a simulation before its first step, as a value.
///
/// A simulation created from it moves bit-identically. It can be serialized as numbers, to leave the process.
public struct SimulationRecord {
  /// The initial state of an item.
  public struct Item: Equatable, Sendable {
    /// Place and form; nil while the item is not simulated.
    public var state: ItemState?

    /// The velocity in metres per second, the solver's unit, which keeps every bit.
    var velocity = Vector2.zero

    /// The angular velocity in radians per second, clockwise.
    var angularVelocity = 0.0
  }

  /// The initial state of a behaviour.
  public struct Behavior {
    /// Kind and settings; references to items are their numbers, from 1.
    public var behavior: DynamicBehavior

    /// The indices of its items in the record.
    public var items: [Int]

    /// The boundaries that were added to it.
    public var boundaries: [[BoundaryLine]]
  }

  /// The rectangle that collision behaviours can use as a boundary.
  public var referenceBounds: ReferenceBounds

  /// The items in the order of their creation.
  public var items: [Item] = []

  /// The behaviours in their order.
  public var behaviors: [Behavior] = []

  /// Creates the record of a simulation without items and behaviours.
  public init(referenceBounds: ReferenceBounds) {
    self.referenceBounds = referenceBounds
  }
}

extension SimulationRecord.Behavior {
  /// The boundary lines of a collision behaviour: those of the reference bounds first.
  public func outlines(in bounds: ReferenceBounds) -> [BoundaryLine] {
    guard case .collision(let collision) = behavior else { return [] }
    return (collision.referenceInsets.map { bounds.boundary($0) } ?? []) + boundaries.flatMap { $0 }
  }
}
