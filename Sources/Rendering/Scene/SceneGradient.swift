import UIKit

/// A gradient along a line or in ellipses, in the coordinates of the shape that it fills.
package struct SceneGradient: Hashable, Sendable {
  /// The kinds of gradients, in unit coordinates.
  package enum Kind: Hashable, Sendable {
    /// From (0, 0) to (1, 0), constant across.
    case axial
    /// From (0, 0) to the circle with radius 1.
    case radial
  }

  package var kind: Kind
  /// Colours at positions from 0 to 1; the first and the last one continue beyond.
  package var stops: [ScenePaint.Stop]
  /// The transform from unit coordinates to those of the shape; it has an inverse.
  package var transform: CGAffineTransform

  package init(_ kind: Kind, _ stops: [ScenePaint.Stop], _ transform: CGAffineTransform) {
    self.kind = kind
    self.stops = stops
    self.transform = transform
  }

  /// Creates a gradient along a line; nil if its ends are equal.
  package init?(from start: CGPoint, to end: CGPoint, _ stops: [ScenePaint.Stop]) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard dx != 0 || dy != 0 else { return nil }
    let line = CGAffineTransform(a: dx, b: dy, c: -dy, d: dx, tx: start.x, ty: start.y)
    self.init(.axial, stops, line)
  }

  /// Creates a gradient in ellipses about a centre; nil if the last one has no area.
  package init?(center: CGPoint, radii: CGSize, _ stops: [ScenePaint.Stop]) {
    guard radii.width > 0, radii.height > 0 else { return nil }
    let circle = CGAffineTransform(
      a: radii.width,
      b: 0,
      c: 0,
      d: radii.height,
      tx: center.x,
      ty: center.y
    )
    self.init(.radial, stops, circle)
  }

  /// Returns the gradient in the coordinates after a transform.
  func placed(by transform: CGAffineTransform) -> SceneGradient {
    SceneGradient(kind, stops, self.transform.concatenating(transform))
  }

  /// Returns the gradient with each colour replaced.
  func recolored(_ change: (SceneColor) -> SceneColor) -> SceneGradient {
    SceneGradient(kind, stops.map { ScenePaint.Stop($0.place, change($0.color)) }, transform)
  }

  /// Returns the position of a point of the shape between the first colour and the last one, not clamped.
  ///
  /// - Parameter inverse: the inverse of the transform.
  func place(of point: CGPoint, _ inverse: CGAffineTransform) -> CGFloat {
    let unit = point.applying(inverse)
    return kind == .axial ? unit.x : hypot(unit.x, unit.y)
  }
}
