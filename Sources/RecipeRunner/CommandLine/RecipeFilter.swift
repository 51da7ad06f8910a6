/// Which recipes a command line speaks of: those that meet all of what it says.
struct RecipeFilter: Equatable, Sendable {
  /// The ids, if any are named.
  var ids: [String] = []
  /// Keywords, one of which a recipe must have.
  var tags: [String] = []
  /// Chapters, one of which a recipe must stand in.
  var chapters: [String] = []

  /// The options that say it beside the ids.
  static let options: [any OptionDescription] = [Options.tag, Options.chapter]

  /// How many words an error lists.
  private static let mostNames = 20

  /// Whether it says anything at all.
  var isEmpty: Bool { ids.isEmpty && tags.isEmpty && chapters.isEmpty }

  /// The recipes that are meant, in the list's order.
  func select(from all: [RecipeDeclaration]) throws(ToolError) -> [RecipeDeclaration] {
    try Self.require(tags, "tag", among: all.flatMap(\.card.keywords))
    try Self.require(chapters, "chapter", among: all.map(\.card.chapter))
    let selected = try RecipeSelection.select(ids, from: all).filter { recipe in
      Self.meets(tags, recipe.card.keywords) && Self.meets(chapters, [recipe.card.chapter])
    }
    guard !selected.isEmpty else {
      throw ToolError(
        "No recipe is all of that: \((ids + tags + chapters).joined(separator: ", ")).",
        exitCode: .nothingMatched
      )
    }
    return selected
  }

  private static func meets(_ wanted: [String], _ words: [String]) -> Bool {
    let words = words.map { $0.lowercased() }
    return wanted.isEmpty || wanted.contains { words.contains($0.lowercased()) }
  }

  private static func require(_ wanted: [String], _ kind: String, among known: [String]) throws(ToolError) {
    for word in wanted where !meets([word], known) {
      let names = known.withoutRepetitions.sorted()
      let all =
        names.count > mostNames
        ? "There are \(names.count); `\(Executable.name) search \(ShellWord.of(word))` looks in all that recipes say."
        : "There are: \(names.joined(separator: ", "))."
      throw ToolError(
        "No recipe has the \(kind) '\(word)'.\(NearestMatches.question(word, in: names)) \(all)",
        exitCode: .nothingMatched
      )
    }
  }
}

extension RecipeFilter {
  /// What a command line says about it.
  init(_ arguments: CommandArguments, ids: [String]) throws(ToolError) {
    self.ids = ids
    tags = try arguments.all(Options.tag)
    chapters = try arguments.all(Options.chapter)
  }
}
