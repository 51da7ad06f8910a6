extension UIGestureRecognizer.State {
  /// Whether the recognizer takes its gesture for recognized.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }

  /// Whether the gesture is over.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}

extension UIGestureRecognizer {
  /// Whether a gesture that lasts is under way, allowed by others or not yet.
  final var isRecognizing: Bool {
    !waitingStates.isEmpty || storedState == .began || storedState == .changed
  }

  /// A subclass wants another state.
  ///
  /// Going back to possible is the system's part.
  final func ask(for state: State) {
    guard state != .possible,
      let transition = GestureTransition.from(waitingStates.last ?? storedState, asking: state)
    else { return }
    guard storedState == .possible else { return enter(transition.entered) }
    switch transition.entered {
    case .failed, .cancelled:
      fail()
    case let entered where waitingStates.isEmpty:
      attempt(entered)
    case .changed where waitingStates.last == .changed:
      break
    case let entered:
      waitingStates.append(entered)
    }
  }

  /// Leaves possible, if everyone agrees.
  ///
  /// 1. The views under the fingers and the delegate may forbid it: then the recognizer fails.
  /// 2. It fails also if another one that it must not recognize beside has recognized already.
  /// 3. As long as a recognizer whose failure it requires is undecided, it waits.
  private func attempt(_ state: State) {
    let coordinator = SimulatedDevice.current.gestures
    coordinator.enter(self)
    guard mayBegin else { return fail() }
    // Whoever was asked may have switched this recognizer off.
    guard storedState == .possible, waitingStates.isEmpty else { return }
    waitingStates = [state]
    releaseIfFree()
  }

  /// Makes the changes that waited, unless there is still someone to wait for.
  final func releaseIfFree() {
    guard storedState == .possible, !waitingStates.isEmpty else { return }
    let coordinator = SimulatedDevice.current.gestures
    if coordinator.isPrevented(self) { return fail() }
    guard !coordinator.mustWait(self) else { return }
    // Another recognizer may have been asked in between, and have made this one fail.
    guard storedState == .possible, !waitingStates.isEmpty else { return }
    let states = waitingStates
    waitingStates = []
    for state in states where GestureTransition.from(storedState, asking: state) != nil { enter(state) }
  }

  /// Gives up, silently, if nothing was recognized yet.
  final func fail() {
    guard storedState == .possible else { return }
    waitingStates = []
    enter(.failed)
  }

  /// Takes no further part in the gesture under way: it is cancelled if it had begun.
  final func withdraw() {
    if storedState == .began || storedState == .changed {
      enter(.cancelled)
    } else if SimulatedDevice.current.gestures.isInPlay(self) {
      fail()
    }
  }

  private func enter(_ state: State) {
    let coordinator = SimulatedDevice.current.gestures
    coordinator.enter(self)
    let wasPossible = storedState == .possible
    storedState = state
    shownState = nil
    if state != .failed { sendAction() }
    if state.isFinal { SimulatedDevice.current.onNextTurn { [self] in finish() } }
    if state == .failed {
      coordinator.didFail(self)
    } else if wasPossible {
      coordinator.didRecognize(self)
    }
  }

  /// Goes back to possible and lets go of all fingers.
  private func finish() {
    guard storedState.isFinal else { return }
    for touch in concernedTouches { touch.recipients.removeAll { $0 === self } }
    touches = []
    concernedTouches = []
    askedRequirements = [:]
    storedState = .possible
    SimulatedDevice.current.gestures.leave(self)
    reset()
    SimulatedDevice.current.gestures.passOnHeldTouches()
  }

  /// Asks the views from those under the fingers up to the recognizer's own, then the delegate.
  private var mayBegin: Bool {
    var asked: Set<UIView> = []
    for start in concernedTouches.map(\.view) + [view] {
      var candidate = start
      while let present = candidate, asked.insert(present).inserted {
        guard present.gestureRecognizerShouldBegin(self) else { return false }
        candidate = present === view ? nil : present.parent
      }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
