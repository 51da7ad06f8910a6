import Foundation
import RecipeKit

/// Runs recipes in worker processes and delivers a report of each in the order of the list.
///
/// One loop waits for all pipes at once; there are no threads. A worker that traps, hangs, ends or floods
/// costs the recipe that it worked on a failure, and a fresh worker takes up the next recipe.
@MainActor
struct WorkerPool {
  private let declarations: [RecipeDeclaration]
  private let settings: RunSettings
  private let jobs: Int
  private let coder = EventCoder()

  /// Prepares a run of the given recipes.
  init(_ declarations: [RecipeDeclaration], _ settings: RunSettings) {
    self.declarations = declarations
    self.settings = settings
    // Counting processors takes longer than most recipes.
    jobs = declarations.count < 2 ? 1 : settings.jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Runs all recipes and delivers each one's report, judged, as soon as its turn has come.
  func run(_ deliver: (RecipeReport) -> Void) throws(SystemError) {
    var waiting = declarations.indices[...]
    var workers: [Worker] = []
    var queue = OrderedQueue<RecipeReport>()
    defer { for worker in workers { worker.end() } }
    while !waiting.isEmpty || !workers.isEmpty {
      while workers.count < jobs, let next = waiting.popFirst() {
        workers.append(try Worker(next, declarations[next], settings, coder))
      }
      waitForNews(of: workers)
      var remaining: [Worker] = []
      for var worker in workers {
        let progress = worker.read()
        if progress != .working {
          var report = worker.report
          report.judge()
          queue.add(report, at: worker.place, deliver: deliver)
        }
        switch progress {
        case .working: remaining.append(worker)
        case .done:
          if let next = waiting.popFirst() {
            worker.take(next, declarations[next])
            remaining.append(worker)
          } else {
            worker.end()
          }
        case .failed: break
        }
      }
      workers = remaining
    }
  }

  /// Waits until a worker has written something or has run out of time.
  private func waitForNews(of workers: [Worker]) {
    var descriptors = workers.flatMap(\.pipes).map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    let wait = workers.map(\.deadline.millisecondsLeft).min() ?? 0
    _ = poll(&descriptors, nfds_t(descriptors.count), wait)
  }
}
