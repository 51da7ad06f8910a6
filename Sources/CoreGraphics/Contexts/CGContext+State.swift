extension CGContext {
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the fill colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the stroke colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke colour to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the opacity of everything drawn from now on, clamped to 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets the line width in points; infinite and NaN widths are ignored, and 0 or less draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite else { return }
    state.stroke.width = width
  }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap
  }

  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join
  }

  /// Sets the mitre limit: the maximum length of a mitre relative to the line width.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.stroke.miterLimit = limit
  }

  /// Sets the alternating lengths of dashes and gaps, and the offset in them where a stroke starts.
  ///
  /// An empty array, or unusable lengths (infinite, NaN, negative or all zero), result in a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dashes, state.stroke.dashPhase) = DrawingStroke.usable(lengths, phase: phase)
  }

  /// Sets the shadow of everything drawn from now on, black with an opacity of 1/3; a positive height is
  /// downwards.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow of everything drawn from now on; a positive height is downwards, and nil means no
  /// shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap { DrawingShadow(offset: offset, blur: blur, color: $0) }
  }

  /// Sets how everything drawn from now on is composed with what is below.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets how the pixels of images are scaled, which only the viewer of a picture decides.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}

/// How the pixels of images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context does.
  case `default` = 0
  /// Not smoothed.
  case none = 1
  /// A low quality.
  case low = 2
  /// A high quality.
  case high = 3
  /// A medium quality.
  case medium = 4
}

/// The part of a graphics context's state that is not recorded as commands.
package struct DrawingState {
  package var fillColor = CGColor(gray: 0, alpha: 1)
  package var strokeColor = CGColor(gray: 0, alpha: 1)
  /// The opacity that multiplies that of everything drawn.
  package var alpha: CGFloat = 1
  package var shadow: DrawingShadow?
  package var blendMode = CGBlendMode.normal
  var interpolationQuality = CGInterpolationQuality.default
  var stroke = DrawingStroke()
  var patternPhase = CGSize.zero
  /// The transform from the first coordinates of the context to those of the whole drawing.
  var firstTransform = CGAffineTransform.identity
  /// The transform from the current coordinates to those of the whole drawing.
  var transform = CGAffineTransform.identity
  /// The bounding box of the clip, in the coordinates of the whole drawing.
  var clip = CGRect.infinite
  /// The number of open layers.
  var layerCount = 0
  /// The number of open layers when a `save` was recorded for this state; nil if none was.
  var savingLayer: Int?

  /// Returns a colour with the current opacity applied.
  package func visible(_ color: CGColor) -> CGColor {
    let color = placed(color)
    return alpha == 1 ? color : color.withAlpha(color.alpha * alpha)
  }
}
