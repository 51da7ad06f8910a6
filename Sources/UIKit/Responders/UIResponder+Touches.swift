extension UIResponder {
  /// Hears of touches in a phase, by the method that tells of it; of touches that rest nobody tells.
  final func hear(_ touches: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
