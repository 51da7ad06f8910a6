/// Hears of the turns of the interface beside the controllers of the window that turns: containers that arrange
/// themselves anew, popovers that hide meanwhile.
///
/// Registered with `UIApplication.rotationObservers`. Every method is optional.
@MainActor
protocol RotationObserver: AnyObject {
  /// A turn that takes its time is about to begin: controllers have not heard of it yet.
  func rotationWillBegin(_ rotation: InterfaceRotation)

  /// The interface is about to get another way up, in a turn or at once: controllers have heard of it, the
  /// application's delegate has not.
  func orientationWillChange(to orientation: UIInterfaceOrientation)

  /// A turn is over: controllers have not heard of that yet.
  func rotationDidEnd()
}

extension RotationObserver {
  func rotationWillBegin(_ rotation: InterfaceRotation) {}

  func orientationWillChange(to orientation: UIInterfaceOrientation) {}

  func rotationDidEnd() {}
}
