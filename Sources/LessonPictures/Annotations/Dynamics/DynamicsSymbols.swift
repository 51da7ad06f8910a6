import Rendering

/// The parts of an animator that are drawn.
public struct DynamicsSymbols: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Boundaries, even if no view shows them.
  public static let boundaries = DynamicsSymbols(rawValue: 1 << 0)
  /// Anchors, rods as lines, springs as zigzags, and snap points.
  public static let attachments = DynamicsSymbols(rawValue: 1 << 1)
  /// The direction and magnitude of gravity, at each item.
  public static let gravity = DynamicsSymbols(rawValue: 1 << 2)
  /// Active pushes, at their points of action.
  public static let pushes = DynamicsSymbols(rawValue: 1 << 3)
  /// The velocities of items.
  public static let velocities = DynamicsSymbols(rawValue: 1 << 4)
  /// Contact points between items and with boundaries.
  public static let contacts = DynamicsSymbols(rawValue: 1 << 5)
  /// Centres of mass.
  public static let centers = DynamicsSymbols(rawValue: 1 << 6)
  /// Regions of fields.
  public static let fields = DynamicsSymbols(rawValue: 1 << 7)

  /// Boundaries, attachments, gravity, pushes and velocities.
  public static let usual: DynamicsSymbols = [.boundaries, .attachments, .gravity, .pushes, .velocities]
}
