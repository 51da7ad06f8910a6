extension CGContext {
  /// Fills the path under construction, which is then empty.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Strokes the path under construction, which is then empty.
  public func strokePath() {
    stroke(takePath(), with: state.stroke)
  }

  /// Fills or strokes the path under construction, or both, which is then empty.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if let rule = mode.fillRule { fill(path, rule) }
    if mode.strokes { stroke(path, with: state.stroke) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills some rectangles.
  public func fill(_ rects: [CGRect]) {
    var path = PathOutline()
    for rect in rects { path.addRect(rect) }
    fill(path, .winding)
    beginPath()
  }

  /// Strokes the sides of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.stroke.width)
  }

  /// Strokes the sides of a rectangle with a line of a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var path = PathOutline()
    path.addRect(rect)
    var pen = state.stroke
    pen.width = width
    stroke(path, with: pen)
    beginPath()
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var path = PathOutline()
    path.addOval(in: rect)
    fill(path, .winding)
    beginPath()
  }

  /// Strokes the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var path = PathOutline()
    path.addOval(in: rect)
    stroke(path, with: state.stroke)
    beginPath()
  }

  /// Strokes a line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = PathOutline()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      path.add(.move(points[start]))
      path.add(.line(points[start + 1]))
    }
    stroke(path, with: state.stroke)
    beginPath()
  }

  private func takePath() -> PathOutline {
    let path = outline
    beginPath()
    return path
  }
}

// MARK: - Paths

extension CGContext {
  /// Drops the path under construction.
  public func beginPath() {
    outline = PathOutline()
  }

  /// Joins the end of the present subpath to its start.
  public func closePath() {
    outline.add(.close)
  }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) {
    outline.add(.move(point))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    outline.add(.line(point))
  }

  /// Adds a subpath of straight lines through some points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.add(.curve(control1: control1, control2: control2, end: end))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.add(.quadCurve(control: control, end: end))
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) {
    outline.addRect(rect)
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that touches the sides of a rectangle as a subpath.
  public func addEllipse(in rect: CGRect) {
    outline.addOval(in: rect)
  }

  /// Adds an arc of a circle, with a line to its start if there is a subpath.
  ///
  /// Angles are in radians from the +x axis towards the +y axis. Core Graphics means directions for y growing
  /// upwards: on a screen, `clockwise` looks anticlockwise. Source: Apple, CGContextAddArc.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) {
    outline.append(path.outline)
  }

  /// The path under construction, or nil if it is empty.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline) }

  /// Whether the path under construction is empty.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// Where the path under construction ends; zero if it is empty.
  public var currentPointOfPath: CGPoint { outline.currentPoint }
}

/// Whether a path is filled, by which rule, and whether it is stroked.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by the winding rule, then stroked.
  case fillStroke
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off exactly at the end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// A half square beyond the end point.
  case square
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off beyond the mitre limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}
