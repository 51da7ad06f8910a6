/// A 2-D displacement, in points or points per second.
public struct CGVector: Sendable, Hashable, Codable {
  /// The part along the x axis.
  public var dx: CGFloat
  /// The part along the y axis.
  public var dy: CGFloat

  /// Makes a value from its two numbers.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a value whose numbers are all zero.
  @inlinable
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector of length zero.
  @inlinable
  public static var zero: CGVector {
    CGVector()
  }

  /// Makes a vector from whole numbers.
  @inlinable
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a vector from double-precision numbers.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Reads two unkeyed numbers in the order dx, dy.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    dx = try values.decode(CGFloat.self)
    dy = try values.decode(CGFloat.self)
  }

  /// Writes two unkeyed numbers in the order dx, dy.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [dx, dy] {
      try values.encode(value)
    }
  }
}

extension CGVector: CustomStringConvertible {
  /// The numbers with their names.
  public var description: String {
    "CGVector(dx: \(dx), dy: \(dy))"
  }
}
