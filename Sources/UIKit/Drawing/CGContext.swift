/// A canvas that records what is drawn on it.
///
/// Coordinates are points from the top left corner with y growing downwards. What is not a finite number is
/// ignored; `restoreGState()` without a matching `saveGState()` does nothing. Not isolated to an actor: each
/// thread has its own current context. Source for the model: Apple, CGContext.
public final class CGContext {
  private var commands: [DrawingCommand] = []
  var state = DrawingState()
  /// The path under construction, in the coordinates of the moment.
  var outline = PathOutline()
  private var savedStates: [DrawingState] = []

  package init() {}

  /// What was drawn so far, with a `restore` for each `save` that is still open.
  package var drawing: [DrawingCommand] {
    let open = (savedStates + [state]).count(where: \.isSaved)
    return commands + Array(repeating: .restore, count: open)
  }

  /// Appends a command that paints.
  func record(_ command: DrawingCommand) {
    commands.append(command)
  }

  // MARK: State

  /// Remembers colours, line style, shadow, transform and clipping.
  public func saveGState() {
    savedStates.append(state)
    state.isSaved = false
  }

  /// Goes back to what was remembered last.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    if state.isSaved { commands.append(.restore) }
    // The path survives in its place, as it is no part of the state.
    outline = outline.applying(state.transform.concatenating(saved.transform.inverted()))
    state = saved
  }

  /// Appends a command that `restoreGState()` has to undo.
  private func recordChange(_ command: DrawingCommand) {
    // Only changes of transform and clipping need a `save`, so it is recorded with the first of them.
    if !state.isSaved && !savedStates.isEmpty {
      commands.append(.save)
      state.isSaved = true
    }
    commands.append(command)
  }

  // MARK: Transform

  /// Applies a transform to all that is drawn from now on, before the transforms that hold already.
  ///
  /// One that has a coefficient that isn't finite, or that flattens everything to a line, is ignored.
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

  /// Turns the axes by an angle in radians; a positive one looks clockwise.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  // MARK: Clipping

  /// Limits what is drawn from now on to the inside of the path under construction, which is then empty.
  ///
  /// An empty path changes nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline, rule)
    outline = PathOutline()
  }

  /// Limits what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Limits what is drawn from now on to some rectangles.
  public func clip(to rects: [CGRect]) {
    var path = PathOutline()
    for rect in rects { path.addRect(rect) }
    clip(to: path, .winding)
    outline = PathOutline()
  }

  func clip(to path: PathOutline, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    recordChange(.clip(path, rule))
  }

  // MARK: Painting

  func fill(_ path: PathOutline, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    record(.fill(path, rule, state.visible(state.fillColor), state.shadow))
  }

  func fill(_ path: PathOutline, _ rule: CGPathFillRule, with shade: DrawingShade) {
    guard !path.isEmpty else { return }
    record(.shade(path, rule, shade.mapped { state.visible($0) }))
  }

  func stroke(_ path: PathOutline, with stroke: DrawingStroke) {
    guard !path.isEmpty, stroke.width > 0, stroke.width.isFinite else { return }
    record(.stroke(path, stroke, state.visible(state.strokeColor), state.shadow))
  }
}

// MARK: - State

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

/// What a graphics context paints with, as far as no command carries it from one step to the next.
struct DrawingState {
  var fillColor = UIColor.black
  var strokeColor = UIColor.black
  /// What the opacity of everything painted is multiplied with.
  var alpha: CGFloat = 1
  var shadow: DrawingShadow?
  var stroke = DrawingStroke()
  /// From the coordinates of the moment to those of the whole drawing.
  var transform = CGAffineTransform.identity
  /// Whether a `save` was recorded for this state, so that its end needs a `restore`.
  var isSaved = false

  /// A colour with the opacity of the moment.
  func visible(_ color: UIColor) -> UIColor {
    alpha == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * alpha)
  }
}

/// How a colour mixes with what lies under it.
public enum CGBlendMode: Int32, Sendable {
  /// Over what is there, as far as it is opaque.
  case normal
}
