/// Delivers touches to gesture recognizers, decides which of them may recognize, and which
/// touches views receive.
///
/// A recognizer is in play from its first touch, or from a change of its state, until it is reset.
@MainActor
final class GestureCoordinator {
  private var activeRecognizers: [UIGestureRecognizer] = []

  /// The touches with recognizers whose delivery to the view is not finished.
  var arbitrated: [UITouch] = []

  /// The newest event, while touches for views may be held back.
  var event: UIEvent?

  /// The actions of recognized gestures that wait to be sent.
  private var actions: [() -> Void] = []

  // MARK: Actions

  /// Sends an action at the end of the present event, before views get its touches, or in the next run-loop pass if
  /// a gesture was recognized without an event.
  ///
  /// Source: the call stacks of public crash reports, in which `-[UIWindow sendEvent:]` sends the actions by way of
  /// `-[UIGestureEnvironment _updateForEvent:window:]`; a tap that ends editing therefore comes before the
  /// `touchesEnded` by which a text field begins it.
  func send(_ action: @escaping () -> Void) {
    actions.append(action)
    SimulatedDevice.current.onNextPass { [weak self] in self?.sendActions() }
  }

  private func sendActions() {
    while !actions.isEmpty { actions.removeFirst()() }
  }

  // MARK: Active recognizers

  func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    activeRecognizers.contains { $0 === recognizer }
  }

  func enter(_ recognizer: UIGestureRecognizer) {
    if !isActive(recognizer) { activeRecognizers.append(recognizer) }
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    activeRecognizers.removeAll { $0 === recognizer }
  }

  // MARK: Touches

  /// Sends the changed touches to the recognizers of the views under them.
  ///
  /// Touches are in the order in which they began. Recognizers get them before their views do: first the
  /// recognizers of the hit-test view, then those of its superviews; within a view, in the order in
  /// which they were added.
  func recognize(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches where touch.phase == .began { findRecipients(of: touch) }
    let changed = touches.filter { $0.phase != .stationary && !$0.recipients.isEmpty }
    guard !changed.isEmpty else { return }
    self.event = event
    var recipients: [UIGestureRecognizer] = []
    for touch in changed {
      for recognizer in touch.recipients where !recipients.contains(recognizer) {
        recipients.append(recognizer)
      }
    }
    // The sort is stable: recognizers of equal precedence stay in order.
    if recipients.contains(where: { $0.precedence > 0 }) {
      recipients.sort { $0.precedence > $1.precedence }
    }
    for recognizer in recipients { recognizer.receive(changed, event) }
    sendActions()
  }

  private func findRecipients(of touch: UITouch) {
    var recipients: [UIGestureRecognizer] = []
    var candidate = touch.view
    while let view = candidate {
      if let recognizers = view.extras?.gestureRecognizers, !recognizers.isEmpty {
        recipients += recognizers.filter { $0.accepts(touch) }
      }
      candidate = view.parent
    }
    // A delegate that was called may have removed or disabled a recognizer.
    recipients.removeAll { $0.view == nil || !$0.isEnabled || $0.storedState.isFinal }
    guard !recipients.isEmpty else { return }
    touch.recipients = recipients
    for recognizer in recipients { recognizer.take(touch) }
    touch.viewDelivery = touch.isDelivered ? .waiting : .over
    if touch.isDelivered { arbitrated.append(touch) }
  }

  // MARK: Dependencies

  /// Whether a recognizer that excludes this one has recognized.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    activeRecognizers.contains { other in
      other !== recognizer && other.storedState.isRecognized
        && (recognizer.requiresFailure(of: other) || other.prevents(recognizer))
    }
  }

  /// Whether a recognizer whose failure is required is still undecided.
  ///
  /// One that itself waits for this recognizer is ignored, so the last caller in a cycle of
  /// requirements doesn't wait.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    activeRecognizers.contains { other in
      other !== recognizer && other.storedState == .possible && recognizer.requiresFailure(of: other)
        && !waits(other, for: recognizer)
    }
  }

  private func waits(_ first: UIGestureRecognizer, for last: UIGestureRecognizer) -> Bool {
    var seen: Set<UIGestureRecognizer> = []
    var pending = [first]
    while let recognizer = pending.popLast() {
      guard !recognizer.pendingStates.isEmpty, seen.insert(recognizer).inserted else { continue }
      if recognizer.requiresFailure(of: last) { return true }
      pending += activeRecognizers.filter {
        $0 !== recognizer && $0.storedState == .possible && recognizer.requiresFailure(of: $0)
      }
    }
    return false
  }

  /// Makes the recognizers that a recognized one excludes fail, and cancels touches in their views.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in activeRecognizers where other !== recognizer && other.storedState == .possible {
      if other.requiresFailure(of: recognizer) || recognizer.prevents(other) { other.fail() }
    }
    if recognizer.cancelsTouchesInView { cancelTouches(of: recognizer) }
  }

  /// Releases the recognizers that waited for a recognizer that has failed.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in activeRecognizers where other !== recognizer && !other.pendingStates.isEmpty {
      if other.requiresFailure(of: recognizer) { other.releaseIfFree() }
    }
  }
}

// MARK: - Views

extension GestureCoordinator {
  /// Delivers the touches of an event to views, as far as recognizers allow.
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    guard !arbitrated.isEmpty else { return }
    self.event = event
    for touch in touches where touch.phase != .stationary { deliver(touch, isChanged: true) }
    deliverHeldTouches()
  }

  /// Delivers the touches that were held back and that no recognizer delays any more.
  func deliverHeldTouches() {
    for touch in arbitrated { deliver(touch, isChanged: false) }
    arbitrated.removeAll { $0.viewDelivery == .over }
    if arbitrated.isEmpty { event = nil }
  }

  /// Delivers a touch to its view unless a recognizer prevents or delays it.
  ///
  /// 1. A touch that begins during a recognized gesture isn't delivered to its view, unless the gesture
  ///    doesn't cancel touches in views.
  /// 2. The view doesn't get the touch while a recognizer that delays the beginning is undecided.
  /// 3. The view doesn't get the end of the touch while a recognizer that delays the end is undecided.
  private func deliver(_ touch: UITouch, isChanged: Bool) {
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

  /// Cancels the touches of a recognized gesture in their views.
  ///
  /// First the touches that have ended, one at a time, then those of each view together.
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

  /// Calls the view's touch method for a phase; the touches report this phase during the call.
  private func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard let view = touches.first?.view else { return }
    for touch in touches { touch.shownPhase = phase }
    view.callTouchMethod(touches, phase, with: event)
    for touch in touches { touch.shownPhase = nil }
  }
}

/// A weak reference to another recognizer.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
