import RecipeKit

/// The lesson: what a recipe teaches, and what it did when it ran.
enum LessonMessages {
  static func messages(for report: RecipeReport, _ length: LessonLength) -> [Message] {
    let declaration = report.declaration
    let sections = [
      opening(declaration.card),
      prose("Problem", [declaration.card.problem]),
      prose("Solution", [declaration.card.solution]),
      listing(declaration.card.listing),
      values(report),
      checks(report, length),
      wrongWays(declaration, report, length),
      saboteurs(declaration, report, length),
      prose("Discussion", declaration.card.discussion.map(\.text)),
      seeAlso(declaration.card.seeAlso),
      problems(report),
      ending(report, length),
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private static func opening(_ card: RecipeCard) -> [Message] {
    let place = [card.chapter, card.section].compactMap(\.self).joined(separator: " · ")
    return [.title(.strong(card.title), aside: .faint(place))]
  }

  private static func prose(_ heading: MessageText, _ paragraphs: [String]) -> [Message] {
    let texts = paragraphs.filter { !$0.isEmpty }.map { [Message.paragraph(MessageText(prose: $0))] }
    return texts.isEmpty ? [] : [.heading(heading)] + texts.joined(separator: [.blank])
  }

  private static func listing(_ listing: String) -> [Message] {
    let code = Listing.trimmed(listing)
    guard !code.isEmpty else { return [] }
    return [.heading("The code that ran", aside: .faint("Example.swift")), .code(code, indent: 4)]
  }

  private static func values(_ report: RecipeReport) -> [Message] {
    var messages: [Message] = []
    var fields: [Message.Field] = []
    func close() {
      if !fields.isEmpty { messages.append(.fields(fields, indent: 2)) }
      fields = []
    }
    for entry in report.runs.first?.entries ?? [] {
      switch entry {
      case .output(let output): fields.append(Message.Field(MessageText(output.name), .strong(output.value)))
      case .note(let note):
        close()
        messages.append(.paragraph(MessageText(prose: note.text), marker: .faint("· ")))
      case .picture(let picture):
        close()
        messages += pictureMessages(picture)
      case .film(let film):
        close()
        messages += filmMessages(film, of: report.id)
      case .check: break
      }
    }
    close()
    return messages.isEmpty ? [] : [.heading("What it shows")] + messages
  }

  private static func pictureMessages(_ picture: PictureRecord) -> [Message] {
    guard let text = picture.terminal else { return [] }
    return [
      .picture(text, indent: 2), .paragraph(.faint(picture.caption), marker: .faint("▲ ")),
    ]
  }

  /// A terminal shows no films, but can say where one is to be had.
  private static func filmMessages(_ film: FilmRecord, of id: String) -> [Message] {
    // A line of its own, without quotation marks, so that it can be copied.
    let command = "\(Executable.name) film \(id) --step \(film.name) --output film.svg"
    return [.paragraph(MessageText("\(film.caption):"), marker: .faint("▶ ")), .code(command, indent: 4)]
  }

  /// The pictures of a wrong way that differ from those of the right way.
  private static func otherPictures(_ index: Int, _ report: RecipeReport) -> [Message] {
    guard report.runs.indices.contains(index) else { return [] }
    let right = report.runs[0].pictures
    let others = report.runs[index].pictures.filter { picture in
      !right.contains { $0.name == picture.name && $0.terminal == picture.terminal }
    }
    return others.flatMap(pictureMessages)
  }

  private static func checks(_ report: RecipeReport, _ length: LessonLength) -> [Message] {
    let checks = report.runs.first?.checks ?? []
    guard !checks.isEmpty else { return [] }
    let shown =
      switch length {
      case .full: checks
      case .short: checks.filter { report.declaration.isCore($0) || !$0.passed }
      }
    let held = checks.count(where: \.passed)
    let aside: MessageText =
      held == checks.count
      ? .good("\(held) of \(checks.count) hold") : .bad("\(held) of \(checks.count) hold")
    var messages: [Message] = [.heading("Checks", aside: aside)]
    if !shown.isEmpty { messages.append(.checks(shown, .holding, indent: 2)) }
    let rest = checks.count - shown.count
    if rest > 0 { messages.append(.paragraph(.faint("and \(Count.text(rest, "check")) of details"))) }
    return messages
  }

  private static func wrongWays(
    _ declaration: RecipeDeclaration,
    _ report: RecipeReport,
    _ length: LessonLength
  ) -> [Message] {
    let parts = declaration.variants.indices.dropFirst().compactMap { index -> [Message]? in
      let variant = declaration.variants[index]
      guard let place = variant.place, length == .full || variant.origin == .warnedOf else { return nil }
      var messages: [Message] = [
        .spread(.strong(variant.name), aside: .faint(words(for: variant.origin)), indent: 2),
        .paragraph(MessageText(prose: variant.summary)),
        .paragraph(.faint("\(place.section), \(place.paragraph): \(place.words)"), marker: .faint("§ ")),
      ]
      if let code = Listing.part(named: variant.name, of: declaration.card.wrongWaysListing) {
        messages += [.blank, .code(code, indent: 4), .blank]
      }
      let broken = brokenChecks(variant, index, report)
      let shown =
        switch length {
        case .full: broken
        case .short: mostTelling(broken, of: variant, declaration)
        }
      if !shown.isEmpty { messages.append(.checks(shown, .breaking, indent: 2)) }
      let rest = broken.count - shown.count
      if rest > 0 { messages.append(.paragraph(.faint("and breaks \(Count.text(rest, "check")) more"))) }
      messages += otherPictures(index, report)
      return messages
    }
    return parts.isEmpty ? [] : [.heading("Wrong ways")] + parts.joined(separator: [.blank])
  }

  /// What a wrong way is to the source.
  private static func words(for origin: VariantDeclaration.Origin) -> String {
    switch origin {
    case .right: ""
    case .warnedOf: "warned of"
    case .againstTheRule: "against the rule"
    case .ours: "ours"
    }
  }

  /// What the run of a wrong way found at the checks that it must break.
  private static func brokenChecks(
    _ variant: VariantDeclaration,
    _ index: Int,
    _ report: RecipeReport
  ) -> [CheckRecord] {
    guard report.runs.indices.contains(index) else { return [] }
    return variant.breaks.compactMap { breakage in
      report.runs[index].check(breakage.check) ?? report.runs[0].check(breakage.check)?.notReached
    }
  }

  /// At most three of the checks that a wrong way breaks: those whose wrong value the source documents first, then
  /// those that the lesson stands on.
  private static func mostTelling(
    _ checks: [CheckRecord],
    of variant: VariantDeclaration,
    _ declaration: RecipeDeclaration
  ) -> [CheckRecord] {
    func rank(_ check: CheckRecord) -> Int {
      if variant.breaks.contains(where: { $0.check == check.id && $0.seeing != nil }) { return 0 }
      return declaration.isCore(check) ? 1 : 2
    }
    let ranked = (0...2).flatMap { wanted in checks.filter { rank($0) == wanted } }.prefix(3)
    return checks.filter { check in ranked.contains { $0.id == check.id } }
  }

  private static func saboteurs(
    _ declaration: RecipeDeclaration,
    _ report: RecipeReport,
    _ length: LessonLength
  ) -> [Message] {
    guard length == .full else { return [] }
    let parts = declaration.variants.dropFirst().filter { $0.origin == .ours }.map { variant -> [Message] in
      let breaks = "breaks \(Count.text(variant.breaks.count, "check"))"
      return [
        .spread(.strong(variant.name), aside: .faint(breaks), indent: 2),
        .paragraph(MessageText(prose: variant.summary)),
      ]
    }
    guard !parts.isEmpty else { return [] }
    let why: MessageText = "These mistakes are made up; they prove that the other checks can fail, too."
    return [.heading("Broken on purpose"), .paragraph(why), .blank] + parts.joined(separator: [.blank])
  }

  private static func seeAlso(_ ids: [String]) -> [Message] {
    guard !ids.isEmpty else { return [] }
    return [.heading("See also")]
      + ids.map { .paragraph(MessageText("\(Executable.name) run \($0)"), marker: .faint("→ ")) }
  }

  private static func problems(_ report: RecipeReport) -> [Message] {
    let problems = FailureMessages.messages(for: report)
    return problems.isEmpty ? [] : [.heading(.bad("What went wrong"))] + problems
  }

  private static func ending(_ report: RecipeReport, _ length: LessonLength) -> [Message] {
    let verdict = report.verdict
    guard verdict.passed else {
      return [.paragraph(.bad("\(report.id) failed."), marker: .bad("✗ "), indent: 0)]
    }
    let wrongWays = verdict.variants.count - 1
    var text = "\(Count.text(verdict.checks.count, "check")) hold"
    if verdict.checks.count == 1 { text += "s" }
    switch wrongWays {
    case 0: break
    case 1: text += ", and the wrong way breaks exactly what it must"
    default: text += ", and each of the \(wrongWays) wrong ways breaks exactly what it must"
    }
    let unproven = verdict.unproven.count
    if unproven > 0 { text += "; \(unproven) of the checks \(unproven == 1 ? "is" : "are") unproven" }
    var messages: [Message] = [.paragraph(MessageText(text + "."), marker: .good("✓ "), indent: 0)]
    if length == .short {
      let command = "`\(Executable.name) run \(report.id) --all`"
      messages.append(
        .paragraph(MessageText(prose: "\(command) shows them all."), marker: .faint("→ "), indent: 0)
      )
    }
    return messages
  }
}
