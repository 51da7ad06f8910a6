import Foundation
import Synchronization

/// Reports signals as bytes in a pipe, for `poll` (the self-pipe trick).
struct SignalPipe {
  /// The end of the pipe to read signals from.
  let reading: FileDescriptor

  private let writing: FileDescriptor
  private let signals: [Int32]

  /// The descriptor to which the signal handler writes.
  private static let target = Atomic<Int32>(-1)

  /// Starts reporting these signals, except those that this process ignores.
  ///
  /// It also unblocks them, because a process may inherit a signal mask that blocks them.
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

  /// The first signal that hasn't been read; nil if there is none.
  ///
  /// Ends of child processes, SIGCHLD, only wake `poll`.
  func next() -> Int32? {
    // Reading from a pipe within this process can't fail.
    while case .bytes(let bytes)? = try? reading.read(atMost: 1) {
      if let number = bytes.first, Int32(number) != SIGCHLD { return Int32(number) }
    }
    return nil
  }

  func stopListening() {
    for number in signals { signal(number, SIG_DFL) }
  }

  func close() {
    stopListening()
    Self.target.store(-1, ordering: .sequentiallyConsistent)
    reading.close()
    writing.close()
  }

  /// Restores the default action of every signal; SIGPIPE stays ignored.
  static func restoreAll() {
    for number in Int32(1)..<32 where number != SIGPIPE { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  private static func ignores(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The signal handler; it may call only async-signal-safe functions.
  private static func report(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(target.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = error
  }
}

/// The signals that interrupt the tool.
package enum Interruption: Int32, CaseIterable {
  /// SIGHUP: the terminal was closed.
  case hangUp = 1
  /// SIGINT: the interrupt key was pressed.
  case interrupt = 2
  /// SIGTERM: another process asked the tool to terminate.
  case terminate = 15

  /// The exit status, as in shells: 128 plus the signal's number.
  package var exitCode: ExitCode { ExitCode(rawValue: 128 + rawValue) ?? .failed }
}

extension Interruption {
  /// The error if the tool is interrupted while a plug-in lists its recipes.
  func error(during plugin: Plugin) -> ToolError {
    ToolError(
      "Interrupted while running the plug-in '\(plugin.path)'; all its processes were ended.",
      exitCode: exitCode
    )
  }
}
