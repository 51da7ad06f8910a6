import Foundation
import RecipeKit

/// Runs recipes in worker processes and delivers their events in the order of the list.
///
/// One loop waits for all pipes at once; there are no threads. A worker that traps, hangs, ends or floods
/// costs the recipe that it worked on a failure, and a fresh worker takes up the next recipe.
@MainActor
struct WorkerPool {
  private let declarations: [RecipeDeclaration]
  private let jobs: Int
  private let timeout: Double
  private let pictures: PictureOrder?
  private let coder = EventCoder()

  /// Prepares a run of the given recipes with at most `jobs` processes, by default one a processor, and
  /// `timeout` seconds a recipe; `pictures` says which forms of pictures they make, if any.
  init(_ declarations: [RecipeDeclaration], jobs: Int?, timeout: Double, pictures: PictureOrder? = nil) {
    self.declarations = declarations
    // Counting processors takes longer than most recipes.
    self.jobs = declarations.count < 2 ? 1 : jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.timeout = timeout
    self.pictures = pictures
  }

  /// Runs all recipes and hands over every event, verdicts and totals included.
  func run(_ handle: (Event) -> Void) throws(SystemError) {
    let ids = declarations.map(\.card.id)
    handle(Event(.runStarted(.init(recipes: ids))))
    var summary = RunSummary()
    var queue = OrderedQueue(count: ids.count)
    try runWorkers { recipe, events, isLast in
      queue.add(events, to: recipe, isLast: isLast) { recipe, events in
        for event in judged(events, declarations[recipe]) {
          if case .verdict(let verdict) = event.kind { summary.count(verdict) }
          handle(event)
        }
      }
    }
    handle(Event(.runEnded(summary)))
  }

  private func runWorkers(
    _ deliver: (_ recipe: Int, _ events: [Event], _ isLast: Bool) -> Void
  ) throws(SystemError) {
    var waiting = declarations.indices[...]
    var workers: [Worker] = []
    defer { for worker in workers { worker.end() } }
    while !waiting.isEmpty || !workers.isEmpty {
      while workers.count < jobs, let next = waiting.popFirst() {
        var worker = try Worker(timeout: timeout, pictures: pictures, coder: coder)
        worker.take(next, id: declarations[next].card.id)
        workers.append(worker)
      }
      waitForNews(of: workers)
      var remaining: [Worker] = []
      for var worker in workers {
        switch worker.read() {
        case .events(let events):
          deliver(worker.recipe, events, false)
          remaining.append(worker)
        case .done(let events):
          deliver(worker.recipe, events, true)
          if let next = waiting.popFirst() {
            worker.take(next, id: declarations[next].card.id)
            remaining.append(worker)
          } else {
            worker.end()
          }
        case .failed(let events, let issue):
          deliver(worker.recipe, events + [Event(.issue(issue), recipe: worker.recipeID)], true)
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

  /// A recipe's events, with its declaration if the worker did not come to that, and what the tool makes of it.
  private func judged(_ events: [Event], _ declaration: RecipeDeclaration) -> [Event] {
    let id = declaration.card.id
    var events = events
    let isDeclared = events.contains { if case .recipeStarted = $0.kind { true } else { false } }
    if !isDeclared {
      events.insert(Event(.recipeStarted(declaration), recipe: id), at: 0)
    }
    var report = RecipeReport(id: id)
    for event in events { report.add(event) }
    let evaluation = Evaluation(of: report)
    events += evaluation.issues.map { Event(.issue($0), recipe: id) }
    events.append(Event(.verdict(evaluation.verdict), recipe: id))
    return events
  }
}
