/// Lets items collide with each other and with boundaries.
///
/// Items collide only with items and boundaries of the same behaviour. Items that overlap others or a
/// boundary when they are added are pushed out. Boundaries have no thickness and collide from both sides.
/// Source: Apple, UICollisionBehavior.
public struct CollisionBehavior: Equatable, Sendable {
  /// The objects with which items collide; the bits are those of UICollisionBehavior.Mode.
  public struct Mode: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Other items of the behaviour.
    public static let items = Mode(rawValue: 1)

    /// The behaviour's boundaries.
    public static let boundaries = Mode(rawValue: 2)

    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The objects with which the items collide; everything by default.
  public var mode = Mode.everything

  /// The insets of the boundary along the reference bounds; nil, the default, for no such boundary.
  ///
  /// The boundary follows changes of the reference bounds. Insets that leave no area disable the boundary;
  /// insets that are not finite are ignored.
  public var referenceInsets: BoundaryInsets? {
    didSet { if let referenceInsets, !referenceInsets.isFinite { self.referenceInsets = oldValue } }
  }

  /// Creates a behaviour whose items collide with each other and with boundaries.
  public init() {}
}
