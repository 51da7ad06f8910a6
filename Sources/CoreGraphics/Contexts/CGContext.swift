/// A canvas that records drawing commands.
///
/// Coordinates are in points from the top left corner, with y growing downwards. Infinite and NaN values are
/// ignored. `restoreGState()` without a matching `saveGState()` has no effect. Contexts are not isolated to
/// an actor: each thread has its own current context. Source for the model: Apple, CGContext.
public final class CGContext {
  private var commands: [DrawingCommand] = []
  package var state = DrawingState()
  /// The current path, in the current coordinates.
  var outline = PathOutline()
  private var savedStates: [DrawingState] = []

  package init() {}

  /// The commands recorded so far, with a `restore` for each `save` that is still open.
  package var drawing: [DrawingCommand] {
    let open = (savedStates + [state]).count(where: \.isSaved)
    return commands + Array(repeating: .restore, count: open)
  }

  package func record(_ command: DrawingCommand) {
    commands.append(command)
  }

  // MARK: State

  /// Saves colours, line style, shadow, transform and clipping.
  public func saveGState() {
    savedStates.append(state)
    state.isSaved = false
  }

  /// Restores the state that was saved last.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    if state.isSaved { commands.append(.restore) }
    // The path keeps its position, since it is not part of the state.
    outline = outline.applying(state.transform.concatenating(saved.transform.inverted()))
    state = saved
  }

  /// Appends a command whose effect `restoreGState()` ends.
  private func recordChange(_ command: DrawingCommand) {
    // Only transforms and clipping need a `save`, so the first of them records it.
    if !state.isSaved && !savedStates.isEmpty {
      commands.append(.save)
      state.isSaved = true
    }
    commands.append(command)
  }

  // MARK: Transform

  /// Applies a transform to everything drawn from now on, before the current transform.
  ///
  /// Transforms with infinite or NaN coefficients, or with a determinant of zero, are ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else { return }
    guard !transform.isIdentity else { return }
    outline = outline.applying(transform.inverted())
    state.transform = transform.concatenating(state.transform)
    recordChange(.concatenate(transform))
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the axes by an angle in radians, clockwise on screen if positive.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  // MARK: Clipping

  /// Clips everything drawn from now on to the current path, and clears the path.
  ///
  /// An empty path has no effect.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline, rule)
    outline = PathOutline()
  }

  /// Clips everything drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Clips everything drawn from now on to the union of some rectangles.
  public func clip(to rects: [CGRect]) {
    var path = PathOutline()
    for rect in rects { path.addRect(rect) }
    clip(to: path, .winding)
    outline = PathOutline()
  }

  package func clip(to path: PathOutline, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    recordChange(.clip(path, rule))
  }

  // MARK: Painting

  package func fill(_ path: PathOutline, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    record(.fill(path, rule, state.visible(state.fillColor), state.shadow))
  }

  package func fill(_ path: PathOutline, _ rule: CGPathFillRule, with shade: DrawingGradient) {
    guard !path.isEmpty else { return }
    record(.shade(path, rule, shade.mapped { state.visible($0) }))
  }

  package func stroke(_ path: PathOutline, with stroke: DrawingStroke) {
    guard !path.isEmpty, stroke.width > 0, stroke.width.isFinite else { return }
    record(.stroke(path, stroke, state.visible(state.strokeColor), state.shadow))
  }
}

// MARK: - State

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
}

/// The part of a graphics context's state that is not recorded as commands.
package struct DrawingState {
  package var fillColor = CGColor(gray: 0, alpha: 1)
  package var strokeColor = CGColor(gray: 0, alpha: 1)
  /// The opacity that multiplies that of everything drawn.
  package var alpha: CGFloat = 1
  package var shadow: DrawingShadow?
  var stroke = DrawingStroke()
  /// The transform from the current coordinates to those of the whole drawing.
  var transform = CGAffineTransform.identity
  /// Whether a `save` was recorded for this state, so it needs a `restore`.
  var isSaved = false

  /// Returns a colour with the current opacity applied.
  package func visible(_ color: CGColor) -> CGColor {
    alpha == 1 ? color : color.withAlpha(color.alpha * alpha)
  }
}

/// The way in which a colour mixes with the content below it.
public enum CGBlendMode: Int32, Sendable {
  /// Draws over the existing content, according to the opacity.
  case normal
}
