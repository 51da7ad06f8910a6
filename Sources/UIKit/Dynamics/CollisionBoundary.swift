internal import Physics

/// A line that stops the items of one collision behaviour, and its shapes in the simulation.
@MainActor
final class CollisionBoundary {
  /// What the application calls it; nil for the boundary of the reference bounds.
  let identifier: (any NSCopying)?

  /// The line, in reference coordinates.
  var path: UIBezierPath

  /// Identifies the boundary in contacts; 0 outside of a simulation.
  var tag: UInt64 = 0

  /// The segments, once they are in the simulation.
  var shapes: [ShapeID] = []

  /// Whether the shapes stand for the present path.
  var isBuilt = false

  private(set) weak var behavior: UICollisionBehavior?

  init(_ identifier: (any NSCopying)?, _ path: UIBezierPath, of behavior: UICollisionBehavior) {
    self.identifier = identifier
    self.path = path
    self.behavior = behavior
  }

  /// Drops what an earlier simulation knew it by.
  func forgetSimulation() {
    tag = 0
    shapes = []
    isBuilt = false
  }

  /// Whether the boundary goes by an identifier: equal as objects are, or else the same object.
  func isCalled(_ other: any NSCopying) -> Bool {
    guard let identifier else { return false }
    if let object = identifier as? NSObject { return object.isEqual(other) }
    return (identifier as AnyObject) === (other as AnyObject)
  }
}
