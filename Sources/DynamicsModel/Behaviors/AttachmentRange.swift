/// The range of a sliding item in points, or of a pinned one in radians.
public struct AttachmentRange: Equatable, Sendable {
  /// The lower end.
  public var minimum: Double

  /// The upper end.
  public var maximum: Double

  /// Creates a range from its ends, which are kept as given, even in reverse order.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range without ends.
  public static let infinite = AttachmentRange(minimum: -.infinity, maximum: .infinity)

  /// The ends in ascending order; nil for an end that is not finite and therefore no limit.
  var limits: (lower: Double?, upper: Double?) {
    let lower = minimum.isFinite ? minimum : nil
    let upper = maximum.isFinite ? maximum : nil
    guard let lower, let upper, lower > upper else { return (lower, upper) }
    return (upper, lower)
  }
}
