import Foundation
import RecipeKit

/// The tool's view of one worker process and its recipe.
///
/// Each recipe has its own worker, so no recipe can affect the process of another.
struct Worker {
  /// The index of the recipe in the run's order.
  let position: Int
  /// The end of the current wait: for the worker's start, its recipe, or its end.
  private(set) var deadline: Deadline
  /// Whether all output has been read and all processes have ended.
  private(set) var isOver = false
  /// Whether the recipe's result is discarded.
  private(set) var isAbandoned = false

  private var process: EventProcess
  private let isPlugin: Bool
  private let settings: RunSettings
  private let coder: LineCoder

  private var lesson: LessonBuilder
  private var lastSeen: Event?
  private var stopwatch = RecipeTime.Stopwatch()
  /// Whether the process runs the recipe: a program that is started must say so first.
  private var isReady: Bool
  /// Whether the recipe is done, and the process only has to end.
  private var isDone = false
  /// Whether the end of the events has shortened the deadline.
  private var isSilent = false
  /// Whether the process has been reported as faulty, and killed.
  private var isFaulty = false

  /// The time limit for a worker's start, in seconds; long, because the machine may be busy.
  static let startTimeout = 30.0
  /// The maximum time limit for a process to end after its recipe is done, in seconds.
  private static let exitTimeout = 10.0
  /// The time limit for a process to end after it has closed its event pipe, in seconds; its end is more
  /// informative than the closed pipe.
  private static let silenceTimeout = 5.0

  /// Creates the view of a process that works on a recipe.
  init(
    _ process: EventProcess,
    _ position: Int,
    _ recipe: RecipeDeclaration,
    isPlugin: Bool = false,
    isFork: Bool = false,
    _ settings: RunSettings,
    _ coder: LineCoder
  ) {
    self.process = process
    self.isPlugin = isPlugin
    self.position = position
    self.settings = settings
    self.coder = coder
    lesson = LessonBuilder(recipe, isFork: isFork)
    isReady = isFork
    lastSeen = isFork ? Event(recipe: recipe.card.id, declaration: recipe) : nil
    deadline = Deadline(seconds: isFork ? settings.timeout : max(Self.startTimeout, settings.timeout))
  }

  var pipes: [FileDescriptor] { process.pipes }

  var report: LessonRun { lesson.lesson }

  /// Reads the available output.
  ///
  /// - Returns: whether all output has been read and all processes have ended.
  mutating func read() throws(SystemError) -> Bool {
    for line in try process.read() where !isFaulty { handle(line) }
    if let excess = process.excess, !lesson.isAtEnd {
      let advice = ". Reduce the recipe's memory use, or raise the limit with `\(Options.memory.name)`"
      fail(excess.words(settings.memory) + (excess == .memory ? advice : ""))
    }
    if process.end != nil {
      finish()
    } else if deadline.hasPassed {
      passDeadline()
    } else if !process.eventsAreOpen, !isSilent, !lesson.isAtEnd {
      isSilent = true
      deadline = deadline.sooner(or: Deadline(seconds: Self.silenceTimeout))
    }
    return isOver
  }

  /// Kills the worker, and discards the recipe's result unless it is complete.
  mutating func abandon() {
    isAbandoned = !lesson.isAtEnd
    process.kill()
  }

  func end() {
    _ = process.finish()
  }

  /// The time limit for a process to end after its recipe is done, in seconds.
  private var endingTime: Double { min(Self.exitTimeout, settings.timeout) }

  private mutating func passDeadline() {
    if isDone {
      fail(
        "was stopped because it had not ended \(ValueText.describe(endingTime)) s after its recipe was done. "
          + "It must end by itself when standard input ends",
        process.lastLines
      )
    } else if !process.eventsAreOpen {
      fail("closed its event pipe before the recipe was done", process.lastLines)
    } else {
      let limit = ValueText.describe(isReady ? settings.timeout : max(Self.startTimeout, settings.timeout))
      fail("was stopped because it was not done after \(limit) s", process.lastLines)
    }
  }

  // MARK: Reading

  private mutating func handle(_ line: ArraySlice<UInt8>) {
    do {
      let event: Event = try coder.value(line)
      if let fault = lesson.append(event) {
        fail("wrote an unexpected event: \(fault)", [DiagnosticOutput.text(line)])
      } else {
        note(event)
      }
    } catch {
      fail("wrote an event that can't be read: \(EventFault.text(of: error))", [DiagnosticOutput.text(line)])
    }
  }

  /// Notes when an event came.
  private mutating func note(_ event: Event) {
    if !isReady {
      isReady = true
      deadline = Deadline(seconds: settings.timeout)
    }
    lastSeen = event
    stopwatch.note(event)
    if lesson.isAtEnd {
      isDone = true
      deadline = Deadline(seconds: endingTime)
    }
  }

  // MARK: Judging the process

  private mutating func fail(_ what: String, _ evidence: [String] = []) {
    guard !isFaulty else { return }
    isFaulty = true
    // If the recipe is done, the last place in its script is irrelevant.
    let location = lesson.isAtEnd ? [] : [DiagnosticOutput.location(of: lastSeen, in: report.declaration)]
    lesson.lesson.issues.append(RecipeIssue("The process \(what).", evidence: location + evidence))
    process.kill()
  }

  /// Reports an abnormal end of the process, and the processes that it left running.
  private mutating func finish() {
    isOver = true
    let hasLeftProcesses = process.finish()
    lesson.lesson.time = stopwatch.time
    if let end = process.end, !isAbandoned {
      if !lesson.isAtEnd {
        let words = end == .signalled(SIGKILL) ? "closed its event pipe, or was killed," : end.description
        fail("\(words) before the recipe was done", process.lastLines + exceptionAdvice)
      } else if isPlugin, end != .exited(0) {
        fail("\(end.description), though its recipe was done. It must exit with status 0", process.lastLines)
      } else if isPlugin, !process.partialLine.isEmpty {
        fail("wrote a last line without a line feed", [DiagnosticOutput.text(process.partialLine)])
      }
    }
    if hasLeftProcesses {
      lesson.lesson.issues.append(
        RecipeIssue("The recipe left a process running. A script must end its child processes.")
      )
    }
  }

  /// Advice if UIKit raised an exception.
  private var exceptionAdvice: [String] {
    guard ExceptionMessage(in: process.tail.lines(.max).joined(separator: "\n")) != nil else { return [] }
    return [
      "If the lesson is about this exception, check it with `expectException`, which runs in its own process."
    ]
  }
}

/// Describes the state of a process that failed.
enum DiagnosticOutput {
  private static let shown = 200

  /// The beginning of a process's output.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes.prefix(shown), as: UTF8.self) + (bytes.count > shown ? "…" : "")
  }

  /// The script's last known position.
  static func location(of event: Event?, in recipe: RecipeDeclaration) -> String {
    guard let event else { return "The process wrote no event of the recipe." }
    let script = event.variant.map { title(of: $0, in: recipe) }
    if event.playground != nil { return "Last event: its playground." }
    if let entry = event.entry { return "Last event in \(script ?? "its script"): the \(name(of: entry))." }
    let edge = event.variantEnded == nil ? "start" : "end"
    return script.map { "Last event: the \(edge) of \($0)." } ?? "No script had started."
  }

  private static func title(of variant: Int, in recipe: RecipeDeclaration) -> String {
    let opposites = recipe.opposites ?? []
    if opposites.indices.contains(variant - recipe.variants.count) {
      let opposite = opposites[variant - recipe.variants.count]
      return "the counter-proof of '\(opposite.claim)': fails \(opposite.words)"
    }
    let names = recipe.variants.map(\.name)
    let name = names.indices.contains(variant) ? names[variant] : "variant \(variant)"
    // An exercise has one wrong way, and no right way.
    let isRightWay = variant == 0 && recipe.variants.first?.origin == .right
    return isRightWay ? "the \(name)" : "the wrong way '\(name)'"
  }

  private static func name(of entry: StageEntry) -> String {
    if let check = entry.check { return "check '\(check.id)'" }
    if let output = entry.output { return "output '\(output.name)'" }
    if let snapshot = entry.snapshot { return "\(snapshot.kind) '\(snapshot.name)'" }
    if let scene = entry.live { return "live scene '\(scene.name)'" }
    return "note '\(entry.note?.text ?? "")'"
  }
}
