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
