// MARK: - Living controllers

extension UIApplication {
  /// Adds a controller, so that it is told of low memory even while it is off screen.
  func register(_ controller: UIViewController) {
    if controllers.count.nonzeroBitCount == 1 { controllers.removeAll { $0.wrappedValue == nil } }
    controllers.append(WeakReference(wrappedValue: controller))
  }

  /// All controllers that are alive, oldest first.
  var livingControllers: [UIViewController] { controllers.compactMap(\.wrappedValue) }
}

// MARK: - Traits

extension UIApplication {
  /// Tells every controller and view of every window that the screen's traits changed.
  func traitsDidChange(from old: UITraitCollection?) {
    guard let old else { return }
    let new = device.screen.traitCollection
    guard old != new else { return }
    for window in windows {
      window.traitCollectionDidChange(old)
      if !window.isRootCovered { window.rootViewController?.propagateTraits(from: old, to: new) }
      for presentation in window.presentations {
        presentation.adapt()
        if !presentation.isCovered { presentation.tellTraits() }
      }
    }
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
    if runningTransitions == 0 { device.onNextTurn { [self] in checkOrientationAgain() } }
  }

  /// Turns the interface at once to the way up that a controller wants to be presented in.
  ///
  /// From iOS 6 `preferredInterfaceOrientationForPresentation` is asked, which raises if it answers one that
  /// is not supported.
  func turnForPresentation(of controller: UIViewController, in window: UIWindow) {
    guard !isRotating, window === rotatingWindow else { return }
    guard device.behavior.asksPreferredOrientation else {
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

  /// Rotates the interface at once to an orientation that the controller on screen after a dismissal supports.
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
