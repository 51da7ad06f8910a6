import Foundation

/// A process that runs this program again, with pipes to and from it.
package struct ChildProcess {
  /// The number under which a child finds its events pipe.
  package static let eventsDescriptor: Int32 = 3

  /// The process itself.
  package let child: Child
  /// The child's events.
  package let events: FileDescriptor
  /// The child's standard output and standard error, in the order in which they were written.
  package let console: FileDescriptor

  /// Starts this program with the given arguments and without input.
  package static func start(_ arguments: [String]) throws(SystemError) -> ChildProcess {
    try start { events, console throws(SystemError) in
      try ProcessSpawn.start(arguments, descriptors: [nil, console, console, events])
    }
  }

  /// Copies this process; the copy has the child's side of the pipes, no input and nothing else open, and does what
  /// the closure says.
  static func copy(_ body: (FileDescriptor) -> Never) throws(SystemError) -> ChildProcess {
    try start { events, console throws(SystemError) in
      try ProcessFork.start {
        FileDescriptor.takePlaces([nil, console, console, events])
        body(FileDescriptor(number: eventsDescriptor))
      }
    }
  }

  /// Opens the pipes, and lets the closure start a process with the other ends.
  static func start(
    _ process: (_ events: FileDescriptor, _ console: FileDescriptor) throws(SystemError) -> Child
  ) throws(SystemError) -> ChildProcess {
    let events = try FileDescriptor.pipe()
    let console = try FileDescriptor.pipe()
    defer {
      events.writing.close()
      console.writing.close()
    }
    do {
      let child = try process(events.writing, console.writing)
      events.reading.makeNonblocking()
      console.reading.makeNonblocking()
      return ChildProcess(child: child, events: events.reading, console: console.reading)
    } catch {
      events.reading.close()
      console.reading.close()
      throw error
    }
  }

  /// Closes this side of all pipes.
  package func closePipes() {
    events.close()
    console.close()
  }
}

/// A process that this process has started.
///
/// A child that has ended stays a zombie until its parent reaps it. Code that waits for any child, as Swift Testing's exit
/// tests do, gets the same zombie again and again. Therefore every started process has one of these objects: when it is
/// released, a child that was not reaped is killed and reaped.
package final class Child {
  /// The process's number.
  package let id: pid_t

  /// The process whose child it is: only that one can reap it, not a forked copy that has this object, too.
  private let parent = getpid()
  /// How the child ended, as `wait4` tells it, and what it used; nil until it is reaped.
  private var ended: (status: Int32, usage: rusage)?

  /// Takes over a process that was just started.
  package init(id: pid_t) {
    self.id = id
  }

  deinit {
    guard ended == nil, parent == getpid() else { return }
    kill(id, SIGKILL)
    _ = wait()
  }

  /// Waits for the process to end.
  package func wait() -> ProcessEnd {
    ProcessEnd(waitStatus: end(0)?.status ?? SIGKILL)
  }

  /// How the process ended, and what it used; nil if it still runs.
  func endUntilNow() -> (status: Int32, usage: rusage)? {
    end(WNOHANG)
  }

  /// Ends the process if it still runs, and says how it ended; one that had ended by itself keeps its own end.
  package func stop() -> ProcessEnd {
    if ended == nil { kill(id, SIGKILL) }
    return wait()
  }

  private func end(_ options: Int32) -> (status: Int32, usage: rusage)? {
    var status: Int32 = 0
    var usage = rusage()
    while ended == nil {
      let waited = wait4(id, &status, options, &usage)
      if waited == id {
        ended = (status, usage)
      } else if waited == 0 || errno != EINTR {
        break
      }
    }
    return ended
  }
}

/// How a process ended.
package enum ProcessEnd: Equatable {
  /// It ended itself with an exit status.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)

  /// Reads the status that `waitpid` delivers; C's macros for that do not exist in Swift.
  package init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signalled(signal)
  }

  /// The end in words, to follow "The process".
  package var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    // The same error is another signal on another processor.
    case .signalled(SIGILL), .signalled(SIGTRAP): "was ended by a Swift runtime error"
    case .signalled(let signal): "was ended by signal \(signal)\(Self.meaning(of: signal))"
    }
  }

  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case SIGABRT: " (abort)"
    case SIGSEGV, SIGBUS: " (invalid memory access)"
    case SIGFPE: " (arithmetic error)"
    case SIGKILL: " (killed)"
    case SIGALRM: " (out of time)"
    case SIGTERM, SIGINT: " (told to stop)"
    default: ""
    }
  }
}
