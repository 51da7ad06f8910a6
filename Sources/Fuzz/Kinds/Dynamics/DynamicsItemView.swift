import UIKit

/// An item of a case: a view that collides as what it was made as.
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
    path.move(to: CGPoint(x: -bounds.width / 2, y: -bounds.height / 2))
    path.addLine(to: CGPoint(x: -bounds.width / 2, y: bounds.height / 2))
    path.addLine(to: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    path.close()
    return path
  }

  /// How far the item reaches to each side of its center, in its superview's coordinates.
  var reach: CGSize {
    let (width, height) = (bounds.width / 2, bounds.height / 2)
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    switch outline {
    case .rectangle:
      return CGSize(width: abs(a) * width + abs(c) * height, height: abs(b) * width + abs(d) * height)
    case .ellipse:
      return CGSize(
        width: (a * a * width * width + c * c * height * height).squareRoot(),
        height: (b * b * width * width + d * d * height * height).squareRoot()
      )
    case .triangle:
      let corners = [
        CGPoint(x: -width, y: -height), CGPoint(x: -width, y: height), CGPoint(x: width, y: height),
      ]
      .map { $0.applying(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)) }
      return CGSize(width: corners.map { abs($0.x) }.max() ?? 0, height: corners.map { abs($0.y) }.max() ?? 0)
    }
  }
}
