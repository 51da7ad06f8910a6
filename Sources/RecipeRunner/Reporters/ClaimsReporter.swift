import RecipeKit

/// Shows how many claims each recipe covers, those that are not proven, and what the text says without a claim.
struct ClaimsReporter: Reporter {
  /// A recipe of the report.
  private struct Row {
    let id: String
    let passed: Bool
    /// The paragraphs of its discussion.
    let paragraphs: [Paragraph]
  }

  private var recipes: [Row] = []
  private var claims: [ClaimEntry] = []
  private var hints = CommandHints(nil)

  mutating func begin(_ plan: RunPlan) -> [Message] {
    hints = CommandHints(plan.plugins)
    return []
  }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    let card = recipe.declaration.card
    recipes.append(Row(id: recipe.id, passed: recipe.verdict.passed, paragraphs: card.discussion))
    claims += ClaimEntry.entries(of: recipe)
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    var messages = [table]
    messages += list(.unproven, "Unproven: checked, but nothing breaks every check in all its parts")
    messages += list(.uncovered, "Uncovered")
    messages += looseParagraphs
    for recipe in recipes where !recipe.passed {
      let text = "\(recipe.id) failed, so its claims may count for less than they are worth."
      messages += [.blank, .paragraph(MessageText(text), marker: .bad("✗ "), indent: 0)]
      messages += CommandHints.pointer(
        to: hints.line(CheckCommand.description, recipe.id),
        "shows why",
        marker: .faint("→ "),
        indent: 0
      )
    }
    if let notRun = RunWords.notRun(summary) {
      messages += [.blank, .paragraph(MessageText(notRun), marker: .bad("✗ "), indent: 0)]
    }
    return messages
  }

  private var table: Message {
    let columns =
      [Message.Column("Recipe"), Message.Column("Claims", .right)]
      + ["Proven", "Facts", "Unproven", "Told", "Uncovered", "Core", "Prose"].map {
        Message.Column($0, .right)
      }
    let claimsByRecipe = Dictionary(grouping: claims, by: \.recipe)
    var rows = recipes.map { recipe in
      let name: MessageText = recipe.passed ? .strong(recipe.id) : .bad("\(recipe.id) ✗")
      return row(name, claimsByRecipe[recipe.id] ?? []) + [Self.prose(recipe.paragraphs)]
    }
    if rows.count > 1 {
      let own = claims.filter { $0.section == nil }
      let stated = claims.filter { $0.section != nil }
      rows.append(columns.map { _ in "" })
      let prose = Self.prose(recipes.flatMap(\.paragraphs))
      rows.append(row(.faint(own.isEmpty ? "all" : "of the source"), stated) + [own.isEmpty ? prose : ""])
      if !own.isEmpty { rows.append(row(.faint("our own"), own) + [""]) }
    }
    return .table(columns, rows: rows, indent: 0)
  }

  private func row(_ name: MessageText, _ claims: [ClaimEntry]) -> [MessageText] {
    let counts = ClaimVerdict.Status.allCases.map { status in
      Self.cell(claims.count { $0.status == status }, status)
    }
    let core = claims.filter { $0.weight == .core }
    let covered = core.count { [.proven, .fact, .told].contains($0.status) }
    let share = "\(covered) of \(core.count)"
    return [name, MessageText("\(claims.count)")] + counts
      + [covered == core.count ? .good(share) : .caution(share)]
  }

  /// How many paragraphs of a text rest on claims.
  private static func prose(_ paragraphs: [Paragraph]) -> MessageText {
    let count = paragraphs.count { !$0.tells.isEmpty }
    let share = "\(count) of \(paragraphs.count)"
    return count == paragraphs.count ? .good(share) : .caution(share)
  }

  /// The paragraphs that rest on no claim, where one recipe is looked at.
  private var looseParagraphs: [Message] {
    guard recipes.count == 1 else { return [] }
    let loose = recipes[0].paragraphs.filter(\.tells.isEmpty)
    guard !loose.isEmpty else { return [] }
    let heading: MessageText =
      "Paragraphs that rest on no claim: write `{claim-id}` behind what a claim bears out"
    return [.blank, .heading(heading)]
      + loose.map { .paragraph(MessageText(prose: $0.text), marker: .caution("? "), indent: 2) }
  }

  private static func cell(_ count: Int, _ status: ClaimVerdict.Status) -> MessageText {
    if count == 0 { return .faint("–") }
    let isWeak = status == .unproven || status == .uncovered
    return isWeak ? .caution("\(count)") : MessageText("\(count)")
  }

  private func list(_ status: ClaimVerdict.Status, _ heading: MessageText) -> [Message] {
    let blocks = claims.filter { $0.status == status }.map { claim -> [Message] in
      var messages: [Message] = [
        .spread(.strong(claim.id), aside: .faint(claim.weight.rawValue), indent: 2),
        .paragraph(MessageText(prose: claim.claim), indent: 4),
      ]
      for check in claim.unprovenChecks {
        if let parts = claim.idleParts[check] {
          let text = "never other in \(check): \(parts.joined(separator: ", "))"
          messages.append(.paragraph(.caution(text), indent: 4))
        } else if claim.checks.count > 1 {
          messages.append(.paragraph(.caution("not broken: \(check)"), indent: 4))
        }
      }
      if let reason = claim.reason {
        messages.append(.paragraph(MessageText(prose: reason), marker: .caution("→ "), indent: 4))
      }
      return messages
    }
    return blocks.isEmpty ? [] : [.blank, .heading(heading)] + blocks.joined(separator: [.blank])
  }
}
