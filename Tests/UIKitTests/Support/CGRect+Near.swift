import UIKit

extension CGRect {
  /// Whether every edge lies within a millionth of a point of the other's: turns by sine and cosine round.
  func isNear(_ other: CGRect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (maxX, other.maxX), (maxY, other.maxY),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
