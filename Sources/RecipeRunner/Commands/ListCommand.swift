import RecipeKit

/// Lists recipes without running them.
struct ListCommand: Command {
  static let description = CommandDescription(
    name: "list",
    group: .learning,
    arguments: "[WORD…]",
    summary: "Lists all recipes, or those that mention something",
    discussion: [
      "Lists all recipes without running them, or those in which every WORD occurs: in the id, the title, the "
        + "keywords, the claims, or the names in the code. Checks are counted as the recipes declare them."
    ],
    options: [Options.listFormat] + RecipeFilter.options + [Options.plugin],
    internalOptions: [Options.listEventsDescriptor]
  )

  let search: RecipeSearch
  let filter: RecipeFilter
  let format: ListFormat
  /// The file descriptor for the list as events; nil for a list on standard output.
  let eventsDescriptor: Int32?

  init(_ arguments: CommandArguments) throws(ToolError) {
    search = RecipeSearch(words: arguments.words)
    filter = RecipeFilter(arguments, ids: [])
    format = arguments[Options.listFormat]
    eventsDescriptor = arguments[Options.listEventsDescriptor]
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let gallery = try tool.gallery
    if isOfAllTitles {
      tool.write(ListMessages.messages(for: gallery.cards, gallery.hints))
      return .verified
    }
    let all = gallery.declarations
    // Without search words, an empty package gives an empty list, not an error.
    let recipes = try search.select(from: filter.isEmpty ? all : filter.select(from: all))
    if let eventsDescriptor {
      let events = EventWriter(FileDescriptor(number: eventsDescriptor))
      for recipe in recipes { events.write(Event(recipe: recipe.card.id, declaration: recipe)) }
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

  /// Whether it lists only titles, which doesn't require the recipes' declarations.
  private var isOfAllTitles: Bool {
    format == .text && eventsDescriptor == nil && search.words.isEmpty && filter.isEmpty
  }
}

enum ListFormat: String, CaseIterable, Sendable {
  case text
  case json
  /// For shells: one id per line.
  case ids
  /// For shells: each keyword once, one per line.
  case tags
  /// For shells: each chapter once, one per line.
  case chapters
}

enum ListMessages {
  static func messages(for recipes: [RecipeCard], _ hints: CommandHints) -> [Message] {
    guard let first = recipes.first else { return [.paragraph("There are no recipes.", indent: 0)] }
    let width = recipes.map(\.id.count).max() ?? 0
    let chapters = Dictionary(grouping: recipes, by: \.chapter)
    let lists = recipes.map(\.chapter).withoutRepetitions.map { chapter -> [Message] in
      let fields = chapters[chapter, default: []].map { recipe in
        Message.Field(.strong(recipe.id.padded(to: width)), MessageText(recipe.title) + history(of: recipe))
      }
      return [.heading(.faint(chapter)), .fields(fields, indent: 2)]
    }
    let command = hints.line(RunCommand.description, first.id)
    return Array(lists.joined(separator: [.blank])) + [.blank]
      + CommandHints.pointer(to: command, "shows a lesson", indent: 0)
  }

  /// The systems on which a recipe worked, if newer ones need another way; empty otherwise.
  private static func history(of recipe: RecipeCard) -> MessageText {
    guard recipe.isHistoric, let works = recipe.works else { return "" }
    let today = recipe.today.map { "; today \($0.joined(separator: ", "))" } ?? ""
    return .faint(" (\(works)\(today))")
  }
}

struct ListEntry: Encodable, Equatable {
  let id: String
  let title: String
  /// Absent for a recipe that has no source.
  let section: String?
  let chapter: String
  let keywords: [String]
  /// The systems on which the example works; absent if the recipe doesn't say.
  let works: String?
  /// The ids of the recipes to read before; absent if there are none.
  let needs: [String]?
  /// The ids of the recipes that show today's way; absent if there are none.
  let today: [String]?
  let checks: [String]
  let variants: [VariantDeclaration]

  init(_ recipe: RecipeDeclaration) {
    id = recipe.card.id
    title = recipe.card.title
    section = recipe.card.section
    chapter = recipe.card.chapter
    keywords = recipe.card.keywords
    works = recipe.card.works
    needs = recipe.card.needs
    today = recipe.card.today
    checks = recipe.declaredChecks
    variants = recipe.variants
  }

  static func json(of recipes: [RecipeDeclaration]) -> String {
    JSONText.of(recipes.map(ListEntry.init))
  }
}
