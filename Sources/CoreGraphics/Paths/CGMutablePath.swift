/// A path to which elements can be added.
///
/// Lines and curves in an empty path are ignored. All points are transformed before they are added. Source: Apple,
/// CGMutablePath.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(PathOutline())
  }

  override package init(_ outline: PathOutline) {
    super.init(outline)
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() {
    outline.add(.close)
  }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.add(.move(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.add(.line(point.applying(transform)))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.add(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.curve(control1: control1, control2: control2, end: end)
    outline.add(curve.applying(transform))
  }

  /// Adds a subpath of straight lines through the given points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }
}

// MARK: - Shapes

extension CGMutablePath {
  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with corners of quarter ellipses as a closed subpath.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.addRoundedRect(rect, corners: .all, radii: radii) }
  }

  /// Adds the ellipse inscribed in a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addOval(in: rect) }
  }

  private func add(_ transform: CGAffineTransform, _ make: (inout PathOutline) -> Void) {
    var shape = PathOutline()
    make(&shape)
    outline.append(shape.applying(transform))
  }
}

// MARK: - Arcs

/// Arcs continue the current subpath with a line to their start.
///
/// Angles are in radians from the +x axis towards the +y axis. Core Graphics defines directions for a y axis that
/// points up: on screen, `clockwise` is counterclockwise. Source: Apple, CGPathAddArc.
extension CGMutablePath {
  /// Adds a circular arc between two angles.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathOutline()
    arc.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
    outline.connect(arc.applying(transform))
  }

  /// Adds a circular arc over an angle, which is counterclockwise on screen if it is negative.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: startAngle + delta,
      clockwise: delta < 0,
      transform: transform
    )
  }

  /// Adds an arc that touches the lines from the current point to a corner, and from there to an end.
  ///
  /// The current point is not transformed, so the transform must have an inverse.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty, transform.isInvertible else { return }
    var arc = PathOutline([.move(currentPoint.applying(transform.inverted()))])
    arc.addArc(corner: tangent1End, end: tangent2End, radius: radius)
    for element in arc.elements.dropFirst() { outline.add(element.applying(transform)) }
  }
}
