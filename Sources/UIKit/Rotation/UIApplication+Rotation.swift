/// How the interface follows the device:
///
/// 1. The root controller of the key window is asked: `shouldAutorotate`, then
///    `supportedInterfaceOrientations`. From iOS 6 the application's own mask counts too.
/// 2. If it refuses, nothing happens at all.
/// 3. Up to iOS 7 the window stays in portrait and the root view is turned: `willRotate`, then inside
///    the animation the new geometry, layout and `willAnimateRotation`, at the end `didRotate`.
/// 4. From iOS 8 the window itself changes size: `willTransition(to:with:)` if traits change,
///    `viewWillTransition(to:with:)`, inside the animation the new bounds, traits, layout and whatever
///    was asked to go alongside, at the end the completions.
/// 5. Containers and popovers that must know of a turn, beside the callbacks to controllers, are observers.
///
/// Source: Apple, View Controller Programming Guide for iOS (2013), and UIContentContainer.
extension UIApplication {
  /// The device was turned: asks the controller, and turns the interface if it agrees.
  package func deviceDidTurn() {
    guard let wanted = SimulatedDevice.current.uiDevice.physicalOrientation.interfaceOrientation else {
      return
    }
    guard !isRotating, runningTransitions == 0 else {
      pendingOrientationCheck = true
      return
    }
    guard let window = rotatingWindow, let controller = window.controllerInCharge else { return }
    let isSupported =
      controller.shouldAutorotate
      && allowedOrientations(of: controller, in: window).contains(wanted)
    orientationAnswers.append((wanted, isSupported))
    if isSupported && wanted != interfaceOrientation {
      rotate(window, to: wanted, animated: true)
    }
  }

  /// The controller on screen, or what it supports, has changed: finds an orientation that it supports.
  package func checkOrientation(animated: Bool) {
    guard !isRotating, runningTransitions == 0 else {
      pendingOrientationCheck = true
      return
    }
    guard let window = rotatingWindow, let controller = window.controllerInCharge else { return }
    let target = suitableOrientation(for: controller, in: window)
    if target != interfaceOrientation { rotate(window, to: target, animated: animated) }
  }

  /// The orientations that the application supports in a window, as its delegate says.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// The window whose controller is asked.
  var rotatingWindow: UIWindow? {
    keyWindow ?? ownWindowsBackToFront.last
  }

  /// What the controller and, from iOS 6, the application both support; raises if they have nothing in common.
  func allowedOrientations(
    of controller: UIViewController,
    in window: UIWindow
  ) -> UIInterfaceOrientationMask {
    let own = controller.supportedInterfaceOrientations
    guard SimulatedDevice.current.behavior.applicationRestrictsOrientations else { return own }
    let common = own.intersection(supportedInterfaceOrientations(for: window))
    if common.isEmpty {
      UIKitException.raise(
        UIApplication.invalidInterfaceOrientationException,
        "Supported orientations has no common orientation with the application, and "
          + "[\(type(of: controller)) shouldAutorotate] is returning "
          + (controller.shouldAutorotate ? "YES" : "NO")
      )
    }
    return common
  }

  /// The way up that suits a controller in the window that is asked, or the present one if there is none.
  func suitableOrientation(for controller: UIViewController) -> UIInterfaceOrientation {
    guard let window = rotatingWindow else { return interfaceOrientation }
    return suitableOrientation(for: controller, in: window)
  }

  /// The device's way up if the controller supports it, else the present one, else one of its own.
  func suitableOrientation(
    for controller: UIViewController,
    in window: UIWindow
  ) -> UIInterfaceOrientation {
    let mask = allowedOrientations(of: controller, in: window)
    let device = SimulatedDevice.current.uiDevice.physicalOrientation.interfaceOrientation
    if let device, mask.contains(device), controller.shouldAutorotate { return device }
    if mask.contains(interfaceOrientation) { return interfaceOrientation }
    return mask.preferred ?? interfaceOrientation
  }

  /// Turns the interface as the controllers in a window see it.
  private func rotate(
    _ window: UIWindow,
    to new: UIInterfaceOrientation,
    animated: Bool
  ) {
    let old = interfaceOrientation
    let turns: TimeInterval = old.isOpposite(to: new) ? 2 : 1
    let duration = animated ? SimulatedDevice.current.behavior.rotationDuration * turns : 0
    let rotation = InterfaceRotation(old: old, new: new, duration: duration)
    self.rotation = rotation
    beginIgnoringInteractionEvents()
    for observer in rotationObservers.living { observer.rotationWillBegin(rotation) }
    if SimulatedDevice.current.behavior.screenTurnsWithInterface {
      turnScreen(rotation, window)
    } else {
      turnRootView(rotation, window)
    }
  }

  /// Turns the interface without an animation and without asking: a controller comes on screen that way up.
  func turnAtOnce(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    let rotation = InterfaceRotation(old: interfaceOrientation, new: orientation, duration: 0)
    announce(rotation)
    if SimulatedDevice.current.behavior.screenTurnsWithInterface {
      let screen = SimulatedDevice.current.screen
      turnWindows(to: orientation, screen.bounds, screen.traitCollection)
    } else {
      interfaceOrientation = orientation
      for window in windows { window.placeRootView() }
      SimulatedDevice.current.keyboard.interfaceDidTurn()
    }
    announceEnd(of: rotation)
  }

  // MARK: Begin and end

  /// Runs `changes` inside the rotation's animation, and `completion` when its time is over: a half turn
  /// from iOS 8 on moves nothing, and a view that leaves the screen must not cut the rotation short.
  func animate(
    _ rotation: InterfaceRotation,
    changes: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    // What a mask moved first and the controller moves on starts from its place on screen.
    UIView.animate(
      withDuration: rotation.duration,
      delay: 0,
      options: .beginFromCurrentState,
      animations: changes
    )
    guard rotation.duration > 0, UIView.areAnimationsEnabled else {
      SimulatedDevice.current.onNextTurn(completion)
      return
    }
    let timeline = SimulatedDevice.current.timeline
    timeline.schedule(at: timeline.now + rotation.duration) {
      SimulatedDevice.current.onNextTurn(completion)
    }
  }

  /// Tells of a turn before it happens.
  func announce(_ rotation: InterfaceRotation) {
    for observer in rotationObservers.living { observer.orientationWillChange(to: rotation.new) }
    delegate?.application(
      self,
      willChangeStatusBarOrientation: rotation.new,
      duration: rotation.duration
    )
    NotificationCenter.default.post(
      name: UIApplication.willChangeStatusBarOrientationNotification,
      object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: rotation.new.rawValue]
    )
  }

  /// Tells of a turn as soon as the interface has its new way up, even if it is still on its way there.
  func announceEnd(of rotation: InterfaceRotation) {
    delegate?.application(self, didChangeStatusBarOrientation: rotation.old)
    NotificationCenter.default.post(
      name: UIApplication.didChangeStatusBarOrientationNotification,
      object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: rotation.old.rawValue]
    )
  }

  /// The time of a turn is over.
  func finish(_ rotation: InterfaceRotation) {
    self.rotation = nil
    endIgnoringInteractionEvents()
    for observer in rotationObservers.living { observer.rotationDidEnd() }
  }

  /// The device may have been turned on, or another root controller shown, in the meantime.
  func checkOrientationAgain() {
    guard pendingOrientationCheck else { return }
    pendingOrientationCheck = false
    checkOrientation(animated: true)
  }
}
