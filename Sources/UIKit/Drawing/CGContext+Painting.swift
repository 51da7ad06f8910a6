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
