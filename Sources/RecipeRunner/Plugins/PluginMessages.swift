/// How a plug-in stood its examination.
enum PluginMessages {
  static func messages(for examination: PluginExamination, of plugin: Plugin) -> [Message] {
    let title = Message.spread(.strong(plugin.name), aside: .faint(NeutralText.line(plugin.path)), indent: 0)
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
      + step.cautions.flatMap { messages(for: $0, in: step, .caution("? ")) } + verdict
  }

  private static func messages(
    for fault: PluginFault,
    in step: PluginExamination.Step,
    _ marker: MessageText
  ) -> [Message] {
    // What was asked stands above.
    let line = fault.place.dropFirst(step.name.count).drop { $0 == "," || $0 == " " }
    let text = line.isEmpty ? fault.text : "\(line): \(fault.text)"
    return [
      .paragraph(MessageText(prose: text), marker: marker),
      .paragraph(MessageText(prose: fault.remedy), marker: .faint("→ "), indent: 4),
    ] + fault.evidence.map { .paragraph(.faint($0), indent: $0.hasPrefix(" ") ? 8 : 6) }
  }

  private static func ending(_ examination: PluginExamination, _ plugin: Plugin) -> [Message] {
    guard examination.keepsToStream else {
      return [.paragraph(.bad("\(plugin.name) can't take part as it is."), marker: .bad("✗ "), indent: 0)]
    }
    let stream = Message.paragraph(
      MessageText("\(plugin.name) keeps to the event stream."),
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
    let path = ShellWord.of(NeutralText.line(plugin.path))
    let command = "\(Executable.name) \(CheckCommand.description.name) \(Options.plugin.name) \(path)"
    let purpose = failed.isEmpty ? "lets it take part" : "lets it take part, and fails until that is mended"
    return [stream] + verdict
      + CommandHints.pointer(to: command, purpose, marker: .faint("→ "), indent: 0)
  }
}
