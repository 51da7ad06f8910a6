/// The form of a shape, in the coordinates of its body.
public enum Geometry: Sendable {
  /// A disc.
  case circle(Circle)

  /// A convex polygon with up to eight vertices.
  case polygon(Polygon)

  /// A line without thickness that stops from both sides.
  case segment(Segment)
}

/// A disc in the coordinates of its body, in metres.
public struct Circle: Equatable, Sendable {
  /// The middle.
  public var center: Vector2

  /// The radius.
  public var radius: Double

  /// Creates a disc.
  public init(center: Vector2 = .zero, radius: Double) {
    self.center = center
    self.radius = radius
  }
}

/// A line without thickness that stops from both sides, in the coordinates of its body, in metres.
public struct Segment: Equatable, Sendable {
  /// Where the line starts.
  public var start: Vector2

  /// Where the line ends.
  public var end: Vector2

  /// The vertex before the start, if the line goes on there: what slides across the joint doesn't catch on it.
  public var previous: Vector2?

  /// The vertex after the end, if the line goes on there.
  public var next: Vector2?

  /// Creates a line.
  public init(start: Vector2, end: Vector2, previous: Vector2? = nil, next: Vector2? = nil) {
    self.start = start
    self.end = end
    self.previous = previous
    self.next = next
  }
}

extension Geometry {
  /// The geometry, or nil if it has no extent or a number that is not finite or too large.
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
