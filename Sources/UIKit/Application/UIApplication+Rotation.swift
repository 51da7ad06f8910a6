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
    keyWindow ?? windowsBackToFront.last
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
    for overlay in windows.flatMap(\.overlays) { overlay.onInterfaceWillTurn?() }
    if SimulatedDevice.current.behavior.screenTurnsWithInterface {
      turnScreen(rotation, window)
    } else {
      turnRootView(rotation, window)
    }
  }

  // MARK: Up to iOS 7

  private func turnRootView(_ rotation: InterfaceRotation, _ window: UIWindow) {
    let controllers = window.turningControllers
    for controller in controllers {
      controller.forwardRotation { $0.willRotate(to: rotation.new, duration: rotation.duration) }
    }
    announce(rotation)
    animate(rotation) { [self] in
      interfaceOrientation = rotation.new
      for window in windows { window.placeRootView() }
      window.layoutIfNeeded()
      let root = window.rootViewController
      let viewBefore = root?.storedView
      for controller in controllers {
        controller.forwardRotation {
          $0.willAnimateRotation(to: rotation.new, duration: rotation.duration)
        }
      }
      if let view = root?.storedView, view !== viewBefore {
        // A view that the controller has just put in keeps its own size and turn, and is placed.
        let place = window.rootViewRect(in: rotation.new)
        view.center = CGPoint(x: place.midX, y: place.midY)
      }
      window.layoutIfNeeded()
    } completion: { [self] in
      finish(rotation)
      for controller in controllers {
        controller.forwardRotation { $0.didRotate(from: rotation.old) }
      }
      checkOrientationAgain()
    }
    announceEnd(of: rotation)
  }

  // MARK: From iOS 8

  private func turnScreen(_ rotation: InterfaceRotation, _ window: UIWindow) {
    let controllers = window.turningControllers
    let screen = SimulatedDevice.current.screen
    let oldBounds = screen.bounds
    let newSize = rotation.new.turned(screen.portraitSize)
    let oldTraits = screen.traits(in: rotation.old)
    let newTraits = screen.traits(in: rotation.new)
    let coordinator = TransitionCoordinator(
      in: window,
      duration: rotation.duration,
      targetTransform: CGAffineTransform(rotationAngle: rotation.new.angle - rotation.old.angle)
    )
    transitionCoordinator = coordinator
    for controller in controllers {
      let target = controller.rotationTarget(of: oldBounds.size)
      if oldTraits != newTraits { target?.willTransition(to: newTraits, with: coordinator) }
      if oldBounds.size != newSize { target?.viewWillTransition(to: newSize, with: coordinator) }
    }
    announce(rotation)
    animate(rotation) { [self] in
      turnWindows(to: rotation.new, oldBounds, oldTraits)
      window.layoutIfNeeded()
      coordinator.runAnimations()
      for controller in controllers {
        controller.forwardToOlderCode {
          $0.willAnimateRotation(to: rotation.new, duration: rotation.duration)
        }
      }
      window.layoutIfNeeded()
    } completion: { [self] in
      finish(rotation)
      coordinator.finish()
      transitionCoordinator = nil
      for controller in controllers {
        controller.forwardToOlderCode {
          $0.wantsRotationCallbacks = false
          $0.didRotate(from: rotation.old)
        }
      }
      checkOrientationAgain()
    }
    announceEnd(of: rotation)
  }

  /// Tells every controller and view of every window that the screen's traits changed.
  func traitsDidChange(from old: UITraitCollection?) {
    guard let old else { return }
    let new = SimulatedDevice.current.screen.traitCollection
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

  /// Gives the interface its new way up, and the windows that fill the screen their new size.
  private func turnWindows(
    to orientation: UIInterfaceOrientation,
    _ oldBounds: CGRect,
    _ oldTraits: UITraitCollection
  ) {
    interfaceOrientation = orientation
    let newBounds = SimulatedDevice.current.screen.bounds
    for window in windows where window.frame == oldBounds {
      window.frame = newBounds
      window.placeRootView()
    }
    traitsDidChange(from: oldTraits)
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
    }
    announceEnd(of: rotation)
  }

  // MARK: Begin and end

  /// Runs `changes` inside the rotation's animation, and `completion` when its time is over: a half turn
  /// from iOS 8 on moves nothing, and a view that leaves the screen must not cut the rotation short.
  private func animate(
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

  private func announce(_ rotation: InterfaceRotation) {
    UIPageViewController.interfaceWillRotate(to: rotation.new)
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

  private func announceEnd(of rotation: InterfaceRotation) {
    delegate?.application(self, didChangeStatusBarOrientation: rotation.old)
    NotificationCenter.default.post(
      name: UIApplication.didChangeStatusBarOrientationNotification,
      object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: rotation.old.rawValue]
    )
  }

  private func finish(_ rotation: InterfaceRotation) {
    self.rotation = nil
    endIgnoringInteractionEvents()
    for overlay in windows.flatMap(\.overlays) { overlay.onInterfaceDidTurn?() }
  }

  /// The device may have been turned on, or another root controller shown, in the meantime.
  func checkOrientationAgain() {
    guard pendingOrientationCheck else { return }
    pendingOrientationCheck = false
    checkOrientation(animated: true)
  }
}
