/// The course of a gesture of two fingers, which lasts until both are lifted.
extension UIGestureRecognizer {
  /// Leaves fingers beyond the second to others.
  final func ignoreMoreThanTwo(of touches: Set<UITouch>, _ event: UIEvent) {
    for touch in self.touches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
  }

  /// Goes on with the gesture, or begins it if the fingers have done enough.
  final func recognize(if isEnough: Bool) {
    if isRecognizing {
      state = .changed
    } else if isEnough {
      state = .began
    }
  }

  /// Ends the gesture if the last finger was lifted.
  final func endWithLastFinger() {
    if remainingTouches.isEmpty { state = isRecognizing ? .ended : .failed }
  }

  /// Calls the gesture off if the last finger was taken away.
  final func cancelWithLastFinger() {
    if remainingTouches.isEmpty { state = .cancelled }
  }
}
