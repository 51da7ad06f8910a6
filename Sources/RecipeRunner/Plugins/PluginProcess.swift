import Foundation

/// What became of one command of a plug-in.
struct PluginProcess {
  /// How it ended.
  enum End: Equatable {
    /// By itself.
    case ended(ProcessEnd)
    /// It was stopped, because it took longer than these seconds.
    case tooLong(Double)
    /// It was stopped, because it wrote more events than one may.
    case tooMuch
  }

  /// The lines that it wrote as events, without their line feeds.
  private(set) var lines: [ArraySlice<UInt8>] = []
  /// What came after the last line feed.
  var rest: [UInt8] { buffer.rest }
  /// What it printed last.
  var printed: [String] { tail.lines(6) }
  private(set) var end = End.tooMuch

  private var tail = ConsoleTail()
  private var buffer = LineBuffer()

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - arguments: the command and its options, without the number of the file that takes the events.
  ///   - input: what it reads from standard input.
  ///   - seconds: how long it may take.
  init(_ plugin: Plugin, _ arguments: [String], input: String, seconds: Double) throws(PluginFault) {
    let process: ChildProcess
    do {
      process = try Self.start(plugin, arguments, input: input)
    } catch {
      throw PluginFault("`\(arguments[0])`", error.description, Self.remedy(for: error))
    }
    defer { process.closePipes() }
    let deadline = Deadline(seconds: seconds)
    let isTooMuch: Bool
    do {
      isTooMuch = try !read(process, until: deadline)
    } catch {
      _ = process.finish(by: Deadline(seconds: 0))
      throw PluginFault("`\(arguments[0])`", error.description, Self.remedy(for: error))
    }
    let itsEnd = process.finish(by: isTooMuch ? Deadline(seconds: 0) : deadline)
    end = isTooMuch ? .tooMuch : itsEnd.map { .ended($0) } ?? .tooLong(seconds)
  }

  private static func start(
    _ plugin: Plugin,
    _ arguments: [String],
    input text: String
  ) throws(SystemError) -> ChildProcess {
    let input = try FileDescriptor.pipe()
    defer {
      input.reading.close()
      input.writing.close()
    }
    // It is short, and waits in the pipe.
    try input.writing.write(Array(text.utf8))
    return try ChildProcess.start { events, console throws(SystemError) in
      try ProcessSpawn.start(
        arguments + ["--events-fd", "\(ChildProcess.eventsDescriptor)"],
        of: plugin.program,
        descriptors: [input.reading, console, console, events],
        leadsGroup: true
      )
    }
  }

  /// Reads until the process has closed both pipes or time is up; false if it writes too much.
  private mutating func read(_ process: ChildProcess, until deadline: Deadline) throws(SystemError) -> Bool {
    var open = [process.events, process.console]
    var bytes = 0
    while !open.isEmpty, !deadline.hasPassed {
      var pipes = open.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
      _ = poll(&pipes, nfds_t(pipes.count), deadline.millisecondsLeft)
      for pipe in open {
        switch try pipe.read() {
        case .bytes(let more) where pipe == process.events:
          bytes += more.count
          lines += buffer.append(more)
        case .bytes(let more): tail.append(more)
        case .nothing: break
        case .end: open.removeAll { $0 == pipe }
        }
      }
      if bytes > Worker.eventLimit || tail.isFlooded { return false }
    }
    return true
  }

  private static func remedy(for error: SystemError) -> String {
    switch error.number {
    case ENOEXEC: "Begin a script with a line that names what runs it, such as #!/usr/bin/env python3."
    case ENOENT: "Its first line names a program that is not there. Name another, or install that one."
    default: "See to it that the system can start it."
    }
  }
}
