import Foundation

/// The processors, which child processes of all tests share: as many of these run at once as there are processors.
package actor Processors {
  package static let shared = Processors()

  private var free = ProcessInfo.processInfo.activeProcessorCount
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Does the work as soon as a processor is free.
  package func whenFree<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    await take()
    defer { giveBack() }
    return try await work()
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
