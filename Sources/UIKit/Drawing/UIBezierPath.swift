/// A mutable shape of lines and Bézier curves, in points, with attributes for stroking and filling.
///
/// Invalid input never traps: elements with infinite or NaN coordinates, and lines and curves in an empty
/// path, are ignored. Paths are not isolated to an actor; share a path's `cgPath` between threads instead.
/// Source: Apple, UIBezierPath.
open class UIBezierPath: NSObject, NSCopying {
  /// The elements of the path.
  package var outline = PathOutline()

  /// The line width in points; defaults to 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open subpaths; defaults to `.butt`.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of line corners; defaults to `.miter`.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a mitre relative to the line width; defaults to 10.
  open var miterLimit: CGFloat = 10
  /// The maximum distance of a drawn curve from the exact one, in pixels; defaults to 0.6.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule is used instead of the winding rule; defaults to false.
  open var usesEvenOddFillRule = false
  /// The alternating lengths of dashes and gaps in points, and the offset of the start; empty for a solid
  /// line.
  package var lineDash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Returns an independent path with the same elements and drawing attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    copy(with: outline)
  }

  /// Returns a path with the same attributes and other elements.
  func copy(with outline: PathOutline) -> UIBezierPath {
    let copy = UIBezierPath()
    copy.outline = outline
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.lineDash = lineDash
    return copy
  }

  /// The elements as text, for debugging.
  open override var description: String {
    func text(_ point: CGPoint) -> String {
      String(format: "{%g, %g}", Double(point.x), Double(point.y))
    }
    let steps = outline.elements.map { element in
      let points = element.points.map(text)
      switch element {
      case .move: return "<MoveTo \(points[0])>"
      case .line: return "<LineTo \(points[0])>"
      case .quadCurve: return "<QuadCurveTo \(points[1]) - \(points[0])>"
      case .curve: return "<CurveTo \(points[2]) - \(points[0]) \(points[1])>"
      case .close: return "<Close>"
      }
    }
    return "<UIBezierPath: \(steps.isEmpty ? "empty" : steps.joined(separator: ", "))>"
  }
}

// MARK: - Creating

extension UIBezierPath {
  /// Creates a closed rectangle, clockwise from its top-left corner.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Creates the closed ellipse inscribed in a rectangle, clockwise, as four cubic curves.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addOval(in: rect)
  }

  /// Creates a closed rectangle with rounded corners, clockwise.
  ///
  /// The radius is clamped to 0 and to half the shorter side; NaN is treated as 0. Corners are quarter
  /// circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    outline.addRoundedRect(rect, corners: .all, radii: CGSize(width: radius, height: radius))
  }

  /// Creates a closed rectangle with some corners rounded, clockwise.
  ///
  /// The radii are clamped to 0 and to half the width and half the height; NaN is treated as 0. Corners are
  /// quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    outline.addRoundedRect(rect, corners: .init(rawValue: corners.rawValue), radii: cornerRadii)
  }

  /// Creates an open circular arc, with angles in radians from the +x axis, clockwise on screen.
  ///
  /// See `addArc(withCenter:radius:startAngle:endAngle:clockwise:)` for the rules for angles.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path with the elements of another and default drawing attributes.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  /// The elements as an immutable path; setting it replaces all elements and keeps the drawing attributes.
  public var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }
}

// MARK: - Constructing

extension UIBezierPath {
  /// Starts a new subpath at a point; the previous one stays open.
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

  /// Adds a circular arc; a line connects the current point, if there is one, to its start.
  ///
  /// Angles are in radians from the +x axis, clockwise on screen. If the end angle is behind the start angle
  /// in the direction of the arc, whole turns are added to it; 0 to 2π is a full circle in either direction.
  /// Equal angles add no arc. An arc with a negative radius, or with infinite or NaN values, is ignored.
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

  /// Closes the current subpath with a line to its start; has no effect without an open subpath.
  public func close() {
    outline.add(.close)
  }

  /// Removes all elements and keeps the drawing attributes.
  public func removeAllPoints() {
    outline = PathOutline()
  }

  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) {
    outline.append(bezierPath.outline)
  }

  /// Transforms all points of the path; line width and dashes don't change.
  public func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(transform)
  }

  /// Returns a path with the same shape and attributes in the opposite direction.
  public func reversing() -> UIBezierPath {
    copy(with: outline.reversed)
  }
}

// MARK: - Dash

extension UIBezierPath {
  /// Sets the alternating lengths of dashes and gaps in points, and the offset in them where a stroke starts.
  ///
  /// A nil pattern, a count of zero, or a pattern with a negative, infinite or NaN length or only zeros
  /// results in a solid line. An infinite or NaN phase is treated as zero.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    lineDash = DrawingStroke.usable(lengths, phase: phase)
  }

  /// Copies the dash pattern to the given pointers, each of which may be nil.
  ///
  /// Get the count first: `pattern` must have room for that many lengths.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in lineDash.pattern.enumerated() {
      pattern?[index] = length
    }
    count?.pointee = lineDash.pattern.count
    phase?.pointee = lineDash.phase
  }
}

// MARK: - Querying

extension UIBezierPath {
  /// Whether the path has no elements; a path with a single move is not empty.
  public var isEmpty: Bool {
    outline.isEmpty
  }

  /// The smallest rectangle that contains all points, including control points; null for an empty path.
  ///
  /// Source: Apple, UIBezierPath.bounds and CGPath.boundingBox.
  public var bounds: CGRect {
    outline.boundingBox
  }

  /// The point where the next line or curve starts; zero for an empty path.
  public var currentPoint: CGPoint {
    outline.currentPoint
  }

  /// Returns whether a closed subpath contains a point according to the fill rule; points on the path are
  /// inside.
  ///
  /// Open subpaths contain no points, although filling paints them. Source: Apple, UIBezierPath.contains(_:).
  public func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, closingSubpaths: false)
  }
}

// MARK: - Drawing

extension UIBezierPath {
  /// Fills the path in the current context; open subpaths are treated as closed.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(outline, fillRule)
  }

  /// Fills the path in the current context with a vertical gradient.
  final func fill(with shade: DrawingGradient) {
    UIGraphicsGetCurrentContext()?.fill(outline, fillRule, with: shade)
  }

  /// Strokes the path in the current context with the path's line style.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(outline, with: pen)
  }

  /// Fills the path in the current context, in a blend mode and with an opacity from 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { $0.fill(outline, fillRule) }
  }

  /// Strokes the path in the current context, in a blend mode and with an opacity from 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { $0.stroke(outline, with: pen) }
  }

  /// Clips everything that the current context draws from now on to the path.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: outline, fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var pen: DrawingStroke {
    DrawingStroke(
      width: lineWidth,
      cap: lineCapStyle,
      join: lineJoinStyle,
      miterLimit: miterLimit,
      dashPhase: lineDash.phase,
      dashes: lineDash.pattern
    )
  }
}
