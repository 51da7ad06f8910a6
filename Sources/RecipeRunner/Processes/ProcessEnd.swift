import Foundation

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
