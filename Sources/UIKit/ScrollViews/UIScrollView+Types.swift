extension UIScrollView {
  /// What part of its speed content keeps in each millisecond after it was let go.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, from 0 to less than 1.
    ///
    /// What lies outside is kept within when content moves, and what is not a number counts as `normal`.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Comes to rest soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark and translucent.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// Whether dragging takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// It does, once a drag begins.
    case onDrag = 1
    /// A finger that reaches it pulls it along, and lets it go or come back.
    case interactive = 2
  }
}
