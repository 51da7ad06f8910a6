import Physics

/// The handle of a boundary in its simulation; it is never given again.
public struct BoundaryID: Hashable, Sendable {
  let number: UInt64
}

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

/// How far a boundary lies inside of the reference bounds, in points; negative insets make it larger.
public struct BoundaryInsets: Equatable, Sendable {
  /// The distances from the edges.
  public var top, left, bottom, right: Double

  /// Creates insets, none by default.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

/// A boundary of a collision behaviour, and its shapes in the solver.
final class SimulatedBoundary {
  let id: BoundaryID
  let behavior: BehaviorID
  let isReferenceBounds: Bool
  var lines: [BoundaryLine]

  /// The segments, once they are in the solver.
  var shapes: [ShapeID] = []

  /// Whether the shapes stand for the present lines.
  var isBuilt = false

  init(_ id: BoundaryID, _ lines: [BoundaryLine], of behavior: BehaviorID, isReferenceBounds: Bool = false) {
    self.id = id
    self.lines = lines
    self.behavior = behavior
    self.isReferenceBounds = isReferenceBounds
  }
}
