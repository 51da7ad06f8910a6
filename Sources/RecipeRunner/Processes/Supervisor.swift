import Foundation

/// Supervises one worker in a process between the tool and the worker, and leaves no process behind.
///
/// The supervisor starts the worker, watches its memory, ends all that it leaves behind, and says at the end what that was.
/// It does so too when the tool tells it to stop, or is gone.
struct Supervisor {
  /// The number under which the supervisor finds its line to the tool.
  static let lineDescriptor: Int32 = 4

  /// How often the worker's memory is looked at, in milliseconds.
  private static let interval: Int32 = 50
  /// How long the processes that a worker leaves behind may take to end, in seconds.
  static let grace = 0.5

  let limit: MemoryLimit

  /// Starts the worker, and ends this process when nothing of it is left.
  ///
  /// - Parameter start: starts the worker as a process below this one, with the descriptors up to 3.
  static func supervise(_ limit: MemoryLimit, _ start: () throws(SystemError) -> Child) -> Never {
    let line = FileDescriptor(number: lineDescriptor)
    line.closeOnExecution()
    // Away from the terminal: neither its keys nor its questions are for recipes.
    setsid()
    Descendants.adoptOrphans()
    limit.applyBackstop()
    do {
      let signals = try SignalPipe([SIGCHLD, SIGTERM, SIGINT, SIGHUP])
      let worker: Child
      do {
        worker = try start()
      } catch {
        try line.write(SupervisorReport.refusal(error))
        _exit(0)
      }
      for number in Int32(0)..<lineDescriptor { FileDescriptor(number: number).close() }
      let report = Supervisor(limit: limit).watch(worker, signals.reading, line)
      try line.write(report.bytes)
    } catch {
      // The tool understands a line that says nothing.
    }
    _exit(0)
  }

  private func watch(_ worker: Child, _ signals: FileDescriptor, _ line: FileDescriptor) -> SupervisorReport {
    var pipes = [signals, line].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    var exceededMemory = false
    var end = worker.endUntilNow()
    var isToStop = false
    while end == nil {
      _ = poll(&pipes, nfds_t(pipes.count), Self.interval)
      if limit.isExceeded(by: worker.id) { exceededMemory = true }
      isToStop = exceededMemory || pipes[1].revents != 0 || Self.isTold(signals)
      if isToStop { _ = worker.stop() }
      end = worker.endUntilNow()
    }
    if !isToStop { Self.waitForRest() }
    let (status, usage) = end ?? (0, rusage())
    return SupervisorReport(
      status: status,
      exceededMemory: exceededMemory || limit.wasExceeded(usage),
      left: Descendants.endAll(group: worker.id)
    )
  }

  /// Whether somebody has told this process to end.
  private static func isTold(_ signals: FileDescriptor) -> Bool {
    guard case .bytes(let numbers)? = try? signals.read() else { return false }
    return numbers.contains { $0 != UInt8(SIGCHLD) }
  }

  /// Waits shortly for the processes that the worker left behind.
  private static func waitForRest() {
    let deadline = Deadline(seconds: grace)
    while !deadline.hasPassed {
      let ended = waitpid(-1, nil, WNOHANG)
      if ended == -1 { return }
      if ended == 0 { usleep(1_000) }
    }
  }
}

/// What a ``Supervisor`` reports of its worker after all its processes have ended.
struct SupervisorReport: Equatable {
  /// How the worker ended, as `waitpid` tells it.
  var status: Int32 = 0
  /// Whether it used more memory than it may.
  var exceededMemory = false
  /// The command lines of the processes that it had left.
  var left: [String] = []

  init(status: Int32, exceededMemory: Bool, left: [String]) {
    self.status = status
    self.exceededMemory = exceededMemory
    self.left = left
  }

  /// Reads what ``bytes`` delivered; nil if it is not complete.
  init?(_ bytes: [UInt8]) {
    guard bytes.last == UInt8(ascii: "\n"), bytes.count > 1 else { return nil }
    let lines = String(decoding: bytes.dropLast(), as: UTF8.self).split(separator: "\n")
    let numbers = lines[0].split(separator: " ").compactMap { Int32($0) }
    guard numbers.count == 3, Int(numbers[2]) == lines.count - 1 else { return nil }
    self.init(status: numbers[0], exceededMemory: numbers[1] != 0, left: lines.dropFirst().map(String.init))
  }

  /// What a supervisor says in its place if the worker can't be started, with the system's error number.
  static func refusal(_ error: SystemError) -> [UInt8] { Array("refused \(error.number)\n".utf8) }

  /// The error number in a refusal; nil if the bytes are none.
  static func refusal(in bytes: [UInt8]) -> Int32? {
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.count == 2 && words[0] == "refused" ? Int32(words[1]) : nil
  }

  /// The report on its way to the tool: a line of numbers, and a line for each process.
  var bytes: [UInt8] {
    let names = left.map { ControlCharacters.oneLine($0) }
    let lines = ["\(status) \(exceededMemory ? 1 : 0) \(left.count)"] + names.map { $0.isEmpty ? "?" : $0 }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}

/// The tool's side of a worker and its ``Supervisor``.
struct SupervisedProcess {
  /// The supervisor's process, with the worker's events and what it prints.
  let process: ChildProcess
  /// The supervisor's report comes here, and after it the end.
  let line: FileDescriptor

  /// Copies this process; the copy does the work, and writes its events to the descriptor.
  @MainActor
  static func copy(
    _ limit: MemoryLimit,
    _ work: (FileDescriptor) -> Void
  ) throws(SystemError) -> SupervisedProcess {
    try start { line, events, console throws(SystemError) in
      try ProcessFork.start {
        FileDescriptor.takePlaces([nil, console, console, events, line])
        Supervisor.supervise(limit) { () throws(SystemError) in
          try ProcessFork.start {
            FileDescriptor.closeAll(from: Supervisor.lineDescriptor)
            setpgid(0, 0)
            SignalPipe.restoreAll()
            work(FileDescriptor(number: ChildProcess.eventsDescriptor))
            fflush(nil)
            _exit(0)
          }
        }
      }
    }
  }

  /// Starts a program as a worker with the given arguments, and writes the input to it.
  static func start(
    _ limit: MemoryLimit,
    _ arguments: [String],
    of program: Program = .own,
    input text: String
  ) throws(SystemError) -> SupervisedProcess {
    let input = try FileDescriptor.pipe()
    defer {
      input.reading.close()
      input.writing.close()
    }
    // It is short, and waits in the pipe.
    try input.writing.write(Array(text.utf8))
    return try start { line, events, console throws(SystemError) in
      try ProcessSpawn.start(
        ["supervise", "--program", program.path, "--memory", "\(limit.megabytes)", "--"] + arguments,
        descriptors: [input.reading, console, console, events, line]
      )
    }
  }

  private static func start(
    _ process: (_ line: FileDescriptor, _ events: FileDescriptor, _ console: FileDescriptor)
      throws(SystemError) -> Child
  ) throws(SystemError) -> SupervisedProcess {
    let line = try FileDescriptor.socketPair()
    defer { line.theirs.close() }
    line.ours.makeNonblocking()
    do {
      let process = try ChildProcess.start { events, console throws(SystemError) in
        try process(line.theirs, events, console)
      }
      return SupervisedProcess(process: process, line: line.ours)
    } catch {
      line.ours.close()
      throw error
    }
  }

  /// Tells the supervisor to end the worker and all that is below it.
  func stop() {
    line.finishWriting()
  }

  /// Closes this side of all pipes, and waits for the supervisor's end, which its report has announced.
  func close() {
    process.closePipes()
    line.close()
    _ = process.child.wait()
  }
}

/// The memory limit of a process.
package struct MemoryLimit: Equatable {
  /// The limit, in megabytes.
  let megabytes: Int

  package init(megabytes: Int) {
    self.megabytes = megabytes
  }

  /// The limit in bytes.
  private var bytes: Int { megabytes * 1_048_576 }

  /// Refuses more than twice the limit to this process and to those that it starts.
  ///
  /// The ``Supervisor`` stops a process that uses more than the limit. One that allocates faster than the supervisor measures traps
  /// here.
  package func applyBackstop() {
    #if os(Linux)
      // A sanitizer lays claim to terabytes that it never uses.
      guard let claimed = Self.pages(of: getpid())?.claimed, claimed < bytes else { return }
      var limit = rlimit(rlim_cur: rlim_t(2 * bytes), rlim_max: rlim_t(2 * bytes))
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
      #else
        setrlimit(RLIMIT_DATA, &limit)
      #endif
    #endif
  }

  /// Whether a process uses more than the limit; false where that is unknown before its end.
  func isExceeded(by process: pid_t) -> Bool {
    #if os(Linux)
      return Self.pages(of: process).map { $0.resident > bytes } ?? false
    #else
      return false
    #endif
  }

  /// Whether a process that has ended had used more than the limit.
  func wasExceeded(_ usage: rusage) -> Bool {
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1_024
    #endif
    return Int(usage.ru_maxrss) * unit > bytes
  }

  #if os(Linux)
    /// The memory that a process has in use, and what it could put to use without asking again, in bytes.
    private static func pages(of process: pid_t) -> (resident: Int, claimed: Int)? {
      let text = String(decoding: SystemFile.bytes("/proc/\(process)/statm"), as: UTF8.self)
      let fields = text.split(separator: " ").compactMap { Int($0) }
      guard fields.count > 5 else { return nil }
      let size = Int(sysconf(Int32(_SC_PAGESIZE)))
      return (resident: fields[1] * size, claimed: fields[5] * size)
    }
  #endif
}
