/// The rotation of the interface.
///
/// 1. The root controller of the key window decides: `shouldAutorotate`, then
///    `supportedInterfaceOrientations`. From iOS 6 the application's own mask counts too.
/// 2. If the controller refuses, nothing happens.
/// 3. Up to iOS 7 the window stays in portrait and the root view is rotated: `willRotate`, then inside the
///    animation the new geometry, layout and `willAnimateRotation`, at the end `didRotate`.
/// 4. From iOS 8 the window itself changes size: `willTransition(to:with:)` if traits change,
///    `viewWillTransition(to:with:)`, inside the animation the new bounds, traits, layout and the alongside
///    animations, at the end the completions.
/// 5. Containers and popovers that react to rotations in addition to the callbacks of controllers
///    are rotation observers.
///
/// Source: Apple, View Controller Programming Guide for iOS (2013), and UIContentContainer.
extension UIApplication {
  /// Rotates the interface to the device's orientation if the root controller agrees.
  package func deviceDidRotate() {
    guard let wanted = device.uiDevice.physicalOrientation.interfaceOrientation else {
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
    orientationQueries.append((wanted, isSupported))
    if isSupported && wanted != interfaceOrientation {
      rotate(window, to: wanted, animated: true)
    }
  }

  /// Rotates to a supported orientation after the controller on screen, or its supported
  /// orientations, have changed.
  package func checkOrientation(animated: Bool) {
    guard !isRotating, runningTransitions == 0 else {
      pendingOrientationCheck = true
      return
    }
    guard let window = rotatingWindow, let controller = window.controllerInCharge else { return }
    let target = suitableOrientation(for: controller, in: window)
    if target != interfaceOrientation { rotate(window, to: target, animated: animated) }
  }

  /// The orientations that the application supports in a window, as returned by its delegate.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? supportedOrientations
  }

  /// The window whose root controller decides about rotations.
  var rotatingWindow: UIWindow? {
    keyWindow ?? ownWindowsBackToFront.last
  }

  /// The orientations that both the controller and, from iOS 6, the application support;
  /// raises if there are none.
  func allowedOrientations(
    of controller: UIViewController,
    in window: UIWindow
  ) -> UIInterfaceOrientationMask {
    let own = controller.supportedInterfaceOrientations
    guard device.behavior.applicationRestrictsOrientations else { return own }
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

  /// The orientation for a controller in the rotating window; the present one if there is no controller.
  func suitableOrientation(for controller: UIViewController) -> UIInterfaceOrientation {
    guard let window = rotatingWindow else { return interfaceOrientation }
    return suitableOrientation(for: controller, in: window)
  }

  /// The device's orientation if the controller supports it, else the present one, else one that it supports.
  func suitableOrientation(
    for controller: UIViewController,
    in window: UIWindow
  ) -> UIInterfaceOrientation {
    let mask = allowedOrientations(of: controller, in: window)
    let held = device.uiDevice.physicalOrientation.interfaceOrientation
    if let held, mask.contains(held), controller.shouldAutorotate { return held }
    if mask.contains(interfaceOrientation) { return interfaceOrientation }
    return mask.preferred ?? interfaceOrientation
  }

  /// Rotates the interface as seen by the controllers in a window.
  private func rotate(
    _ window: UIWindow,
    to new: UIInterfaceOrientation,
    animated: Bool
  ) {
    let old = interfaceOrientation
    let turns: TimeInterval = old.isOpposite(to: new) ? 2 : 1
    let duration = animated ? device.behavior.rotationDuration * turns : 0
    let rotation = InterfaceRotation(old: old, new: new, duration: duration)
    self.rotation = rotation
    beginIgnoringInteractionEvents()
    for observer in rotationObservers.live { observer.rotationWillBegin(rotation) }
    if device.behavior.screenRotatesWithInterface {
      rotateScreen(rotation, window)
    } else {
      rotateRootView(rotation, window)
    }
  }

  /// Rotates the interface without an animation and without `shouldAutorotate`, for a controller
  /// that comes on screen.
  func rotateImmediately(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    let rotation = InterfaceRotation(old: interfaceOrientation, new: orientation, duration: 0)
    announce(rotation)
    if device.behavior.screenRotatesWithInterface {
      rotateWindows(to: orientation)
    } else {
      interfaceOrientation = orientation
      for window in windows { window.placeRootView() }
      device.keyboard.interfaceDidRotate()
    }
    announceEnd(of: rotation)
  }

  // MARK: Begin and end

  /// Runs `changes` inside the animation of a rotation or another change of size, and `completion` after its duration.
  ///
  /// The duration is independent of the animation: a half turn from iOS 8 on moves nothing, and a view that
  /// leaves the screen must not end the rotation early.
  func animate(
    in duration: TimeInterval,
    changes: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    // Changes that the controller makes after the autoresizing mask's start from the presented position.
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .beginFromCurrentState,
      animations: changes
    )
    guard duration > 0, UIView.areAnimationsEnabled else {
      device.onNextPass(completion)
      return
    }
    let timeline = device.timeline
    timeline.schedule(at: timeline.now + duration) { [self] in
      device.onNextPass(completion)
    }
  }

  /// Sends the callbacks before a rotation.
  func announce(_ rotation: InterfaceRotation) {
    for observer in rotationObservers.live { observer.orientationWillChange(to: rotation.new) }
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

  /// Notifies observers that the interface has its new orientation, though the animation may still run.
  func announceEnd(of rotation: InterfaceRotation) {
    let oldSize = rotation.old.turned(device.screen.portraitSize)
    for case let scene as UIWindowScene in scenes {
      scene.didUpdate(from: rotation.old, arrangement.frame(of: scene, in: oldSize))
    }
    delegate?.application(self, didChangeStatusBarOrientation: rotation.old)
    NotificationCenter.default.post(
      name: UIApplication.didChangeStatusBarOrientationNotification,
      object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: rotation.old.rawValue]
    )
  }

  /// Sends the callbacks after a rotation.
  func finish(_ rotation: InterfaceRotation) {
    self.rotation = nil
    endIgnoringInteractionEvents()
    for observer in rotationObservers.live { observer.rotationDidEnd() }
  }

  /// Checks again, as the device may have rotated, or the root controller changed, in the meantime.
  func checkOrientationAgain() {
    guard pendingOrientationCheck else { return }
    pendingOrientationCheck = false
    checkOrientation(animated: true)
  }
}

// MARK: - Rotating the screen

/// From iOS 8 the screen rotates, and with it the windows that fill it.
extension UIApplication {
  /// Rotates the screen, with the size and trait callbacks for the controllers of one window.
  func rotateScreen(_ rotation: InterfaceRotation, _ window: UIWindow) {
    let changes = changes(in: windowsOfTransition(with: window), to: rotation.new, arrangement)
    let controllers = changes.flatMap(\.controllers)
    let coordinator = TransitionCoordinator(
      in: window,
      duration: rotation.duration,
      targetTransform: CGAffineTransform(rotationAngle: rotation.new.angle - rotation.old.angle)
    )
    transitionCoordinator = coordinator
    for change in changes { change.announce(with: coordinator) }
    announce(rotation)
    animate(in: rotation.duration) { [self] in
      rotateWindows(to: rotation.new)
      for change in changes { change.window.layoutIfNeeded() }
      coordinator.runAnimations()
      for controller in controllers {
        controller.forwardToOlderCode {
          $0.willAnimateRotation(to: rotation.new, duration: rotation.duration)
        }
      }
      for change in changes { change.window.layoutIfNeeded() }
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

  /// Sets the interface's new orientation, and the new size of the windows that fill their scenes.
  func rotateWindows(to orientation: UIInterfaceOrientation) {
    resizeWindows {
      interfaceOrientation = orientation
    } then: {
      device.keyboard.interfaceDidRotate()
    }
  }
}

// MARK: - Rotating the root view

/// Up to iOS 7 the windows stay in portrait, and root views are rotated in them.
extension UIApplication {
  /// Rotates the root view of every window, with the older callbacks for the controllers of one.
  func rotateRootView(_ rotation: InterfaceRotation, _ window: UIWindow) {
    let controllers = window.rotatingControllers
    for controller in controllers {
      controller.forwardRotation { $0.willRotate(to: rotation.new, duration: rotation.duration) }
    }
    announce(rotation)
    animate(in: rotation.duration) { [self] in
      interfaceOrientation = rotation.new
      for window in windows { window.placeRootView() }
      device.keyboard.interfaceDidRotate()
      window.layoutIfNeeded()
      let root = window.rootViewController
      let viewBefore = root?.storedView
      for controller in controllers {
        controller.forwardRotation {
          $0.willAnimateRotation(to: rotation.new, duration: rotation.duration)
        }
      }
      if let view = root?.storedView, view !== viewBefore {
        // A view that the controller has just set keeps its size and transform, and is centred.
        let frame = window.rootViewRect(in: rotation.new)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
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
}

// MARK: - Controllers

extension UIViewController {
  /// Asks again which orientations are supported, and rotates the interface to the device's
  /// orientation if possible.
  public static func attemptRotationToDeviceOrientation() {
    device.application.checkOrientation(animated: true)
  }

  /// The preferred orientation of the controller, unless it or its delegate says otherwise.
  final var suitableOrientation: UIInterfaceOrientation {
    device.application.suitableOrientation(for: self)
  }

  /// Calls `work` for this controller and for the children that it forwards rotation calls to.
  final func forwardRotation(_ work: (UIViewController) -> Void) {
    work(self)
    guard shouldAutomaticallyForwardRotationMethods() else { return }
    for child in storedChildren where child.isViewLoaded { child.forwardRotation(work) }
  }

  /// Sends the older rotation calls on iOS 8 and 9 if the controller doesn't override the size transition.
  ///
  /// Source: Apple, UIViewController.willRotate(to:duration:).
  final func announceRotationToOlderCode() {
    guard let rotation = device.application.rotation,
      device.behavior.callsOlderRotationMethods
    else { return }
    wantsRotationCallbacks = true
    willRotate(to: rotation.new, duration: rotation.duration)
  }

  /// Calls `work` for the controllers of this tree that get the older rotation calls.
  final func forwardToOlderCode(_ work: (UIViewController) -> Void) {
    if wantsRotationCallbacks { work(self) }
    for child in storedChildren { child.forwardToOlderCode(work) }
  }
}
