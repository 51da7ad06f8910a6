import DynamicsModel
import Physics

/// A rectangle that catches items: one whose middle is in it snaps to a point.
public struct LiveCatch: Equatable, Sendable {
  /// The upper left corner of the rectangle, in points.
  public var origin: SIMD2<Double>

  /// Its width and height.
  public var size: SIMD2<Double>

  /// The point to which items snap.
  public var point: SIMD2<Double>

  /// The damping of the snap, from 0 to 1; that of a snap by default.
  public var damping = SnapBehavior(to: .zero).damping

  /// Creates a place that catches items.
  public init(origin: SIMD2<Double>, size: SIMD2<Double>, point: SIMD2<Double>) {
    self.origin = origin
    self.size = size
    self.point = point
  }

  /// Whether a point lies in the rectangle: its right and lower edges do not belong to it, as in CGRect.
  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.x && point.y < origin.y + size.y
  }
}
