extension UIWindow {
  /// Everything that is presented in this window, each after what it was presented by.
  final var presentations: [Presentation] {
    // Most often there are none, and this is asked often.
    guard rootViewController?.presentationInTree != nil else { return [] }
    var found: [Presentation] = []
    var seen: Set<UIViewController> = []
    var pending = [rootViewController].compactMap { $0 }
    // A controller that is presented may be somebody's child as well.
    while let controller = pending.popLast() {
      guard seen.insert(controller).inserted else { continue }
      if let presented = controller.modal.presented, let presentation = presented.modal.presentation {
        found.append(presentation)
        pending.append(presented)
      }
      pending.append(contentsOf: controller.storedChildren)
    }
    return found
  }

  /// The controller that is asked about orientations and the status bar: the topmost that is presented over
  /// the whole screen, or the root.
  final var controllerInCharge: UIViewController? {
    var inCharge = rootViewController
    while let presented = inCharge?.modal.presented, let presentation = presented.modal.presentation,
      presentation.active.decidesForScreen, presented.modal.phase != .dismissing
    {
      inCharge = presented
    }
    return inCharge
  }

  /// The controller that decides about the status bar: the one in charge, or a presented one that captures it.
  final var controllerForStatusBar: UIViewController? {
    let capturing = presentations.last { presentation in
      guard let shown = presentation.shown else { return false }
      return shown.modalPresentationCapturesStatusBarAppearance && shown.modal.phase != .dismissing
    }
    return capturing?.shown ?? controllerInCharge
  }

  /// The root and what is presented, without those whose views a presentation has taken out of the window.
  final var turningControllers: [UIViewController] {
    let presentations = presentations
    let covered = presentations.filter(\.freezesPresenter).compactMap(\.presenting)
    return ([rootViewController] + presentations.map(\.shown)).compactMap { $0 }
      .filter { controller in !covered.contains { $0 === controller } }
  }

  /// Whether a presentation has taken the root view out of the window, or is about to.
  final var isRootCovered: Bool {
    rootViewController?.presentationAbove?.freezesPresenter ?? false
  }
}

extension UIViewController {
  /// Who hears of a turn of the screen for this controller: its presentation controller, unless that fills
  /// only part of the screen that its context covers.
  final func rotationTarget(of screenSize: CGSize) -> (any UIContentContainer)? {
    guard let presentation = modal.presentation else { return self }
    if presentation.active.staysInContext && presentation.container.bounds.size != screenSize { return nil }
    return presentation.active
  }
}

// MARK: - Turns for a presentation

extension UIApplication {
  /// A transition of controllers begins: the interface does not turn until it ends, and while it is
  /// animated touches are ignored.
  func beginTransition(ignoringTouches: Bool) {
    runningTransitions += 1
    if ignoringTouches { beginIgnoringInteractionEvents() }
  }

  /// A transition of controllers is over; a turn that was put off follows.
  func endTransition(ignoringTouches: Bool) {
    runningTransitions = max(0, runningTransitions - 1)
    if ignoringTouches { endIgnoringInteractionEvents() }
    if runningTransitions == 0 { SimulatedDevice.current.onNextTurn { [self] in checkOrientationAgain() } }
  }

  /// Turns the interface at once to the way up that a controller wants to be presented in.
  ///
  /// From iOS 6 `preferredInterfaceOrientationForPresentation` is asked, which raises if it answers one that
  /// is not supported.
  func turnForPresentation(of controller: UIViewController, in window: UIWindow) {
    guard !isRotating, window === rotatingWindow else { return }
    guard SimulatedDevice.current.behavior.asksPreferredOrientation else {
      turnAtOnce(to: suitableOrientation(for: controller, in: window))
      return
    }
    let mask = allowedOrientations(of: controller, in: window)
    let preferred = controller.preferredInterfaceOrientationForPresentation
    guard mask.contains(preferred) else {
      UIKitException.raise(
        UIApplication.invalidInterfaceOrientationException,
        "preferredInterfaceOrientationForPresentation ('\(preferred.constantName)') must match a supported "
          + "interface orientation: '\(mask.constantNames)'!"
      )
    }
    turnAtOnce(to: preferred)
  }

  /// Turns the interface at once to a way up that whoever is in charge after a dismissal supports.
  func turnForReturn(in window: UIWindow) {
    guard !isRotating, window === rotatingWindow, let inCharge = window.controllerInCharge else { return }
    turnAtOnce(to: suitableOrientation(for: inCharge, in: window))
  }
}

extension UIInterfaceOrientation {
  /// The constant as exceptions spell it.
  fileprivate var constantName: String {
    switch self {
    case .unknown: "UIInterfaceOrientationUnknown"
    case .portrait: "UIInterfaceOrientationPortrait"
    case .portraitUpsideDown: "UIInterfaceOrientationPortraitUpsideDown"
    case .landscapeLeft: "UIInterfaceOrientationLandscapeLeft"
    case .landscapeRight: "UIInterfaceOrientationLandscapeRight"
    }
  }
}

extension UIInterfaceOrientationMask {
  /// The constants of the members as exceptions list them.
  fileprivate var constantNames: String {
    [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
      .filter { contains($0) }.map(\.constantName).joined(separator: ", ")
  }
}

// MARK: - Overlays

extension UIWindow {
  /// Puts an empty layer over everything that the window shows, but below the alerts unless it is one.
  final func addOverlay(isAlert: Bool = false) -> OverlayView {
    let overlay = OverlayView(frame: .zero)
    overlay.isAlert = isAlert
    if !isAlert, let alert = overlays.first(where: \.isAlert) {
      insertSubview(overlay, belowSubview: alert)
    } else {
      addSubview(overlay)
    }
    place(overlay)
    return overlay
  }

  /// The layers over the root view, lowest first.
  final var overlays: [OverlayView] { subviews.compactMap { $0 as? OverlayView } }

  /// Gives a layer the window's size, turned as the root view is on a screen that stays in portrait.
  final func place(_ overlay: OverlayView) {
    let orientation = SimulatedDevice.current.application.interfaceOrientation
    if SimulatedDevice.current.behavior.screenTurnsWithInterface {
      overlay.frame = bounds
    } else {
      overlay.transform =
        orientation.angle == 0 ? .identity : CGAffineTransform(rotationAngle: orientation.angle)
      overlay.bounds.size = orientation.turned(bounds.size)
      overlay.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}

/// A layer over the root view that covers the whole window in the interface's coordinates: what is
/// presented, popovers and alerts lie in one.
///
/// Where it has nothing, touches fall through to what is below.
@MainActor
final class OverlayView: UIView {
  /// Whether an alert view lies in it, which stays above everything else.
  var isAlert = false

  /// Whether touches beside the subviews are kept from what is below.
  var keepsTouches = false

  /// Whether the tint of everything below is dimmed.
  var dimsTint = false {
    didSet { if dimsTint != oldValue { tellOfTintBelow() } }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { dimsTint = false }
  }

  private func tellOfTintBelow() {
    for view in window?.subviews.prefix(while: { $0 !== self }) ?? [] {
      view.tellTintAdjustmentChange()
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !keepsTouches ? nil : hit
  }
}
