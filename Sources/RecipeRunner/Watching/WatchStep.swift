import Foundation

/// A process of a watch: the build, or a run of recipes.
///
/// Releasing the object ends the process and its group.
final class WatchStep {
  /// The time limit for a process to end after SIGTERM, in seconds.
  private static let timeout = 2.0

  /// The pipe of the process's output.
  let output: FileDescriptor

  private let child: Child
  private var lines = LineBuffer()
  /// How the process ended; nil until that is known.
  private var endOfProcess: ProcessEnd?
  /// Whether the process and its group have ended, and the output is closed.
  private var isOver = false

  /// Starts a program in its own session, so that the interrupt key reaches only the watch.
  init(_ program: String, _ arguments: [String]) throws(SystemError) {
    let pipe = try FileDescriptor.pipe()
    defer { pipe.writing.close() }
    do {
      child = try ProcessSpawn.start(
        arguments,
        of: Program(path: program, name: Executable.name),
        descriptors: [nil, pipe.writing, pipe.writing],
        leadsSession: true
      )
    } catch {
      pipe.reading.close()
      throw error
    }
    output = pipe.reading
    output.makeNonblocking()
  }

  deinit { stop() }

  /// The available lines, and the end of the process once it has ended, upon which its group is killed.
  func read() throws(SystemError) -> (lines: [ArraySlice<UInt8>], end: ProcessEnd?) {
    var all: [ArraySlice<UInt8>] = []
    while true {
      switch try output.read() {
      case .bytes(let bytes): all += lines.append(bytes)
      case .nothing:
        if let endOfProcess { return (all, finish(endOfProcess)) }
        // Another process of the group keeps the pipe open, but the output of the process itself is in the
        // pipe.
        endOfProcess = child.endIfExited().map { ProcessEnd(waitStatus: $0.status) }
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

  /// Ends the process and its group.
  func stop() {
    guard !isOver else { return }
    kill(-child.id, SIGTERM)
    let deadline = Deadline(seconds: Self.timeout)
    while child.endIfExited() == nil, !deadline.hasPassed { usleep(10_000) }
    _ = finish(child.stop())
  }
}

/// A terminal in raw mode with an alternate screen, until it is restored.
struct KeyTerminal {
  /// The descriptor for reading keys.
  static let keys = FileDescriptor(number: 0)

  private let earlier: termios

  /// Takes control of the terminal; nil if standard input or standard output is none.
  init?() {
    var mode = termios()
    guard Terminal.standardOutput != nil, tcgetattr(Self.keys.number, &mode) == 0 else { return nil }
    earlier = mode
    enter()
  }

  /// Takes control of the terminal again after ``leave()``.
  func enter() {
    var mode = earlier
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(Self.keys.number, TCSADRAIN, &mode)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Replaces the text on the screen.
  func show(_ screen: String) {
    write("\u{1B}[H\u{1B}[2J" + screen)
  }

  /// Restores the terminal.
  func leave() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var mode = earlier
    tcsetattr(Self.keys.number, TCSADRAIN, &mode)
  }

  // A terminal that was closed shows nothing any more.
  private func write(_ text: String) {
    try? FileDescriptor.standardOutput.write(Array(text.utf8))
  }
}
