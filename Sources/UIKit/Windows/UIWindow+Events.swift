extension UIWindow {
  /// Brings an event that belongs to no point to the first responder.
  ///
  /// If there is none the window gets it, or, if it is a shake, the root controller, from which it goes up to the window.
  /// Source: Kenshin Cui, "iOS: touch events, gestures, motion events, remote control" (2014, iOS 7): a controller need
  /// not be the first responder; github.com/xbmc/Official-Kodi-Remote-iOS/pull/227: a controller within others must be.
  final func deliverToFirstResponder(_ event: UIEvent) {
    let fallback: UIResponder = event.type == .motion ? rootViewController ?? self : self
    let responder: UIResponder = firstResponder ?? fallback
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
