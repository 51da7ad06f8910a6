import Foundation
import RecipeKit

/// The tool's view of one worker process and of the recipe that it works on.
///
/// Each recipe has a worker of its own, so that none finds what another has done to its process.
struct Worker {
  /// The place of the recipe in the run's order.
  let place: Int
  /// What is known of the recipe so far.
  private(set) var report: RecipeReport
  /// When something must have happened; what, the worker knows.
  private(set) var deadline: Deadline
  /// Whether nothing more comes, and nothing of the worker is left.
  private(set) var isOver = false
  /// Whether the recipe's result is discarded.
  private(set) var isAbandoned = false

  private let process: KeptProcess
  /// The recipe as its plug-in has it; nil if it is one of the tool's own.
  private let guest: PluginRecipe?
  /// Whether the worker is a copy of this process, and its recipe therefore the one that is known here.
  private let isCopy: Bool
  private let settings: RunSettings
  private let coder: EventCoder

  private var lines = LineBuffer()
  private var tail = ConsoleTail()
  private var keeperReport: [UInt8] = []
  private var consoleIsOpen = true
  private var eventsAreOpen = true
  private var eventBytes = 0
  private var position: StreamPosition
  private var lastSeen: Event?
  private var watch = RecipeTime.Watch()
  /// Whether the worker has said that it is ready.
  private var isReady = false
  /// Whether the keeper was told to stop, or the recipe is done.
  private var isEnding = false
  /// Whether the recipe is done, and its process has only to end.
  private var isDone = false
  /// Whether the worker has done something that it must not.
  private var isFaulty = false

  /// How long a worker may take to get ready, in seconds; generous, because machines can be busy.
  static let patience = 30.0
  /// How many bytes of events a recipe may write: 64 MB.
  static let eventLimit = 67_108_864
  /// How long a keeper may take to end everything, in seconds.
  private static let endingPatience = 10.0
  /// How long a process that can write no more events may take to end, in seconds; how it ended says more than that it
  /// wrote no more.
  private static let silentPatience = 5.0
  /// How long events are read before something else is looked at, in seconds.
  private static let turn = 0.05

  /// Begins with a recipe that a process has got.
  init(
    _ process: KeptProcess,
    _ place: Int,
    _ recipe: RecipeDeclaration,
    of guest: PluginRecipe?,
    isCopy: Bool = false,
    _ settings: RunSettings,
    _ coder: EventCoder
  ) {
    self.process = process
    self.guest = guest
    self.place = place
    self.isCopy = isCopy
    self.settings = settings
    self.coder = coder
    report = RecipeReport(recipe)
    position = StreamPosition(recipe)
    deadline = Deadline(seconds: max(Self.patience, settings.timeout))
  }

  /// Where the end of the worker is announced.
  var line: FileDescriptor { process.line }

  /// The pipes on which news may come.
  var pipes: [FileDescriptor] {
    [process.line] + (eventsAreOpen ? [process.process.events] : [])
      + (consoleIsOpen ? [process.process.console] : [])
  }

  /// The process that watches over the worker.
  var keeper: pid_t { process.process.child.id }

  /// Reads what there is.
  ///
  /// - Parameter keepers: the processes that watch over workers, this one's too.
  /// - Returns: whether nothing more comes, and nothing of the worker is left.
  mutating func read(_ keepers: Set<pid_t>) throws(SystemError) -> Bool {
    // Once the keeper has come to its end, all that the worker wrote is in its pipes.
    isOver = try readLine()
    try drainConsole()
    try readEvents()
    if tail.isFlooded { fail("printed more than \(ConsoleTail.limit / 1_048_576) MB") }
    if isOver {
      finish(keepers)
    } else if deadline.hasPassed {
      passDeadline()
    }
    return isOver
  }

  /// Lets the worker be ended, unless its recipe is done.
  mutating func abandon() {
    isAbandoned = !position.isAtEnd
    stop()
  }

  /// Gives the worker more time: so long nothing could happen.
  mutating func postpone(by time: Duration) {
    deadline.postpone(by: time)
    watch.skip(time)
  }

  /// Ends the worker, whatever becomes of its recipe.
  func end() {
    process.stop()
    process.close()
  }

  private mutating func stop() {
    guard !isEnding else { return }
    process.stop()
    beginEnding()
  }

  /// How long a process may take to end once its recipe is done, in seconds.
  private var endingTime: Double { min(Self.endingPatience, settings.timeout) }

  private mutating func beginEnding() {
    isEnding = true
    deadline = Deadline(seconds: Self.endingPatience)
  }

  private mutating func passDeadline() {
    if isEnding {
      // The keeper is stuck, or was stopped.
      kill(keeper, SIGKILL)
    } else if isDone {
      fail(
        "was stopped because it had not ended \(ValueText.describe(endingTime)) s after its recipe was done. "
          + "It must end by itself when standard input ends",
        lastLines
      )
    } else if !eventsAreOpen {
      fail("closed its event pipe before the recipe was done", lastLines)
    } else {
      let limit = ValueText.describe(isReady ? settings.timeout : max(Self.patience, settings.timeout))
      fail("was stopped because it was not done after \(limit) s", lastLines)
    }
  }

  // MARK: Reading

  private mutating func readLine() throws(SystemError) -> Bool {
    while true {
      switch try process.line.read() {
      case .bytes(let bytes): keeperReport += bytes
      case .nothing: return false
      case .end: return true
      }
    }
  }

  private mutating func drainConsole() throws(SystemError) {
    while consoleIsOpen, !tail.isFlooded {
      switch try process.process.console.read() {
      case .bytes(let bytes): tail.append(bytes)
      case .nothing: return
      case .end: consoleIsOpen = false
      }
    }
  }

  private mutating func readEvents() throws(SystemError) {
    // Signals, other workers and the recipe's own time must not wait for one that writes without end.
    let turn = Deadline(seconds: Self.turn)
    while eventsAreOpen, !isFaulty, isOver || !turn.hasPassed {
      switch try process.process.events.read() {
      case .bytes(let bytes):
        eventBytes += bytes.count
        for line in lines.append(bytes) where !isFaulty { take(line) }
        if eventBytes > Self.eventLimit {
          fail("wrote more than \(Self.eventLimit / 1_048_576) MB of events")
        }
      case .nothing: return
      case .end:
        eventsAreOpen = false
        if !isOver, !isEnding, !position.isAtEnd {
          deadline = deadline.sooner(or: Deadline(seconds: Self.silentPatience))
        }
      }
    }
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    do {
      let event = try self.event(in: line)
      if let fault = position.take(event) {
        fail("wrote an event that does not belong there: \(fault)", [Evidence.text(line)])
      } else {
        take(event)
      }
    } catch {
      fail("wrote an event that can't be read: \(Self.reason(error))", [Evidence.text(line)])
    }
  }

  private func event(in line: ArraySlice<UInt8>) throws -> Event {
    if let guest { return try guest.event(line, coder) }
    if isCopy, line.elementsEqual(RecipeWork.startOfCopy.dropLast()) {
      return Event(.recipeStarted(report.declaration), recipe: report.id)
    }
    return try coder.event(line)
  }

  private static func reason(_ error: any Error) -> String {
    (error as? LineFault)?.text ?? (error as? EventVersionError)?.description
      ?? "it is not a line of the event stream"
  }

  private mutating func take(_ event: Event) {
    if event.kind == .workerStarted {
      isReady = true
      deadline = Deadline(seconds: settings.timeout)
    } else {
      lastSeen = event
      watch.note(event)
      report.add(event)
      if position.isAtEnd {
        isDone = true
        // What it leaves behind may take some time, too; its keeper waits for that.
        deadline = Deadline(seconds: endingTime + Keeper.grace)
      }
    }
  }

  // MARK: Judging the process

  private mutating func fail(_ what: String, _ evidence: [String] = []) {
    guard !isFaulty else { return }
    isFaulty = true
    // Of a recipe that is done the place of its script says nothing.
    let place = position.isAtEnd ? [] : [Evidence.place(of: lastSeen, in: report.declaration)]
    report.issues.append(RecipeIssue("The process \(what).", evidence: place + evidence))
    stop()
  }

  /// Says how the process ended, if not as it should have, and what it left.
  private mutating func finish(_ keepers: Set<pid_t>) {
    let found = KeeperReport(keeperReport)
    // A keeper that was ended closes its line before its children become this process's own, by which they are found.
    // Who has waited for its end finds them all.
    process.close()
    report.time = watch.time
    if let number = KeeperReport.refusal(in: keeperReport) {
      fail("can't be started: \(String(cString: strerror(number)))")
    } else if let found, found.exceededMemory {
      fail(
        "used more than the \(settings.memory.megabytes) MB of memory that it may. Let the recipe need less, or allow "
          + "more with `\(Options.memory.name)`",
        lastLines
      )
    } else if !position.isAtEnd {
      fail("\(Self.description(of: found)) before the recipe was done", lastLines)
    } else if guest != nil, !isEnding, let found, ProcessEnd(waitStatus: found.status) != .exited(0) {
      fail(
        "\(Self.description(of: found)), though its recipe was done. It must exit with status 0",
        lastLines
      )
    } else if guest != nil, !isEnding, !lines.rest.isEmpty {
      fail("wrote a last line that has no end", [Evidence.text(lines.rest)])
    }
    let left = found?.left ?? Descendants.endAll(except: keepers.subtracting([keeper]))
    guard !left.isEmpty else { return }
    report.issues.append(
      RecipeIssue(
        "The recipe left \(left.count == 1 ? "a process" : "\(left.count) processes") running. "
          + "A script must end what it starts; this was ended for it:",
        evidence: left.map { "  " + $0 }
      )
    )
  }

  private static func description(of found: KeeperReport?) -> String {
    guard let found else { return "ended the process that watches over it" }
    let end = ProcessEnd(waitStatus: found.status)
    return end == .signalled(SIGKILL) ? "closed its event pipe, or was killed," : end.description
  }

  private var lastLines: [String] {
    let lines = tail.lines(6)
    return lines.isEmpty ? [] : ["It printed:"] + lines.map { "  " + $0 }
  }
}
