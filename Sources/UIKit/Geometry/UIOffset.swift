/// The distance, in points, of an object from its default position.
public struct UIOffset: Sendable, Equatable, Codable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// Creates an offset from its two values.
  @inlinable
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a zero offset.
  @inlinable
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The zero offset.
  @inlinable
  public static var zero: UIOffset {
    UIOffset()
  }

  /// Decodes two unkeyed numbers in the order horizontal, vertical.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    horizontal = try values.decode(CGFloat.self)
    vertical = try values.decode(CGFloat.self)
  }

  /// Encodes two unkeyed numbers in the order horizontal, vertical.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [horizontal, vertical] {
      try values.encode(value)
    }
  }
}

extension UIOffset: CustomStringConvertible {
  /// The values with their names.
  public var description: String {
    "UIOffset(horizontal: \(horizontal), vertical: \(vertical))"
  }
}
