/// Which parts of an animator's world are drawn.
public struct DynamicsSigns: OptionSet, Sendable {
  /// A bit for each sign.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What stops items, also where nothing on the screen shows it.
  public static let boundaries = DynamicsSigns(rawValue: 1 << 0)
  /// Anchors, rods as lines and springs as zigzags, and the points that items snap to.
  public static let attachments = DynamicsSigns(rawValue: 1 << 1)
  /// The direction and magnitude of gravity, at each item.
  public static let gravity = DynamicsSigns(rawValue: 1 << 2)
  /// Pushes that act at the moment, at the points where they act.
  public static let pushes = DynamicsSigns(rawValue: 1 << 3)
  /// How fast items move.
  public static let velocities = DynamicsSigns(rawValue: 1 << 4)
  /// Where items touch each other or a boundary.
  public static let contacts = DynamicsSigns(rawValue: 1 << 5)
  /// Centres of mass.
  public static let centers = DynamicsSigns(rawValue: 1 << 6)
  /// Regions of fields.
  public static let fields = DynamicsSigns(rawValue: 1 << 7)

  /// Boundaries, attachments, gravity, pushes and velocities.
  public static let usual: DynamicsSigns = [.boundaries, .attachments, .gravity, .pushes, .velocities]
}
