import Foundation

/// The tool's side of a worker and its ``Keeper``.
struct KeptProcess {
  /// The keeper's process, with the worker's events and what it prints.
  let process: ChildProcess
  /// The keeper's report comes here, and after it the end.
  let line: FileDescriptor

  /// Copies this process; the copy does the work, and writes its events to the descriptor.
  @MainActor
  static func copy(
    _ limit: MemoryLimit,
    _ work: (FileDescriptor) -> Void
  ) throws(SystemError) -> KeptProcess {
    try start { line, events, console throws(SystemError) in
      try ProcessFork.start {
        FileDescriptor.takePlaces([nil, console, console, events, line])
        Keeper.keep(limit) { () throws(SystemError) in
          try ProcessFork.start {
            FileDescriptor.closeAll(from: Keeper.lineDescriptor)
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
  ) throws(SystemError) -> KeptProcess {
    let input = try FileDescriptor.pipe()
    defer {
      input.reading.close()
      input.writing.close()
    }
    // It is short, and waits in the pipe.
    try input.writing.write(Array(text.utf8))
    return try start { line, events, console throws(SystemError) in
      try ProcessSpawn.start(
        ["keep", "--program", program.path, "--memory", "\(limit.megabytes)", "--"] + arguments,
        descriptors: [input.reading, console, console, events, line]
      )
    }
  }

  private static func start(
    _ process: (_ line: FileDescriptor, _ events: FileDescriptor, _ console: FileDescriptor)
      throws(SystemError) -> Child
  ) throws(SystemError) -> KeptProcess {
    let line = try FileDescriptor.socketPair()
    defer { line.theirs.close() }
    line.ours.makeNonblocking()
    do {
      let process = try ChildProcess.start { events, console throws(SystemError) in
        try process(line.theirs, events, console)
      }
      return KeptProcess(process: process, line: line.ours)
    } catch {
      line.ours.close()
      throw error
    }
  }

  /// Tells the keeper to end the worker and all that is below it.
  func stop() {
    line.finishWriting()
  }

  /// Closes this side of all pipes, and waits for the keeper's end, which its report has announced.
  func close() {
    process.closePipes()
    line.close()
    _ = process.child.wait()
  }
}
