/// An error of the tool or of its usage, with a message to the user.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  package let description: String
  package let exitCode: ExitCode

  package init(_ description: String, exitCode: ExitCode = .usage) {
    self.description = description
    self.exitCode = exitCode
  }
}

/// The tool's exit status.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// All recipes do what they promise.
  case verified = 0
  /// Some recipe did not do what it promises.
  case failed = 1
  /// Wrong usage, or the tool could not do its work.
  case usage = 2
  /// The selection matches no recipe.
  case nothingMatched = 3
  /// The terminal was closed: 128 + `SIGHUP`.
  case hungUp = 129
  /// A key interrupted the tool: 128 + `SIGINT`.
  case interrupted = 130
  /// Another process terminated the tool: 128 + `SIGTERM`.
  case terminated = 143

  var meaning: String {
    switch self {
    case .verified: "success: all recipes passed"
    case .failed: "a recipe failed"
    case .usage: "wrong usage, or another error"
    case .nothingMatched: "nothing matches the arguments"
    case .hungUp: "terminal closed (SIGHUP)"
    case .interrupted: "interrupted (SIGINT)"
    case .terminated: "terminated (SIGTERM)"
    }
  }
}
