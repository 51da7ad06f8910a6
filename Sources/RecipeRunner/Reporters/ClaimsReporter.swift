import RecipeKit

/// Shows how many claims each recipe covers, and those that are not proven.
struct ClaimsReporter: Reporter {
  private var recipes: [(id: String, passed: Bool)] = []
  private var claims: [ClaimEntry] = []
  private var hints = CommandHints(nil)

  mutating func begin(_ plan: RunPlan) -> [Message] {
    hints = CommandHints(plan.plugins)
    return []
  }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    recipes.append((recipe.id, recipe.verdict.passed))
    claims += ClaimEntry.entries(of: recipe)
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    var messages = [table]
    messages += list(.unproven, "Unproven: checked, but no wrong way breaks every check in all its parts")
    messages += list(.uncovered, "Uncovered")
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
      + ["Proven", "Unproven", "Told", "Uncovered", "Core"].map { Message.Column($0, .right) }
    let claimsByRecipe = Dictionary(grouping: claims, by: \.recipe)
    var rows = recipes.map { recipe in
      let name: MessageText = recipe.passed ? .strong(recipe.id) : .bad("\(recipe.id) ✗")
      return row(name, claimsByRecipe[recipe.id] ?? [])
    }
    if rows.count > 1 {
      let own = claims.filter { $0.section == nil }
      let stated = claims.filter { $0.section != nil }
      rows.append(columns.map { _ in "" })
      rows.append(row(.faint(own.isEmpty ? "all" : "of the source"), stated))
      if !own.isEmpty { rows.append(row(.faint("our own"), own)) }
    }
    return .table(columns, rows: rows, indent: 0)
  }

  private func row(_ name: MessageText, _ claims: [ClaimEntry]) -> [MessageText] {
    let counts = ClaimVerdict.Status.allCases.map { status in
      Self.cell(claims.count { $0.status == status }, status)
    }
    let core = claims.filter { $0.weight == .core }
    let covered = core.count { $0.status == .proven || $0.status == .told }
    let share = "\(covered) of \(core.count)"
    return [name, MessageText("\(claims.count)")] + counts
      + [covered == core.count ? .good(share) : .caution(share)]
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
