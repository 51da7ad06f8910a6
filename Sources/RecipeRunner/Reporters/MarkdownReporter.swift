/// Writes a summary in Markdown: the totals, a table of the recipes, and their faults.
struct MarkdownReporter: Reporter {
  private var rows: [[String]] = []
  private var details: [String] = []

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    let verdict = recipe.verdict
    let title = MarkdownText.words(recipe.declaration.card.title)
    rows.append([
      verdict.passed ? "✓" : "✗", MarkdownText.words(recipe.id), title, "\(verdict.checks.count)",
      "\(verdict.unproven.count)", "\(max(0, verdict.variants.count - 1))",
    ])
    let warnings = RunSummaryText.warnings(for: recipe).map { "- \(MarkdownText.words($0))\n" }
    var parts = RecipeCase.cases(of: recipe).flatMap(\.faults).map { fault in
      "\n" + MarkdownText.block(LimitedMarkdown.beginning(of: fault.text))
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
    var text = LimitedMarkdown()
    text.add("## \(mark) \(totals.outcome)\n\n\(MarkdownText.words(totals.particulars))\n")
    if let notRun = RunSummaryText.notRun(summary) {
      text.add("\n\(MarkdownText.words(LimitedMarkdown.beginning(of: notRun)))\n")
    }
    if !rows.isEmpty {
      let titles = ["", "Recipe", "Title", "Checks", "Unproven", "Wrong ways"]
      text.add("\n" + MarkdownText.table(titles, numbers: [3, 4, 5], rows: []))
      text.add(rows.map(MarkdownText.row), "rows of the table", share: 0.5)
    }
    text.add(details, "remarks on recipes")
    return [.verbatim(text.finished)]
  }
}

/// Escapes texts for Markdown.
enum MarkdownText {
  private static let marks = Set("\\`*_{}[]<>#|~&!$@".unicodeScalars)

  /// Text that GitHub turns into links although it isn't markup, and replacements that it doesn't.
  private static let links = [
    ("://", ":<!-- -->//"), ("www.", "www<!-- -->."), ("\\@", "\\@<!-- -->"),
  ]

  /// Escapes a text for one line, so that nothing in it is markup or a link.
  static func words(_ text: String) -> String {
    let words = ControlCharacters.oneLine(text).mappingScalars { marks.contains($0) ? "\\\($0)" : nil }
    // By bytes: with a combining mark, a slash is another Character, but still a slash to GitHub.
    var bytes: [UInt8] = []
    var rest = words.utf8[...]
    while let first = rest.first {
      if let (link, other) = links.first(where: { rest.starts(with: $0.0.utf8) }) {
        bytes += other.utf8
        rest = rest.dropFirst(link.utf8.count)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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

/// A Markdown text within GitHub's limit for the summary of a step, 1 MiB; a longer summary isn't shown at
/// all.
///
/// "Job summaries are isolated between steps and each step is restricted to a maximum size of 1MiB" (GitHub
/// Docs, Workflow commands for GitHub Actions).
struct LimitedMarkdown {
  /// The maximum size of the text, in bytes: less than 1 MiB, as the step may write more to its summary.
  static let limit = 1_000_000
  /// The maximum size of one value or list of names, in bytes.
  static let longest = 20_000

  private var text = ""
  /// Descriptions of the omitted parts, with their numbers.
  private var cuts: [String] = []

  mutating func add(_ more: String) { text += more }

  /// Appends texts until the whole text exceeds a share of the limit.
  ///
  /// - Parameter name: a noun for the texts, in the plural.
  mutating func add(_ pieces: [String], _ name: String, share: Double = 1) {
    let bound = Int(share * Double(Self.limit - 2 * Self.longest))
    let fitting = pieces.prefix { piece in
      guard text.utf8.count + piece.utf8.count <= bound else { return false }
      text += piece
      return true
    }
    guard fitting.count < pieces.count else { return }
    cuts.append("\(pieces.count - fitting.count) of \(pieces.count) \(name)")
  }

  /// The text, followed by a line about the omitted parts.
  var finished: String {
    guard !cuts.isEmpty else { return text }
    let list = cuts.joined(separator: ", ")
    return text
      + "\n**Omitted, because GitHub limits summaries to 1 MiB: \(list). "
      + "The format `text` contains everything.**\n"
  }

  /// A text, or the beginning of a long one followed by the number of omitted bytes.
  static func beginning(of text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let (end, scalars) = (text.utf8.index(text.startIndex, offsetBy: longest), text.unicodeScalars)
    // Don't cut inside of a character.
    let kept = text[..<scalars.index(before: scalars.index(after: end))]
    return "\(kept)\n… (\(text.utf8.count - kept.utf8.count) bytes more)\n"
  }
}
