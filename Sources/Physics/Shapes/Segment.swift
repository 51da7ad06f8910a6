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
