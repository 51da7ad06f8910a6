import RecipeKit

/// Reports how each recipe's claims are covered, the claims that are not proven, and the paragraphs without a
/// claim.
struct ClaimsReporter: Reporter {
  private struct Row {
    let id: String
    let passed: Bool
    let paragraphs: [Paragraph]
  }

  private var recipes: [Row] = []
  private var claims: [ClaimEntry] = []
  private var hints = CommandHints(nil)

  mutating func begin(_ plan: RunPlan) -> [Message] {
    hints = CommandHints(plan.plugins)
    return []
  }

  mutating func report(_ recipe: LessonRun) -> [Message] {
    let card = recipe.declaration.card
    recipes.append(Row(id: recipe.id, passed: recipe.verdict.passed, paragraphs: card.discussion))
    claims += ClaimEntry.entries(of: recipe)
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    var messages = [table]
    messages += list(.unproven, "Unproven: checked, but with elements that no wrong way changes")
    messages += list(.uncovered, "Uncovered")
    messages += looseParagraphs
    for recipe in recipes where !recipe.passed {
      let text = "\(recipe.id) failed, so the status of its claims may be wrong."
      messages += [.blank, .paragraph(MessageText(text), marker: .bad("✗ "), indent: 0)]
      messages += CommandHints.pointer(
        to: hints.line(CheckCommand.description, recipe.id),
        "shows why",
        marker: .faint("→ "),
        indent: 0
      )
    }
    if let notRun = RunSummaryText.notRun(summary) {
      messages += [.blank, .paragraph(MessageText(notRun), marker: .bad("✗ "), indent: 0)]
    }
    return messages
  }

  private var table: Message {
    let columns = [
      "Recipe", "Claims", "Proven", "Facts", "Unproven", "Told", "Uncovered", "Core", "Prose",
    ]
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
    return .table(columns, rows: rows)
  }

  private func row(_ name: MessageText, _ claims: [ClaimEntry]) -> [MessageText] {
    let counts = ClaimVerdict.Status.allCases.map { status in
      Self.cell(claims.count { $0.status == status }, status)
    }
    let core = claims.filter { $0.weight == .core }
    let covered = core.count { [.proven, .fact, .told].contains($0.status) }
    let share = "\(covered) of \(core.count)"
    return [name, MessageText("\(claims.count)")] + counts
      + [covered == core.count ? .good(share) : .warning(share)]
  }

  /// The share of paragraphs that are based on claims.
  private static func prose(_ paragraphs: [Paragraph]) -> MessageText {
    let count = paragraphs.count { !$0.tells.isEmpty }
    let share = "\(count) of \(paragraphs.count)"
    return count == paragraphs.count ? .good(share) : .warning(share)
  }

  /// The paragraphs that are not based on a claim, in a report of one recipe.
  private var looseParagraphs: [Message] {
    guard recipes.count == 1 else { return [] }
    let loose = recipes[0].paragraphs.filter(\.tells.isEmpty)
    guard !loose.isEmpty else { return [] }
    let heading: MessageText =
      "Paragraphs without a claim: write `{claim-id}` after the words that a claim supports"
    return [.blank, .heading(heading)]
      + loose.map { .paragraph(MessageText(prose: $0.text), marker: .warning("? "), indent: 2) }
  }

  private static func cell(_ count: Int, _ status: ClaimVerdict.Status) -> MessageText {
    if count == 0 { return .faint("–") }
    let isWeak = status == .unproven || status == .uncovered
    return isWeak ? .warning("\(count)") : MessageText("\(count)")
  }

  private func list(_ status: ClaimVerdict.Status, _ heading: MessageText) -> [Message] {
    let blocks = claims.filter { $0.status == status }.map { claim -> [Message] in
      var messages: [Message] = [
        .spread(.strong(claim.id), aside: .faint(claim.weight.rawValue), indent: 2),
        .paragraph(MessageText(prose: claim.claim), indent: 4),
      ]
      for check in claim.unprovenChecks {
        if let parts = claim.idleParts[check] {
          let text = "unchanged in \(check): \(parts.joined(separator: ", "))"
          messages.append(.paragraph(.warning(text), indent: 4))
        } else if claim.checks.count > 1 {
          messages.append(.paragraph(.warning("not broken: \(check)"), indent: 4))
        }
      }
      if let reason = claim.reason {
        messages.append(.paragraph(MessageText(prose: reason), marker: .warning("→ "), indent: 4))
      }
      return messages
    }
    return blocks.isEmpty ? [] : [.blank, .heading(heading)] + blocks.joined(separator: [.blank])
  }
}

/// A claim in the report of all claims.
struct ClaimEntry: Encodable, Equatable {
  /// The claim's full id: the recipe's id, a full stop, and the claim's id.
  let id: String
  let recipe: String
  /// The section of the source that states it; absent for a claim that the source doesn't make.
  let section: String?
  let claim: String
  let weight: ClaimWeight
  let status: ClaimVerdict.Status
  let checks: [String]
  /// Those of its checks that no wrong way breaks, or that have an element which no wrong way changes.
  let unprovenChecks: [String]
  /// The elements that no wrong way changes, by check; only for checks that wrong ways break.
  let idleParts: [String: [String]]
  /// The reason why the claim is uncovered or, if the recipe states one, unproven.
  let reason: String?
  /// Full ids of other statements of the source that the same checks support; absent if there are none.
  let covers: [String]?

  static func entries(of report: LessonRun) -> [ClaimEntry] {
    zip(report.declaration.claims, report.verdict.claims).map { claim, verdict in
      ClaimEntry(
        id: "\(report.id).\(claim.id)",
        recipe: report.id,
        section: report.declaration.card.section,
        claim: claim.statement,
        weight: claim.weight,
        status: verdict.status,
        checks: verdict.checks,
        unprovenChecks: verdict.unproven,
        idleParts: Dictionary(
          verdict.unproven.compactMap { id in report.verdict.idleParts[id].map { (id, $0) } },
          uniquingKeysWith: { first, _ in first }
        ),
        reason: verdict.reason ?? (verdict.status == .uncovered ? Self.unknownReason : nil),
        covers: claim.covers?.map { "\(report.id).\($0)" }
      )
    }
  }

  private static let unknownReason = "Neither checked nor told, and no reason is given."
}

struct ClaimsJSONReporter: Reporter {
  private var claims: [ClaimEntry] = []

  mutating func report(_ recipe: LessonRun) -> [Message] {
    claims += ClaimEntry.entries(of: recipe)
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    [.verbatim(JSONText.of(claims))]
  }
}
