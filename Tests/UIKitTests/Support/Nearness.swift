import UIKit

extension CGFloat {
  /// Whether the number differs from `other` by no more than rounding explains.
  func isNear(_ other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGPoint {
  /// Whether both coordinates differ from those of `other` by no more than rounding explains.
  func isNear(_ other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    x.isNear(other.x, within: tolerance) && y.isNear(other.y, within: tolerance)
  }
}

extension CGRect {
  /// Whether place and size differ from those of `other` by no more than rounding explains: turns by sine and cosine
  /// round more than sums.
  func isNear(_ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    origin.isNear(other.origin, within: tolerance)
      && size.width.isNear(other.size.width, within: tolerance)
      && size.height.isNear(other.size.height, within: tolerance)
  }
}
