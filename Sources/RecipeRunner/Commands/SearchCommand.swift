/// Shows where recipes speak of something.
struct SearchCommand: Command {
  static let description = CommandDescription(
    name: "search",
    group: .learning,
    arguments: "WORD…",
    summary: "Where recipes speak of something: in names, code or claims",
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
    filter = try RecipeFilter(arguments, ids: [])
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
