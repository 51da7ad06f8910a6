extension UIView {
  /// What the view's own content draws, in the coordinates of its bounds; background, layer and subviews are not in
  /// it.
  ///
  /// Drawn when it is first asked for, and kept until `setNeedsDisplay()` or a change of the bounds. Transforms and
  /// clipping set outside of any `save` hold to the end of the list and no further.
  package final var drawing: [DrawingCommand] {
    // Most views are plain ones, which never draw.
    guard type(of: self) != UIView.self else { return [] }
    if let kept = extras?.drawing, kept.bounds == storedBounds, !needsDisplay, !changesByItself {
      return kept.commands
    }
    // Whoever asks for another drawing while drawing gets it the next time.
    flags.remove(.needsDisplay)
    let commands = makeDrawing()
    ensuredExtras.drawing = ViewDrawing(commands: commands, bounds: storedBounds)
    return commands
  }

  /// Runs `draw(_:)` and returns what it drew, cut off at the bounds where it sticks out.
  final func recordDraw() -> [DrawingCommand] {
    let area = storedBounds.standardized
    guard area.width > 0, area.height > 0 else { return [] }
    let commands = GraphicsStack.record { _ in draw(area) }
    guard !commands.isEmpty, !DrawingExtent.fits(commands, in: area) else { return commands }
    var edge = PathOutline()
    edge.addRect(area)
    return [.clip(edge, .winding)] + commands
  }
}
