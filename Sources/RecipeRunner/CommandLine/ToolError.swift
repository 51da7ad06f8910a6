/// An error of the tool or of its usage, as a message to the user.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, which value it is about, and what to do.
  package let description: String
  /// The exit status that goes with it.
  package let exitCode: ExitCode

  package init(_ description: String, exitCode: ExitCode = .usage) {
    self.description = description
    self.exitCode = exitCode
  }
}

/// The tool's exit status.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything is as it must be.
  case verified = 0
  /// Some recipe did not do what it must.
  case failed = 1
  /// The tool was used wrongly, or could not do its work.
  case usage = 2
  /// The selection matches no recipe.
  case nothingMatched = 3
  /// The terminal went away: 128 + `SIGHUP`.
  case hungUp = 129
  /// A key interrupted the tool: 128 + `SIGINT`.
  case interrupted = 130
  /// Another process ended the tool: 128 + `SIGTERM`.
  case terminated = 143

  /// The same in words, for the help.
  var meaning: String {
    switch self {
    case .verified: "everything is as it must be"
    case .failed: "some recipe did not do what it must"
    case .usage: "wrong usage, or the tool could not do its work"
    case .nothingMatched: "nothing matches what was asked for"
    case .hungUp: "the terminal went away"
    case .interrupted: "a key interrupted the run"
    case .terminated: "another process ended the run"
    }
  }
}
