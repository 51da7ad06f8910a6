import Foundation
import Synchronization

/// Turns signals into bytes of a pipe, for `poll` (the self-pipe trick).
struct SignalPipe {
  /// Where the signals are read.
  let reading: FileDescriptor

  private let writing: FileDescriptor
  private let signals: [Int32]

  /// The number of the descriptor that takes the signals of this process.
  private static let target = Atomic<Int32>(-1)

  /// From here on reports these signals; those that this process ignores stay ignored.
  ///
  /// A process inherits its signal mask, so these signals may be blocked from the start.
  init(_ signals: [Int32]) throws(SystemError) {
    (reading, writing) = try FileDescriptor.pipe()
    reading.makeNonblocking()
    writing.makeNonblocking()
    Self.target.store(writing.number, ordering: .sequentiallyConsistent)
    self.signals = signals.filter { number in
      let earlier = signal(number) { Self.report($0) }
      guard Self.ignores(earlier) else { return true }
      signal(number, SIG_IGN)
      return false
    }
    var released = sigset_t()
    sigemptyset(&released)
    for number in signals { sigaddset(&released, number) }
    sigprocmask(SIG_UNBLOCK, &released, nil)
  }

  /// The signal that came first and hasn't been read yet.
  func next() -> Int32? {
    // A pipe that this process has to itself can't fail.
    guard case .bytes(let bytes)? = try? reading.read(atMost: 1) else { return nil }
    return bytes.first.map(Int32.init)
  }

  /// Restores the default actions of the signals.
  func stopListening() {
    for number in signals { signal(number, SIG_DFL) }
  }

  /// Stops listening, and closes the pipe.
  func close() {
    stopListening()
    Self.target.store(-1, ordering: .sequentiallyConsistent)
    reading.close()
    writing.close()
  }

  /// Restores the default action of every signal, except that SIGPIPE stays ignored.
  static func restoreAll() {
    for number in Int32(1)..<32 where number != SIGPIPE { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  private static func ignores(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Runs as a signal handler, so it calls nothing but what the system allows there.
  private static func report(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(target.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = error
  }
}

/// A signal that interrupts the tool.
package enum Interruption: CaseIterable {
  /// A key was pressed.
  case interrupt
  /// Another process asked for it.
  case terminate
  /// The terminal is gone.
  case hangUp

  /// The signal that says it.
  var signal: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    }
  }

  /// The exit status that says it, as shells have it: 128 and the signal's number.
  package var exitCode: ExitCode {
    switch self {
    case .interrupt: .interrupted
    case .terminate: .terminated
    case .hangUp: .hungUp
    }
  }

  /// What a signal says; nil if that is something else.
  init?(signal: Int32) {
    guard let found = Self.allCases.first(where: { $0.signal == signal }) else { return nil }
    self = found
  }
}

extension Interruption {
  /// What is said if it comes while a plug-in is asked for its recipes, or examined.
  func error(during plugin: Plugin) -> ToolError {
    let path = TextSanitizer.line(plugin.path)
    return ToolError(
      "Stopped while the plug-in '\(path)' was asked; nothing of it is left.",
      exitCode: exitCode
    )
  }
}

/// Suspends this process and its descendants, as the shell's Ctrl-Z requests.
enum Suspension {
  /// The signal that asks for it.
  static let signal = SIGTSTP

  /// Lets all that is below this process stand still, and then this process.
  ///
  /// - Parameter supervisors: processes that go on: should this one be ended meanwhile, they end all that is below them.
  /// - Returns: how long that took.
  static func take(besides supervisors: Set<pid_t>) -> Duration {
    let start = ContinuousClock.now
    let stopped = Descendants.stopAll(except: supervisors)
    kill(getpid(), SIGSTOP)
    for id in stopped { kill(id, SIGCONT) }
    return .now - start
  }
}
