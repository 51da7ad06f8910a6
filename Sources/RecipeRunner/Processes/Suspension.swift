import Foundation

/// What the shell's Ctrl-Z asks for: that all stands still until the shell lets it go on.
enum Suspension {
  /// The signal that asks for it.
  static let signal = SIGTSTP

  /// Lets all that is below this process stand still, and then this process.
  ///
  /// - Parameter keepers: processes that go on: should this one be ended meanwhile, they end all that is below them.
  /// - Returns: how long that took.
  static func take(besides keepers: Set<pid_t>) -> Duration {
    let start = ContinuousClock.now
    let stopped = Descendants.stopAll(except: keepers)
    kill(getpid(), SIGSTOP)
    for id in stopped { kill(id, SIGCONT) }
    return .now - start
  }
}
