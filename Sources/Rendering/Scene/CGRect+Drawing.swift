import UIKit

extension CGRect {
  /// A rectangle of a size around its middle.
  init(_ size: CGSize, around middle: CGPoint) {
    self.init(
      x: middle.x - size.width / 2,
      y: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Whether place and size are numbers that a picture can hold.
  package var isDrawable: Bool {
    let limit: CGFloat = 1e7
    return abs(minX) < limit && abs(minY) < limit && abs(width) < limit && abs(height) < limit
  }

  /// Whether the two have an edge or more in common; a rectangle without extent counts.
  package func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The square around a disc.
  package static func disc(at point: CGPoint, radius: CGFloat) -> CGRect {
    CGRect(CGSize(width: 2 * radius, height: 2 * radius), around: point)
  }
}
