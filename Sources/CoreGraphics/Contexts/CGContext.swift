/// A canvas that records drawing commands.
///
/// Coordinates are in points from the top left corner, with y growing downwards; those of a bitmap context are in
/// pixels from the bottom left corner, with y growing upwards. Infinite and NaN values are ignored.
/// `restoreGState()` without a matching `saveGState()` has no effect. Contexts are not isolated to an actor: each
/// thread has its own current context. Source for the model: Apple, CGContext.
public final class CGContext {
  /// The commands of the innermost open layer.
  var commands: [DrawingCommand] = []
  package var state = DrawingState()
  /// The current path, in the current coordinates.
  var outline = PathOutline()
  private var savedStates: [DrawingState] = []
  /// The open layers, outermost first.
  private var openLayers: [OpenLayer] = []
  /// The size and the pixels of the drawing, if they are known.
  let canvas: DrawingCanvas?

  /// A layer that was begun.
  private struct OpenLayer {
    /// The commands of the layer around it.
    let outer: [DrawingCommand]
    let layer: DrawingLayer
    /// The number of saved states within a transparency layer; nil for a mask, which ends with its state.
    let depth: Int?
  }

  /// Creates a context; the default has no known size.
  package init(canvas: DrawingCanvas? = nil) {
    self.canvas = canvas
    state.clip = canvas?.bounds ?? .infinite
    if let turn = canvas?.toDrawing, !turn.isIdentity {
      state.firstTransform = turn
      concatenate(turn)
    }
  }

  /// The commands recorded so far; open layers and states are closed.
  package var drawing: [DrawingCommand] {
    var commands = commands
    let states = savedStates + [state]
    for (depth, open) in openLayers.enumerated().reversed() {
      let restores = states.count { $0.savingLayer == depth + 1 }
      commands += Array(repeating: .restore, count: restores)
      commands = open.outer + [.layer(commands, open.layer)]
    }
    return commands + Array(repeating: .restore, count: states.count { $0.savingLayer == 0 })
  }

  /// Records a command that paints, which is composed with what is below by the blend mode.
  package func record(_ command: DrawingCommand) {
    if state.blendMode == .normal { commands.append(command) } else { compose(command) }
  }

  // MARK: State

  /// Saves colours, line style, shadow, transform and clipping.
  public func saveGState() {
    savedStates.append(state)
    state.savingLayer = nil
  }

  /// Restores the state that was saved last.
  public func restoreGState() {
    let depth = openLayers.lazy.compactMap(\.depth).last ?? 0
    guard savedStates.count > depth, let saved = savedStates.popLast() else { return }
    while openLayers.count > saved.layerCount { endLayer() }
    if state.savingLayer != nil { commands.append(.restore) }
    // The path keeps its position, since it is not part of the state.
    outline = outline.applying(state.transform.concatenating(saved.transform.inverted()))
    state = saved
  }

  /// Appends a command whose effect `restoreGState()` ends.
  private func recordChange(_ command: DrawingCommand) {
    markSaved()
    commands.append(command)
  }

  /// Records the `save` of the state: only transforms, clips and masks need one.
  private func markSaved() {
    guard state.savingLayer == nil, !savedStates.isEmpty else { return }
    commands.append(.save)
    state.savingLayer = openLayers.count
  }

  // MARK: Layers

  /// Begins a layer, whose commands are drawn as a whole when the current state is restored, or with
  /// `endTransparencyLayer()`.
  func beginLayer(_ layer: DrawingLayer, isTransparency: Bool) {
    markSaved()
    let depth = isTransparency ? savedStates.count : nil
    openLayers.append(OpenLayer(outer: commands, layer: layer, depth: depth))
    commands = []
    state.layerCount = openLayers.count
  }

  private func endLayer() {
    guard let open = openLayers.popLast() else { return }
    let layer = commands
    commands = open.outer
    if !layer.isEmpty { commands.append(.layer(layer, open.layer)) }
  }

  /// Draws everything up to `endTransparencyLayer()` as a whole, with the current opacity, shadow and blend mode.
  ///
  /// In the layer these start as none. Source: Apple, CGContextBeginTransparencyLayer.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    let layer = DrawingLayer(opacity: state.alpha, blendMode: state.blendMode, shadow: state.shadow)
    saveGState()
    beginLayer(layer, isTransparency: true)
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }

  /// Draws everything up to `endTransparencyLayer()` as a whole, clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last, and restores the state before it; without one it has no effect.
  public func endTransparencyLayer() {
    guard let index = openLayers.lastIndex(where: { $0.depth != nil }), let depth = openLayers[index].depth
    else { return }
    while savedStates.count > depth { restoreGState() }
    // The restore of the layer's own state ends the layer, too.
    openLayers[index] = OpenLayer(outer: openLayers[index].outer, layer: openLayers[index].layer, depth: nil)
    restoreGState()
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
    state.clip = state.clip.intersection(path.applying(state.transform).boundingBoxOfPath)
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
