import RecipeKit

/// Says in plain words what a wrong way breaks where its screen shows nothing of it.
enum DamageText {
  /// The most checks that are told.
  private static let mostChecks = 6
  /// The most characters of a sentence or a value.
  private static let mostCharacters = 160

  /// The moment and the damage, in lines.
  ///
  /// - Parameters:
  ///   - kind: what was asked for: "picture" or "film".
  ///   - moment: the moment's name.
  ///   - variant: the wrong way's place among the variants.
  static func lines(_ kind: String, _ moment: String, variant: Int, of report: RecipeReport) -> [String] {
    let name = report.declaration.variants[variant].name
    let checks = report.brokenChecks(ofVariant: variant)
    var lines = ["The \(kind) '\(moment)' of the wrong way '\(name)' looks like the right way's."]
    lines.append(checks.isEmpty ? "It breaks no check." : "What it breaks can't be seen there:")
    for check in checks.prefix(mostChecks) {
      lines.append("✗ \(line(check.sentence))")
      lines.append("  expected \(line(check.expected)), found \(line(check.actual))")
    }
    if checks.count > mostChecks {
      lines.append("and \(Count.text(checks.count - mostChecks, "check")) more")
    }
    let others = report.runs[variant].comparedMoments.filter(\.differs)
    if !others.isEmpty {
      let names = others.map { $0.kind == .film ? "\($0.name) (a film)" : $0.name }
      lines.append("It looks different in: \(names.joined(separator: ", ")).")
    }
    lines.append("`\(Options.alone.name)` shows its screen nevertheless.")
    return lines
  }

  private static func line(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > mostCharacters ? words.prefix(mostCharacters) + "…" : words
  }
}
