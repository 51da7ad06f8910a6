extension Task where Success == Never, Failure == Never {
  /// Suspends the task until the device's clock has advanced by `duration` nanoseconds; throws if
  /// the task is cancelled.
  ///
  /// While nothing else advances the device's clock, as when a test sleeps, it follows real time.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await DeviceSleep.sleep(TimeInterval(duration) / 1_000_000_000)
  }

  /// Suspends the task until the device's clock has advanced by `duration`; throws if the task is cancelled.
  ///
  /// A clock other than Swift's own two does the sleep itself.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    guard let duration = duration as? Duration, clock is ContinuousClock || clock is SuspendingClock else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    let (seconds, attoseconds) = duration.components
    try await DeviceSleep.sleep(TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18)
  }
}

/// A task that sleeps by the device's clock.
private final class DeviceSleep: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case ended
  }

  private let state = Locked(State.awake)

  static func sleep(_ seconds: TimeInterval) async throws {
    try Task.checkCancellation()
    let sleep = DeviceSleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleep.start($0, seconds) }
    } onCancel: {
      sleep.end(.failure(CancellationError()))
    }
  }

  private func start(_ continuation: CheckedContinuation<Void, any Error>, _ seconds: TimeInterval) {
    let isCancelled = state.withLock { state in
      if case .ended = state { return true }
      state = .asleep(continuation)
      return false
    }
    if isCancelled { return continuation.resume(throwing: CancellationError()) }
    let work = DispatchedWork.current
    work.noteTask()
    work.run(after: seconds) { self.end(.success(())) }
  }

  private func end(_ result: Result<Void, any Error>) {
    let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
      defer { state = .ended }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(with: result)
  }
}
