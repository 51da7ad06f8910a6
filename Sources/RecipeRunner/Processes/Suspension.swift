import Foundation

/// What the shell's Ctrl-Z asks for: that all stands still until the shell lets it go on.
enum Suspension {
  /// The signal that asks for it.
  static let signal = SIGTSTP

  /// Lets all that is below this process stand still, and then this process.
  ///
  /// - Returns: how long that took.
  static func take() -> Duration {
    let start = ContinuousClock.now
    let stopped = Descendants.stopAll()
    kill(getpid(), SIGSTOP)
    for id in stopped { kill(id, SIGCONT) }
    return .now - start
  }
}
