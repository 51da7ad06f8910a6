import Foundation

/// A child process, with pipes for its events and its output.
package struct ChildProcess {
  /// The file descriptor of the events pipe in the child.
  package static let eventsDescriptor: Int32 = 3

  package let child: Child
  package let events: FileDescriptor
  /// The pipe of the child's standard output and standard error.
  package let console: FileDescriptor

  /// Starts this program with the given arguments and without input.
  package static func start(_ arguments: [String]) throws(SystemError) -> ChildProcess {
    try start { events, console throws(SystemError) in
      try ProcessSpawn.start(arguments, descriptors: [nil, console, console, events])
    }
  }

  /// Forks this process; the copy has its ends of the pipes, no input and no other open files, and runs the
  /// closure.
  static func fork(_ body: (FileDescriptor) -> Never) throws(SystemError) -> ChildProcess {
    try start { events, console throws(SystemError) in
      try ProcessFork.start {
        FileDescriptor.duplicateToIndices([nil, console, console, events])
        body(FileDescriptor(number: eventsDescriptor))
      }
    }
  }

  /// Opens the pipes, and starts a process with their other ends.
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

  package func closePipes() {
    events.close()
    console.close()
  }
}

/// A process that this process started.
///
/// A child that has ended remains a zombie until its parent reaps it. Code that waits for any child, as Swift
/// Testing's exit tests do, finds the same zombie again and again. Therefore every started process has one of
/// these objects: when it is released, a child that was not reaped is killed and reaped.
package final class Child {
  package let id: pid_t

  /// The process that started the child; only that one can reap it, not a forked copy that also has this
  /// object.
  private let parent = getpid()
  /// The child's status and resource usage, as `wait4` returns them; nil until it is reaped.
  private var ended: (status: Int32, usage: rusage)?

  package init(id: pid_t) {
    self.id = id
  }

  deinit {
    guard ended == nil, parent == getpid() else { return }
    kill(id, SIGKILL)
    _ = wait()
  }

  package func wait() -> ProcessEnd {
    ProcessEnd(waitStatus: end(0)?.status ?? SIGKILL)
  }

  /// The status and resource usage of a process that has ended; nil if it is running.
  func endIfExited() -> (status: Int32, usage: rusage)? {
    end(WNOHANG)
  }

  /// Kills the process if it is running, and returns how it ended.
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

package enum ProcessEnd: Equatable {
  case exited(Int32)
  case signalled(Int32)

  /// Decodes a status of `waitpid`; C's macros for that are not available in Swift.
  package init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signalled(signal)
  }

  /// A description, to follow "The process".
  package var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    // The signal of the same error depends on the processor.
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
    case SIGTERM: " (terminated)"
    case SIGINT: " (interrupted)"
    default: ""
    }
  }
}
