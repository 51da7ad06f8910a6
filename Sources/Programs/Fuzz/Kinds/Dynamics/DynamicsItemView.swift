import UIKit

/// An item of a case: a view with a given collision outline.
final class DynamicsItemView: UIView {
  let outline: DynamicsStep.Outline

  init(_ outline: DynamicsStep.Outline) {
    self.outline = outline
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    switch outline {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .triangle: .path
    }
  }

  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for (number, corner) in triangle.enumerated() {
      if number == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }

  /// The corners of the triangle that is half of the bounds, relative to the centre.
  private var triangle: [CGPoint] {
    let (width, height) = (bounds.width / 2, bounds.height / 2)
    return [CGPoint(x: -width, y: -height), CGPoint(x: -width, y: height), CGPoint(x: width, y: height)]
  }

  /// The bounding box in its superview.
  var extent: CGRect {
    let (width, height) = (bounds.width / 2, bounds.height / 2)
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    switch outline {
    case .rectangle:
      let reach = CGSize(width: abs(a) * width + abs(c) * height, height: abs(b) * width + abs(d) * height)
      return around(reach)
    case .ellipse:
      return around(CGSize(width: hypot(a * width, c * height), height: hypot(b * width, d * height)))
    case .triangle:
      let corners = triangle.map { CGPoint(x: a * $0.x + c * $0.y, y: b * $0.x + d * $0.y) }
      let (across, down) = (corners.map(\.x), corners.map(\.y))
      let least = CGPoint(x: across.min() ?? 0, y: down.min() ?? 0)
      return CGRect(
        x: center.x + least.x,
        y: center.y + least.y,
        width: (across.max() ?? 0) - least.x,
        height: (down.max() ?? 0) - least.y
      )
    }
  }

  private func around(_ reach: CGSize) -> CGRect {
    CGRect(
      x: center.x - reach.width,
      y: center.y - reach.height,
      width: 2 * reach.width,
      height: 2 * reach.height
    )
  }
}
