import RecipeKit
import Rendering

/// A picture or film of a recipe's run that a command line selects, and where it is written.
struct SnapshotSelection {
  let kind: SnapshotRecord.Kind
  let format: PictureFormat
  let start: Film.Start
  let recipe: String
  /// The name of the picture or film; nil for the first.
  let step: String?
  /// The name of the variant; nil for the right way.
  let variant: String?
  /// Whether a wrong way is shown without a comparison with the right way.
  let isAlone: Bool
  /// The output file; nil for standard output.
  let file: String?
  let settings: RunSettings

  static func options(formats: [any OptionDescription]) -> [any OptionDescription] {
    [Options.step, Options.variant, Options.alone] + formats
      + [Options.output, Options.timeout, Options.memory, Options.plugin]
  }

  init(
    _ kind: SnapshotRecord.Kind,
    _ format: PictureFormat,
    _ arguments: CommandArguments
  ) throws(ToolError) {
    (self.kind, self.format, start) = (kind, format, arguments[Options.filmStart])
    recipe = try arguments.recipe
    step = arguments[Options.step]
    variant = arguments[Options.variant]
    isAlone = arguments[Options.alone]
    file = arguments[Options.output]
    settings = RunSettings(arguments)
  }

  /// Runs the recipe, which makes pictures in the requested form, and writes one of them.
  @MainActor
  func write(_ tool: Tool) throws -> ExitCode {
    var settings = settings
    settings.pictures = pictures(tool)
    let snapshot = try find(in: tool.report(recipe, settings))
    try tool.write(format.text(of: snapshot), isMarkup: format.isMarkup, to: file)
    return .verified
  }

  /// The requested form, with the comparison if a wrong way is shown next to the right way.
  @MainActor
  private func pictures(_ tool: Tool) -> PictureOptions {
    guard let form = PictureOptions.Form(rawValue: format.rawValue) else {
      // The prompt takes a line.
      let rows = max(1, (Terminal.standardOutput?.height ?? Terminal.usualHeight) - 1)
      return PictureOptions(
        terminal: .init(columns: tool.console.width, colors: tool.color.pictureColors, rows: rows)
      )
    }
    let isCompared = variant != nil && !isAlone && (form == .svg || form == .strip)
    return PictureOptions(isCompared ? [form, .beside] : [form], start: start)
  }

  /// The selected picture or film.
  ///
  /// Throws an error that lists the checks that a wrong way breaks if its screen looks like the right way's.
  private func find(in report: LessonRun) throws(ToolError) -> SnapshotRecord {
    let (index, title) = try findVariant(in: report)
    let all = report.runs.indices.contains(index) ? report.runs[index].snapshots : []
    let ofKind = all.filter { $0.kind == kind }
    guard let first = ofKind.first else { throw nothing(in: report, title) }
    guard let found = step.map({ step in ofKind.first { $0.name == step } }) ?? first else {
      let (step, names) = (step ?? "", ofKind.map(\.name))
      let other = all.first { $0.name == step }
      let hint = other.map { " It is a \($0.kind)." } ?? NearestMatches.question(step, in: names, most: 1)
      throw ToolError(
        "There is no \(kind) '\(step)' in \(title) of '\(report.id)'.\(hint) "
          + "There are: \(names.joined(separator: ", ")).",
        exitCode: .nothingMatched
      )
    }
    guard found.beside?.differs != false else {
      let lines = BreakageText.lines(found, variant: index, of: report)
      throw ToolError(lines.joined(separator: "\n"), exitCode: .nothingMatched)
    }
    return found
  }

  private func findVariant(in report: LessonRun) throws(ToolError) -> (index: Int, title: String) {
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

  private func nothing(in report: LessonRun, _ title: String) -> ToolError {
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
  private static let checkLimit = 6
  /// The maximum length of a sentence or a value, in characters.
  private static let characterLimit = 160

  /// The snapshot's name and the broken checks, in lines.
  ///
  /// - Parameters:
  ///   - snapshot: the wrong way's picture or film.
  ///   - variant: the index of the wrong way among the variants.
  static func lines(_ snapshot: SnapshotRecord, variant: Int, of report: LessonRun) -> [String] {
    let kind = snapshot.kind
    let name = report.declaration.variants[variant].name
    let checks = report.brokenChecks(ofVariant: variant)
    var lines = ["The \(kind) '\(snapshot.name)' of the wrong way '\(name)' looks like the right way's."]
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
