import DynamicsModel
import Physics

/// A snap area: a rectangle in which items snap to a point once their centre is inside.
public struct SnapZone: Equatable, Sendable {
  /// The upper left corner of the rectangle, in points.
  public var origin: SIMD2<Double>

  /// Its width and height.
  public var size: SIMD2<Double>

  /// The point to which items snap.
  public var point: SIMD2<Double>

  /// The damping of the snap, from 0 to 1; by default that of ``SnapBehavior``.
  public var damping = SnapBehavior(to: .zero).damping

  /// Creates a snap area.
  public init(origin: SIMD2<Double>, size: SIMD2<Double>, point: SIMD2<Double>) {
    self.origin = origin
    self.size = size
    self.point = point
  }

  /// Whether the rectangle contains a point; as in CGRect, the right and lower edges are excluded.
  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.x && point.y < origin.y + size.y
  }
}
