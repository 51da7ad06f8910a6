/// Distances, in points, from the four sides of a rectangle, where leading and trailing follow the reading
/// direction.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
  /// The inset of the top side.
  public var top: CGFloat
  /// The inset of the side where lines begin.
  public var leading: CGFloat
  /// The inset of the bottom side.
  public var bottom: CGFloat
  /// The inset of the side where lines end.
  public var trailing: CGFloat

  /// Makes a value from its four numbers.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes a value whose numbers are all zero.
  @inlinable
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets that change nothing.
  @inlinable
  public static var zero: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets()
  }

  /// Reads four unkeyed numbers in the order top, leading, bottom, trailing.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    top = try values.decode(CGFloat.self)
    leading = try values.decode(CGFloat.self)
    bottom = try values.decode(CGFloat.self)
    trailing = try values.decode(CGFloat.self)
  }

  /// Writes four unkeyed numbers in the order top, leading, bottom, trailing.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [top, leading, bottom, trailing] {
      try values.encode(value)
    }
  }
}

extension NSDirectionalEdgeInsets: CustomStringConvertible {
  /// The numbers with their names.
  public var description: String {
    "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }
}
