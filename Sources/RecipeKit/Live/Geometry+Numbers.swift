import UIKit

/// Geometry as lists of numbers, the format of records.

extension CGSize {
  /// Width and height.
  var numbers: [Double] { [Double(width), Double(height)] }
}

extension CGRect {
  /// x, y, width and height.
  var numbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}

extension CGAffineTransform {
  /// a, b, c, d, tx and ty.
  var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}
