extension UIPopoverBackgroundView {
  /// The outline of body and arrow, clockwise from the top left corner.
  final func outline(isCurved: Bool) -> UIBezierPath {
    let shape = type(of: self).shape
    var body = bounds
    switch arrowDirection {
    case .up: body = body.inset(by: UIEdgeInsets(top: shape.arrowHeight, left: 0, bottom: 0, right: 0))
    case .down: body = body.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: shape.arrowHeight, right: 0))
    case .left: body = body.inset(by: UIEdgeInsets(top: 0, left: shape.arrowHeight, bottom: 0, right: 0))
    case .right: body = body.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: shape.arrowHeight))
    default: break
    }
    let path = UIBezierPath()
    guard body.width > 0, body.height > 0 else { return path }
    let radius = min(shape.cornerRadius, body.width / 2, body.height / 2)
    let inner = body.insetBy(dx: radius, dy: radius)
    let quarter = CGFloat.pi / 2
    let arrow = Arrow(shape: shape, isCurved: isCurved)
    path.move(to: CGPoint(x: inner.minX, y: body.minY))
    if arrowDirection == .up {
      arrow.add(to: path, in: inner, at: CGPoint(x: body.midX + arrowOffset, y: body.minY), facing: 0)
    }
    path.addLine(to: CGPoint(x: inner.maxX, y: body.minY))
    addCorner(CGPoint(x: inner.maxX, y: inner.minY), from: -quarter)
    if arrowDirection == .right {
      arrow.add(to: path, in: inner, at: CGPoint(x: body.maxX, y: body.midY + arrowOffset), facing: 1)
    }
    path.addLine(to: CGPoint(x: body.maxX, y: inner.maxY))
    addCorner(CGPoint(x: inner.maxX, y: inner.maxY), from: 0)
    if arrowDirection == .down {
      arrow.add(to: path, in: inner, at: CGPoint(x: body.midX + arrowOffset, y: body.maxY), facing: 2)
    }
    path.addLine(to: CGPoint(x: inner.minX, y: body.maxY))
    addCorner(CGPoint(x: inner.minX, y: inner.maxY), from: quarter)
    if arrowDirection == .left {
      arrow.add(to: path, in: inner, at: CGPoint(x: body.minX, y: body.midY + arrowOffset), facing: 3)
    }
    path.addLine(to: CGPoint(x: body.minX, y: inner.minY))
    addCorner(CGPoint(x: inner.minX, y: inner.minY), from: 2 * quarter)
    path.close()
    return path

    func addCorner(_ center: CGPoint, from angle: CGFloat) {
      guard radius > 0 else { return }
      path.addArc(
        withCenter: center,
        radius: radius,
        startAngle: angle,
        endAngle: angle + quarter,
        clockwise: true
      )
    }
  }

  private struct Arrow {
    let shape: PopoverShape
    let isCurved: Bool

    /// Adds the arrow at `foot`, the middle of its base, turned by quarters from pointing up.
    ///
    /// - Parameter inner: the body without its corners, at whose ends the base ends too.
    func add(to path: UIBezierPath, in inner: CGRect, at foot: CGPoint, facing quarters: Int) {
      let turn = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
        .concatenating(CGAffineTransform(translationX: foot.x, y: foot.y))
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(turn) }
      let side = inner.applying(turn.inverted())
      let start = max(-shape.arrowBase / 2, min(0, side.minX))
      let end = min(shape.arrowBase / 2, max(0, side.maxX))
      let top = -shape.arrowHeight
      path.addLine(to: point(start, 0))
      if isCurved {
        path.addCurve(
          to: point(0, top),
          controlPoint1: point(start / 2, 0),
          controlPoint2: point(start / 4, top)
        )
        path.addCurve(
          to: point(end, 0),
          controlPoint1: point(end / 4, top),
          controlPoint2: point(end / 2, 0)
        )
      } else {
        path.addLine(to: point(0, top))
        path.addLine(to: point(end, 0))
      }
    }
  }
}
