/// A fault of the tool or of its use, in words for the person who called it.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, which value it is about, and what to do.
  package let description: String
  /// The exit status that goes with it.
  package let exitCode: ExitCode

  init(_ description: String, exitCode: ExitCode = .usage) {
    self.description = description
    self.exitCode = exitCode
  }
}
