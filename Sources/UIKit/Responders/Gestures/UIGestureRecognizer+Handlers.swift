extension UIGestureRecognizer {
  /// What `removeHandler(_:)` knows a handler by.
  public struct HandlerToken: Hashable, Sendable {
    let number: Int
  }

  /// Takes a handler away; one that was taken away before is ignored.
  public func removeHandler(_ token: HandlerToken) {
    handlers.removeAll { $0.token == token }
  }

  /// Runs the handlers on the next turn of the run loop, showing them the state of this moment.
  final func sendAction() {
    let state = storedState
    SimulatedDevice.current.onNextTurn { [self] in
      shownState = state
      for handler in handlers where handlers.contains(where: { $0.token == handler.token }) {
        handler.work(self)
      }
      shownState = nil
    }
  }
}
