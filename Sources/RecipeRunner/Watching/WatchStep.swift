import Foundation

/// A process that a watch waits for: the build, or a run of recipes.
///
/// When its last owner is gone, what still runs of it is ended.
final class WatchStep {
  /// How long a process may take to end when it is told to, in seconds.
  private static let patience = 2.0

  /// What the process writes.
  let output: FileDescriptor

  private let child: Child
  private var lines = LineBuffer()
  /// How the process ended; nil until that is known.
  private var endOfProcess: ProcessEnd?
  /// Whether nothing of it runs any more, and its output is closed.
  private var isOver = false

  /// Starts a program in a process group of its own, so that a key that interrupts the watch does not reach it first.
  init(_ program: String, _ arguments: [String]) throws(SystemError) {
    let pipe = try FileDescriptor.pipe()
    defer { pipe.writing.close() }
    do {
      child = try ProcessSpawn.start(
        arguments,
        of: Program(path: program, name: Executable.name),
        descriptors: [nil, pipe.writing, pipe.writing],
        leadsGroup: true
      )
    } catch {
      pipe.reading.close()
      throw error
    }
    output = pipe.reading
    output.makeNonblocking()
  }

  deinit { stop() }

  /// The lines that have come, and how the process ended once it has; what it left running is ended, too.
  func read() throws(SystemError) -> (lines: [ArraySlice<UInt8>], end: ProcessEnd?) {
    var all: [ArraySlice<UInt8>] = []
    while true {
      switch try output.read() {
      case .bytes(let bytes): all += lines.append(bytes)
      case .nothing:
        if let endOfProcess { return (all, finish(endOfProcess)) }
        // A process that it left running keeps the pipe open; what it wrote itself is in the pipe by now.
        endOfProcess = child.endUntilNow().map { ProcessEnd(waitStatus: $0.status) }
        if endOfProcess == nil { return (all, nil) }
      case .end:
        return (all, finish(child.wait()))
      }
    }
  }

  private func finish(_ end: ProcessEnd) -> ProcessEnd {
    kill(-child.id, SIGKILL)
    output.close()
    isOver = true
    return end
  }

  /// Lets the process and those that it started stand still, as the shell's Ctrl-Z does.
  func suspend() {
    if !isOver { kill(-child.id, SIGTSTP) }
  }

  /// Lets them go on.
  func resume() {
    if !isOver { kill(-child.id, SIGCONT) }
  }

  /// Ends the process and those that it started.
  func stop() {
    guard !isOver else { return }
    kill(-child.id, SIGTERM)
    let deadline = Deadline(seconds: Self.patience)
    while child.endUntilNow() == nil, !deadline.hasPassed { usleep(10_000) }
    _ = finish(child.stop())
  }
}

/// Gathers the reports of a run from the lines that it writes, one after the other.
struct WatchedRun {
  /// What a line told.
  enum News {
    /// The recipes of the run.
    case plan(RunPlan)
    /// A recipe is done.
    case report(RecipeReport)
  }

  /// The lines that are no events, as the run wrote them.
  private(set) var remarks: [String] = []

  private var report: RecipeReport?
  private let coder = EventCoder()

  /// Takes in a line.
  mutating func add(_ line: ArraySlice<UInt8>) -> News? {
    guard let event = try? coder.event(line) else {
      remarks.append(String(decoding: line, as: UTF8.self))
      return nil
    }
    switch event.kind {
    case .runStarted(let plan): return .plan(plan)
    case .recipeStarted(let declaration): report = RecipeReport(declaration)
    case .verdict:
      report?.add(event)
      return report.map { .report($0) }
    case .workerStarted, .recipeListed, .variantStarted, .entry, .variantEnded, .playground, .playState,
      .playMove, .recipeEnded, .issue,
      .exception, .expectationEnded, .recipeTimed, .runEnded, .unknown:
      report?.add(event)
    }
    return nil
  }
}

/// A terminal in raw mode with an alternate screen, until it is restored.
struct KeyTerminal {
  /// Where keys are read.
  static let keys = FileDescriptor(number: 0)

  private let earlier: termios

  /// Takes the terminal; nil if there is none for both keys and text.
  init?() {
    var mode = termios()
    guard Terminal.standardOutput != nil, tcgetattr(Self.keys.number, &mode) == 0 else { return nil }
    earlier = mode
    enter()
  }

  /// Takes the terminal again that was given back.
  func enter() {
    var mode = earlier
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(Self.keys.number, TCSADRAIN, &mode)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Shows a screen in place of the one before.
  func show(_ screen: String) {
    write("\u{1B}[H\u{1B}[2J" + screen)
  }

  /// Gives the terminal back.
  func leave() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var mode = earlier
    tcsetattr(Self.keys.number, TCSADRAIN, &mode)
  }

  /// A terminal that went away shows nothing any more.
  private func write(_ text: String) {
    try? FileDescriptor.standardOutput.write(Array(text.utf8))
  }
}
