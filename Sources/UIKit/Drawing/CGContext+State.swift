extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = UIColor(cgColor: color)
  }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = UIColor(white: gray, alpha: alpha)
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = UIColor(cgColor: color)
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = UIColor(white: gray, alpha: alpha)
  }

  /// Sets what the opacity of all that is drawn is multiplied with, clamped to 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets the width of strokes in points; one that isn't finite is ignored, 0 or less draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite else { return }
    state.stroke.width = width
  }

  /// Sets the shape of the ends of strokes.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap
  }

  /// Sets the shape of the corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join
  }

  /// Sets the longest mitre relative to the line width before a corner is cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.stroke.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps in turn, and where in them a stroke starts; no lengths, or lengths
  /// that can't be used (not finite, negative, all zero), make a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dashes, state.stroke.dashPhase) = DrawingStroke.usable(lengths, phase: phase)
  }

  /// Sets the shadow under all that is drawn, black of one third opacity; a positive height is further down.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow under all that is drawn; a positive height is further down, no colour means no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap { DrawingShadow(offset: offset, blur: blur, color: UIColor(cgColor: $0)) }
  }
}
