/// Examines plug-ins.
struct PluginCommand: Command {
  static let description = CommandDescription(
    name: "plugin",
    group: .writing,
    arguments: "PATH…",
    summary: "Whether a plug-in keeps to the event stream, and what to mend",
    discussion: [
      "Asks a program, or each program of a folder, for its recipes, lets it work on each of them, and compares what it "
        + "writes with the event stream, line by line. `docs/EventStream.md` describes that.",
      "The exit status is 0 if all is as it must be, 1 if something is to be mended, and 2 if there is no such program.",
    ],
    options: [Options.timeout]
  )

  let paths: [String]
  let timeout: Double

  init(_ arguments: CommandArguments) throws(ToolError) {
    paths = arguments.words.map(Options.path)
    timeout = try arguments[Options.timeout]
    guard !paths.isEmpty else {
      throw ToolError("'plugin' needs a program, or a folder of programs: \(Executable.name) plugin PATH…")
    }
  }

  func run(_ tool: Tool) throws -> ExitCode {
    var passed = true
    for (index, plugin) in try Plugin.all(at: paths).enumerated() {
      let examination = PluginExamination(plugin, seconds: timeout)
      if let interruption = examination.interruption { throw interruption.error(during: plugin) }
      tool.write((index == 0 ? [] : [.blank]) + PluginMessages.messages(for: examination, of: plugin))
      passed = passed && examination.passed
    }
    return passed ? .verified : .failed
  }
}
