import RecipeKit

/// The lesson: what a recipe teaches, and what it did when it ran.
enum LessonMessages {
  static func messages(for report: RecipeReport, _ length: LessonLength, _ hints: CommandHints) -> [Message] {
    let declaration = report.declaration
    let sections = [
      opening(declaration.card),
      prose("Problem", [declaration.card.problem]),
      prose("Solution", [declaration.card.solution]),
      listing(declaration.card, length, hints),
      deviceListing(declaration.card, length, hints),
      values(report, hints),
      checks(report, length),
      wrongWays(declaration, report, length, hints),
      prose("Discussion", declaration.card.discussion.map(\.text)),
      seeAlso(declaration.card.seeAlso, hints),
      problems(report),
      ending(report, length, hints),
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private static func opening(_ card: RecipeCard) -> [Message] {
    let place = [card.chapter, card.section].compactMap(\.self).joined(separator: " · ")
    let facts = [
      card.works.map { "Works on \($0)" }, card.today.map { "today: \($0.joined(separator: ", "))" },
      card.needs.map { "read before: \($0.joined(separator: ", "))" },
    ].compactMap(\.self).joined(separator: " · ")
    return [.title(.strong(card.title), aside: .faint(place))]
      + (facts.isEmpty ? [] : [.paragraph(.faint(facts), indent: 0)])
  }

  private static func prose(_ heading: MessageText, _ paragraphs: [String]) -> [Message] {
    let texts = paragraphs.filter { !$0.isEmpty }.map { [Message.paragraph(MessageText(prose: $0))] }
    return texts.isEmpty ? [] : [.heading(heading)] + texts.joined(separator: [.blank])
  }

  private static func listing(
    _ card: RecipeCard,
    _ length: LessonLength,
    _ hints: CommandHints
  ) -> [Message] {
    let heading: MessageText = "The code that ran"
    // What a plug-in calls the files of its code, nobody knows here.
    let file: MessageText = hints.isPluginRecipe(card.id) ? "" : .faint("Example.swift")
    switch length {
    case .short where !card.excerpt.isEmpty:
      let code = ListingSnippet(of: card.listing).text(of: card.excerpt)
      let aside = file.spans.isEmpty ? file : .faint("from ") + file
      return [.heading(heading, aside: aside), .code(code, indent: 4)]
    case .short, .full:
      let code = Listing.trimmed(card.listing)
      guard !code.isEmpty else { return [] }
      return [.heading(heading, aside: file), .code(code, indent: 4)]
    }
  }

  /// What the example needs beside it in an iOS project.
  private static func deviceListing(
    _ card: RecipeCard,
    _ length: LessonLength,
    _ hints: CommandHints
  ) -> [Message] {
    guard let listing = card.deviceListing else { return [] }
    switch length {
    case .full:
      return [
        .heading("To add in an iOS project", aside: .faint("Device.swift")),
        .code(Listing.trimmed(listing), indent: 4),
      ]
    case .short:
      return CommandHints.pointer(
        to: hints.line(RunCommand.description, card.id, Options.all.name),
        "shows it",
        after: "In an iOS project add Device.swift: ",
        marker: .faint("→ "),
        indent: 2
      )
    }
  }

  private static func values(_ report: RecipeReport, _ hints: CommandHints) -> [Message] {
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
        messages += filmMessages(film, of: report.id, hints)
      case .check, .live: break
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
  private static func filmMessages(_ film: FilmRecord, of id: String, _ hints: CommandHints) -> [Message] {
    // A line of its own, without quotation marks, so that it can be copied.
    let command = hints.line(
      FilmCommand.description,
      id,
      Options.step.name,
      film.name,
      Options.output.name,
      "film.svg"
    )
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
      case .short: mostTelling(checks, report.declaration)
      }
    let held = checks.count(where: \.passed)
    let aside: MessageText =
      held == checks.count
      ? .good("\(held) of \(checks.count) hold") : .bad("\(held) of \(checks.count) hold")
    var messages: [Message] = [.heading("Checks", aside: aside)]
    let purpose: Message.CheckPurpose =
      length == .short && shown.allSatisfy(\.passed) ? .held : .holding
    if !shown.isEmpty { messages.append(.checks(shown, purpose, indent: 2)) }
    let rest = checks.count - shown.count
    if rest > 0 { messages.append(.paragraph(.faint("and \(Count.text(rest, "check")) more"))) }
    return messages
  }

  /// How many checks a short lesson shows as long as all of them hold.
  private static let mostHeldChecks = 8

  /// What fails; or else the first check of each claim that the lesson stands on, as many as a short lesson shows.
  private static func mostTelling(
    _ checks: [CheckRecord],
    _ declaration: RecipeDeclaration
  ) -> [CheckRecord] {
    let failed = checks.filter { !$0.passed }
    guard failed.isEmpty else { return failed }
    var claims: Set<String> = []
    let firsts = checks.filter { declaration.isCore($0) && claims.insert($0.claim).inserted }
    return Array(firsts.prefix(mostHeldChecks))
  }

  private static func wrongWays(
    _ declaration: RecipeDeclaration,
    _ report: RecipeReport,
    _ length: LessonLength,
    _ hints: CommandHints
  ) -> [Message] {
    let parts = declaration.variants.indices.dropFirst().compactMap { index -> [Message]? in
      let variant = declaration.variants[index]
      guard let origin = words(for: variant.origin, length) else { return nil }
      var messages: [Message] = [
        .spread(.strong(variant.name), aside: .faint(origin), indent: 2),
        .paragraph(MessageText(prose: variant.summary)),
      ]
      if let place = variant.place {
        messages.append(
          .paragraph(.faint("\(place.section), \(place.paragraph): \(place.words)"), marker: .faint("§ "))
        )
      }
      if let code = Listing.part(named: variant.name, of: declaration.card.wrongWaysListing) {
        // In code of another language than Swift no declaration may be found.
        let beginning = ListingSnippet(of: code).beginning
        let shown = length == .full || beginning.isEmpty ? code : beginning
        messages += [.blank, .code(shown, indent: 4), .blank]
      }
      let broken = report.brokenChecks(ofVariant: index)
      let shown =
        switch length {
        case .full: broken
        case .short: mostTelling(broken, of: variant, declaration)
        }
      if !shown.isEmpty { messages.append(.checks(shown, .breaking, indent: 2)) }
      let rest = broken.count - shown.count
      if rest > 0 { messages.append(.paragraph(.faint("and breaks \(Count.text(rest, "check")) more"))) }
      messages += otherPictures(index, report)
      messages += ComparisonMessages.messages(for: index, of: report, length, hints)
      return messages
    }
    return parts.isEmpty ? [] : [.heading("Wrong ways")] + parts.joined(separator: [.blank])
  }

  /// What a wrong way is to the source; nil for those that a lesson of this length leaves out here.
  private static func words(for origin: VariantDeclaration.Origin, _ length: LessonLength) -> String? {
    switch (origin, length) {
    case (.warnedOf, .short), (.warnedOf, .full): "warned of"
    case (.againstTheRule, .full): "against the rule"
    case (.common, .full): "common mistake"
    case (.againstTheRule, .short), (.common, .short), (.right, _): nil
    }
  }

  /// At most two of the checks that a wrong way breaks: those whose wrong value the source documents first, then
  /// those that the lesson stands on.
  private static func mostTelling(
    _ checks: [CheckRecord],
    of variant: VariantDeclaration,
    _ declaration: RecipeDeclaration
  ) -> [CheckRecord] {
    func rank(_ check: CheckRecord) -> Int {
      if declaration.isDocumented(check, in: variant) { return 0 }
      return declaration.isCore(check) ? 1 : 2
    }
    let ranked = (0...2).flatMap { wanted in checks.filter { rank($0) == wanted } }.prefix(2)
    return checks.filter { check in ranked.contains { $0.id == check.id } }
  }

  private static func seeAlso(_ ids: [String], _ hints: CommandHints) -> [Message] {
    guard !ids.isEmpty else { return [] }
    return [.heading("See also")]
      + ids.map { .line(MessageText(hints.line(RunCommand.description, $0)), marker: .faint("  → ")) }
  }

  private static func problems(_ report: RecipeReport) -> [Message] {
    let problems = FailureMessages.messages(for: report)
    return problems.isEmpty ? [] : [.heading(.bad("What went wrong"))] + problems
  }

  private static func ending(
    _ report: RecipeReport,
    _ length: LessonLength,
    _ hints: CommandHints
  ) -> [Message] {
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
      messages += CommandHints.pointer(
        to: hints.line(RunCommand.description, report.id, Options.all.name),
        "shows all of the code, the checks and the wrong ways",
        marker: .faint("→ "),
        indent: 0
      )
    }
    return messages
  }
}

/// Says where a lesson's reader can see a wrong way beside the right way, or that nothing of it can be seen.
enum ComparisonMessages {
  /// - Parameters:
  ///   - index: the wrong way's place among the variants.
  ///   - hints: writes commands that find the recipe.
  static func messages(
    for index: Int,
    of report: RecipeReport,
    _ length: LessonLength,
    _ hints: CommandHints
  ) -> [Message] {
    // A short lesson leaves it to the full one, as it does most wrong ways.
    guard length == .full, report.runs.indices.contains(index) else { return [] }
    let compared = report.runs[index].comparedSnapshots
    guard !compared.isEmpty else { return [] }
    let different = compared.filter(\.differs)
    guard let shown = different.first(where: { $0.kind == .picture }) ?? different.first else {
      let words = "No recorded picture or film differs from the right way's. What it breaks is above."
      return [.paragraph(.faint(words), marker: .faint("≈ "))]
    }
    let name = VariantSlug.of(report.declaration.variants[index].name)
    var messages: [Message] = [
      .paragraph(MessageText("\(shown.caption), right beside wrong:"), marker: .faint("≠ ")),
      .code(command(shown, report.id, name, hints), indent: 4),
    ]
    let others = different.filter { $0 != shown }.map { $0.kind == .film ? "\($0.name) (a film)" : $0.name }
    if !others.isEmpty {
      messages.append(.paragraph(.faint("and \(others.joined(separator: ", "))")))
    }
    return messages
  }

  /// Lines of their own, so that they can be copied: names may be long, so there are two.
  private static func command(
    _ moment: ComparedSnapshot,
    _ id: String,
    _ variant: String,
    _ hints: CommandHints
  ) -> String {
    let command: CommandDescription =
      switch moment.kind {
      case .picture: PictureCommand.description
      case .film: FilmCommand.description
      }
    return hints.line(
      command,
      id,
      "--variant \(variant)",
      "\\\n  --step \(moment.name) --output \(variant).svg"
    )
  }
}
