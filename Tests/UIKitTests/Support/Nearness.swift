import UIKit

extension CGFloat {
  /// Whether the number equals `other`, except for rounding errors.
  func isNear(_ other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGPoint {
  /// Whether both coordinates equal those of `other`, except for rounding errors.
  func isNear(_ other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    x.isNear(other.x, within: tolerance) && y.isNear(other.y, within: tolerance)
  }
}

extension CGRect {
  /// Whether position and size equal those of `other`, except for rounding errors.
  ///
  /// Rotations by sine and cosine have larger rounding errors than sums.
  func isNear(_ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    origin.isNear(other.origin, within: tolerance)
      && size.width.isNear(other.size.width, within: tolerance)
      && size.height.isNear(other.size.height, within: tolerance)
  }
}
