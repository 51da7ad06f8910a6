import Foundation

/// A process that writes events, within limits: a worker, or a plug-in that lists its recipes.
///
/// It leads a session of its own, so that recipes neither receive the terminal's keys nor prompt the user.
struct EventProcess {
  enum Excess: Equatable {
    case memory
    case events
    case output

    /// What the process did, to follow its noun.
    func words(_ memory: MemoryLimit) -> String {
      switch self {
      case .memory: "exceeded the memory limit of \(memory.megabytes) MB"
      case .events: "wrote more than \(EventProcess.eventLimit / 1_048_576) MB of events"
      case .output: "printed more than \(ConsoleTail.limit / 1_048_576) MB"
      }
    }
  }

  /// The maximum size of the events: 64 MB.
  static let eventLimit = 67_108_864
  /// The maximum time for consecutive reads, in seconds.
  private static let timeSlice = 0.05
  /// The interval at which the memory is checked, in milliseconds.
  static let interval: Int32 = 50

  private(set) var tail = ConsoleTail()
  /// The limit that it exceeded; nil if none.
  private(set) var excess: Excess?
  /// How it ended; nil while it runs.
  private(set) var end: ProcessEnd?
  private(set) var eventsAreOpen = true

  private let process: ChildProcess
  private let memory: MemoryLimit
  private var lines = LineBuffer()
  private var eventBytes = 0
  private var consoleIsOpen = true

  var id: pid_t { process.child.id }

  var pipes: [FileDescriptor] {
    (eventsAreOpen ? [process.events] : []) + (consoleIsOpen ? [process.console] : [])
  }

  /// The last lines that the process printed, to be quoted; empty if there are none.
  var lastLines: [String] {
    let lines = tail.lines(6)
    return lines.isEmpty ? [] : ["It printed:"] + lines.map { "  " + $0 }
  }

  /// The bytes after the last line feed.
  var partialLine: [UInt8] { lines.rest }

  private init(_ process: ChildProcess, _ memory: MemoryLimit) {
    (self.process, self.memory) = (process, memory)
  }

  static func fork(_ memory: MemoryLimit, _ work: (FileDescriptor) -> Void) throws(SystemError)
    -> EventProcess
  {
    let parent = getpid()
    let process = try ChildProcess.fork { events in
      setsid()
      ProcessGroup.endWithParent(parent)
      SignalPipe.restoreAll()
      memory.applyBackstop()
      work(events)
      fflush(nil)
      _exit(0)
    }
    return EventProcess(process, memory)
  }

  /// Starts a program with the given arguments and input.
  static func start(
    _ program: Program,
    _ arguments: [String],
    input text: String,
    _ memory: MemoryLimit
  ) throws(SystemError) -> EventProcess {
    let input = try FileDescriptor.pipe()
    defer {
      input.reading.close()
      input.writing.close()
    }
    // The input is short enough for the pipe's buffer.
    try input.writing.write(Array(text.utf8))
    let process = try ChildProcess.start { events, console throws(SystemError) in
      try ProcessSpawn.start(
        arguments + ["--events-fd", "\(ChildProcess.eventsDescriptor)"],
        of: program,
        descriptors: [input.reading, console, console, events],
        leadsSession: true
      )
    }
    return EventProcess(process, memory)
  }

  /// Reads the available output and returns the complete lines of events; notices excesses and the end.
  mutating func read() throws(SystemError) -> [ArraySlice<UInt8>] {
    if end == nil, memory.isExceeded(by: id) { excess = excess ?? .memory }
    if end == nil, let (status, usage) = process.child.endIfExited() {
      // All that the process itself wrote is in the pipes now.
      end = ProcessEnd(waitStatus: status)
      if memory.wasExceeded(usage) { excess = excess ?? .memory }
    }
    try readConsole()
    return try readEvents()
  }

  private mutating func readConsole() throws(SystemError) {
    while consoleIsOpen, !tail.exceedsLimit {
      switch try process.console.read() {
      case .bytes(let bytes): tail.append(bytes)
      case .nothing: return
      case .end: consoleIsOpen = false
      }
    }
    if tail.exceedsLimit { excess = excess ?? .output }
  }

  private mutating func readEvents() throws(SystemError) -> [ArraySlice<UInt8>] {
    var complete: [ArraySlice<UInt8>] = []
    // Bounded, so that a process that writes endlessly can't delay signals, other workers and the time limit.
    let timeSlice = Deadline(seconds: Self.timeSlice)
    while eventsAreOpen, excess != .events, end != nil || !timeSlice.hasPassed {
      switch try process.events.read() {
      case .bytes(let bytes):
        eventBytes += bytes.count
        complete += lines.append(bytes)
        if eventBytes > Self.eventLimit { excess = excess ?? .events }
      case .nothing: return complete
      case .end: eventsAreOpen = false
      }
    }
    return complete
  }

  func kill() {
    if end == nil { Foundation.kill(id, SIGKILL) }
  }

  /// Ends the process and the processes of its group, and closes the pipes.
  ///
  /// - Returns: whether it left processes running.
  func finish() -> Bool {
    if end == nil { _ = process.child.stop() }
    process.closePipes()
    return ProcessGroup.end(id)
  }
}
