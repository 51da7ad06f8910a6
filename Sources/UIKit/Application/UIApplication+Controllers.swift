// MARK: - Live controllers

extension UIApplication {
  /// Adds a controller, which then receives memory warnings even while it is off screen.
  func register(_ controller: UIViewController) {
    if controllers.count.nonzeroBitCount == 1 { controllers.removeAll { $0.wrappedValue == nil } }
    controllers.append(WeakReference(wrappedValue: controller))
  }

  /// All live controllers, oldest first.
  var liveControllers: [UIViewController] { controllers.compactMap(\.wrappedValue) }
}

// MARK: - Traits

extension UIApplication {
  /// The traits of the screen and its parts at a time.
  struct PresentTraits: Equatable {
    /// Those of the whole screen, and of the application's part without its scenes.
    var ofScreen: [UITraitCollection]
    /// Those of the scenes, without what code has set.
    var ofScenes: [UITraitCollection]
    fileprivate var scenes: [UIWindowScene]
  }

  /// The traits of the screen and of the parts that the application and its scenes have.
  var presentTraits: PresentTraits {
    let (screen, scenes) = (device.screen, scenes.compactMap { $0 as? UIWindowScene })
    let part = arrangement.frame(in: screen.bounds.size)
    return PresentTraits(
      ofScreen: [screen.traitCollection, screen.traits(in: interfaceOrientation, width: part.width)],
      ofScenes: scenes.map(\.traitsAround),
      scenes: scenes
    )
  }

  /// Notifies the scenes, and every controller and view of every window, that traits changed.
  func traitsDidChange(from old: PresentTraits) {
    let new = presentTraits
    device.system.traits.withLock { $0.screen = new.ofScreen[0] }
    guard old != new else { return }
    for (scene, traits) in zip(old.scenes, old.ofScenes) { scene.traitsDidChange(from: traits) }
    for window in windows {
      window.updateTraitsBelow()
      for presentation in window.presentations {
        presentation.adapt()
        if !presentation.isCovered { presentation.notifyOfTraits() }
      }
    }
    device.keyboard.window?.updateTraitsBelow()
  }

  /// Tells the application that the user has changed the device's settings.
  func settingsDidChange(from settings: DeviceSettings, _ old: PresentTraits) {
    traitsDidChange(from: old)
    let category = device.screen.settings.contentSizeCategory
    guard category != settings.contentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
    )
  }

  /// The size of texts that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    device.screen.settings.contentSizeCategory
  }

  /// The direction of the device's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device.screen.settings.layoutDirection
  }
}

// MARK: - Rotation for a presentation

extension UIApplication {
  /// Begins a controller transition.
  ///
  /// The interface doesn't rotate until the transition ends. An animated transition ignores touches.
  func beginTransition(ignoringTouches: Bool) {
    runningTransitions += 1
    if ignoringTouches { beginIgnoringInteractionEvents() }
  }

  /// Ends a controller transition, and performs a rotation that was deferred.
  func endTransition(ignoringTouches: Bool) {
    runningTransitions = max(0, runningTransitions - 1)
    if ignoringTouches { endIgnoringInteractionEvents() }
    if runningTransitions == 0 { device.onNextPass { [self] in checkOrientationAgain() } }
  }

  /// Rotates the interface immediately to the orientation that a controller is presented in.
  ///
  /// From iOS 6 this is `preferredInterfaceOrientationForPresentation`, which raises an exception if it is
  /// not a supported orientation.
  func rotateForPresentation(of controller: UIViewController, in window: UIWindow) {
    guard !isRotating, window === rotatingWindow else { return }
    guard device.behavior.asksPreferredOrientation else {
      rotateImmediately(to: suitableOrientation(for: controller, in: window))
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
    rotateImmediately(to: preferred)
  }

  /// Rotates the interface immediately to an orientation supported by the controller on screen after a
  /// dismissal.
  func rotateAfterDismissal(in window: UIWindow) {
    guard !isRotating, window === rotatingWindow, let inCharge = window.controllerInCharge else { return }
    rotateImmediately(to: suitableOrientation(for: inCharge, in: window))
  }
}

extension UIInterfaceOrientation {
  /// The name of the constant in exception messages.
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
  /// The names of the contained constants in exception messages.
  fileprivate var constantNames: String {
    [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
      .filter { contains($0) }.map(\.constantName).joined(separator: ", ")
  }
}
