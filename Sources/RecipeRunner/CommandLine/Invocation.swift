/// What a command line asks for.
protocol Invocation: Sendable {
  /// Does it, and says with which status the process ends.
  @MainActor func run(_ tool: Tool) throws -> ExitCode
}
