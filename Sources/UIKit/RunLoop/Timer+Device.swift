extension Timer {
  /// Creates a timer and schedules it on the device's run loop.
  ///
  /// - Parameters:
  ///   - interval: the seconds of the device's clock until it fires, and between its firings.
  ///   - repeats: whether it fires until it is invalidated; otherwise it fires once.
  ///   - block: called with the timer at each firing.
  @_disfavoredOverload
  @discardableResult
  @preconcurrency
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    DeviceTimer.schedule(timer)
    return timer
  }

  /// Creates a timer that fires after an interval once it is added to a run loop.
  @_disfavoredOverload
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceDevice: interval),
      interval: interval,
      repeats: repeats,
      block: block
    )
  }
}

extension RunLoop {
  /// Schedules a timer on the device's clock; the mode is ignored.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    DeviceTimer.schedule(timer)
  }
}

/// A timer of Foundation that fires by the device's clock.
///
/// The timer is on no run loop of its own. Its fire date is a time of the device's clock. `isValid`,
/// `invalidate` and `fireDate` are Foundation's, so they work everywhere.
private struct DeviceTimer: @unchecked Sendable {
  // Checked by hand: only the device's main thread uses it after it was scheduled.
  let timer: Timer

  /// The shortest interval, in seconds: Foundation's replacement for 0.
  private static let shortestInterval: TimeInterval = 0.0001

  static func schedule(_ timer: Timer) {
    DeviceTimer(timer: timer).wait()
  }

  private func wait() {
    let delay = timer.fireDate.timeIntervalSince(BootedSystem.current.clock.date)
    DispatchedWork.current.run(after: delay) { fireIfDue() }
  }

  private func fireIfDue() {
    guard timer.isValid else { return }
    let now = BootedSystem.current.clock.date
    // A later fire date may have been set since.
    guard timer.fireDate <= now + Timeline.tolerance else { return wait() }
    let planned = timer.fireDate
    timer.fire()
    guard timer.timeInterval > 0, timer.isValid else { return }
    if timer.fireDate == planned {
      // Missed firings are skipped; the interval grid stays.
      let interval = max(timer.timeInterval, DeviceTimer.shortestInterval)
      let missed = (now.timeIntervalSince(planned) / interval + Timeline.tolerance).rounded(.down)
      timer.fireDate = planned + interval * (missed + 1)
    }
    wait()
  }
}

extension Date {
  /// The date `seconds` after the device's present date.
  fileprivate init(timeIntervalSinceDevice seconds: TimeInterval) {
    self = BootedSystem.current.clock.date + seconds
  }
}
