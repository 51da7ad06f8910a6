import Foundation

/// Writes a summary in Markdown: the totals, a table of the recipes, and their faults.
struct MarkdownReporter: Reporter {
  private var rows: [[String]] = []
  private var details: [String] = []

  mutating func report(_ recipe: LessonRun) -> [Message] {
    let verdict = recipe.verdict
    let title = MarkdownText.words(recipe.declaration.card.title)
    rows.append([
      verdict.passed ? "✓" : "✗", MarkdownText.words(recipe.id), title, "\(verdict.checks.count)",
      "\(verdict.unproven.count)", "\(max(0, verdict.variants.count - 1))",
    ])
    let warnings = RunSummaryText.warnings(for: recipe).map { "- \(MarkdownText.words($0))\n" }
    var parts = RecipeCase.cases(of: recipe).flatMap(\.faults).map { fault in
      "\n" + MarkdownText.block(fault.text)
    }
    if let first = warnings.first { parts += ["\n" + first] + warnings.dropFirst() }
    guard !parts.isEmpty else { return [] }
    parts[0] = "\n### \(verdict.passed ? "?" : "✗") \(MarkdownText.words(recipe.id)): \(title)\n" + parts[0]
    details += parts
    return []
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    let totals = RunSummaryText.totals(summary)
    let mark = summary.exitCode == .verified ? "✓" : "✗"
    var text = "## \(mark) \(totals.outcome)\n\n\(MarkdownText.words(totals.particulars))\n"
    if let notRun = RunSummaryText.notRun(summary) { text += "\n\(MarkdownText.words(notRun))\n" }
    if !rows.isEmpty {
      let titles = ["", "Recipe", "Title", "Checks", "Unproven", "Wrong ways"]
      text += "\n" + MarkdownText.table(titles, numbers: [3, 4, 5], rows: rows)
    }
    return [.verbatim(text + details.joined())]
  }
}

enum MarkdownText {
  private static let marks = Set("\\`*_{}[]<>#|~&!$@".unicodeScalars)

  /// Text that GitHub turns into links although it isn't markup, and replacements that it doesn't.
  private static let links = [
    ("://", ":<!-- -->//"), ("www.", "www<!-- -->."), ("\\@", "\\@<!-- -->"),
  ]

  /// Escapes a text for one line, so that nothing in it is markup or a link.
  static func words(_ text: String) -> String {
    let words = ControlCharacters.oneLine(text).mappingScalars { marks.contains($0) ? "\\\($0)" : nil }
    // Literally: with a combining mark, a slash is another Character, but still a slash to GitHub.
    return links.reduce(words) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
  }

  /// A code block of a text.
  static func block(_ text: String) -> String {
    let marks = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, marks + 1))
    let lines = ControlCharacters.escaped(text, except: ["\n", "\t"])
    return "\(fence)text\n\(lines)\(lines.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// A table with titles; `numbers` are the indices of the right-aligned columns.
  static func table(_ titles: [String], numbers: Set<Int>, rows: [[String]]) -> String {
    let rules = titles.indices.map { numbers.contains($0) ? "--:" : "---" }
    return ([titles, rules] + rows).map(row).joined()
  }

  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
