import Physics

/// What a simulation consists of before its first step, as a value.
///
/// A simulation that is made of it moves to the same bits. It can be told in numbers, so that it can leave the process.
public struct SimulationRecord {
  /// An item as it begins.
  public struct Item: Equatable, Sendable {
    /// Where it is and what form it has; nil while it takes no part.
    public var state: ItemState?

    /// Its velocity in the solver's metres per second, which keeps every bit.
    var velocity = Vector2.zero

    /// Its angular velocity in radians per second, clockwise.
    var angularVelocity = 0.0
  }

  /// A behaviour as it begins.
  public struct Behavior {
    /// Its kind and settings; what it tells of items names them by their numbers, from 1.
    public var behavior: DynamicBehavior

    /// Its items, by their places in the record.
    public var items: [Int]

    /// The boundaries that were added to it.
    public var boundaries: [[BoundaryLine]]
  }

  /// The rectangle of which collision behaviours may make a boundary.
  public var referenceBounds: ReferenceBounds

  /// The items in the order in which they came.
  public var items: [Item] = []

  /// The behaviours in the order in which they count.
  public var behaviors: [Behavior] = []

  /// Creates the record of a simulation without items and behaviours.
  public init(referenceBounds: ReferenceBounds) {
    self.referenceBounds = referenceBounds
  }
}

extension SimulationRecord.Behavior {
  /// The lines that stop items, if it is a collision: those of the reference bounds first.
  public func outlines(in bounds: ReferenceBounds) -> [BoundaryLine] {
    guard case .collision(let collision) = behavior else { return [] }
    return (collision.referenceInsets.map { bounds.boundary($0) } ?? []) + boundaries.flatMap { $0 }
  }
}
