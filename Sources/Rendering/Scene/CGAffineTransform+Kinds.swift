import UIKit

extension CGAffineTransform {
  /// Whether the transform is a translation.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether upright rectangles stay upright: rotations by right angles only, and no skew.
  package var keepsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether lengths don't change, so that strokes and fonts keep their size.
  package var keepsLengths: Bool {
    let tolerance: CGFloat = 1e-6
    return abs(a * a + b * b - 1) < tolerance && abs(c * c + d * d - 1) < tolerance
      && abs(a * c + b * d) < tolerance
  }

  /// The transform without rounding errors of sines and cosines at right angles.
  package var snapped: CGAffineTransform {
    func snap(_ value: CGFloat) -> CGFloat {
      let whole = value.rounded()
      return abs(value - whole) < 1e-9 ? whole : value
    }
    return CGAffineTransform(a: snap(a), b: snap(b), c: snap(c), d: snap(d), tx: tx, ty: ty)
  }

  /// Creates the transform from one rectangle to another; an axis without extent isn't scaled.
  package init(from source: CGRect, to target: CGRect) {
    let scaleX = source.width > 0 ? target.width / source.width : 1
    let scaleY = source.height > 0 ? target.height / source.height : 1
    self.init(
      a: scaleX,
      b: 0,
      c: 0,
      d: scaleY,
      tx: target.minX - source.minX * scaleX,
      ty: target.minY - source.minY * scaleY
    )
  }

  /// Creates a uniform scale that maps one point to another.
  package init(scale: CGFloat, from source: CGPoint, to target: CGPoint) {
    self.init(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: target.x - source.x * scale,
      ty: target.y - source.y * scale
    )
  }
}
