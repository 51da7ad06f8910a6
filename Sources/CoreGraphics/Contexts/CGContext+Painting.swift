extension CGContext {
  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    stroke(takePath(), with: state.stroke)
  }

  /// Fills or strokes the current path, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if let rule = mode.fillRule { fill(path, rule) }
    if mode.strokes { stroke(path, with: state.stroke) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles.
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

  /// Strokes the sides of a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var path = PathOutline()
    path.addRect(rect)
    var pen = state.stroke
    pen.width = width
    stroke(path, with: pen)
    beginPath()
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var path = PathOutline()
    path.addOval(in: rect)
    fill(path, .winding)
    beginPath()
  }

  /// Strokes the ellipse inscribed in a rectangle.
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
  /// Clears the current path.
  public func beginPath() {
    outline = PathOutline()
  }

  /// Closes the current subpath with a line to its start.
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

  /// Adds a subpath of straight lines through the given points.
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

  /// Adds the ellipse inscribed in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect) {
    outline.addOval(in: rect)
  }

  /// Adds a circular arc; if there is a current subpath, a line connects it to the start of the arc.
  ///
  /// Angles are in radians from the +x axis towards the +y axis. Core Graphics defines directions for a y
  /// axis that points up: on screen, `clockwise` is counterclockwise. Source: Apple, CGContextAddArc.
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

  /// Adds an arc that touches the lines from the current point to a corner, and from there to an end.
  ///
  /// A line leads to the start of the arc.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(corner: tangent1End, end: tangent2End, radius: radius)
  }

  /// Replaces the current path by the outline of its stroke, including dashes.
  public func replacePathWithStrokedPath() {
    outline = outline.outlineOfStroke(with: state.stroke)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) {
    outline.append(path.outline)
  }

  /// The current path, or nil if it is empty.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline) }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle that contains all points of the current path, including control points.
  public var boundingBoxOfPath: CGRect { outline.boundingBox }

  /// Whether the area that the mode paints of the current path contains a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    if let rule = mode.fillRule, outline.contains(point, using: rule, closingSubpaths: true) { return true }
    guard mode.strokes else { return false }
    let stroke = outline.outlineOfStroke(with: state.stroke)
    return stroke.contains(point, using: .winding, closingSubpaths: true)
  }

  /// The end point of the current path; zero if it is empty.
  public var currentPointOfPath: CGPoint { outline.currentPoint }
}

/// The fill rule of a path, if it is filled, and whether it is stroked.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills with the winding rule.
  case fill
  /// Fills with the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills with the winding rule, then strokes.
  case fillStroke
  /// Fills with the even-odd rule, then strokes.
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
  /// A straight edge at the end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// A half square beyond the end point.
  case square
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner; a bevel beyond the mitre limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}
