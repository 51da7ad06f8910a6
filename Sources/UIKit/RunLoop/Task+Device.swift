extension Task where Success == Never, Failure == Never {
  /// Suspends the task until the device's clock has advanced by `duration`; throws if the task is cancelled.
  ///
  /// Swift's own method sleeps until a time of the machine, so the delay would depend on how busy the machine is. While
  /// nothing else advances the device's clock, as when a test sleeps, it follows real time. A clock other than Swift's own
  /// two does the sleep itself.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    guard let duration = duration as? Duration, clock is ContinuousClock || clock is SuspendingClock else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    let nanoseconds = max(duration, .zero) / .nanoseconds(1)
    try await sleep(nanoseconds: UInt64(exactly: nanoseconds.rounded()) ?? .max)
  }
}
