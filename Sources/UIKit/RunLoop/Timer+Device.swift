import FoundationText

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

  /// Creates a timer that is not valid and never fires, which `var timer = Timer()` holds until another one is scheduled.
  ///
  /// Foundation's timer has no `init()` on Linux, and an extension can't override that of NSObject.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
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

// MARK: - Targets

extension Timer {
  /// Makes a timer that sends a message and schedules it on the device's run loop.
  ///
  /// - Parameters:
  ///   - ti: the seconds of the device's clock until it fires, and between its firings.
  ///   - aTarget: what receives the message; kept until the timer is invalidated.
  ///   - aSelector: the method, whose parameter is the timer.
  ///   - userInfo: a value that the timer keeps.
  ///   - yesOrNo: whether it fires until it is invalidated; otherwise it fires once.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    DeviceTimer.schedule(timer)
    return timer
  }

  /// Makes a timer that sends a message after an interval once it is added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceDevice: ti),
      interval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }

  /// Makes a timer that sends a message at a date of the device once it is added to a run loop.
  public convenience init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target t: Any,
    selector s: Selector,
    userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      if let target = objc_getAssociatedObject(timer, Timer.targetKey) {
        s.send(to: target as AnyObject, timer)
      }
    }
    // Foundation keeps the closure of an invalid timer.
    objc_setAssociatedObject(self, Timer.targetKey, t, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(self, Timer.userInfoKey, ui, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The value that a timer with a target was made with.
  @_disfavoredOverload
  public var userInfo: Any? { objc_getAssociatedObject(self, Timer.userInfoKey) ?? foundationUserInfo }

  nonisolated(unsafe) private static let keys = UnsafeMutableRawPointer.allocate(byteCount: 3, alignment: 1)
  private static var userInfoKey: UnsafeRawPointer { UnsafeRawPointer(keys) }
  fileprivate static var targetKey: UnsafeRawPointer { UnsafeRawPointer(keys + 1) }
  fileprivate static var awaitedDateKey: UnsafeRawPointer { UnsafeRawPointer(keys + 2) }
}

// MARK: - Dates

extension Timer {
  /// The date of the device at which the timer fires next.
  ///
  /// Another date takes effect at once, also an earlier one: a timer paused with `.distantFuture` goes on. Source:
  /// Apple, Timer.fireDate.
  @_disfavoredOverload
  public var fireDate: Date {
    get { foundationFireDate }
    set {
      foundationFireDate = newValue
      DeviceTimer(timer: self).dateDidChange()
    }
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
/// The timer is on no run loop of its own. Its fire date is a time of the device's clock. `isValid` and `invalidate`
/// are Foundation's, so they work everywhere.
private struct DeviceTimer: @unchecked Sendable {
  // Checked by hand: only the device's main thread uses it after it was scheduled.
  let timer: Timer

  /// The shortest interval, in seconds: Foundation's replacement for 0.
  private static let shortestInterval: TimeInterval = 0.0001

  /// The delay from which a timer is paused, in seconds: thirty years; Foundation rounds `.distantFuture`.
  private static let longestDelay: TimeInterval = 1e9

  static func schedule(_ timer: Timer) {
    DeviceTimer(timer: timer).wait()
  }

  /// Waits anew if the timer is scheduled.
  func dateDidChange() {
    if awaitedDate != nil { wait() }
  }

  /// The date for which the timer waits; nil before it is scheduled and after it has fired for the last time.
  private var awaitedDate: Date? {
    get { objc_getAssociatedObject(timer, Timer.awaitedDateKey) as? Date }
    nonmutating set {
      objc_setAssociatedObject(timer, Timer.awaitedDateKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  private func wait() {
    let date = timer.foundationFireDate
    awaitedDate = date
    let delay = date.timeIntervalSince(BootedSystem.current.clock.date)
    guard delay < DeviceTimer.longestDelay else { return }
    DispatchedWork.current.run(after: delay) {
      // Another date may have been set since.
      if awaitedDate == date { fireIfDue() }
    }
  }

  private func end() {
    awaitedDate = nil
    objc_setAssociatedObject(timer, Timer.targetKey, nil, .OBJC_ASSOCIATION_RETAIN)
  }

  private func fireIfDue() {
    guard timer.isValid else { return end() }
    let now = BootedSystem.current.clock.date
    // A file that imports Foundation may have set a later date.
    guard timer.foundationFireDate <= now + Timeline.tolerance else { return wait() }
    let planned = timer.foundationFireDate
    timer.fire()
    guard timer.timeInterval > 0, timer.isValid else { return end() }
    if timer.foundationFireDate == planned {
      // Missed firings are skipped; the interval grid stays.
      let interval = max(timer.timeInterval, DeviceTimer.shortestInterval)
      let missed = (now.timeIntervalSince(planned) / interval + Timeline.tolerance).rounded(.down)
      timer.foundationFireDate = planned + interval * (missed + 1)
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
