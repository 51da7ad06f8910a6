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
