import Foundation

/// Lets so many do their work at a time; the others wait for their turn.
///
/// A test that waits for a process takes no thread, so all such tests would start theirs at once, and each would be so
/// slow that time limits pass which are generous for one.
package actor ConcurrencyLimiter {
  /// The processors, which work that needs one all the time shares.
  package static let processors = ConcurrencyLimiter(ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ places: Int) { free = places }

  /// Does the work as soon as a place is free.
  package func whenFree<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
