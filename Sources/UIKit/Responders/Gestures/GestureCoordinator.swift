/// Brings touches to gesture recognizers, settles which of them may recognize, and decides what views still hear.
///
/// A recognizer is in play from its first finger, or from the moment that its state is set, until it is reset.
@MainActor
final class GestureCoordinator {
  private var inPlay: [UIGestureRecognizer] = []

  /// Touches that recognizers have a say in and whose view has not heard the last word.
  var arbitrated: [UITouch] = []

  /// The newest event, while views may still have to get touches.
  var event: UIEvent?

  // MARK: In play

  func isInPlay(_ recognizer: UIGestureRecognizer) -> Bool {
    inPlay.contains { $0 === recognizer }
  }

  func enter(_ recognizer: UIGestureRecognizer) {
    if !isInPlay(recognizer) { inPlay.append(recognizer) }
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    inPlay.removeAll { $0 === recognizer }
  }

  // MARK: Touches

  /// Gives the changed touches to the recognizers of the views under them.
  ///
  /// Touches are in the order in which they came down. Recognizers get them before their views do: first
  /// those of the view that was hit, then those of its superviews; within a view, in the order added.
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
    // Sorting is stable: equals stay in order.
    if recipients.contains(where: { $0.precedence > 0 }) {
      recipients.sort { $0.precedence > $1.precedence }
    }
    for recognizer in recipients { recognizer.receive(changed, event) }
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
    // A delegate that was asked may have taken a recognizer away or switched it off.
    recipients.removeAll { $0.view == nil || !$0.isEnabled || $0.storedState.isFinal }
    guard !recipients.isEmpty else { return }
    touch.recipients = recipients
    for recognizer in recipients { recognizer.take(touch) }
    touch.viewDelivery = touch.isDelivered ? .waiting : .over
    if touch.isDelivered { arbitrated.append(touch) }
  }

  // MARK: Who may recognize

  /// Whether a recognizer that must not be recognized beside this one has recognized.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    inPlay.contains { other in
      other !== recognizer && other.storedState.isRecognized
        && (recognizer.requiresFailure(of: other) || other.prevents(recognizer))
    }
  }

  /// Whether a recognizer whose failure is required is still undecided.
  ///
  /// One that itself waits for this recognizer does not count, so that a ring of requirements ends with the
  /// last that asks.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    inPlay.contains { other in
      other !== recognizer && other.storedState == .possible && recognizer.requiresFailure(of: other)
        && !waits(other, for: recognizer)
    }
  }

  private func waits(_ first: UIGestureRecognizer, for last: UIGestureRecognizer) -> Bool {
    var seen: Set<UIGestureRecognizer> = []
    var pending = [first]
    while let recognizer = pending.popLast() {
      guard !recognizer.waitingStates.isEmpty, seen.insert(recognizer).inserted else { continue }
      if recognizer.requiresFailure(of: last) { return true }
      pending += inPlay.filter {
        $0 !== recognizer && $0.storedState == .possible && recognizer.requiresFailure(of: $0)
      }
    }
    return false
  }

  /// A recognizer left possible: those that it excludes fail, and touches are taken from their views.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in inPlay where other !== recognizer && other.storedState == .possible {
      if other.requiresFailure(of: recognizer) || recognizer.prevents(other) { other.fail() }
    }
    if recognizer.cancelsTouchesInView { cancelTouches(of: recognizer) }
  }

  /// A recognizer failed: those that waited for it may go on.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in inPlay where other !== recognizer && !other.waitingStates.isEmpty {
      if other.requiresFailure(of: recognizer) { other.releaseIfFree() }
    }
  }
}

// MARK: - Views

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
  /// 2. The view does not get it while a recognizer that delays the beginning is undecided.
  /// 3. The view is not told of its end while a recognizer that delays the end is undecided.
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

/// Another recognizer, without keeping it.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
