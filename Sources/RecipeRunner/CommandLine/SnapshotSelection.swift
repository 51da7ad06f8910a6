import RecipeKit

/// Selects a picture or film of a run by the options of a command line.
struct SnapshotSelection: Equatable {
  /// The name of the picture or film; nil for the first.
  let step: String?
  /// The name of the variant; nil for the right way.
  let variant: String?
  /// Whether a wrong way is shown without a comparison with the right way.
  let isAlone: Bool

  init(_ arguments: CommandArguments) throws(ToolError) {
    step = try arguments[Options.step]
    variant = try arguments[Options.variant]
    isAlone = try arguments[Options.alone]
  }

  /// Whether a wrong way is shown next to the right way.
  var comparesWithRightWay: Bool { variant != nil && !isAlone }

  /// Throws an error that lists the checks a wrong way breaks if its picture or film looks like the right
  /// way's.
  func requireDifference(
    _ kind: String,
    _ name: String,
    _ beside: ComparisonRecord,
    in report: RecipeReport
  ) throws(ToolError) {
    guard !beside.differs else { return }
    let (index, _) = try findVariant(in: report)
    let lines = BreakageText.lines(kind, name, variant: index, of: report)
    throw ToolError(lines.joined(separator: "\n"), exitCode: .nothingMatched)
  }

  /// The selected picture.
  func picture(in report: RecipeReport) throws(ToolError) -> PictureRecord {
    try find("picture", \.pictures, \.name, in: report) { run in
      run.films.contains { $0.name == step } ? "film" : nil
    }
  }

  /// The selected film.
  func film(in report: RecipeReport) throws(ToolError) -> FilmRecord {
    try find("film", \.films, \.name, in: report) { run in
      run.pictures.contains { $0.name == step } ? "picture" : nil
    }
  }

  /// - Parameters:
  ///   - kind: "picture" or "film", for error messages.
  ///   - items: all snapshots of that kind in a run.
  ///   - name: returns the name of a snapshot.
  ///   - otherKind: returns the other kind if a snapshot of that kind has the requested name.
  private func find<Item>(
    _ kind: String,
    _ items: (VariantRun) -> [Item],
    _ name: (Item) -> String,
    in report: RecipeReport,
    otherKind: (VariantRun) -> String?
  ) throws(ToolError) -> Item {
    let (index, title) = try findVariant(in: report)
    let run = report.runs.indices.contains(index) ? report.runs[index] : VariantRun()
    let all = items(run)
    guard let first = all.first else { throw nothing(kind, report, title) }
    guard let step else { return first }
    if let found = all.first(where: { name($0) == step }) { return found }
    let names = all.map(name)
    let hint = otherKind(run).map { " It is a \($0)." } ?? NearestMatches.question(step, in: names, most: 1)
    throw ToolError(
      "There is no \(kind) '\(step)' in \(title) of '\(report.id)'.\(hint) "
        + "There are: \(names.joined(separator: ", ")).",
      exitCode: .nothingMatched
    )
  }

  private func findVariant(in report: RecipeReport) throws(ToolError) -> (index: Int, title: String) {
    guard let variant else { return (0, "the right way") }
    let names = report.declaration.variants.map(\.name)
    let wanted = VariantSlug.of(variant)
    guard let index = names.firstIndex(where: { VariantSlug.of($0) == wanted }) else {
      let question = NearestMatches.question(variant, in: names, most: 1)
      throw ToolError(
        "There is no variant '\(variant)' in '\(report.id)'.\(question) There are:\n"
          + names.map { "'\($0)'" }.joined(separator: "\n"),
        exitCode: .nothingMatched
      )
    }
    return (index, index == 0 ? "the right way" : "the wrong way '\(names[index])'")
  }

  private func nothing(_ kind: String, _ report: RecipeReport, _ title: String) -> ToolError {
    if let issue = report.issues.first {
      return ToolError("'\(report.id)' ended before its first \(kind): \(issue.text)")
    }
    return ToolError(
      "The script of '\(report.id)' takes no \(kind) in \(title).",
      exitCode: .nothingMatched
    )
  }
}

/// Describes the checks that a wrong way breaks although its screen looks like the right way's.
enum BreakageText {
  /// The maximum number of checks in a description.
  private static let checkLimit = 6
  /// The maximum length of a sentence or a value, in characters.
  private static let characterLimit = 160

  /// The snapshot's name and the broken checks, in lines.
  ///
  /// - Parameters:
  ///   - kind: the requested kind: "picture" or "film".
  ///   - snapshot: the snapshot's name.
  ///   - variant: the index of the wrong way among the variants.
  static func lines(_ kind: String, _ snapshot: String, variant: Int, of report: RecipeReport) -> [String] {
    let name = report.declaration.variants[variant].name
    let checks = report.brokenChecks(ofVariant: variant)
    var lines = ["The \(kind) '\(snapshot)' of the wrong way '\(name)' looks like the right way's."]
    lines.append(checks.isEmpty ? "It breaks no check." : "It breaks checks that the \(kind) doesn't show:")
    for check in checks.prefix(checkLimit) {
      lines.append("✗ \(line(check.sentence))")
      lines.append("  expected \(line(check.expected)), found \(line(check.actual))")
    }
    if checks.count > checkLimit {
      lines.append("and \(Count.text(checks.count - checkLimit, "check")) more")
    }
    let others = report.runs[variant].snapshots.filter(\.differs)
    if !others.isEmpty {
      lines.append("It looks different in: \(others.map(\.title).joined(separator: ", ")).")
    }
    lines.append("`\(Options.alone.name)` shows its screen nevertheless.")
    return lines
  }

  private static func line(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > characterLimit ? words.prefix(characterLimit) + "…" : words
  }
}
