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
  /// The object that is told of a rotation of the screen for this controller: its presentation controller, unless that fills
  /// only part of the screen that its context covers.
  final func rotationTarget(of screenSize: CGSize) -> (any UIContentContainer)? {
    guard let presentation = modal.presentation else { return self }
    if presentation.active.staysInContext && presentation.container.bounds.size != screenSize { return nil }
    return presentation.active
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
    let orientation = device.application.interfaceOrientation
    if device.behavior.screenTurnsWithInterface {
      overlay.frame = bounds
    } else {
      overlay.transform =
        orientation.angle == 0 ? .identity : CGAffineTransform(rotationAngle: orientation.angle)
      overlay.bounds.size = orientation.turned(bounds.size)
      overlay.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
