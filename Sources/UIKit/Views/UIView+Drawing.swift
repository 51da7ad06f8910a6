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

// MARK: Drawing at the end of a turn

extension UIView {
  /// Marks the content as out of date.
  final func markNeedsDisplay() {
    flags.insert(.needsDisplay)
    if storedWindow != nil { drawWithNextCommit() }
  }

  /// Has an application's own view drawn at the end of the turn.
  ///
  /// Nobody sees when UIKit's views draw, so theirs waits until a picture needs it.
  final func drawWithNextCommit() {
    guard flags.isDisjoint(with: .awaitsDrawing), needsDisplay, isOfApplicationClass else { return }
    flags.insert(.awaitsDrawing)
    SimulatedDevice.current.drawAfterLayout(self)
  }

  /// Draws what is out of date, if anybody could see it.
  final func drawNow() {
    flags.remove(.awaitsDrawing)
    if let window = storedWindow, !window.isHidden, needsDisplay { _ = drawing }
  }

  /// Whether the view's class is none of UIKit's own.
  private var isOfApplicationClass: Bool {
    let type = type(of: self)
    guard type != UIView.self else { return false }
    let key = ObjectIdentifier(type)
    if let known = UIView.applicationClasses[key] { return known }
    let isApplications = !_typeName(type, qualified: true).hasPrefix("UIKit.")
    UIView.applicationClasses[key] = isApplications
    return isApplications
  }

  /// What is known about classes; names are slow to ask for.
  private static var applicationClasses: [ObjectIdentifier: Bool] = [:]
}
