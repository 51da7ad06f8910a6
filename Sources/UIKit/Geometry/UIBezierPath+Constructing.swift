extension UIBezierPath {
  /// Starts a new subpath at a point, leaving the one before it open.
  public func move(to point: CGPoint) {
    outline.add(.move(point))
  }

  /// Adds a straight line; does nothing in an empty path.
  ///
  /// Source: Apple, UIBezierPath.addLine(to:).
  public func addLine(to point: CGPoint) {
    outline.add(.line(point))
  }

  /// Adds a cubic Bézier curve; does nothing in an empty path.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.add(.curve(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  /// Adds a quadratic Bézier curve; does nothing in an empty path.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.add(.quadCurve(control: controlPoint, end: endPoint))
  }

  /// Adds an arc of a circle, joined to the current point, if there is one, by a straight line.
  ///
  /// Angles are in radians from the +x axis and grow clockwise on screen. If the end angle lies behind the
  /// start angle in the direction of the arc, whole turns are added to it; 0 to 2π is a full circle in either
  /// direction. Equal angles add no arc. A negative radius or a number that isn't finite makes the call do
  /// nothing.
  public func addArc(
    withCenter center: CGPoint,
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
      clockwise: clockwise
    )
  }

  /// Closes the current subpath with a line to its start; does nothing if there is none or it is closed.
  public func close() {
    outline.add(.close)
  }

  /// Removes all steps and keeps the drawing attributes.
  public func removeAllPoints() {
    outline = PathOutline()
  }

  /// Adds the steps of another path.
  public func append(_ bezierPath: UIBezierPath) {
    outline.append(bezierPath.outline)
  }

  /// Transforms every point of the path; line width and dashes stay.
  public func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(transform)
  }

  /// Returns a path with the same shape and attributes whose steps run in the opposite direction.
  public func reversing() -> UIBezierPath {
    copy(with: outline.reversed)
  }
}
