import UIKit

extension CGRect {
  /// The corners, clockwise on screen from the origin.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates a rectangle with a size and a centre.
  package init(_ size: CGSize, around middle: CGPoint) {
    self.init(
      x: middle.x - size.width / 2,
      y: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Whether origin and size are in the range of a picture.
  package var isDrawable: Bool {
    let limit: CGFloat = 1e7
    return abs(minX) < limit && abs(minY) < limit && abs(width) < limit && abs(height) < limit
  }

  /// Whether the rectangles share at least an edge; a rectangle without extent counts.
  package func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The bounding square of a disc.
  package static func disc(at point: CGPoint, radius: CGFloat) -> CGRect {
    CGRect(CGSize(width: 2 * radius, height: 2 * radius), around: point)
  }
}
