import Foundation

/// A process that a watch waits for: the build, or a run of recipes.
final class WatchStep {
  /// How long a process may take to end when it is told to, in seconds.
  private static let patience = 2.0

  /// What the process writes.
  let output: FileDescriptor

  private let id: pid_t
  private var lines = LineBuffer()
  /// How the process ended; nil as long as nobody has seen that it did.
  private var status: Int32?

  /// Starts a program in a process group of its own, so that a key that interrupts the watch does not reach it first.
  init(_ program: String, _ arguments: [String]) throws(SystemError) {
    let pipe = try FileDescriptor.pipe()
    defer { pipe.writing.close() }
    id = try ProcessSpawn.start(
      arguments,
      of: Program(path: program, name: Executable.name),
      descriptors: [nil, pipe.writing, pipe.writing],
      leadsGroup: true
    )
    output = pipe.reading
    output.makeNonblocking()
  }

  /// The lines that have come, and how the process ended once it has; what it left running is ended, too.
  func read() throws(SystemError) -> (lines: [ArraySlice<UInt8>], end: ProcessEnd?) {
    var all: [ArraySlice<UInt8>] = []
    while true {
      switch try output.read() {
      case .bytes(let bytes): all += lines.append(bytes)
      case .nothing:
        if let status { return (all, end(status)) }
        // Whoever it left running keeps the pipe open; what it wrote itself is in the pipe by now.
        status = waitStatus(WNOHANG)
        if status == nil { return (all, nil) }
      case .end:
        let status = status ?? waitStatus(0) ?? SIGKILL
        return (all, end(status))
      }
    }
  }

  private func end(_ status: Int32) -> ProcessEnd {
    kill(-id, SIGKILL)
    output.close()
    return ProcessEnd(waitStatus: status)
  }

  /// How the process ended; nil if it has not.
  private func waitStatus(_ options: Int32) -> Int32? {
    var status: Int32 = 0
    while true {
      let waited = waitpid(id, &status, options)
      if waited == -1 && errno == EINTR { continue }
      return waited == id ? status : nil
    }
  }

  /// Ends the process and those that it started.
  func stop() {
    kill(-id, SIGTERM)
    let deadline = Deadline(seconds: Self.patience)
    while status == nil, waitpid(id, nil, WNOHANG) == 0 {
      if deadline.hasPassed { kill(-id, SIGKILL) }
      usleep(10_000)
    }
    kill(-id, SIGKILL)
    output.close()
  }
}
