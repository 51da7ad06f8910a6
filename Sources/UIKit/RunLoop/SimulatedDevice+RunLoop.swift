import FoundationText

extension SimulatedDevice {
  /// The limit for waiting for background work, in seconds of real time.
  private static let backgroundLimit: TimeInterval = 20

  /// The number of passes of the process's run loop in which a chain of jobs is followed.
  private static let passesForTasks = 8

  /// Advances the device's clock to `due` with real time while nothing else advances it, as when an
  /// asynchronous test awaits something and the process's main queue runs.
  ///
  /// Nothing happens if another device has replaced the one that the work belongs to.
  static func catchUp(with work: DispatchedWork, heldIn scope: BootedSystem.Scope?, to due: TimeInterval) {
    BootedSystem.$scope.withValue(scope ?? BootedSystem.scope) {
      let device = SimulatedDevice.current
      guard device.system.work === work, !device.isInPass, !device.isAdvancing else { return }
      if device.timeline.now < due {
        device.advance(by: due - device.timeline.now)
      } else if work.isPending {
        device.finishPass()
      }
    }
  }

  /// Runs the work that the application has submitted to the main queue; returns whether there was any.
  ///
  /// First the work from the main thread, then jobs of the main actor and what they await, last the work from
  /// background threads. The order doesn't depend on the duration of background work.
  func runApplicationWork() -> Bool {
    let work = system.work
    var hasWorked = work.isPending
    guard hasWorked || work.hasTasks else { return false }
    run(work.takeWaiting(ofBackgroundToo: false))
    for _ in 0..<SimulatedDevice.passesForTasks {
      passProcessRunLoop()
      if work.isRunning { waitForBackground() } else if !work.hasMainJobs { break }
    }
    hasWorked = hasWorked || work.isPending
    for entry in work.takeDelayed() {
      timeline.schedule(at: entry.due, isOfApplication: true) { work.runOnMain(entry.work) }
    }
    run(work.takeWaiting(ofBackgroundToo: true))
    return hasWorked
  }

  private func run(_ entries: [DispatchedWork.Work]) {
    for entry in entries {
      queuedWorkCount += 1
      system.work.runOnMain(entry)
    }
  }

  /// Runs the main actor's tasks and what they start in the background until none of them can go on before the clock does.
  ///
  /// The process's main queue, which runs them, can only do so while a test awaits.
  package func finishTasks() async {
    for _ in 0..<SimulatedDevice.roundLimit {
      let started = system.work.startedCount
      await letMainQueueRun()
      finishPass()
      if system.work.startedCount == started { return }
    }
  }

  /// Lets the process's own queues and timers run for some seconds of real time, while the device's clock stands still.
  package func letMachineRun(for seconds: TimeInterval) async {
    let outer = isAdvancing
    isAdvancing = true
    await letMainQueueRun(after: seconds)
    isAdvancing = outer
    advance(by: 0)
  }

  private func letMainQueueRun(after delay: TimeInterval = 0) async {
    await withCheckedContinuation { continuation in
      if delay > 0 {
        DispatchQueue.main.dispatchAsyncAfter(deadline: .now() + delay) { continuation.resume() }
      } else {
        DispatchQueue.main.dispatchAsync { continuation.resume() }
      }
    }
  }

  private func waitForBackground() {
    let limit = SimulatedDevice.backgroundLimit
    if system.work.finishBackground(limit: limit, meanwhile: passProcessRunLoop) { return }
    console.log(
      "Background work has not finished within \(Int(limit)) s of real time. "
        + "The main queue continues without it."
    )
  }

  /// Runs one pass of the process's run loop without waiting.
  ///
  /// It runs jobs of the main actor, and timers and closures from files that import Foundation
  /// beside UIKit or alone.
  func passProcessRunLoop() {
    var due: Date?
    system.work.runOnMain { due = RunLoop.foundationPass() }
    guard let due, due != processTimer else { return }
    processTimer = due
    console.logOnce(
      "A timer of Foundation's waits for the machine's clock, because its file imports Foundation. "
        + "Remove that import beside `import UIKit`: then the timer follows the device's clock."
    )
    let delay = due.timeIntervalSince(.foundationNow)
    timeline.schedule(at: timeline.now + max(delay, 0), isOfApplication: true) { [weak self] in
      Thread.sleep(forTimeInterval: max(0, due.timeIntervalSince(.foundationNow)))
      self?.passProcessRunLoop()
    }
  }
}
