/// A range of numbers with both ends included, such as the freedom of an attachment.
public struct UIFloatRange: Sendable, Hashable {
  /// The lower end.
  public var minimum: CGFloat

  /// The upper end.
  public var maximum: CGFloat

  /// Makes a range from its ends, which are kept as given, even if the lower one is greater.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Makes the range that holds nothing but zero.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// The range that holds nothing but zero.
  public static let zero = UIFloatRange()

  /// The range without ends.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no ends at all.
  public var isInfinite: Bool { self == .infinite }
}
