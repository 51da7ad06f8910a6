/// A distance, in points, by which something is moved from its standard place.
public struct UIOffset: Sendable, Equatable, Codable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// Makes a value from its two numbers.
  @inlinable
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a value whose numbers are all zero.
  @inlinable
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The offset that moves nothing.
  @inlinable
  public static var zero: UIOffset {
    UIOffset()
  }

  /// Reads two unkeyed numbers in the order horizontal, vertical.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    horizontal = try values.decode(CGFloat.self)
    vertical = try values.decode(CGFloat.self)
  }

  /// Writes two unkeyed numbers in the order horizontal, vertical.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [horizontal, vertical] {
      try values.encode(value)
    }
  }
}

extension UIOffset: CustomStringConvertible {
  /// The numbers with their names.
  public var description: String {
    "UIOffset(horizontal: \(horizontal), vertical: \(vertical))"
  }
}
