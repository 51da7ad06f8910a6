extension UIWindow {
  /// Brings an event that belongs to no point to the first responder, or to the window if there is none.
  final func deliverToFirstResponder(_ event: UIEvent) {
    let responder: UIResponder = firstResponder ?? self
    switch event.type {
    case .touches: break
    case .remoteControl: responder.remoteControlReceived(with: event)
    case .motion:
      switch event.motionPhase {
      case .began: responder.motionBegan(event.subtype, with: event)
      case .ended: responder.motionEnded(event.subtype, with: event)
      case .cancelled: responder.motionCancelled(event.subtype, with: event)
      }
    }
  }
}
