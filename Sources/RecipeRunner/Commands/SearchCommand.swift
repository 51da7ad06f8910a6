import RecipeKit

/// Searches the recipes, and shows the matches.
struct SearchCommand: Command {
  static let description = CommandDescription(
    name: "search",
    group: .learning,
    arguments: "WORD…",
    summary: "Where recipes mention something: in names, code or claims",
    discussion: [
      "Finds the recipes in which every WORD occurs, and shows where: in the id, the title, the keywords, the names in "
        + "the code, or the claims. Those that have a word in their names come first."
    ],
    options: RecipeFilter.options + [Options.plugin]
  )

  let search: RecipeSearch
  let filter: RecipeFilter

  init(_ arguments: CommandArguments) throws(ToolError) {
    search = RecipeSearch(words: arguments.words)
    filter = RecipeFilter(arguments, ids: [])
    guard !search.words.isEmpty else {
      throw ToolError(
        "'search' needs a word: \(Executable.name) search WORD…. `\(Executable.name) list` shows all recipes."
      )
    }
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let gallery = try tool.gallery
    let recipes = try search.select(from: filter.select(from: gallery.declarations))
    tool.write(SearchMessages.messages(for: recipes.map { ($0.card, search.hits(in: $0)) }, gallery.hints))
    return .verified
  }
}

/// The recipes found, with their matches.
enum SearchMessages {
  /// The maximum number of matches of one kind that are listed for a recipe.
  private static let most = 4

  static func messages(
    for found: [(card: RecipeCard, hits: [RecipeSearch.Hit])],
    _ hints: CommandHints
  ) -> [Message] {
    let ranked = RecipeSearch.Field.allCases.flatMap { field in
      found.filter { $0.hits.first?.field == field }
    }
    let blocks = ranked.map { card, hits -> [Message] in
      let fields = RecipeSearch.Field.allCases.flatMap { self.fields(hits, at: $0) }
      return [.spread(.strong(card.id), aside: .faint(card.title), indent: 0), .fields(fields, indent: 2)]
    }
    let next = ranked.first.map {
      CommandHints.pointer(to: hints.line(RunCommand.description, $0.card.id), "shows a lesson", indent: 0)
    }
    return Array(blocks.joined(separator: [.blank])) + (next.map { [.blank] + $0 } ?? [])
  }

  private static func fields(_ hits: [RecipeSearch.Hit], at field: RecipeSearch.Field) -> [Message.Field] {
    let texts = hits.filter { $0.field == field }.map(\.text)
    let name = MessageText.faint(field.rawValue)
    switch field {
    case .id, .title: return []
    case .keyword, .api:
      return texts.isEmpty ? [] : [Message.Field(name, MessageText(cut(texts).joined(separator: ", ")))]
    case .claim: return cut(texts).map { Message.Field(name, MessageText(prose: $0)) }
    }
  }

  private static func cut(_ texts: [String]) -> [String] {
    let rest = texts.count - most
    return rest > 0 ? texts.prefix(most) + ["and \(rest) more"] : texts
  }
}
