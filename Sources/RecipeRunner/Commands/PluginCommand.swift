/// Tests whether plug-ins conform to the event stream.
struct PluginCommand: Command {
  static let description = CommandDescription(
    name: "plugin",
    group: .writing,
    arguments: "PATH…",
    summary: "Tests whether a plug-in conforms to the event stream, and lists the faults",
    discussion: [
      "Asks a program, or each program of a folder, for its recipes, lets it work on each of them, and compares what it "
        + "writes with the event stream, line by line. `docs/EventStream.md` describes that.",
      "The exit status is 0 if the plug-ins conform and their recipes pass, 1 if not, and 2 if there is no "
        + "such program.",
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

/// The messages of `recipes plugin`.
enum PluginMessages {
  static func messages(for examination: PluginExamination, of plugin: Plugin) -> [Message] {
    let title = Message.spread(
      .strong(plugin.name),
      aside: .faint(TextSanitizer.line(plugin.path)),
      indent: 0
    )
    return [title] + examination.steps.flatMap(messages) + [.blank] + ending(examination, plugin)
  }

  private static func messages(for step: PluginExamination.Step) -> [Message] {
    let hasFailed = !step.faults.isEmpty || step.report?.verdict.passed == false
    let outcome = hasFailed || step.outcome.isEmpty ? "" : ": \(step.outcome)"
    let head = Message.paragraph(
      MessageText(prose: step.name + outcome),
      marker: hasFailed ? .bad("✗ ") : .good("✓ "),
      indent: 0
    )
    let verdict = step.report.map { $0.verdict.passed ? [] : FailureMessages.messages(for: $0) } ?? []
    return [head] + step.faults.flatMap { messages(for: $0, in: step, .bad("✗ ")) }
      + step.warnings.flatMap { messages(for: $0, in: step, .warning("? ")) } + verdict
  }

  private static func messages(
    for fault: PluginFault,
    in step: PluginExamination.Step,
    _ marker: MessageText
  ) -> [Message] {
    // The heading already names the step.
    let line = fault.place.dropFirst(step.name.count).drop { $0 == "," || $0 == " " }
    let text = line.isEmpty ? fault.text : "\(line): \(fault.text)"
    return [
      .paragraph(MessageText(prose: text), marker: marker),
      .paragraph(MessageText(prose: fault.remedy), marker: .faint("→ "), indent: 4),
    ] + fault.evidence.map { .paragraph(.faint($0), indent: $0.hasPrefix(" ") ? 8 : 6) }
  }

  private static func ending(_ examination: PluginExamination, _ plugin: Plugin) -> [Message] {
    guard examination.conformsToEventStream else {
      let words = "\(plugin.name) does not conform to the event stream."
      return [.paragraph(.bad(words), marker: .bad("✗ "), indent: 0)]
    }
    let stream = Message.paragraph(
      MessageText("\(plugin.name) conforms to the event stream."),
      marker: .good("✓ "),
      indent: 0
    )
    let failed = examination.failedRecipes
    let verdict =
      failed.isEmpty
      ? []
      : [
        Message.paragraph(
          .bad("\(failed.count) of its recipes \(failed.count == 1 ? "fails" : "fail"): ")
            + MessageText(failed.joined(separator: ", ")),
          marker: .bad("✗ "),
          indent: 0
        )
      ]
    let path = ShellWord.of(TextSanitizer.line(plugin.path))
    let command = "\(Executable.name) \(CheckCommand.description.name) \(Options.plugin.name) \(path)"
    let purpose = failed.isEmpty ? "runs it with the other recipes" : "fails until its recipes are fixed"
    return [stream] + verdict
      + CommandHints.pointer(to: command, purpose, marker: .faint("→ "), indent: 0)
  }
}
