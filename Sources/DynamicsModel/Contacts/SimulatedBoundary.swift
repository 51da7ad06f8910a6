import Physics

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
