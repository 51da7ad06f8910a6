/// The icons of the system tabs, in a square of 25 points: outlined or filled.
///
/// They are our own drawings with the same meaning as the system's.
@MainActor
enum TabGlyph {
  /// The side length of an icon in points.
  static let side: CGFloat = 25

  private static let lineWidth: CGFloat = 1.2

  /// Returns a template image of an item's icon.
  static func image(for item: UITabBarItem.SystemItem, isFilled: Bool) -> UIImage {
    let commands = GraphicsStack.record { _ in
      UIColor.black.set()
      if isFilled { fill(item) } else { stroke(item) }
    }
    return UIImage(commands: commands, size: CGSize(width: side, height: side), scale: 1)
      .withRenderingMode(.alwaysTemplate)
  }

  // MARK: Outlined

  private static func stroke(_ item: UITabBarItem.SystemItem) {
    switch item {
    case .favorites: draw(star(middle, 11.6))
    case .featured:
      draw(ring)
      draw(star(middle, 7))
    case .topRated:
      draw(disc(CGPoint(x: 12.5, y: 9), 7.5))
      draw(ribbon)
      draw(star(CGPoint(x: 12.5, y: 9), 4))
    case .recents:
      draw(ring)
      draw(hands)
    case .history:
      draw(turnBack)
      draw(hands)
    case .mostRecent:
      draw(burst)
      draw(hands)
    case .contacts:
      draw(head)
      draw(shoulders)
    case .bookmarks:
      draw(leftPage)
      draw(rightPage)
    case .search:
      draw(disc(CGPoint(x: 10.5, y: 10.5), 8))
      draw(lines([[(16.4, 16.4), (23.4, 23.4)]]))
    case .downloads:
      draw(lines([[(12.5, 1.5), (12.5, 15)], [(7, 9.8), (12.5, 15.3), (18, 9.8)]]))
      draw(lines([[(8, 6.5), (2.5, 6.5), (2.5, 23), (22.5, 23), (22.5, 6.5), (17, 6.5)]]))
    case .mostViewed:
      draw(lid)
      draw(disc(middle, 4))
    case .more: fill(.more)
    }
  }

  private static func draw(_ path: UIBezierPath, width: CGFloat = lineWidth) {
    path.lineWidth = width
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    path.stroke()
  }

  // MARK: Filled

  private static func fill(_ item: UITabBarItem.SystemItem) {
    switch item {
    case .favorites: star(middle, 12).fill()
    case .featured: punched(disc(middle, 11.5), star(middle, 8)).fill()
    case .topRated:
      ribbon.fill()
      punched(disc(CGPoint(x: 12.5, y: 9), 8), star(CGPoint(x: 12.5, y: 9), 5)).fill()
    case .recents: punched(disc(middle, 11.5), thickHands).fill()
    case .history:
      draw(turnBack, width: 2.6)
      draw(hands, width: 2.2)
    case .mostRecent: punched(burst, thickHands).fill()
    case .contacts:
      head.fill()
      shoulders.fill()
    case .bookmarks:
      leftPage.fill()
      rightPage.fill()
    case .search:
      draw(disc(CGPoint(x: 10, y: 10), 7), width: 3)
      draw(lines([[(16, 16), (22.5, 22.5)]]), width: 4)
    case .downloads:
      let arrow = lines([
        [
          (9.5, 1), (15.5, 1), (15.5, 8.5), (20.5, 8.5), (12.5, 16.5), (4.5, 8.5), (9.5, 8.5), (9.5, 1),
        ]
      ])
      arrow.fill()
      lines([
        [
          (1.5, 15), (4.5, 15), (4.5, 20.5), (20.5, 20.5), (20.5, 15), (23.5, 15), (23.5, 23.5), (1.5, 23.5),
          (1.5, 15),
        ]
      ]).fill()
    case .mostViewed:
      punched(lid, disc(middle, 5)).fill()
      disc(middle, 3).fill()
    case .more:
      for x: CGFloat in [3.5, 12.5, 21.5] { disc(CGPoint(x: x, y: 12.5), 2.5).fill() }
    }
  }

  /// Returns a shape with a hole.
  private static func punched(_ shape: UIBezierPath, _ hole: UIBezierPath) -> UIBezierPath {
    shape.append(hole)
    shape.usesEvenOddFillRule = true
    return shape
  }

  // MARK: Shapes

  private static let middle = CGPoint(x: 12.5, y: 12.5)

  private static func disc(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    )
  }

  private static var ring: UIBezierPath { disc(middle, 11) }

  private static func lines(_ strokes: [[(x: CGFloat, y: CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let vertex = CGPoint(x: point.x, y: point.y)
        if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
      }
      if stroke.count > 2, let first = stroke.first, let last = stroke.last, first == last { path.close() }
    }
    return path
  }

  /// Returns a star shape with points at two alternating distances, the first one at the top.
  private static func jagged(_ center: CGPoint, points: Int, _ outer: CGFloat, _ inner: CGFloat)
    -> UIBezierPath
  {
    let corners = (0..<2 * points).map { index -> (x: CGFloat, y: CGFloat) in
      let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : inner
      return (center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
    return lines([corners + [corners[0]]])
  }

  private static func star(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    // The centre of a star is slightly above that of its bounds.
    let low = CGPoint(x: center.x, y: center.y + radius * 0.08)
    return jagged(low, points: 5, radius, radius * 0.42)
  }

  private static var burst: UIBezierPath { jagged(middle, points: 14, 12, 10) }

  private static var hands: UIBezierPath { lines([[(12.5, 5.5), (12.5, 12.5), (17, 15.5)]]) }

  private static var thickHands: UIBezierPath {
    lines([[(11.4, 5), (13.6, 5), (13.6, 11.9), (17.9, 14.9), (16.7, 16.8), (11.4, 13.1), (11.4, 5)]])
  }

  /// Most of a circle, counterclockwise, with an arrow at its end.
  private static var turnBack: UIBezierPath {
    let path = UIBezierPath()
    path.addArc(withCenter: middle, radius: 10.5, startAngle: -2.6, endAngle: 2.7, clockwise: true)
    path.append(lines([[(1.6, 2.6), (3.4, 7.4), (8.4, 6)]]))
    return path
  }

  private static var ribbon: UIBezierPath {
    lines([[(8, 15), (6.5, 23.8), (12.5, 20.3), (18.5, 23.8), (17, 15)]])
  }

  private static var head: UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: 7.7, y: 1.5, width: 9.6, height: 11.5))
  }

  private static var shoulders: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1.5, y: 23.5))
    path.addCurve(
      to: CGPoint(x: 12.5, y: 14.8),
      controlPoint1: CGPoint(x: 1.8, y: 17.8),
      controlPoint2: CGPoint(x: 6.5, y: 14.8)
    )
    path.addCurve(
      to: CGPoint(x: 23.5, y: 23.5),
      controlPoint1: CGPoint(x: 18.5, y: 14.8),
      controlPoint2: CGPoint(x: 23.2, y: 17.8)
    )
    path.close()
    return path
  }

  /// Returns a page of an open book between its `spine` and its `edge`.
  private static func page(from spine: CGFloat, to edge: CGFloat) -> UIBezierPath {
    let (near, far) = (spine + (edge - spine) * 0.35, spine + (edge - spine) * 0.7)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: spine, y: 6))
    path.addCurve(
      to: CGPoint(x: edge, y: 4),
      controlPoint1: CGPoint(x: near, y: 3.2),
      controlPoint2: CGPoint(x: far, y: 3.2)
    )
    path.addLine(to: CGPoint(x: edge, y: 20))
    path.addCurve(
      to: CGPoint(x: spine, y: 22),
      controlPoint1: CGPoint(x: far, y: 19.2),
      controlPoint2: CGPoint(x: near, y: 19.2)
    )
    path.close()
    return path
  }

  private static var leftPage: UIBezierPath { page(from: 11.9, to: 1) }

  private static var rightPage: UIBezierPath { page(from: 13.1, to: 24) }

  /// An open eye.
  private static var lid: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0.8, y: 12.5))
    path.addQuadCurve(to: CGPoint(x: 24.2, y: 12.5), controlPoint: CGPoint(x: 12.5, y: -1.5))
    path.addQuadCurve(to: CGPoint(x: 0.8, y: 12.5), controlPoint: CGPoint(x: 12.5, y: 26.5))
    path.close()
    return path
  }
}
