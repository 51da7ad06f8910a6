import Foundation

// What a view model without UIKit may have: a source of the machine's own timers.

/// Waits by the machine's clock.
@MainActor final class MachineDebounce {
  private(set) var isDone = false
  private var timer: (any DispatchSourceTimer)?

  func start(seconds: TimeInterval) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { MainActor.assumeIsolated { self.isDone = true } }
    timer.resume()
    self.timer = timer
  }
}
