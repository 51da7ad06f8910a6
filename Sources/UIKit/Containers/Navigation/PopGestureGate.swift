/// Decides whether a swipe from the edge may lead back: only where a back button would.
///
/// It is the recognizer's delegate, so that an application that sets another one decides by itself, as it does on
/// a device.
@MainActor
final class PopGestureGate: UIGestureRecognizerDelegate {
  @WeakReference var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !controller.isNavigationBarHidden else { return false }
    return controller.handlesBack && controller.shownBar.backButton != nil
  }
}
