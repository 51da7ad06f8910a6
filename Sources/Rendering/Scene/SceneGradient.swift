import UIKit

/// A gradient along a line or in ellipses, in the coordinates of the shape that it fills.
package struct SceneGradient: Hashable, Sendable {
  /// The kinds of gradients, in unit coordinates.
  package enum Kind: Hashable, Sendable {
    /// From (0, 0) to (1, 0), constant across.
    case axial
    /// From the focus to the circle with the centre (0, 0) and the radius 1.
    case radial
  }

  package var kind: Kind
  /// Colours at positions from 0 to 1; the first and the last one continue beyond.
  package var stops: [ScenePaint.Stop]
  /// Where a radial gradient begins, within the circle of radius 1.
  package var focus = CGPoint.zero
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
    var gradient = self
    gradient.transform = self.transform.concatenating(transform)
    return gradient
  }

  /// Returns the gradient with each colour replaced.
  func recolored(_ change: (SceneColor) -> SceneColor) -> SceneGradient {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color = change(stops[index].color) }
    return gradient
  }

  /// Returns the position of a point of the shape between the first colour and the last one, not clamped.
  ///
  /// - Parameter inverse: the inverse of the transform.
  func place(of point: CGPoint, _ inverse: CGAffineTransform) -> CGFloat {
    let unit = point.applying(inverse)
    if kind == .axial { return unit.x }
    // The circle at u has the centre (1 - u) f and the radius u: |p - f + u f| = u.
    let (x, y) = (unit.x - focus.x, unit.y - focus.y)
    let product = -(x * focus.x + y * focus.y)
    let square = focus.x * focus.x + focus.y * focus.y - 1
    guard square < 0 else { return product > 0 ? (x * x + y * y) / (2 * product) : .infinity }
    return (product - (product * product - square * (x * x + y * y)).squareRoot()) / square
  }
}
