internal import DynamicsModel

/// A line that stops the items of one collision behaviour.
@MainActor
final class CollisionBoundary {
  /// What the application calls it.
  let identifier: any NSCopying

  /// The line, in reference coordinates.
  let path: UIBezierPath

  /// What the simulation calls it; nil outside of one.
  var id: BoundaryID?

  init(_ identifier: any NSCopying, _ path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
  }

  /// The path as straight lines.
  var lines: [BoundaryLine] {
    path.outline.polylines(tolerance: DynamicsScale.curveTolerance).map { line in
      BoundaryLine(line.points.map(\.vector), isClosed: line.isClosed)
    }
  }

  /// Whether the boundary goes by an identifier: equal as objects are, or else the same object.
  func isCalled(_ other: any NSCopying) -> Bool {
    if let object = identifier as? NSObject { return object.isEqual(other) }
    return (identifier as AnyObject) === (other as AnyObject)
  }
}
