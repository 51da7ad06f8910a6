/// A 2-D displacement, in points or points per second.
public struct CGVector: Sendable, Hashable, Codable {
  /// The component along the x axis.
  public var dx: CGFloat
  /// The component along the y axis.
  public var dy: CGFloat

  /// Creates a vector from its components.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a zero vector.
  @inlinable
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The zero vector.
  @inlinable
  public static var zero: CGVector {
    CGVector()
  }

  /// Creates a vector from integers.
  @inlinable
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from double-precision numbers.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Decodes two unkeyed numbers in the order dx, dy.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    dx = try values.decode(CGFloat.self)
    dy = try values.decode(CGFloat.self)
  }

  /// Encodes two unkeyed numbers in the order dx, dy.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [dx, dy] {
      try values.encode(value)
    }
  }
}

extension CGVector: CustomStringConvertible {
  /// The components with their names.
  public var description: String {
    "CGVector(dx: \(dx), dy: \(dy))"
  }
}

extension CGVector {
  package init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The vector with a length of 1; NaN for the zero vector.
  var unit: CGVector {
    let length = hypot(dx, dy)
    return CGVector(dx: dx / length, dy: dy / length)
  }

  package func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// The cross product, which is positive if the other vector points clockwise of this one on screen.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
