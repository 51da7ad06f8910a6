import Physics

/// Straight lines from point to point that stop items; a part of a boundary.
public struct BoundaryLine: Equatable, Sendable {
  /// The points; a line without length stops nothing.
  public var points: [Vector2]

  /// Whether a line leads from the last point back to the first.
  public var isClosed: Bool

  /// Creates lines through points.
  public init(_ points: [Vector2], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }
}
