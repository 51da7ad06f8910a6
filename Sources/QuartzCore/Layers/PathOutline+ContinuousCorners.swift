extension PathOutline {
  /// Creates a rectangle whose rounded corners have a curvature that grows gradually.
  ///
  /// Along a side that has no room for that, the corners are between these and quarter circles, which they are for half a
  /// side. A larger radius has the circles of `init(_:corners:radius:)`.
  package init(continuous rect: CGRect, corners: CACornerMask, radius: CGFloat) {
    let half = min(rect.width, rect.height) / 2
    guard radius > 0, radius <= half, radius.isFinite, !corners.isDisjoint(with: .all) else {
      self.init(rect, corners: corners, radius: radius)
      return
    }
    let factor = ContinuousCorner.expansionFactor
    let corner = ContinuousCorner(share: min(1, (half / radius - 1) / (factor - 1)))
    self.init()
    // Clockwise on screen; the axes lead from a corner back along the side before it, and on along that after it.
    let order: [(mask: CACornerMask, at: CGPoint, back: CGVector, on: CGVector)] = [
      (.layerMinXMinYCorner, rect.origin, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
    ]
    for (mask, at, back, on) in order {
      func point(_ unit: CGPoint) -> CGPoint {
        CGPoint(
          x: at.x + radius * (unit.x * back.dx + unit.y * on.dx),
          y: at.y + radius * (unit.x * back.dy + unit.y * on.dy)
        )
      }
      let points = corners.contains(mask) ? corner.points.map(point) : [at]
      add(isEmpty ? .move(points[0]) : .line(points[0]))
      for start in stride(from: 1, to: points.count, by: 3) {
        add(.curve(control1: points[start], control2: points[start + 1], end: points[start + 2]))
      }
    }
    add(.close)
  }
}

/// Three curves for a corner with the radius 1, as distances from the sharp corner along both sides.
struct ContinuousCorner {
  /// How far a continuous corner extends along its sides, in radii.
  ///
  /// Source: developers' measurements of CALayer.cornerCurveExpansionFactor(_:), whose value Apple doesn't publish.
  static let expansionFactor: CGFloat = 1.528665

  /// The points of a continuous corner, with two control points before each end.
  ///
  /// Source: paintcodeapp.com/news/code-for-ios-7-rounded-rectangles, measured from UIBezierPath.
  private static let continuous: [CGPoint] = [
    CGPoint(x: expansionFactor, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
    CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.16906), CGPoint(x: 0.16906, y: 0.372824),
    CGPoint(x: 0.074911, y: 0.631494), CGPoint(x: 0, y: 0.868407), CGPoint(x: 0, y: 1.088493),
    CGPoint(x: 0, y: expansionFactor),
  ]

  /// The points of a quarter circle, with its ends near those of the continuous corner.
  private static let circular: [CGPoint] = {
    let (first, last) = (continuous[3], continuous[6])
    let angles: [CGFloat] = [0, atan2(1 - first.x, 1 - first.y), atan2(1 - last.x, 1 - last.y), .pi / 2]
    func point(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
      CGPoint(
        x: 1 - sin(angle) - tangent * cos(angle),
        y: 1 - cos(angle) + tangent * sin(angle)
      )
    }
    var points = [point(0, 0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let tangent = 4 / 3 * tan((to - from) / 4)
      points += [point(from, tangent), point(to, -tangent), point(to, 0)]
    }
    return points
  }()

  let points: [CGPoint]

  /// - Parameter share: 1 for a continuous corner, and 0 for a quarter circle.
  init(share: CGFloat) {
    points = zip(Self.circular, Self.continuous).map { circular, continuous in
      CGPoint(
        x: circular.x + (continuous.x - circular.x) * share,
        y: circular.y + (continuous.y - circular.y) * share
      )
    }
  }
}
