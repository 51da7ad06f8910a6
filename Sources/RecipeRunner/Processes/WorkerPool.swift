import Foundation
import RecipeKit

/// Runs recipes in worker processes and delivers a report of each, usually in the order of the list.
///
/// One loop polls all pipes; there are no threads. Each recipe has its own process, so a crash fails only
/// that recipe.
@MainActor
struct WorkerPool {
  private let declarations: [RecipeDeclaration]
  private let gallery: Gallery
  private let settings: RunSettings
  private let jobs: Int
  private let coder = LineCoder()
  private let audit: GalleryAudit

  init(
    _ declarations: [RecipeDeclaration],
    of gallery: Gallery,
    _ settings: RunSettings
  ) {
    self.declarations = declarations
    self.gallery = gallery
    self.settings = settings
    audit = GalleryAudit(gallery.declarations)
    // Counting processors takes longer than most recipes, so it is avoided for one recipe. There is one job
    // more than processors because each waits at times: for a forked copy, or until it is read.
    jobs = declarations.count < 2 ? 1 : settings.jobs ?? ProcessInfo.processInfo.activeProcessorCount + 1
  }

  /// Runs all recipes until told to stop, and delivers each evaluated report in the order of the list.
  ///
  /// With `startsWithLongest`, reports are delivered as soon as they are complete. `watch` gets the progress
  /// at least once a second.
  ///
  /// - Returns: the signal that interrupted the run, after which only completed reports are delivered; nil if
  ///   the run is complete.
  func run(
    watching watch: ((RunProgress) -> Void)? = nil,
    _ deliver: (LessonRun) -> RunDecision
  ) throws(SystemError) -> Interruption? {
    var decision = RunDecision.proceed
    func deliverInOrder(_ report: LessonRun) {
      if decision == .proceed { decision = deliver(report) }
    }
    ProcessGroup.adoptOrphans()
    let signals = try SignalPipe(Interruption.allCases.map(\.rawValue) + [SIGCHLD])
    defer { signals.close() }
    var interruption: Interruption?
    var waiting = order[...]
    var workers: [Worker] = []
    var queue = OrderedQueue<LessonRun>()
    defer { for worker in workers where !worker.isOver { worker.end() } }
    while decision == .proceed, !waiting.isEmpty || !workers.isEmpty {
      while workers.count < jobs, let next = waiting.popFirst() { workers.append(try start(next)) }
      watch?(RunProgress(working: workers.map(\.report.id), waiting: waiting.count))
      waitForInput(of: workers, signals, atMost: watch == nil ? .max : 1_000)
      if let signal = signals.next() {
        interruption = Interruption(rawValue: signal)
        // A second signal ends this process at once, and the kernel then ends its workers.
        signals.stopListening()
        waiting = []
        for index in workers.indices { workers[index].abandon() }
      }
      // Modified in place, because copying a worker would copy its whole report.
      for index in workers.indices {
        guard try workers[index].read(), !workers[index].isAbandoned else { continue }
        var report = workers[index].report
        if settings.records { report.record() }
        if gallery.plugin(of: report.id) == nil {
          report.issues += audit.faults(of: report.declaration.card).map { RecipeIssue($0) }
        }
        report.judge()
        if settings.startsWithLongest {
          deliverInOrder(report)
        } else {
          queue.add(report, at: workers[index].position, deliver: deliverInOrder)
        }
      }
      workers.removeAll(where: \.isOver)
    }
    queue.deliverRest(deliverInOrder)
    return interruption
  }

  private var order: [Int] {
    guard let seed = settings.shuffle else {
      guard settings.startsWithLongest else { return Array(declarations.indices) }
      // The duration of a recipe is unknown, but grows with its variants. A long recipe that starts last
      // delays the end.
      return declarations.indices.sorted {
        (-declarations[$0].variants.count, $0) < (-declarations[$1].variants.count, $1)
      }
    }
    var generator = SplitMix64(seed: seed)
    return declarations.indices.shuffled(using: &generator)
  }

  private func start(_ position: Int) throws(SystemError) -> Worker {
    let declaration = declarations[position]
    let id = declaration.card.id
    let plugin = gallery.plugin(of: id)
    guard let recipe = gallery.recipes[id], ProcessFork.isSafe else {
      let program = plugin?.program ?? .own
      let process = try EventProcess.start(program, arguments, input: id + "\n", settings.memory)
      return Worker(process, position, declaration, isPlugin: plugin != nil, settings, coder)
    }
    return Worker(try fork(for: recipe), position, declaration, isFork: true, settings, coder)
  }

  private func fork(for recipe: any RecipeScript) throws(SystemError) -> EventProcess {
    try EventProcess.fork(settings.memory) { descriptor in
      CGlobals.bufferOutputByLine()
      RecipeWork(events: EventWriter(descriptor), pictures: settings.pictures).run(recipe)
    }
  }

  private var arguments: [String] {
    let pictures = settings.pictures.map { ["--pictures", $0.text] } ?? []
    return ["work"] + pictures
  }

  /// Waits for output of a worker, a worker's deadline, a signal, or the given number of milliseconds.
  private func waitForInput(of workers: [Worker], _ signals: SignalPipe, atMost limit: Int32) {
    let wait = min(limit, EventProcess.interval, workers.map(\.deadline.millisecondsLeft).min() ?? 0)
    guard ([signals.reading] + workers.flatMap(\.pipes)).waitForInput(milliseconds: wait) else { return }
    // Waking for each event would cost the workers processor time. Only signals, also of a worker's end, are
    // urgent.
    [signals.reading].waitForInput(milliseconds: Self.pause)
  }

  /// How long events may wait, in milliseconds; in that time a worker writes far less than a pipe holds.
  private static let pause: Int32 = 2
}

/// Delivers elements in the order of their positions, in whatever order they are added.
struct OrderedQueue<Element> {
  private var waiting: [Int: Element] = [:]
  private var next = 0

  /// Adds an element, and delivers all elements whose predecessors have been delivered.
  mutating func add(_ element: Element, at position: Int, deliver: (Element) -> Void) {
    waiting[position] = element
    while let ready = waiting.removeValue(forKey: next) {
      next += 1
      deliver(ready)
    }
  }

  /// Delivers the remaining elements in order, although some predecessors are missing.
  mutating func deliverRest(_ deliver: (Element) -> Void) {
    for position in waiting.keys.sorted() { waiting.removeValue(forKey: position).map(deliver) }
  }
}

struct RunProgress: Equatable {
  let working: [String]
  let waiting: Int
}

package enum RunDecision: Equatable {
  case proceed
  /// Delivers no more reports.
  case stop
}
