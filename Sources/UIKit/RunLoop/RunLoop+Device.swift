import FoundationText

extension RunLoop {
  /// Runs the device until a date; elsewhere than on the main thread the thread's own run loop.
  ///
  /// The date may be one of the device's clock or of the machine's: the nearer one is meant. A run until the distant future ends
  /// when nothing is left to wait for. Source: Apple, RunLoop.run(until:).
  @_disfavoredOverload
  public func run(until limitDate: Date) { appleSources_run(until: limitDate) }

  /// Runs the device until something has happened, at most until a date; elsewhere than on the main thread the thread's own run loop.
  ///
  /// The mode is ignored on the main thread. Source: Apple, RunLoop.run(mode:before:).
  ///
  /// - Returns: false if there is nothing to wait for.
  @_disfavoredOverload
  @discardableResult
  public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
    appleSources_run(mode: mode, before: limitDate)
  }

  /// The same as `run(until:)`: what `AppleSources` writes for it, as in files that import XCTest that is Foundation's.
  public func appleSources_run(until limitDate: Date) {
    guard MainQueue.isCurrent else { return foundationRun(until: limitDate) }
    MainActor.assumeIsolated { SimulatedDevice.current.runLoop(until: limitDate) }
  }

  /// The same as `run(mode:before:)`: what `AppleSources` writes for it.
  @discardableResult
  public func appleSources_run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
    guard MainQueue.isCurrent else { return foundationRun(mode: mode, before: limitDate) }
    return MainActor.assumeIsolated { SimulatedDevice.current.runLoopOnce(before: limitDate) }
  }
}

extension SimulatedDevice {
  /// From this number of seconds on a date is too far away to be waited for: thirty years.
  private static let longestWait: TimeInterval = 1e9

  /// Whether something will happen by itself.
  private var awaitsAnything: Bool {
    timeline.hasScheduledWork || timeline.hasApplicationWork || animator.hasFiniteAnimations
      || animator.hasFollowers
  }

  /// The seconds until a date of the device's clock, or of the machine's if that is nearer; not negative.
  private func seconds(until date: Date) -> TimeInterval {
    let choices = [system.clock.date, .foundationNow].map { date.timeIntervalSince($0) }
    return max(0, choices.min { abs($0) < abs($1) } ?? 0)
  }

  fileprivate func runLoop(until date: Date) {
    let duration = seconds(until: date)
    if duration < SimulatedDevice.longestWait {
      advance(by: duration)
    } else {
      _ = advanceUntilIdle(limit: duration)
    }
  }

  fileprivate func runLoopOnce(before date: Date) -> Bool {
    let handled = handledCount
    let end = timeline.now + seconds(until: date)
    advance(by: 0)
    while handledCount == handled, timeline.now < end - Timeline.tolerance {
      if end - timeline.now >= SimulatedDevice.longestWait, !awaitsAnything { return false }
      advanceToFrame(notBeyond: end)
    }
    return true
  }
}

extension CADisplayLink {
  /// Makes a link that sends a message, with itself, to a target that it keeps until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { sel.send(to: target, $0) }
  }
}
