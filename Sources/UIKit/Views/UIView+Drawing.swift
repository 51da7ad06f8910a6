internal import LayoutRules

extension UIView {
  /// The drawing commands of the view's own content, in the coordinates of its bounds.
  ///
  /// Background, layer and subviews are not included. The commands are recorded on first use, and kept
  /// until `setNeedsDisplay()` or a change of the bounds. A transform or clip outside a `save` applies to
  /// the rest of this list only.
  package final var drawing: [DrawingCommand] {
    // A fast path, as most views are plain ones, which don't draw.
    guard type(of: self) != UIView.self else { return [] }
    if let kept = extras?.drawing, kept.bounds == storedBounds, !needsDisplay, !changesByItself {
      return kept.commands
    }
    // A view that invalidates its drawing while it draws is drawn again the next time.
    flags.remove(.needsDisplay)
    let commands = withCurrentTraits { makeDrawing() }
    ensuredExtras.drawing = ViewDrawing(commands: commands, bounds: storedBounds)
    return commands
  }

  /// Lets the layer display its content, and returns what it draws, clipped to the bounds if necessary.
  ///
  /// A layer that sets its contents, in `display()` or in the view's `display(_:)`, draws nothing.
  final func recordDraw() -> [DrawingCommand] {
    let area = storedBounds.standardized
    guard area.width > 0, area.height > 0 else { return [] }
    extras?.recorded = []
    backing.display()
    guard let commands = extras?.recorded else { return [] }
    extras?.recorded = []
    return commands.clipped(to: area)
  }
}

// MARK: Drawing at the end of a run-loop pass

extension UIView {
  /// Marks the content as invalid.
  final func markNeedsDisplay() {
    flags.insert(.needsDisplay)
    if storedWindow != nil { drawWithNextCommit() }
  }

  /// Schedules the drawing of an application's view for the end of the run-loop pass.
  ///
  /// When UIKit's own views draw can't be observed, so they draw only when a picture needs them.
  final func drawWithNextCommit() {
    guard flags.isDisjoint(with: .awaitsDrawing), needsDisplay, isOfApplicationClass else { return }
    flags.insert(.awaitsDrawing)
    device.views.drawAfterLayout(self)
  }

  /// Draws invalid content if the view is visible.
  final func drawNow() {
    flags.remove(.awaitsDrawing)
    if let window = storedWindow, !window.isHidden, needsDisplay { _ = drawing }
  }

  /// Whether the view's class belongs to the application rather than to UIKit.
  final var isOfApplicationClass: Bool {
    let type = type(of: self)
    guard type != UIView.self else { return false }
    let key = ObjectIdentifier(type)
    if let known = UIView.applicationClasses[key] { return known }
    let isApplications = !_typeName(type, qualified: true).hasPrefix("UIKit.")
    UIView.applicationClasses[key] = isApplications
    return isApplications
  }

  /// A cache of `isOfApplicationClass`, as reading class names is slow.
  private static var applicationClasses: [ObjectIdentifier: Bool] = [:]
}

// MARK: - Content modes

extension UIView.ContentMode {
  /// The frame of content of a size in bounds.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
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
  /// Whether any animation of this view is running or waits for its start.
  package final var hasAnimations: Bool { backing.isAnimated }

  /// Removes the animations of a property; their completion handlers get false.
  final func removeAnimations(of property: LayerProperty) {
    backing.removeAnimations { $0.animates(property) }
  }

  /// Removes all animations and the transition; their completion handlers get false.
  package final func removeAllAnimations() {
    backing.removeAllAnimations()
    cutTransition()
  }

  /// Removes the transition of a group that has ended.
  final func endTransition(of group: AnimationGroup) {
    if extras?.transition?.group === group { extras?.transition = nil }
    updateTouchBlocking()
  }

  final func updateTouchBlocking() {
    var isBlocking = extras?.transition?.group.allowsUserInteraction == false
    if backing.hasAnimations({ ($0.group as? AnimationGroup)?.allowsUserInteraction == false }) {
      isBlocking = true
    }
    set(.animationBlocksTouches, isBlocking)
    let isMoved = backing.hasAnimations { ($0.group as? AnimationGroup)?.driver?.clock.hitsWhereSeen == true }
    set(.hitsWhereSeen, isMoved)
  }

  /// Starts a transition of the content; replaces a running one.
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
  /// The center on screen.
  package final var presentationCenter: CGPoint { backing.presentedPosition }

  /// The bounds on screen.
  package final var presentationBounds: CGRect { backing.presentedBounds }

  /// The transform on screen.
  package final var presentationTransform: CGAffineTransform { backing.presentedTransform }

  /// The alpha on screen.
  package final var presentationAlpha: CGFloat { backing.presentedOpacity }

  /// The background colour on screen.
  package final var presentationBackgroundColor: UIColor? {
    guard drawsBackground else { return nil }
    guard hasAnimations, case .color(let color) = backing.presentedValue(of: .backgroundColor) else {
      return visibleBackgroundColor
    }
    return color.map { UIColor(cgColor: $0) }
  }
}

/// The drawing commands of a view, with the bounds for which they were recorded.
struct ViewDrawing {
  let commands: [DrawingCommand]
  let bounds: CGRect
}
