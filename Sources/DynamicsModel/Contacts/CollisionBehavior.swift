/// Lets items collide with each other and with boundaries.
///
/// Only items of the same behaviour meet, and a boundary stops only the items of its own behaviour. Items that
/// overlap, or lie across a boundary, when they come are pushed out. Boundaries have no thickness and stop
/// from both sides. Source: Apple, UICollisionBehavior.
public struct CollisionBehavior: Equatable, Sendable {
  /// What items collide with; the bits are those of UICollisionBehavior.Mode.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Other items of the behaviour.
    public static let items = Mode(rawValue: 1)

    /// The behaviour's boundaries.
    public static let boundaries = Mode(rawValue: 2)

    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// What the items collide with; everything by default.
  public var mode = Mode.everything

  /// How far inside of the reference bounds their boundary lies; nil, by default, for no such boundary.
  ///
  /// The boundary follows the reference bounds. Insets that leave nothing of the bounds leave no boundary; ones that are
  /// not finite are ignored.
  public var referenceInsets: BoundaryInsets? {
    didSet { if let referenceInsets, !referenceInsets.isFinite { self.referenceInsets = oldValue } }
  }

  /// Creates a behaviour whose items collide with each other and with boundaries.
  public init() {}
}
