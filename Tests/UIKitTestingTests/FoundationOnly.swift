import Foundation

// What a view model and a service without UIKit have: timers, queues and tasks in a file that imports only Foundation.

/// Waits by a queue of the machine's clock.
@MainActor final class MachineDebounce {
  private(set) var isDone = false

  func start(seconds: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { self.isDone = true }
    }
  }
}

/// Sleeps in the background in each way that tasks can.
actor MachineService {
  func load() async throws -> [String] {
    try await Task.sleep(nanoseconds: 500_000_000)
    try await Task.sleep(for: .milliseconds(500))
    try await Task.sleep(until: .now + .milliseconds(250), clock: .continuous)
    return ["one", "two"]
  }
}
