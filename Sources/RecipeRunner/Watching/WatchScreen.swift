import Rendering

enum WatchScreen {
  /// The screen, limited to the given number of lines.
  static func text(of state: WatchState, _ console: Console, height: Int) -> String {
    let keys = state.exercise == nil ? "n next   a all   q quit" : "h hint   q quit"
    let head = console.text([.spread(phase(state), aside: .faint(keys), indent: 0), .blank])
    let text = console.text(body(state, width: console.width))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let room = max(1, height - 3)
    guard lines.count > room else { return head + lines.joined(separator: "\n") }
    let rest = console.text([
      .paragraph(.faint("and \(Count.text(lines.count - room, "line")) more"), indent: 0)
    ])
    return head + lines.prefix(room).joined(separator: "\n") + "\n" + rest.dropLast()
  }

  private static func phase(_ state: WatchState) -> MessageText {
    switch state.phase {
    case .building: .warning("Building…")
    case .running: .warning("Checking…")
    case .stopped(let problem, _): .bad(problem)
    case .waiting: .faint("Waiting for the next save.")
    }
  }

  private static func body(_ state: WatchState, width: Int) -> [Message] {
    if case .stopped(_, let output) = state.phase {
      return output.flatMap { pieces($0, width) }.map { .line(MessageText($0), marker: "") }
    }
    if let exercise = state.exercise { return exercise.messages }
    guard let shown = state.shown else { return list(state) }
    guard let report = state.reports[shown] else { return [.paragraph(.strong(shown), indent: 0)] }
    return lesson(report)
  }

  /// All recipes as in `check`, followed by the names of those that haven't run yet.
  private static func list(_ state: WatchState) -> [Message] {
    var reporter = CheckReporter()
    let known = state.recipes.compactMap { state.reports[$0] }
    var summary = RunSummary(of: RunPlan(recipes: known.map(\.id)))
    var messages = reporter.begin(RunPlan(recipes: state.recipes))
    for report in known {
      summary.count(report)
      messages += reporter.report(report)
    }
    messages += state.recipes.filter { state.reports[$0] == nil }.map {
      .line(.faint($0), marker: .faint("· "))
    }
    return messages + (known.isEmpty ? [] : reporter.end(summary))
  }

  /// A summary of a lesson: its failures, then a line for each check and each wrong way.
  private static func lesson(_ report: LessonRun) -> [Message] {
    let card = report.declaration.card
    let failures = FailureMessages.messages(for: report)
    let checks = (report.runs.first?.checks ?? []).map { check in
      Message.paragraph(
        MessageText(prose: check.sentence),
        marker: check.passed ? .good("✓ ") : .bad("✗ ")
      )
    }
    let wrongWays = zip(report.declaration.variants, report.verdict.variants).dropFirst().map {
      variant,
      verdict in
      let words = "   breaks \(Count.text(variant.breaks.count, "check"))"
      return line(MessageText(variant.name) + .faint(words), holds: verdict.passed)
    }
    let isSound = report.verdict.passed
    let name: MessageText = isSound ? .good("✓ ") + .strong(card.id) : .bad("✗ \(card.id)")
    return [.spread(name, aside: .faint(card.title), indent: 0)]
      + [.line(isSound ? .faint(standing(of: report)) : .bad(standing(of: report)), marker: "  "), .blank]
      + (failures.isEmpty ? [] : failures + [.blank])
      + [.heading("Checks")] + checks
      + (wrongWays.isEmpty ? [] : [.blank, .heading("Wrong ways")] + wrongWays)
  }

  /// The numbers of a lesson's checks and wrong ways that pass.
  private static func standing(of report: LessonRun) -> String {
    let checks = report.runs.first?.checks ?? []
    let wrongWays = report.verdict.variants.dropFirst()
    let held = "as expected: \(checks.count(where: \.passed)) of \(Count.text(checks.count, "check"))"
    guard !wrongWays.isEmpty else { return held }
    return held + ", \(wrongWays.count(where: \.passed)) of \(Count.text(wrongWays.count, "wrong way"))"
  }

  /// A line in parts that fit: if the terminal wrapped it, the top of the screen would scroll away.
  private static func pieces(_ line: String, _ width: Int) -> [String] {
    var pieces = [""]
    var room = width
    for character in line.replacing("\t", with: "  ") {
      let columns = CharacterWidth.of(character)
      if columns > room {
        pieces.append("")
        room = width
      }
      pieces[pieces.count - 1].append(character)
      room -= columns
    }
    return pieces
  }

  private static func line(_ text: MessageText, holds: Bool) -> Message {
    .line(text, marker: holds ? .good("  ✓ ") : .bad("  ✗ "))
  }
}

struct WatchLog {
  private var reporter = CheckReporter()
  private var summary = RunSummary()

  /// The saved files, and the recipes that they affect.
  static func saved(_ paths: [String], _ recipes: [String]) -> [Message] {
    let affected = recipes.isEmpty ? "affects none of the watched recipes" : recipes.joined(separator: ", ")
    return [.paragraph(MessageText("Saved \(paths.joined(separator: ", ")): \(affected)."), indent: 0)]
  }

  static func building(_ command: String) -> [Message] {
    [.paragraph(MessageText("Building: \(command)"), indent: 0)]
  }

  static func stopped(_ problem: String, _ output: [String]) -> [Message] {
    output.map { .line(MessageText($0), marker: "") } + [.paragraph(.bad(problem), indent: 0)]
  }

  mutating func begin(_ plan: RunPlan) -> [Message] {
    reporter = CheckReporter()
    summary = RunSummary(of: plan)
    return reporter.begin(plan)
  }

  mutating func report(_ recipe: LessonRun) -> [Message] {
    summary.count(recipe)
    return reporter.report(recipe)
  }

  mutating func end() -> [Message] {
    reporter.end(summary)
  }
}
