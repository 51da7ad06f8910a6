/// The distances, in points, by which the sides of a rectangle move inwards; negative ones move outwards.
public struct UIEdgeInsets: Sendable, Equatable, Codable {
  /// The inset of the top side.
  public var top: CGFloat
  /// The inset of the left side.
  public var left: CGFloat
  /// The inset of the bottom side.
  public var bottom: CGFloat
  /// The inset of the right side.
  public var right: CGFloat

  /// Creates insets from their four values.
  @inlinable
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates zero insets.
  @inlinable
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Zero insets.
  @inlinable
  public static var zero: UIEdgeInsets {
    UIEdgeInsets()
  }

  /// Decodes four unkeyed numbers in the order top, left, bottom, right.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    top = try values.decode(CGFloat.self)
    left = try values.decode(CGFloat.self)
    bottom = try values.decode(CGFloat.self)
    right = try values.decode(CGFloat.self)
  }

  /// Encodes four unkeyed numbers in the order top, left, bottom, right.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [top, left, bottom, right] {
      try values.encode(value)
    }
  }
}

extension UIEdgeInsets: CustomStringConvertible {
  /// The values with their names.
  public var description: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}

/// Edge insets, in points, with leading and trailing sides that follow the reading direction.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
  /// The inset of the top side.
  public var top: CGFloat
  /// The inset of the leading side, where lines begin.
  public var leading: CGFloat
  /// The inset of the bottom side.
  public var bottom: CGFloat
  /// The inset of the trailing side, where lines end.
  public var trailing: CGFloat

  /// Creates insets from their four values.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates zero insets.
  @inlinable
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Zero insets.
  @inlinable
  public static var zero: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets()
  }

  /// Decodes four unkeyed numbers in the order top, leading, bottom, trailing.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    top = try values.decode(CGFloat.self)
    leading = try values.decode(CGFloat.self)
    bottom = try values.decode(CGFloat.self)
    trailing = try values.decode(CGFloat.self)
  }

  /// Encodes four unkeyed numbers in the order top, leading, bottom, trailing.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [top, leading, bottom, trailing] {
      try values.encode(value)
    }
  }
}

extension NSDirectionalEdgeInsets: CustomStringConvertible {
  /// The values with their names.
  public var description: String {
    "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }
}

/// A set of sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
