/// The pinch of a scroll view: fails unless there is a view to zoom.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isRecognizing || scrollView?.canZoom == true else {
      state = .failed
      return
    }
    super.touchesMoved(touches, with: event)
  }

  /// Fingers may scroll and zoom at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }
}
