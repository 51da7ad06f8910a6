import RecipeKit

/// A lesson rendered for a terminal.
enum LessonMessages {
  static func messages(for lesson: LessonContent, _ length: LessonLength, _ hints: CommandHints) -> [Message]
  {
    let card = lesson.card
    if length == .short, let steps = card.steps {
      return joined(shortLesson(lesson, steps, hints))
    }
    let sections = [
      opening(lesson, length),
      prose("Problem", [card.problem]),
      prose("Solution", [card.solution]),
      code(lesson, length, hints),
      card.steps.map { steps(lesson, $0, length, hints) } ?? [],
      deviceCode(lesson, length, hints),
      values(lesson, hints),
      checks(lesson, length),
      wrongWays(lesson, length, hints),
      prose("Discussion", card.discussion.map(\.text)),
      length == .full ? today(lesson, "With today's API") : [],
      seeAlso(card.seeAlso, hints),
      problems(lesson.report),
      ending(lesson.report, length, hints),
    ]
    return joined(sections)
  }

  private static func joined(_ sections: [[Message]]) -> [Message] {
    Array(sections.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  static func opening(_ lesson: LessonContent, _ length: LessonLength) -> [Message] {
    let card = lesson.card
    let facts = [
      card.works.map { card.isHistoric ? "History: \($0)" : "Works on \($0)" },
      card.today.map { "today: \($0.joined(separator: ", "))" },
      card.needs.map { "read before: \($0.joined(separator: ", "))" },
    ].compactMap(\.self).joined(separator: " · ")
    return [.title(.strong(card.title), aside: .faint(card.chapter))]
      + (facts.isEmpty ? [] : [.paragraph(.faint(facts), indent: 0)])
  }

  static func prose(_ heading: MessageText, _ paragraphs: [String], aside: String? = nil) -> [Message] {
    let texts = paragraphs.filter { !$0.isEmpty }.map { [Message.paragraph(MessageText(prose: $0))] }
    let heading = Message.heading(heading, aside: aside.map { .faint($0) } ?? "")
    return texts.isEmpty ? [] : [heading] + texts.joined(separator: [.blank])
  }

  private static func code(_ lesson: LessonContent, _ length: LessonLength, _ hints: CommandHints)
    -> [Message]
  {
    guard let code = lesson.code else { return [] }
    // The file names of plug-ins are unknown.
    let file = hints.isPluginRecipe(lesson.card.id) ? nil : "Example.swift"
    let isCut = length == .short && code.snippet != nil
    let drawing = lesson.card.documentName.map { ", with \($0)" } ?? ""
    let aside: MessageText = file.map { .faint((isCut ? "from \($0)" : $0) + drawing) } ?? ""
    return [.heading("The code that ran", aside: aside), .code(isCut ? code.shown : code.whole, indent: 4)]
  }

  /// The additional code that an iOS project needs.
  static func deviceCode(_ lesson: LessonContent, _ length: LessonLength, _ hints: CommandHints)
    -> [Message]
  {
    guard let code = lesson.deviceCode else { return [] }
    switch length {
    case .full:
      return [
        .heading("To add in an iOS project", aside: .faint("Device.swift")), .code(code, indent: 4),
      ]
    case .short:
      return CommandHints.pointer(
        to: hints.line(RunCommand.description, lesson.card.id, Options.all.name),
        "shows it",
        after: "In an iOS project add Device.swift: ",
        marker: .faint("→ "),
        indent: 2
      )
    }
  }

  /// The same task with today's API.
  static func today(_ lesson: LessonContent, _ heading: MessageText) -> [Message] {
    guard let text = lesson.card.todayText, let code = lesson.todayCode else { return [] }
    let lines = code.trimmingPrefix(/import UIKit\s+/).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    let shown = lines.filter { !$0.drop { $0 == " " }.hasPrefix("///") }.joined(separator: "\n")
    return prose(heading, text, aside: "Today.swift") + [.blank, .code(shown, indent: 4)]
  }

  private static func values(_ lesson: LessonContent, _ hints: CommandHints) -> [Message] {
    var messages: [Message] = []
    var fields: [Message.Field] = []
    func close() {
      if !fields.isEmpty { messages.append(.fields(fields, indent: 2)) }
      fields = []
    }
    for item in lesson.rightWay?.items ?? [] {
      switch item {
      case .value(let output): fields.append(Message.Field(MessageText(output.name), .strong(output.value)))
      case .note(let note):
        close()
        messages.append(.paragraph(MessageText(prose: note), marker: .faint("· ")))
      case .snapshot(let snapshot):
        close()
        messages +=
          snapshot.kind == .picture
          ? pictureMessages(snapshot) : filmMessages(snapshot, of: lesson.card.id, hints)
      }
    }
    close()
    return messages.isEmpty ? [] : [.heading("What it shows")] + messages
  }

  static func pictureMessages(_ picture: SnapshotRecord) -> [Message] {
    guard let text = picture.terminal else { return [] }
    return [
      .picture(text, indent: 2), .paragraph(.faint(picture.caption), marker: .faint("▲ ")),
    ]
  }

  /// The command that writes a film, which a terminal can't show.
  static func filmMessages(
    _ film: SnapshotRecord,
    of id: String,
    _ hints: CommandHints,
    _ way: LessonContent.Way? = nil
  ) -> [Message] {
    commandMessages(
      FilmCommand.description,
      film,
      of: id,
      .faint("▶ "),
      [Options.output.name, "film.svg"],
      hints,
      way
    )
  }

  /// A snapshot's caption, and the command that shows it.
  static func commandMessages(
    _ command: CommandDescription,
    _ snapshot: SnapshotRecord,
    of id: String,
    _ marker: MessageText,
    _ options: [String],
    _ hints: CommandHints,
    _ way: LessonContent.Way? = nil
  ) -> [Message] {
    // On a line of its own, without quotation marks, so that it can be copied.
    let variant = way.flatMap { $0.index > 0 ? ["--variant", $0.slug] : nil } ?? []
    let words = variant + [Options.step.name, snapshot.name] + options
    let line = hints.line(command, id, words.joined(separator: " "))
    return [.paragraph(MessageText("\(snapshot.caption):"), marker: marker), .code(line, indent: 4)]
  }

  /// The pictures of a wrong way that differ from those of the right way.
  static func otherPictures(_ index: Int, _ report: LessonRun) -> [Message] {
    guard report.runs.indices.contains(index) else { return [] }
    let right = report.runs[0].snapshots
    let others = report.runs[index].snapshots.filter { picture in
      !right.contains { $0.name == picture.name && $0.terminal == picture.terminal }
    }
    return others.flatMap(pictureMessages)
  }

  static func checks(_ lesson: LessonContent, _ length: LessonLength) -> [Message] {
    let checks = lesson.checks
    guard !checks.isEmpty else { return [] }
    let shown =
      switch length {
      case .full: checks
      case .short: lesson.held.isAll ? lesson.coreChecks : checks.filter { !$0.passed }
      }
    let aside: MessageText = lesson.held.isAll ? .good(lesson.held.words) : .bad(lesson.held.words)
    let purpose: Message.CheckPurpose =
      length == .short && shown.allSatisfy(\.passed) ? .held : .holding
    return [.heading("Checks", aside: aside)] + checkMessages(shown, of: checks.count, purpose, rest: "and")
  }

  /// Checks, followed by the number of checks that are not shown.
  static func checkMessages(
    _ shown: [CheckRecord],
    of count: Int,
    _ purpose: Message.CheckPurpose,
    rest words: String
  ) -> [Message] {
    let rest = count - shown.count
    return (shown.isEmpty ? [] : [.checks(shown, purpose, indent: 2)])
      + (rest > 0 ? [.paragraph(.faint("\(words) \(Count.text(rest, "check")) more"))] : [])
  }

  private static func wrongWays(_ lesson: LessonContent, _ length: LessonLength, _ hints: CommandHints)
    -> [Message]
  {
    let parts = lesson.wrongWays.filter { shows($0.variant.origin, length) }.map { way in
      let variant = way.variant
      var messages: [Message] = [
        .paragraph(.strong(variant.name), indent: 2), .paragraph(MessageText(prose: variant.summary)),
      ]
      if let code = Listing.part(named: variant.name, of: lesson.card.wrongWaysListing) {
        // In a language other than Swift there may be no declarations.
        let beginning = ListingSnippet(of: code).beginning
        let shown = length == .full || beginning.isEmpty ? code : beginning
        messages += [.blank, .code(shown, indent: 4), .blank]
      }
      let shown =
        switch length {
        case .full: way.broken
        case .short: mostSignificant(way.broken, of: variant, lesson.report.declaration)
        }
      messages += checkMessages(shown, of: way.broken.count, .breaking, rest: "and breaks")
      messages += otherPictures(way.index, lesson.report)
      // A short lesson omits the comparison, as it omits most wrong ways.
      if length == .full { messages += comparison(of: way, lesson.card.id, hints) }
      return messages
    }
    return parts.isEmpty ? [] : [.heading("Wrong ways")] + parts.joined(separator: [.blank])
  }

  /// Whether a lesson of this length shows wrong ways of this origin.
  private static func shows(_ origin: VariantDeclaration.Origin, _ length: LessonLength) -> Bool {
    origin == .warnedOf || (length == .full && origin != .right)
  }

  /// At most two, or another number, of the checks that a wrong way breaks: first those with a documented wrong value, then
  /// core checks.
  static func mostSignificant(
    _ checks: [CheckRecord],
    of variant: VariantDeclaration,
    _ declaration: RecipeDeclaration,
    atMost count: Int = 2
  ) -> [CheckRecord] {
    func rank(_ check: CheckRecord) -> Int {
      if declaration.isDocumented(check, in: variant) { return 0 }
      return declaration.isCore(check) ? 1 : 2
    }
    let ranked = (0...2).flatMap { wanted in checks.filter { rank($0) == wanted } }.prefix(count)
    return checks.filter { check in ranked.contains { $0.id == check.id } }
  }

  /// The command that shows a wrong way next to the right way, or a note that both look the same.
  private static func comparison(of way: LessonContent.Way, _ id: String, _ hints: CommandHints) -> [Message]
  {
    guard way.snapshots.contains(where: { $0.beside != nil }) else { return [] }
    let different = way.snapshots.filter(\.differs)
    guard let shown = different.first(where: { $0.kind == .picture }) ?? different.first else {
      let words = "No recorded picture or film differs from the right way's. What it breaks is above."
      return [.paragraph(.faint(words), marker: .faint("≈ "))]
    }
    let command = shown.kind == .picture ? PictureCommand.description : FilmCommand.description
    // Two lines of their own, so that they can be copied even if names are long.
    let line = hints.line(
      command,
      id,
      "--variant \(way.slug)",
      "\\\n  --step \(shown.name) --output \(way.slug).svg"
    )
    let others = different.filter { $0 != shown }.map(\.title)
    return [
      .paragraph(MessageText("\(shown.caption), right beside wrong:"), marker: .faint("≠ ")),
      .code(line, indent: 4),
    ] + (others.isEmpty ? [] : [.paragraph(.faint("and \(others.joined(separator: ", "))"))])
  }

  private static func seeAlso(_ ids: [String], _ hints: CommandHints) -> [Message] {
    guard !ids.isEmpty else { return [] }
    return [.heading("See also")]
      + ids.map { .line(MessageText(hints.line(RunCommand.description, $0)), marker: .faint("  → ")) }
  }

  static func problems(_ report: LessonRun) -> [Message] {
    let problems = FailureMessages.messages(for: report)
    return problems.isEmpty ? [] : [.heading(.bad("What went wrong"))] + problems
  }

  private static func ending(_ report: LessonRun, _ length: LessonLength, _ hints: CommandHints)
    -> [Message]
  {
    guard report.verdict.passed, length == .short else { return verdict(report) }
    return verdict(report)
      + CommandHints.pointer(
        to: hints.line(RunCommand.description, report.id, Options.all.name),
        "shows all of the code, the checks and the wrong ways",
        marker: .faint("→ "),
        indent: 0
      )
  }

  /// Whether the checks hold, and the wrong ways break theirs.
  static func verdict(_ report: LessonRun) -> [Message] {
    let verdict = report.verdict
    guard verdict.passed else {
      return [.paragraph(.bad("\(report.id) failed."), marker: .bad("✗ "), indent: 0)]
    }
    let wrongWays = verdict.variants.count - 1
    var text = "\(Count.text(verdict.checks.count, "check")) hold"
    if verdict.checks.count == 1 { text += "s" }
    switch wrongWays {
    case 0: break
    case 1: text += ", and the wrong way breaks exactly its checks"
    default: text += ", and each of the \(wrongWays) wrong ways breaks exactly its checks"
    }
    let unproven = verdict.unproven.count
    if unproven > 0 { text += "; \(unproven) of the checks \(unproven == 1 ? "is" : "are") unproven" }
    return [.paragraph(MessageText(text + "."), marker: .good("✓ "), indent: 0)]
  }
}
