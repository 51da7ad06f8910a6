extension GestureCoordinator {
  /// Tells views of the touches of an event, as far as recognizers let them hear.
  func passOn(_ touches: [UITouch], _ event: UIEvent) {
    guard !arbitrated.isEmpty else { return }
    self.event = event
    for touch in touches where touch.phase != .stationary { passOn(touch, isChanged: true) }
    passOnHeldTouches()
  }

  /// Tells views what was kept from them and need not be any more.
  func passOnHeldTouches() {
    for touch in arbitrated { passOn(touch, isChanged: false) }
    arbitrated.removeAll { $0.viewDelivery == .over }
    if arbitrated.isEmpty { event = nil }
  }

  /// 1. A touch that begins in a gesture that is under way already does not reach its view, unless the gesture
  ///    leaves views their touches.
  /// 2. The view does not hear of it while a recognizer that delays the beginning is undecided.
  /// 3. The view does not hear of its end while a recognizer that delays the end is undecided.
  private func passOn(_ touch: UITouch, isChanged: Bool) {
    if touch.viewDelivery == .waiting {
      if touch.recipients.contains(where: { $0.storedState.isRecognized && $0.cancelsTouchesInView }) {
        touch.viewDelivery = .over
        return
      }
      guard !isHeld(touch, { $0.delaysTouchesBegan }) else { return }
      touch.viewDelivery = .begun
      tell([touch], .began)
      if touch.phase == .began { return }
    }
    guard touch.viewDelivery == .begun else { return }
    switch touch.phase {
    case .moved where isChanged:
      tell([touch], .moved)
    case .ended:
      guard !isHeld(touch, { $0.delaysTouchesEnded }) else { return }
      touch.viewDelivery = .over
      tell([touch], .ended)
    case .cancelled:
      touch.viewDelivery = .over
      tell([touch], .cancelled)
    case .began, .moved, .stationary:
      break
    }
  }

  private func isHeld(_ touch: UITouch, _ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.recipients.contains { $0.storedState == .possible && delays($0) }
  }

  /// Takes the touches of a recognized gesture from their views: first fingers that were lifted, each by itself,
  /// then those of each view together.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    var begun: [UITouch] = []
    for touch in recognizer.concernedTouches {
      if touch.viewDelivery == .begun { begun.append(touch) }
      if touch.viewDelivery != .direct { touch.viewDelivery = .over }
    }
    for touch in begun where touch.isUp { tell([touch], .cancelled) }
    var rest = begun.filter { !$0.isUp }
    while let first = rest.first {
      tell(Set(rest.filter { $0.view === first.view }), .cancelled)
      rest.removeAll { $0.view === first.view }
    }
  }

  /// Calls one of the four touch methods of the view, showing the touches in the phase that it is told of.
  private func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard let view = touches.first?.view else { return }
    for touch in touches { touch.shownPhase = phase }
    view.hear(touches, phase, with: event)
    for touch in touches { touch.shownPhase = nil }
  }
}
