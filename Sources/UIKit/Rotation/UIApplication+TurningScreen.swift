/// From iOS 8 the screen turns, and with it the windows that fill it.
extension UIApplication {
  /// Turns the screen, with the callbacks about size and traits for the controllers of one window.
  func turnScreen(_ rotation: InterfaceRotation, _ window: UIWindow) {
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

  /// Gives the interface its new way up, and the windows that fill the screen their new size.
  func turnWindows(
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
    SimulatedDevice.current.keyboard.interfaceDidTurn()
    traitsDidChange(from: oldTraits)
  }
}
