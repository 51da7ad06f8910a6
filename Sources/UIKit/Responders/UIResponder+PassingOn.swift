extension UIResponder {
  /// What a responder tells the next one of.
  enum Message: Hashable {
    case touchesBegan
    case touchesMoved
    case touchesEnded
    case touchesCancelled
    case motionBegan
    case motionEnded
    case motionCancelled
    case remoteControlReceived
  }

  /// Tells the next responder.
  ///
  /// An application may override `next`, and so close the chain; an event ends where it would come by again.
  final func passOn(_ message: Message, _ event: UIEvent?, _ tell: (UIResponder) -> Void) {
    guard let next else { return }
    let device = SimulatedDevice.current
    let visit = ResponderVisit(
      responder: ObjectIdentifier(self),
      message: message,
      event: event.map { ObjectIdentifier($0) }
    )
    guard device.responderVisits.insert(visit).inserted else {
      device.console.log("The responder chain comes back to \(self), which ends it there.")
      return
    }
    tell(next)
    device.responderVisits.remove(visit)
  }
}
