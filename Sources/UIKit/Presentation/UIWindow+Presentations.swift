extension UIWindow {
  /// All presentations in this window, each after that of its presenter.
  final var presentations: [Presentation] {
    // A fast path, as this is called often and there are usually none.
    guard rootViewController?.presentationInTree != nil else { return [] }
    var found: [Presentation] = []
    var seen: Set<UIViewController> = []
    var pending = [rootViewController].compactMap { $0 }
    // A presented controller may also be a child of another.
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

  /// The controller that decides about orientations and the status bar.
  ///
  /// It is the topmost one that is presented over the whole screen, or the root.
  final var controllerInCharge: UIViewController? {
    var inCharge = rootViewController
    while let presented = inCharge?.modal.presented, let presentation = presented.modal.presentation,
      presentation.active.decidesForScreen, presented.modal.phase != .dismissing
    {
      inCharge = presented
    }
    return inCharge
  }

  /// The controller that decides about the status bar: the topmost one that is presented with the style `fullScreen` or captures it,
  /// or the root.
  ///
  /// Source: Apple, UIViewController.modalPresentationCapturesStatusBarAppearance: a controller that isn't presented full screen
  /// decides only if this property is true.
  final var controllerForStatusBar: UIViewController? {
    let deciding = presentations.last { presentation in
      guard let shown = presentation.shown, shown.modal.phase != .dismissing else { return false }
      if shown.modalPresentationCapturesStatusBarAppearance { return true }
      return presentation.active.decidesForScreen && presentation.active.presentationStyle == .fullScreen
    }
    return deciding?.shown ?? rootViewController
  }

  /// The root and the presented controllers, except those whose views a presentation has
  /// removed from the window.
  final var rotatingControllers: [UIViewController] {
    let presentations = presentations
    let covered = presentations.filter(\.freezesPresenter).compactMap(\.presenting)
    return ([rootViewController] + presentations.map(\.shown)).compactMap { $0 }
      .filter { controller in !covered.contains { $0 === controller } }
  }

  /// Whether a presentation has removed the root view from the window, or will do so.
  final var isRootCovered: Bool {
    rootViewController?.presentationAbove?.freezesPresenter ?? false
  }
}

extension UIViewController {
  /// The object that is notified of a rotation of the screen for this controller.
  ///
  /// It is its presentation controller, unless that fills only the part of the screen
  /// that its context covers.
  final func rotationTarget(of screenSize: CGSize) -> (any UIContentContainer)? {
    guard let presentation = modal.presentation else { return self }
    if presentation.active.staysInContext && presentation.container.bounds.size != screenSize { return nil }
    return presentation.active
  }
}

// MARK: - Overlays

extension UIWindow {
  /// Adds an empty layer above all others, but below the alerts unless it is an alert itself.
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

  /// The layers above the root view, lowest first.
  final var overlays: [OverlayView] { subviews.compactMap { $0 as? OverlayView } }

  /// Sets a layer's size to the window's, rotated like the root view on a screen that stays in portrait.
  final func place(_ overlay: OverlayView) {
    let orientation = device.application.interfaceOrientation
    if device.behavior.screenRotatesWithInterface {
      overlay.frame = bounds
    } else {
      overlay.transform =
        orientation.angle == 0 ? .identity : CGAffineTransform(rotationAngle: orientation.angle)
      overlay.bounds.size = orientation.turned(bounds.size)
      overlay.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}

extension UIView {
  /// Fades a layer; the application ignores touches meanwhile.
  final func fade(to alpha: CGFloat, duration: TimeInterval, completion: @escaping () -> Void) {
    let application = device.application
    application.beginIgnoringInteractionEvents()
    UIView.animate(withDuration: duration) {
      self.alpha = alpha
    } completion: { _ in
      application.endIgnoringInteractionEvents()
      completion()
    }
  }
}
