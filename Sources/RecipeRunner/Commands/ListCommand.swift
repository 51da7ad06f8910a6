/// Lists recipes without running them.
struct ListCommand: Command {
  static let description = CommandDescription(
    name: "list",
    group: .learning,
    arguments: "[WORD…]",
    summary: "What there is: all recipes, or those that speak of something",
    discussion: [
      "Lists all recipes without running them, or those in which every WORD occurs: in the id, the title, the "
        + "keywords, the claims, or the names in the code. Checks are counted as the recipes declare them."
    ],
    options: [Options.listFormat] + RecipeFilter.options + [Options.plugin],
    innerOptions: [Options.listEventsDescriptor]
  )

  let search: RecipeSearch
  let filter: RecipeFilter
  let format: ListFormat
  /// The number of the open file that takes the list as events; nil for a list on standard output.
  let eventsDescriptor: Int32?

  init(_ arguments: CommandArguments) throws(ToolError) {
    search = RecipeSearch(words: arguments.words)
    filter = try RecipeFilter(arguments, ids: [])
    format = try arguments[Options.listFormat]
    eventsDescriptor = try arguments[Options.listEventsDescriptor]
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let gallery = try tool.gallery
    if isOfAllTitles {
      tool.write(ListMessages.messages(for: gallery.cards, gallery.hints))
      return .verified
    }
    let all = gallery.declarations
    // A list of nothing is still a list.
    let recipes = try search.select(from: filter.isEmpty ? all : filter.select(from: all))
    if let eventsDescriptor {
      let events = EventWriter(FileDescriptor(number: eventsDescriptor))
      for recipe in recipes { events.write(Event(.recipeListed(recipe), recipe: recipe.card.id)) }
      return .verified
    }
    switch format {
    case .text: tool.write(ListMessages.messages(for: recipes.map(\.card), gallery.hints))
    case .json: tool.write([.verbatim(ListEntry.json(of: recipes))])
    case .ids: writeLines(recipes.map(\.card.id), tool)
    case .tags: writeLines(recipes.flatMap(\.card.keywords).withoutRepetitions.sorted(), tool)
    case .chapters: writeLines(recipes.map(\.card.chapter).withoutRepetitions, tool)
    }
    return .verified
  }

  @MainActor
  private func writeLines(_ words: [String], _ tool: Tool) {
    tool.write([.verbatim(words.map { ControlCharacters.oneLine($0) + "\n" }.joined())])
  }

  /// Whether it shows the titles of all recipes, for which they need not be asked what they declare.
  private var isOfAllTitles: Bool {
    format == .text && eventsDescriptor == nil && search.words.isEmpty && filter.isEmpty
  }
}
