import Foundation
import RecipeKit

/// The parent's view of one worker process and of the recipe that it works on.
struct Worker {
  let process: ChildProcess
  /// The place of the recipe in the run's order.
  private(set) var place: Int
  /// What is known of the recipe so far.
  private(set) var report: RecipeReport
  /// When the recipe must be done, or, before the worker is ready, when the worker must be.
  private(set) var deadline: Deadline
  /// Whether the worker has said that it is ready.
  private(set) var isReady = false

  private let coder: EventCoder
  private let timeout: Double

  private var lines = LineBuffer()
  private var tail = ConsoleTail()
  private var consoleIsOpen = true
  private var eventBytes = 0
  private var lastSeen: Event?

  /// What a look at the worker's pipes brought.
  enum Progress: Equatable {
    /// The recipe goes on.
    case working
    /// The recipe is done, and the worker is free.
    case done
    /// The recipe came to nothing more, as its report says, and the worker is of no more use.
    case failed
  }

  /// How long a worker may take to get ready, in seconds; generous, because machines can be busy.
  static let patience = 30.0
  /// How many bytes of events a recipe may write: 64 MB.
  static let eventLimit = 67_108_864

  /// Starts a process and hands it its first recipe.
  init(
    _ place: Int,
    _ recipe: RecipeDeclaration,
    _ settings: RunSettings,
    _ coder: EventCoder
  ) throws(SystemError) {
    timeout = settings.timeout
    var arguments = ["work", "--events-fd", "\(ChildProcess.eventsDescriptor)", "--timeout", "\(timeout)"]
    if let pictures = settings.pictures { arguments += ["--pictures", pictures.text] }
    process = try ChildProcess.start(arguments, withInput: true)
    deadline = Deadline(seconds: max(Self.patience, timeout))
    self.coder = coder
    self.place = place
    report = RecipeReport(recipe)
    take(place, recipe)
  }

  /// Hands a recipe to the worker.
  ///
  /// A worker that is gone shows that by the end of its events.
  mutating func take(_ place: Int, _ recipe: RecipeDeclaration) {
    self.place = place
    report = RecipeReport(recipe)
    lastSeen = nil
    tail.reset()
    eventBytes = 0
    if isReady { deadline = Deadline(seconds: timeout) }
    try? process.input?.write(Array((report.id + "\n").utf8))
  }

  /// The pipes on which news may come.
  var pipes: [FileDescriptor] {
    consoleIsOpen ? [process.events, process.console] : [process.events]
  }

  /// Reads what the worker has written.
  ///
  /// Events come last, so that what was printed before them is known.
  mutating func read() -> Progress {
    drainConsole()
    if tail.isFlooded { _ = process.stop() }
    while true {
      switch process.events.read() {
      case .bytes(let bytes):
        eventBytes += bytes.count
        for line in lines.append(bytes) {
          do {
            let event = try coder.event(line)
            if event.kind == .recipeEnded {
              drainConsole()
              return .done
            }
            take(event)
          } catch {
            let text = String(decoding: line.prefix(200), as: UTF8.self)
            return fail("wrote an event that can't be read: \(Self.reason(error))", [text])
          }
        }
        if eventBytes > Self.eventLimit {
          return fail("wrote more than \(Self.eventLimit / 1_048_576) MB of events")
        }
      case .nothing:
        guard deadline.hasPassed else { return .working }
        let limit = ValueText.describe(isReady ? timeout : max(Self.patience, timeout))
        drainConsole()
        return fail("was stopped because it was not done after \(limit) s", lastLines)
      case .end:
        return failAtEnd()
      }
    }
  }

  /// Ends the worker.
  func end() {
    _ = process.stop()
    process.closePipes()
  }

  private mutating func take(_ event: Event) {
    if event.kind == .workerStarted {
      isReady = true
      deadline = Deadline(seconds: timeout)
    } else {
      lastSeen = event
      report.add(event)
    }
  }

  private mutating func failAtEnd() -> Progress {
    // Whatever the process printed is in the pipe by now.
    drainConsole()
    if tail.isFlooded {
      return fail("printed more than \(ConsoleTail.limit / 1_048_576) MB")
    }
    let end = process.stop()
    let what = end == .signalled(SIGKILL) ? "closed its event pipe, or was killed," : end.description
    return fail("\(what) before the recipe was done", lastLines)
  }

  private mutating func fail(_ what: String, _ evidence: [String] = []) -> Progress {
    end()
    report.issues.append(RecipeIssue("The process \(what).", evidence: [whereabouts] + evidence))
    return .failed
  }

  /// Where the script was when it was last heard of.
  private var whereabouts: String {
    guard let event = lastSeen else { return "Nothing was heard of the recipe." }
    guard let variant = event.variant else { return "No script had begun." }
    let names = report.declaration.variants.map(\.name)
    let name = names.indices.contains(variant) ? names[variant] : "variant \(variant)"
    let title = variant == 0 ? "the \(name)" : "the wrong way '\(name)'"
    switch event.kind {
    case .entry(.check(let check)): return "Last seen in \(title), after the check '\(check.id)'."
    case .entry(.output(let output)): return "Last seen in \(title), after the output '\(output.name)'."
    case .entry(.picture(let picture)): return "Last seen in \(title), after the picture '\(picture.name)'."
    case .entry(.film(let film)): return "Last seen in \(title), after the film '\(film.name)'."
    case .entry(.note(let note)): return "Last seen in \(title), after the note '\(note.text)'."
    case .variantEnded: return "Last seen at the end of \(title)."
    case .variantStarted, .workerStarted, .runStarted, .recipeStarted, .recipeEnded, .issue, .exception,
      .expectationEnded, .verdict, .runEnded, .unknown:
      return "Last seen at the beginning of \(title)."
    }
  }

  private var lastLines: [String] {
    let lines = tail.lines(6)
    return lines.isEmpty ? [] : ["It printed:"] + lines.map { "  " + $0 }
  }

  private mutating func drainConsole() {
    while consoleIsOpen, !tail.isFlooded {
      switch process.console.read() {
      case .bytes(let bytes): tail.append(bytes)
      case .nothing: return
      case .end: consoleIsOpen = false
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? EventVersionError)?.description ?? "it is not a line of the event stream"
  }
}
