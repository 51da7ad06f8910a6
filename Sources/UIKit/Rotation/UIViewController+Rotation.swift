extension UIViewController {
  /// Asks again which orientations are supported, and turns the interface to the device's if it now may.
  public static func attemptRotationToDeviceOrientation() {
    SimulatedDevice.current.application.checkOrientation(animated: true)
  }

  /// The way up that suits the controller: what it prefers unless it, or its delegate, says otherwise.
  final var suitableOrientation: UIInterfaceOrientation {
    SimulatedDevice.current.application.suitableOrientation(for: self)
  }

  /// Calls `work` for this controller and for the children that it forwards rotation calls to.
  final func forwardRotation(_ work: (UIViewController) -> Void) {
    work(self)
    guard shouldAutomaticallyForwardRotationMethods() else { return }
    for child in storedChildren where child.isViewLoaded { child.forwardRotation(work) }
  }

  /// On iOS 8 and 9 a controller that leaves the change of size to the base class still gets the older
  /// rotation calls.
  ///
  /// Source: Apple, UIViewController.willRotate(to:duration:).
  final func announceRotationToOlderCode() {
    guard let rotation = SimulatedDevice.current.application.rotation,
      SimulatedDevice.current.behavior.callsOlderRotationMethods
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
