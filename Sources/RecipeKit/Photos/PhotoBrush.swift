import UIKit

/// Fills shapes of a photo; coordinates are points of the photo (240 × 180), colours are 0xRRGGBB.
enum PhotoBrush {
  static let size = CGSize(width: 240, height: 180)

  /// Creates a photo from the shapes that `paint` fills.
  static func photo(_ paint: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in paint() }
  }

  static func rect(_ color: UInt32, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    fill(color, UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height)))
  }

  static func rounded(
    _ color: UInt32,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    radius: CGFloat
  ) {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    fill(color, UIBezierPath(roundedRect: rect, cornerRadius: radius))
  }

  static func oval(_ color: UInt32, _ x: CGFloat, _ y: CGFloat, _ halfWidth: CGFloat, _ halfHeight: CGFloat) {
    let rect = CGRect(x: x - halfWidth, y: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight)
    fill(color, UIBezierPath(ovalIn: rect))
  }

  static func disc(_ color: UInt32, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    oval(color, x, y, radius, radius)
  }

  static func shape(_ color: UInt32, _ points: [(CGFloat, CGFloat)]) {
    let path = UIBezierPath()
    for (number, point) in points.enumerated() {
      let vertex = CGPoint(x: point.0, y: point.1)
      if number == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
    }
    path.close()
    fill(color, path)
  }

  /// Fills the land below a smooth line through points; the line begins and ends at the sides of the photo.
  static func land(_ color: UInt32, _ points: [(CGFloat, CGFloat)]) {
    guard let first = points.first, let last = points.last else { return }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: first.0, y: first.1))
    for (before, after) in zip(points, points.dropFirst()) {
      let middle = (before.0 + after.0) / 2
      path.addCurve(
        to: CGPoint(x: after.0, y: after.1),
        controlPoint1: CGPoint(x: middle, y: before.1),
        controlPoint2: CGPoint(x: middle, y: after.1)
      )
    }
    path.addLine(to: CGPoint(x: last.0, y: size.height))
    path.addLine(to: CGPoint(x: first.0, y: size.height))
    path.close()
    fill(color, path)
  }

  /// Fills bands of equal height, one below the other, from `top` to `bottom`.
  static func bands(_ colors: [UInt32], from top: CGFloat = 0, to bottom: CGFloat = 180) {
    let height = (bottom - top) / CGFloat(colors.count)
    for (number, color) in colors.enumerated() {
      // Each band reaches to the bottom, to leave no gaps.
      let start = top + CGFloat(number) * height
      rect(color, 0, start, size.width, bottom - start)
    }
  }

  /// Draws a cloud of three puffs on a flat base.
  static func cloud(_ color: UInt32, _ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) {
    let path = UIBezierPath()
    for (dx, dy, radius) in [(0.0, 0.0, 11.0), (15, -7, 14), (31, 0, 10)] as [(CGFloat, CGFloat, CGFloat)] {
      let center = CGPoint(x: x + dx * scale, y: y + dy * scale)
      path.append(
        UIBezierPath(
          arcCenter: center,
          radius: radius * scale,
          startAngle: 0,
          endAngle: 2 * .pi,
          clockwise: true
        )
      )
    }
    let base = CGRect(x: x, y: y, width: 31 * scale, height: 10 * scale)
    path.append(UIBezierPath(rect: base))
    fill(color, path)
  }

  static func fill(_ color: UInt32, _ path: UIBezierPath) {
    self.color(color).setFill()
    path.fill()
  }

  static func color(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255,
      green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255,
      alpha: 1
    )
  }
}
