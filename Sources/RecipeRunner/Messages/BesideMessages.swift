import RecipeKit

/// Says where a lesson's reader can see a wrong way beside the right way, or that nothing of it can be seen.
enum BesideMessages {
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
    let compared = report.runs[index].comparedMoments
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
    _ moment: ComparedMoment,
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
