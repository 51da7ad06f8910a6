import Foundation

/// A process that a watch waits for: the build, or a run of recipes.
final class WatchStep {
  /// How long a process may take to end when it is told to, in seconds.
  private static let patience = 2.0

  /// What the process writes.
  let output: FileDescriptor

  private let id: pid_t
  private var lines = LineBuffer()

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

  /// The lines that have come, and how the process ended once nobody writes any more.
  func read() throws(SystemError) -> (lines: [ArraySlice<UInt8>], end: ProcessEnd?) {
    var all: [ArraySlice<UInt8>] = []
    while true {
      switch try output.read() {
      case .bytes(let bytes): all += lines.append(bytes)
      case .nothing: return (all, nil)
      case .end:
        output.close()
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1 && errno == EINTR {}
        return (all, ProcessEnd(waitStatus: status))
      }
    }
  }

  /// Ends the process and those that it started.
  func stop() {
    kill(-id, SIGTERM)
    let deadline = Deadline(seconds: Self.patience)
    var status: Int32 = 0
    while waitpid(id, &status, WNOHANG) == 0 {
      if deadline.hasPassed { kill(-id, SIGKILL) }
      usleep(10_000)
    }
    output.close()
  }
}
