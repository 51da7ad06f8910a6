/// The geometry of a shape, in body coordinates.
public enum Geometry: Sendable {
  /// A disc.
  case circle(Circle)

  /// A convex polygon with up to eight vertices.
  case polygon(Polygon)

  /// A line without thickness that collides from both sides.
  case segment(Segment)
}

/// A disc in body coordinates, in metres.
public struct Circle: Equatable, Sendable {
  /// The centre.
  public var center: Vector2

  /// The radius.
  public var radius: Double

  /// Creates a disc.
  public init(center: Vector2 = .zero, radius: Double) {
    self.center = center
    self.radius = radius
  }
}

/// A line without thickness that collides from both sides, in body coordinates, in metres.
public struct Segment: Equatable, Sendable {
  /// The start point.
  public var start: Vector2

  /// The end point.
  public var end: Vector2

  /// The vertex before the start if the segment is part of a chain; it prevents ghost collisions at the
  /// joint.
  public var previous: Vector2?

  /// The vertex after the end if the segment is part of a chain.
  public var next: Vector2?

  /// Creates a segment.
  public init(start: Vector2, end: Vector2, previous: Vector2? = nil, next: Vector2? = nil) {
    self.start = start
    self.end = end
    self.previous = previous
    self.next = next
  }
}

extension Geometry {
  /// The geometry; nil if it is degenerate, or a number is not finite or too large.
  var usable: Geometry? {
    let smallest = Constants.minimumLength
    let largest = Constants.maximumCoordinate
    switch self {
    case .circle(let circle):
      return circle.center.isInReach && circle.radius >= smallest && circle.radius <= largest ? self : nil
    case .segment(let segment):
      guard segment.start.isInReach, segment.end.isInReach, (segment.end - segment.start).length >= smallest
      else { return nil }
      return self
    case .polygon:
      return self
    }
  }
}
