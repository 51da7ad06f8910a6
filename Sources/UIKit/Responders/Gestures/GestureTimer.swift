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
