internal import LayoutRules

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
    device.views.drawAfterLayout(self)
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

// MARK: - Content modes

extension UIView.ContentMode {
  /// Where content of a size goes within bounds.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(placing.frame(of: LayoutSize(size), in: LayoutRect(bounds.standardized)))
  }

  private var placing: ContentPlacing {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

// MARK: - Presentation

extension UIView {
  /// What is on screen at the moment for an animated property; the model value if none is in flight.
  package final func presentationValue(of property: AnimatableProperty) -> AnimatableValue {
    presentationValue(of: property, model: modelValue(of: property))
  }

  final func presentationValue(of property: AnimatableProperty, model: AnimatableValue)
    -> AnimatableValue
  {
    guard let animations = extras?.animations, !animations.isEmpty else { return model }
    let now = device.timeline.now
    return animations.lazy.filter { $0.property == property }
      .reduce(model) { $1.value(over: $0, at: now) }
  }

  /// What the property reads.
  final func modelValue(of property: AnimatableProperty) -> AnimatableValue {
    switch property {
    case .center: .point(storedCenter)
    case .bounds: .rect(storedBounds)
    case .transform: .transform(storedTransform)
    case .alpha: .scalar(storedAlpha)
    case .backgroundColor: .color(storedBackgroundColor)
    }
  }

  /// Whether any animation of this view is in flight or waits for its start.
  package final var hasAnimations: Bool { extras?.animations.isEmpty == false }

  final func hasAnimation(of property: AnimatableProperty, in group: AnimationGroup) -> Bool {
    extras?.animations.contains { $0.property == property && $0.group === group } ?? false
  }

  final func addAnimation(_ animation: PropertyAnimation) {
    ensuredExtras.animations.append(animation)
    updateTouchBlocking()
  }

  /// Cuts the animations of one property short; their completion handlers hear false.
  final func removeAnimations(of property: AnimatableProperty) {
    cutAnimations { $0.property == property }
  }

  /// Cuts all animations and the transition short; their completion handlers hear false.
  package final func removeAllAnimations() {
    cutAnimations { _ in true }
    cutTransition()
  }

  private func cutAnimations(where matches: (PropertyAnimation) -> Bool) {
    guard let animations = extras?.animations, !animations.isEmpty else { return }
    let cut = animations.filter(matches)
    guard !cut.isEmpty else { return }
    extras?.animations.removeAll(where: matches)
    for animation in cut { animation.group.interruptOne() }
    updateTouchBlocking()
  }

  /// Drops the animations of a group that has ended.
  final func removeAnimations(of group: AnimationGroup) {
    guard let extras else { return }
    extras.animations.removeAll { $0.group === group }
    if extras.transition?.group === group { extras.transition = nil }
    updateTouchBlocking()
  }

  private func updateTouchBlocking() {
    var isBlocking = extras?.transition?.group.allowsUserInteraction == false
    for animation in extras?.animations ?? [] where !animation.group.allowsUserInteraction {
      isBlocking = true
    }
    set(.animationBlocksTouches, isBlocking)
  }

  /// Notes a transition of the content, in place of one that runs.
  final func begin(_ transition: ViewTransition) {
    cutTransition()
    ensuredExtras.transition = transition
    updateTouchBlocking()
  }

  private func cutTransition() {
    guard let transition = extras?.transition else { return }
    extras?.transition = nil
    transition.group.interruptOne()
    updateTouchBlocking()
  }

  /// The running transition of this view's content, for pictures.
  package final var transition: ViewTransition? { extras?.transition }
}

// MARK: - Presentation values

extension UIView {
  /// The center as shown at the moment.
  package final var presentationCenter: CGPoint {
    guard hasAnimations, case .point(let point) = presentationValue(of: .center) else { return storedCenter }
    return point
  }

  /// The bounds as shown at the moment.
  package final var presentationBounds: CGRect {
    guard hasAnimations, case .rect(let rect) = presentationValue(of: .bounds) else { return storedBounds }
    return rect
  }

  /// The transform as shown at the moment.
  package final var presentationTransform: CGAffineTransform {
    guard hasAnimations, case .transform(let transform) = presentationValue(of: .transform) else {
      return storedTransform
    }
    return transform
  }

  /// The alpha as shown at the moment.
  package final var presentationAlpha: CGFloat {
    guard hasAnimations, case .scalar(let alpha) = presentationValue(of: .alpha) else {
      return min(1, max(0, storedAlpha))
    }
    return min(1, max(0, alpha))
  }

  /// The background as shown at the moment.
  package final var presentationBackgroundColor: UIColor? {
    guard hasAnimations, case .color(let color) = presentationValue(of: .backgroundColor) else {
      return storedBackgroundColor
    }
    return color
  }
}

/// What a view drew, and the bounds that it drew for.
struct ViewDrawing {
  let commands: [DrawingCommand]
  let bounds: CGRect
}
