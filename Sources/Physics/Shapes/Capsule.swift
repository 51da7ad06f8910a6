/// All points within a radius of a line segment, in the coordinates of its body, in metres.
public struct Capsule: Equatable, Sendable {
  /// Where the segment starts.
  public var start: Vector2

  /// Where the segment ends.
  public var end: Vector2

  /// The radius.
  public var radius: Double

  /// Creates a capsule.
  public init(start: Vector2, end: Vector2, radius: Double) {
    self.start = start
    self.end = end
    self.radius = radius
  }
}
