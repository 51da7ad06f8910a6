import RecipeKit

/// Finds the picture or film that a command line names among what a recipe's run brought.
struct PictureSelection {
  /// What is looked for, for the words of errors.
  enum Kind: String {
    case picture
    case film
  }

  let kind: Kind
  /// The name of the moment; nil for the first.
  let step: String?
  /// The name of the variant; nil for the right way.
  let variant: String?

  /// The picture or film.
  func find(in report: RecipeReport) throws(ToolError) -> StageEntry {
    let (index, name) = try findVariant(in: report)
    let all = report.runs.indices.contains(index) ? report.runs[index].entries : []
    let entries = all.filter(matches)
    guard let first = entries.first else { throw nothing(report, name) }
    guard let step else { return first }
    if let found = entries.first(where: { Self.name(of: $0) == step }) { return found }
    let names = entries.map(Self.name)
    let other: Kind = kind == .picture ? .film : .picture
    let isOther = all.contains { !matches($0) && Self.name(of: $0) == step }
    let nearest = NearestMatches.of(step, in: names).first.map { " Did you mean '\($0)'?" } ?? ""
    let hint = isOther ? " It is a \(other.rawValue)." : nearest
    throw ToolError(
      "There is no \(kind.rawValue) '\(step)' in \(name) of '\(report.id)'.\(hint) "
        + "There are: \(names.joined(separator: ", ")).",
      exitCode: .nothingMatched
    )
  }

  private func findVariant(in report: RecipeReport) throws(ToolError) -> (index: Int, name: String) {
    guard let variant else { return (0, "the right way") }
    let names = report.declaration.variants.map(\.name)
    let wanted = VariantSlug.of(variant)
    guard let index = names.firstIndex(where: { VariantSlug.of($0) == wanted }) else {
      let nearest = NearestMatches.of(variant, in: names).first.map { " Did you mean '\($0)'?" } ?? ""
      throw ToolError(
        "There is no variant '\(variant)' in '\(report.id)'.\(nearest) There are:\n"
          + names.map { "'\($0)'" }.joined(separator: "\n"),
        exitCode: .nothingMatched
      )
    }
    return (index, index == 0 ? "the right way" : "the wrong way '\(names[index])'")
  }

  private func nothing(_ report: RecipeReport, _ name: String) -> ToolError {
    if let issue = report.issues.first {
      return ToolError("'\(report.id)' did not get as far as a \(kind.rawValue): \(issue.text)")
    }
    return ToolError(
      "The script of '\(report.id)' takes no \(kind.rawValue) in \(name).",
      exitCode: .nothingMatched
    )
  }

  private func matches(_ entry: StageEntry) -> Bool {
    switch entry {
    case .picture: kind == .picture
    case .film: kind == .film
    case .output, .note, .check: false
    }
  }

  private static func name(of entry: StageEntry) -> String {
    switch entry {
    case .picture(let picture): picture.name
    case .film(let film): film.name
    case .output, .note, .check: ""
    }
  }
}
