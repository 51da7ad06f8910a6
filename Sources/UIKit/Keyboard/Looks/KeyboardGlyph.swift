/// The pictures on keys, in a square of 20 points.
@MainActor
enum KeyboardGlyph {
  /// The side of the square in points.
  static let side: CGFloat = 20

  /// The outline of an arrow that points up.
  static var shift: UIBezierPath {
    polygon([(10, 2), (18, 10), (14, 10), (14, 17), (6, 17), (6, 10), (2, 10)])
  }

  /// A tag that points to the left.
  static var delete: UIBezierPath {
    polygon([(0, 10), (6.5, 3), (21, 3), (21, 17), (6.5, 17)])
  }

  /// The cross on the tag.
  static var cross: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 7))
    path.addLine(to: CGPoint(x: 16, y: 13))
    path.move(to: CGPoint(x: 16, y: 7))
    path.addLine(to: CGPoint(x: 10, y: 13))
    return path
  }

  /// A globe: a circle with meridians and parallels.
  static var globe: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 18, height: 18))
    path.append(UIBezierPath(ovalIn: CGRect(x: 6, y: 1, width: 8, height: 18)))
    for (start, end) in [((1, 10), (19, 10)), ((10, 1), (10, 19))]
      as [((CGFloat, CGFloat), (CGFloat, CGFloat))]
    {
      path.move(to: CGPoint(x: start.0, y: start.1))
      path.addLine(to: CGPoint(x: end.0, y: end.1))
    }
    for (y, middle) in [(5.0, 7.5), (15.0, 12.5)] as [(CGFloat, CGFloat)] {
      path.move(to: CGPoint(x: 2.7, y: y))
      path.addQuadCurve(to: CGPoint(x: 17.3, y: y), controlPoint: CGPoint(x: 10, y: middle))
    }
    return path
  }

  /// A small keyboard, and below it an angle that points down.
  static var dismiss: UIBezierPath {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 1, width: 20, height: 11), cornerRadius: 1.5)
    for y in [4, 6.5] as [CGFloat] {
      for x in stride(from: CGFloat(3), through: 17, by: 3.5) {
        path.move(to: CGPoint(x: x - 0.7, y: y))
        path.addLine(to: CGPoint(x: x + 0.7, y: y))
      }
    }
    path.move(to: CGPoint(x: 5, y: 9.5))
    path.addLine(to: CGPoint(x: 15, y: 9.5))
    path.move(to: CGPoint(x: 6.5, y: 15))
    path.addLine(to: CGPoint(x: 10, y: 18))
    path.addLine(to: CGPoint(x: 13.5, y: 15))
    return path
  }

  private static func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path
  }
}
