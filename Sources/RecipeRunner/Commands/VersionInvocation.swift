/// Shows the tool's version; asked for by an option, in place of a command.
struct VersionInvocation: Invocation {
  func run(_ tool: Tool) -> ExitCode {
    tool.write([.verbatim("\(Executable.name) \(Tool.version)\n")])
    return .verified
  }
}
