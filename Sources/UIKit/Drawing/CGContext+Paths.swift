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
