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
    let coordinator = device.gestures
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
    let coordinator = device.gestures
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
    } else if device.gestures.isInPlay(self) {
      fail()
    }
  }

  private func enter(_ state: State) {
    let coordinator = device.gestures
    coordinator.enter(self)
    let wasPossible = storedState == .possible
    storedState = state
    shownState = nil
    if state != .failed { sendAction() }
    if state.isFinal { device.onNextTurn { [self] in finish() } }
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
    device.gestures.leave(self)
    reset()
    device.gestures.passOnHeldTouches()
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

// MARK: - Touches

extension UIGestureRecognizer {
  /// Whether the recognizer wants a finger that came down.
  final func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, !storedState.isFinal,
      allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Takes a finger in hand.
  final func take(_ touch: UITouch) {
    touches.append(touch)
    concernedTouches.append(touch)
    device.gestures.enter(self)
  }

  /// Lets a finger go for good.
  final func drop(_ touch: UITouch) {
    guard concernedTouches.contains(touch) else { return }
    touches.removeAll { $0 === touch }
    concernedTouches.removeAll { $0 === touch }
    touch.recipients.removeAll { $0 === self }
    if concernedTouches.isEmpty { withdraw() }
  }

  /// Receives the changed touches that belong to the recognizer.
  final func receive(_ changed: [UITouch], _ event: UIEvent) {
    remember()
    receive(changed, .began, event, touchesBegan)
    receive(changed, .moved, event, touchesMoved)
    receive(changed, .ended, event, touchesEnded)
    receive(changed, .cancelled, event, touchesCancelled)
    touches.removeAll { $0.isUp }
  }

  private func receive(
    _ changed: [UITouch],
    _ phase: UITouch.Phase,
    _ event: UIEvent,
    _ call: (Set<UITouch>, UIEvent) -> Void
  ) {
    guard !storedState.isFinal else { return }
    let own = changed.filter { $0.phase == phase && touches.contains($0) }
    if !own.isEmpty { call(Set(own), event) }
  }

  /// The fingers in hand that stay on the screen.
  final var remainingTouches: [UITouch] { touches.filter { !$0.isUp } }

  /// Keeps the place of the gesture for when its fingers are gone.
  private func remember() {
    guard let middle = UIGestureRecognizer.middle(of: touches) else { return }
    lastPlace = middle
    lastWindow = touches[0].window
  }

  /// The mean place of some touches in the window, or nil if there are none.
  static func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// A place in the window in points of `view`, or as it is if `view` is nil.
  final func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = locatedTouches.first?.window ?? lastWindow else { return place }
    return window.convert(place, to: view)
  }

  /// A movement in the window in points of `view`.
  final func convert(_ movement: CGVector, to view: UIView?) -> CGPoint {
    let start = convert(CGPoint.zero, to: view)
    let end = convert(CGPoint(x: movement.dx, y: movement.dy), to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A movement in points of `view` as it is in the window.
  final func movement(_ movement: CGPoint, from view: UIView?) -> CGVector {
    guard let view, let window = locatedTouches.first?.window ?? lastWindow else {
      return CGVector(dx: movement.x, dy: movement.y)
    }
    let start = window.convert(CGPoint.zero, from: view)
    let end = window.convert(movement, from: view)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

/// One change of state that a gesture recognizer may make, or the row of the table of all of them.
///
/// 1. Every recognizer waits in possible.
/// 2. A discrete gesture ends at once, or fails.
/// 3. A continuous gesture begins, changes any number of times, and ends or is cancelled; or it fails before
///    it begins.
/// 4. A recognizer that is cancelled before it began has failed; one that fails after it began is cancelled.
/// 5. What ended, was cancelled or failed is over: the system takes it back to possible.
/// 6. Failing is silent; every other change sends the action.
///
/// What is not in the table is not allowed. Source: Apple, "About the gesture recognizer state machine".
package struct GestureTransition: Equatable, Sendable {
  /// What gestures a change is for.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Gestures that happen at one moment, such as taps.
    package static let discrete = Kinds(rawValue: 1 << 0)
    /// Gestures that last, such as pans.
    package static let continuous = Kinds(rawValue: 1 << 1)
  }

  package typealias State = UIGestureRecognizer.State

  package let from: State
  /// What the recognizer asks for.
  package let asked: State
  /// What it gets.
  package let entered: State
  package let kinds: Kinds

  private init(_ from: State, _ asked: State, as entered: State? = nil, _ kinds: Kinds) {
    self.from = from
    self.asked = asked
    self.entered = entered ?? asked
    self.kinds = kinds
  }

  /// All changes that are allowed.
  package static let table = [
    GestureTransition(.possible, .ended, .discrete),
    GestureTransition(.possible, .began, .continuous),
    GestureTransition(.possible, .failed, [.discrete, .continuous]),
    GestureTransition(.possible, .cancelled, as: .failed, [.discrete, .continuous]),
    GestureTransition(.began, .changed, .continuous),
    GestureTransition(.began, .ended, .continuous),
    GestureTransition(.began, .cancelled, .continuous),
    GestureTransition(.began, .failed, as: .cancelled, .continuous),
    GestureTransition(.changed, .changed, .continuous),
    GestureTransition(.changed, .ended, .continuous),
    GestureTransition(.changed, .cancelled, .continuous),
    GestureTransition(.changed, .failed, as: .cancelled, .continuous),
    GestureTransition(.ended, .possible, [.discrete, .continuous]),
    GestureTransition(.cancelled, .possible, .continuous),
    GestureTransition(.failed, .possible, [.discrete, .continuous]),
  ]

  /// The row for a change, or nil if it is not allowed.
  package static func from(_ state: State, asking asked: State) -> GestureTransition? {
    table.first { $0.from == state && $0.asked == asked }
  }
}

/// One moment on the virtual clock that a gesture recognizer waits for.
@MainActor
final class GestureTimer {
  private var pending: (timeline: Timeline, entry: Timeline.EntryID)?

  /// Runs `work` after `delay` seconds, unless the timer is stopped or started again before.
  ///
  /// A delay that is negative or not a number counts as 0; an infinite one never ends.
  func start(after delay: TimeInterval, _ work: @escaping () -> Void) {
    stop()
    guard delay != .infinity else { return }
    let timeline = SimulatedDevice.current.timeline
    let entry = timeline.schedule(at: timeline.now + (delay > 0 ? delay : 0)) { [weak self] in
      self?.pending = nil
      work()
    }
    pending = (timeline, entry)
  }

  /// Waits no longer.
  func stop() {
    if let pending { pending.timeline.cancel(pending.entry) }
    pending = nil
  }
}
