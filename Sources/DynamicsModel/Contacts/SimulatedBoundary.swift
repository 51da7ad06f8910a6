import Physics

/// A unique handle of a boundary in its simulation; handles are never reused.
public struct BoundaryID: Hashable, Sendable {
  let number: UInt64
}

/// A polyline with which items collide: a part of a boundary.
public struct BoundaryLine: Equatable, Sendable {
  /// The points; a line without length has no effect.
  public var points: [Vector2]

  /// Whether the last point is connected to the first.
  public var isClosed: Bool

  /// Creates lines through points.
  public init(_ points: [Vector2], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }
}

/// The insets of a boundary within the reference bounds, in points; negative insets enlarge it.
public struct BoundaryInsets: Equatable, Sendable {
  /// The distances from the edges.
  public var top, left, bottom, right: Double

  /// Creates insets, zero by default.
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

  /// The segments in the solver.
  var shapes: [ShapeID] = []

  /// Whether the shapes represent the current lines.
  var isBuilt = false

  init(_ id: BoundaryID, _ lines: [BoundaryLine], of behavior: BehaviorID, isReferenceBounds: Bool = false) {
    self.id = id
    self.lines = lines
    self.behavior = behavior
    self.isReferenceBounds = isReferenceBounds
  }
}
