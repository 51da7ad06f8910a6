/// A shape of lines and Bézier curves, in points, that can grow, together with how to stroke and fill it.
///
/// Odd input never traps: a step with a coordinate that isn't a finite number is ignored, as is a line or
/// curve in an empty path. Not isolated to an actor; share a path's `cgPath` across threads instead. Source:
/// Apple, UIBezierPath.
open class UIBezierPath: NSObject, NSCopying {
  /// The steps of the path.
  package var outline = PathOutline()

  /// The width of stroked lines, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of stroked open subpaths; `.butt` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of stroked lines; `.miter` by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest mitre relative to the line width before a corner is cut off; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How far, in pixels, a drawn curve may be from the true one; 0.6 by default.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside, instead of the winding rule; false by default.
  open var usesEvenOddFillRule = false
  /// The lengths in points of dashes and gaps in turn, and where in them a stroke starts; empty for a solid
  /// line.
  package var lineDash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Returns an independent path with the same steps and the same drawing attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    copy(with: outline)
  }

  /// Returns a path with these attributes but other steps.
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

  /// The steps in words, for debugging.
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
  /// Makes a closed rectangle, clockwise from its top-left corner.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Makes the closed ellipse that touches the sides of a rectangle, clockwise, as four cubic curves.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addOval(in: rect)
  }

  /// Makes a closed rectangle with round corners, clockwise.
  ///
  /// The radius is clamped to 0 and to half the smaller side; NaN counts as 0. Corners are quarter circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    outline.addRoundedRect(rect, corners: .allCorners, radii: CGSize(width: radius, height: radius))
  }

  /// Makes a closed rectangle with some corners rounded, clockwise.
  ///
  /// The radii are clamped to 0 and to half the width and half the height; NaN counts as 0. Corners are
  /// quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    outline.addRoundedRect(rect, corners: corners, radii: cornerRadii)
  }

  /// Makes an open arc of a circle; angles in radians from the +x axis, growing clockwise on screen.
  ///
  /// See `addArc(withCenter:radius:startAngle:endAngle:clockwise:)` for how the angles are read.
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

  /// Makes a path with the steps of another and default drawing attributes.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  /// The steps as an immutable path; setting it replaces all steps and keeps the drawing attributes.
  public var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }
}

// MARK: - Constructing

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

// MARK: - Dash

extension UIBezierPath {
  /// Sets the lengths, in points, of dashes and gaps in turn, and the place in them where a stroke starts.
  ///
  /// A nil pattern or a count of zero makes a solid line, as does a pattern with a negative length, a length
  /// that isn't finite, or lengths that are all zero. A phase that isn't finite counts as zero.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    lineDash = DrawingStroke.usable(lengths, phase: phase)
  }

  /// Reads the dash pattern into the places given; each may be nil.
  ///
  /// Ask for the count first: `pattern` must have room for that many lengths.
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
  /// Whether the path has no steps; a single move makes it not empty.
  public var isEmpty: Bool {
    outline.isEmpty
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  ///
  /// Source: Apple, UIBezierPath.bounds and CGPath.boundingBox.
  public var bounds: CGRect {
    outline.boundingBox
  }

  /// Where the next line or curve starts; zero for an empty path.
  public var currentPoint: CGPoint {
    outline.currentPoint
  }

  /// Returns whether a closed subpath encloses a point by the path's fill rule; points on it count as
  /// enclosed.
  ///
  /// Open subpaths enclose nothing, even where filling would paint. Source: Apple, UIBezierPath.contains(_:).
  public func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, closingSubpaths: false)
  }
}

// MARK: - Drawing

extension UIBezierPath {
  /// Fills the path in the current context; open subpaths count as closed.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(outline, fillRule)
  }

  /// Fills the path in the current context with colours that run from its top to its bottom.
  final func fill(with shade: DrawingShade) {
    UIGraphicsGetCurrentContext()?.fill(outline, fillRule, with: shade)
  }

  /// Strokes the path in the current context, with the path's own line style.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(outline, with: pen)
  }

  /// Fills the path in the current context with an opacity from 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withAlpha(alpha) { fill() }
  }

  /// Strokes the path in the current context with an opacity from 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withAlpha(alpha) { stroke() }
  }

  /// Limits what the current context draws from now on to the inside of the path.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: outline, fillRule)
  }

  private func withAlpha(_ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
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
