import Foundation

/// Supervises one worker, as a process between the tool and the worker, and leaves no process behind.
///
/// The supervisor starts the worker, watches its memory, ends all processes that it leaves behind, and
/// reports them. It also does so if the tool asks it to stop, or has ended.
struct Supervisor {
  /// The file descriptor of the supervisor's connection to the tool.
  static let connectionDescriptor: Int32 = 4

  /// The interval at which the worker's memory is checked, in milliseconds.
  private static let interval: Int32 = 50
  /// The time for processes that a worker leaves behind to end by themselves, in seconds.
  static let grace = 0.5

  let limit: MemoryLimit

  /// Starts the worker, and ends this process when all its descendants have ended.
  ///
  /// - Parameter start: starts the worker as a child of this process, with the descriptors up to 3.
  static func supervise(_ limit: MemoryLimit, _ start: () throws(SystemError) -> Child) -> Never {
    let connection = FileDescriptor(number: connectionDescriptor)
    connection.setCloseOnExec()
    // Detach from the terminal: recipes must neither receive its keys nor prompt the user.
    setsid()
    Descendants.adoptOrphans()
    limit.applyBackstop()
    do {
      let signals = try SignalPipe([SIGCHLD, SIGTERM, SIGINT, SIGHUP])
      let worker: Child
      do {
        worker = try start()
      } catch {
        try connection.write(SupervisorReport.refusal(error))
        _exit(0)
      }
      for number in Int32(0)..<connectionDescriptor { FileDescriptor(number: number).close() }
      let report = Supervisor(limit: limit).watch(worker, signals.reading, connection)
      try connection.write(report.bytes)
    } catch {
      // The tool recognizes a missing report.
    }
    _exit(0)
  }

  private func watch(_ worker: Child, _ signals: FileDescriptor, _ connection: FileDescriptor)
    -> SupervisorReport
  {
    var pipes = [signals, connection].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    var exceededMemory = false
    var end = worker.endIfExited()
    var isToStop = false
    while end == nil {
      _ = poll(&pipes, nfds_t(pipes.count), Self.interval)
      if limit.isExceeded(by: worker.id) { exceededMemory = true }
      isToStop = exceededMemory || pipes[1].revents != 0 || Self.isStopRequested(signals)
      if isToStop { _ = worker.stop() }
      end = worker.endIfExited()
    }
    if !isToStop { Self.waitForRest() }
    let (status, usage) = end ?? (0, rusage())
    return SupervisorReport(
      status: status,
      exceededMemory: exceededMemory || limit.wasExceeded(usage),
      left: Descendants.endAll(group: worker.id)
    )
  }

  /// Whether a signal has told this process to stop.
  private static func isStopRequested(_ signals: FileDescriptor) -> Bool {
    guard case .bytes(let numbers)? = try? signals.read() else { return false }
    return numbers.contains { $0 != UInt8(SIGCHLD) }
  }

  /// Waits briefly for the processes that the worker left behind.
  private static func waitForRest() {
    let deadline = Deadline(seconds: grace)
    while !deadline.hasPassed {
      let ended = waitpid(-1, nil, WNOHANG)
      if ended == -1 { return }
      if ended == 0 { usleep(1_000) }
    }
  }
}

/// A ``Supervisor``'s report on its worker, after all processes have ended.
struct SupervisorReport: Equatable {
  /// The worker's status, as `waitpid` returns it.
  var status: Int32 = 0
  /// Whether it exceeded the memory limit.
  var exceededMemory = false
  /// The command lines of the processes that it left running.
  var left: [String] = []

  init(status: Int32, exceededMemory: Bool, left: [String]) {
    self.status = status
    self.exceededMemory = exceededMemory
    self.left = left
  }

  /// Parses ``bytes``; nil if they are incomplete.
  init?(_ bytes: [UInt8]) {
    guard bytes.last == UInt8(ascii: "\n"), bytes.count > 1 else { return nil }
    let lines = String(decoding: bytes.dropLast(), as: UTF8.self).split(separator: "\n")
    let numbers = lines[0].split(separator: " ").compactMap { Int32($0) }
    guard numbers.count == 3, Int(numbers[2]) == lines.count - 1 else { return nil }
    self.init(status: numbers[0], exceededMemory: numbers[1] != 0, left: lines.dropFirst().map(String.init))
  }

  /// The message that replaces the report if the worker can't be started, with the system's error number.
  static func refusal(_ error: SystemError) -> [UInt8] { Array("refused \(error.number)\n".utf8) }

  /// Parses the error number of a refusal; nil if the bytes are something else.
  static func refusal(in bytes: [UInt8]) -> Int32? {
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.count == 2 && words[0] == "refused" ? Int32(words[1]) : nil
  }

  /// The report as it is sent to the tool: a line of numbers, then a line for each process.
  var bytes: [UInt8] {
    let names = left.map { ControlCharacters.oneLine($0) }
    let lines = ["\(status) \(exceededMemory ? 1 : 0) \(left.count)"] + names.map { $0.isEmpty ? "?" : $0 }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}

/// The tool's view of a worker and its ``Supervisor``.
struct SupervisedProcess {
  /// The supervisor's process, with the pipes of the worker's events and output.
  let process: ChildProcess
  /// The connection on which the supervisor sends its report and then closes.
  let connection: FileDescriptor

  /// Forks this process; the copy does the work, and writes its events to the descriptor.
  @MainActor
  static func fork(
    _ limit: MemoryLimit,
    _ work: (FileDescriptor) -> Void
  ) throws(SystemError) -> SupervisedProcess {
    try start { connection, events, console throws(SystemError) in
      try ProcessFork.start {
        FileDescriptor.duplicateToIndices([nil, console, console, events, connection])
        Supervisor.supervise(limit) { () throws(SystemError) in
          try ProcessFork.start {
            FileDescriptor.closeAll(from: Supervisor.connectionDescriptor)
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

  /// Starts a program as a worker with the given arguments and input.
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
    // The input is short enough for the pipe's buffer.
    try input.writing.write(Array(text.utf8))
    return try start { connection, events, console throws(SystemError) in
      try ProcessSpawn.start(
        ["supervise", "--program", program.path, "--memory", "\(limit.megabytes)", "--"] + arguments,
        descriptors: [input.reading, console, console, events, connection]
      )
    }
  }

  private static func start(
    _ process: (_ connection: FileDescriptor, _ events: FileDescriptor, _ console: FileDescriptor)
      throws(SystemError) -> Child
  ) throws(SystemError) -> SupervisedProcess {
    let connection = try FileDescriptor.socketPair()
    defer { connection.theirs.close() }
    connection.ours.makeNonblocking()
    do {
      let process = try ChildProcess.start { events, console throws(SystemError) in
        try process(connection.theirs, events, console)
      }
      return SupervisedProcess(process: process, connection: connection.ours)
    } catch {
      connection.ours.close()
      throw error
    }
  }

  /// Tells the supervisor to end the worker and its descendants.
  func stop() {
    connection.shutDownWriting()
  }

  /// Closes this process's ends of all pipes, and waits for the supervisor, which ends after its report.
  func close() {
    process.closePipes()
    connection.close()
    _ = process.child.wait()
  }
}

package struct MemoryLimit: Equatable {
  let megabytes: Int

  package init(megabytes: Int) {
    self.megabytes = megabytes
  }

  private var bytes: Int { megabytes * 1_048_576 }

  /// Limits the memory of this process and its descendants to twice the limit.
  ///
  /// The ``Supervisor`` stops a process that exceeds the limit. If a process allocates faster than the
  /// supervisor measures, its allocations fail here.
  package func applyBackstop() {
    #if os(Linux)
      // A sanitizer reserves terabytes that it never uses.
      guard let claimed = Self.pages(of: getpid())?.claimed, claimed < bytes else { return }
      var limit = rlimit(rlim_cur: rlim_t(2 * bytes), rlim_max: rlim_t(2 * bytes))
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
      #else
        setrlimit(RLIMIT_DATA, &limit)
      #endif
    #endif
  }

  /// Whether a running process exceeds the limit; false on systems that don't report it.
  func isExceeded(by process: pid_t) -> Bool {
    #if os(Linux)
      return Self.pages(of: process).map { $0.resident > bytes } ?? false
    #else
      return false
    #endif
  }

  /// Whether a process that has ended had exceeded the limit.
  func wasExceeded(_ usage: rusage) -> Bool {
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1_024
    #endif
    return Int(usage.ru_maxrss) * unit > bytes
  }

  #if os(Linux)
    /// The resident memory of a process, and the size of its data and stack, in bytes.
    private static func pages(of process: pid_t) -> (resident: Int, claimed: Int)? {
      let text = String(decoding: SystemFile.bytes("/proc/\(process)/statm"), as: UTF8.self)
      let fields = text.split(separator: " ").compactMap { Int($0) }
      guard fields.count > 5 else { return nil }
      let size = Int(sysconf(Int32(_SC_PAGESIZE)))
      return (resident: fields[1] * size, claimed: fields[5] * size)
    }
  #endif
}
