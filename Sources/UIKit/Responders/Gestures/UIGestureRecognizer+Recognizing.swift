extension UIGestureRecognizer.State {
  /// Whether the gesture is recognized in this state.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }

  /// Whether the gesture is over.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}

extension UIGestureRecognizer {
  /// Whether a continuous gesture is in progress, possibly waiting for other recognizers.
  final var isRecognizing: Bool {
    !pendingStates.isEmpty || storedState == .began || storedState == .changed
  }

  /// Changes to the state that a subclass requests.
  ///
  /// Only the system goes back to `possible`.
  final func ask(for state: State) {
    guard state != .possible,
      let transition = GestureTransition.from(pendingStates.last ?? storedState, asking: state)
    else { return }
    guard storedState == .possible else { return enter(transition.entered) }
    switch transition.entered {
    case .failed, .cancelled:
      fail()
    case let entered where pendingStates.isEmpty:
      attempt(entered)
    case .changed where pendingStates.last == .changed:
      break
    case let entered:
      pendingStates.append(entered)
    }
  }

  /// Leaves `possible` if nothing prevents it.
  ///
  /// 1. The recognizer fails if the views under its touches or the delegate forbid it.
  /// 2. It fails if a recognizer that excludes it has recognized already.
  /// 3. It waits while a recognizer whose failure it requires is undecided.
  private func attempt(_ state: State) {
    let coordinator = device.gestures
    coordinator.enter(self)
    guard mayBegin else { return fail() }
    // The callbacks may have disabled this recognizer.
    guard storedState == .possible, pendingStates.isEmpty else { return }
    pendingStates = [state]
    releaseIfFree()
  }

  /// Makes the state changes that waited, unless the recognizer still has to wait.
  final func releaseIfFree() {
    guard storedState == .possible, !pendingStates.isEmpty else { return }
    let coordinator = device.gestures
    if coordinator.isPrevented(self) { return fail() }
    guard !coordinator.mustWait(self) else { return }
    // A callback to another recognizer may have made this one fail.
    guard storedState == .possible, !pendingStates.isEmpty else { return }
    let states = pendingStates
    pendingStates = []
    for state in states where GestureTransition.from(storedState, asking: state) != nil { enter(state) }
  }

  /// Fails, without sending the action, if nothing has been recognized yet.
  final func fail() {
    guard storedState == .possible else { return }
    pendingStates = []
    enter(.failed)
  }

  /// Leaves the gesture in progress: cancels it if it has begun.
  final func withdraw() {
    if storedState == .began || storedState == .changed {
      enter(.cancelled)
    } else if device.gestures.isActive(self) {
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
    if state.isFinal { device.onNextPass { [self] in finish() } }
    if state == .failed {
      coordinator.didFail(self)
    } else if wasPossible {
      coordinator.didRecognize(self)
    }
  }

  /// Goes back to `possible` and releases all touches.
  private func finish() {
    guard storedState.isFinal else { return }
    for touch in concernedTouches { touch.recipients.removeAll { $0 === self } }
    touches = []
    concernedTouches = []
    askedRequirements = [:]
    storedState = .possible
    device.gestures.leave(self)
    reset()
    device.gestures.deliverHeldTouches()
  }

  /// Whether the views, from those under the touches up to the recognizer's own, and the
  /// delegate allow it to begin.
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
  /// Whether the recognizer and its delegate accept a touch that begins.
  final func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, !storedState.isFinal,
      allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Adds a touch to the recognizer.
  final func take(_ touch: UITouch) {
    touches.append(touch)
    concernedTouches.append(touch)
    device.gestures.enter(self)
  }

  /// Removes a touch for good.
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

  /// The touches that are still on the screen.
  final var remainingTouches: [UITouch] { touches.filter { !$0.isUp } }

  /// Stores the location of the gesture for the time when its touches have ended.
  private func remember() {
    guard let middle = UIGestureRecognizer.middle(of: touches) else { return }
    lastPlace = middle
    lastWindow = touches[0].window
  }

  /// The centroid of touches in the window; nil if there are none.
  static func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches {
      let location = touch.location(in: nil)
      sum.x += location.x
      sum.y += location.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Converts a location from the window to `view`; doesn't change it if `view` is nil.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = locatedTouches.first?.window ?? lastWindow else { return point }
    return window.convert(point, to: view)
  }

  /// Converts a translation from the window to `view`.
  final func convert(_ movement: CGVector, to view: UIView?) -> CGPoint {
    let start = convert(CGPoint.zero, to: view)
    let end = convert(CGPoint(x: movement.dx, y: movement.dy), to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a translation from `view` to the window.
  final func movement(_ movement: CGPoint, from view: UIView?) -> CGVector {
    guard let view, let window = locatedTouches.first?.window ?? lastWindow else {
      return CGVector(dx: movement.x, dy: movement.y)
    }
    let start = window.convert(CGPoint.zero, from: view)
    let end = window.convert(movement, from: view)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

/// A state change of a gesture recognizer; `table` has all that are allowed.
///
/// 1. Every recognizer waits in `possible`.
/// 2. A discrete gesture ends at once, or fails.
/// 3. A continuous gesture begins, changes any number of times, and ends or is cancelled; or it fails before
///    it begins.
/// 4. Cancelling before the beginning is failing; failing after the beginning is cancelling.
/// 5. After `ended`, `cancelled` and `failed` the system goes back to `possible`.
/// 6. Failing sends no action; every other change does.
///
/// Other changes are ignored. Source: Apple, "About the gesture recognizer state machine".
package struct GestureTransition: Equatable, Sendable {
  /// The kinds of gestures that a change is allowed for.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Gestures that happen at one point in time, such as taps.
    package static let discrete = Kinds(rawValue: 1 << 0)
    /// Gestures with a duration, such as pans.
    package static let continuous = Kinds(rawValue: 1 << 1)
  }

  package typealias State = UIGestureRecognizer.State

  package let from: State
  /// The requested state.
  package let asked: State
  /// The resulting state.
  package let entered: State
  package let kinds: Kinds

  private init(_ from: State, _ asked: State, as entered: State? = nil, _ kinds: Kinds) {
    self.from = from
    self.asked = asked
    self.entered = entered ?? asked
    self.kinds = kinds
  }

  /// All allowed changes.
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

  /// The row for a change; nil if it is not allowed.
  package static func from(_ state: State, asking asked: State) -> GestureTransition? {
    table.first { $0.from == state && $0.asked == asked }
  }
}

/// A timer on the device's clock for a gesture recognizer.
@MainActor
final class GestureTimer {
  private var pending: (timeline: Timeline, entry: Timeline.EntryID)?

  /// Runs `work` after `delay` seconds, unless the timer is stopped or restarted before.
  ///
  /// A negative or not-a-number delay is replaced by 0; an infinite one never ends.
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

  func stop() {
    if let pending { pending.timeline.cancel(pending.entry) }
    pending = nil
  }
}
