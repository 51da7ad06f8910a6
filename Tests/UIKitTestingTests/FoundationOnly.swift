import Foundation

// What a view model without UIKit has: a delayed queue in a file that imports only Foundation.

/// Waits by a queue of the machine's clock.
@MainActor final class MachineDebounce {
  private(set) var isDone = false

  func start(seconds: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { self.isDone = true }
    }
  }
}
