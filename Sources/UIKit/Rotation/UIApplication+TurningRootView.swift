/// Up to iOS 7 the windows stay in portrait, and root views are turned in them.
extension UIApplication {
  /// Turns the root view of every window, with the older callbacks for the controllers of one.
  func turnRootView(_ rotation: InterfaceRotation, _ window: UIWindow) {
    let controllers = window.turningControllers
    for controller in controllers {
      controller.forwardRotation { $0.willRotate(to: rotation.new, duration: rotation.duration) }
    }
    announce(rotation)
    animate(rotation) { [self] in
      interfaceOrientation = rotation.new
      for window in windows { window.placeRootView() }
      SimulatedDevice.current.keyboard.interfaceDidTurn()
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
}
