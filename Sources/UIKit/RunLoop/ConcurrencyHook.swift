import FoundationText
import ProcessHooks

/// Lets the device wait for jobs that its application starts in the background, such as a call of a nonisolated
/// asynchronous function.
enum ConcurrencyHook {
  /// Runs the application's jobs one after the other, so that they end in the order in which they were started.
  private static let queue = DispatchQueue(label: "UIKit.background-jobs")

  /// Installs the runtime's hook, once.
  static func install() {
    _ = installed
  }

  private static let installed: Void = {
    offerJobs { address in
      // What the main thread or background work of the device starts belongs to the application.
      guard WorkOrigin.current != nil || Thread.isMainThread else { return 0 }
      let job = unsafeBitCast(address, to: UnownedJob.self)
      let work = DispatchedWork.current
      work.noteTask()
      work.runInBackground({ job.runSynchronously(on: JobExecutor.shared.asUnownedTaskExecutor()) }) { unit in
        ConcurrencyHook.queue.dispatchAsync(execute: unit)
      }
      return 1
    }
  }()
}

/// What jobs see as their executor while they run in the background.
private final class JobExecutor: TaskExecutor {
  static let shared = JobExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchedWork.current.runInBackground({ job.runSynchronously(on: self.asUnownedTaskExecutor()) }) {
      unit in
      DispatchQueue.global().dispatchAsync(execute: unit)
    }
  }
}
