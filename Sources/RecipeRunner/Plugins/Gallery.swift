import RecipeKit

/// All recipes of a command: the tool's own and those of plug-ins, each under a unique id.
@MainActor
package struct Gallery {
  /// The texts of all lessons, the tool's own first.
  let cards: [RecipeCard]
  private let own: [any RecipeScript]
  /// The tool's own recipes, by id.
  let recipes: [String: any RecipeScript]
  /// The recipes of plug-ins, also by their ids in the gallery.
  private let pluginRecipes: [PluginRecipe]
  private let pluginRecipesByID: [String: PluginRecipe]
  /// The values of `--plugin`.
  private let paths: [String]

  /// Throws if two of the tool's own recipes have the same id; renames recipes of plug-ins to `plugin/id` if
  /// ids clash.
  init(
    _ own: [any RecipeScript],
    _ plugins: [(plugin: Plugin, recipes: [RecipeDeclaration])],
    at paths: [String] = []
  ) throws(ToolError) {
    self.own = own
    self.paths = paths
    let ownCards = own.map { $0.card }
    try RecipeSelection.requireUniqueIDs(zip(ownCards, own).map { (id: $0.id, type: $1.sourceType) })
    recipes = Dictionary(uniqueKeysWithValues: zip(ownCards.map(\.id), own))
    guard !plugins.isEmpty else {
      (cards, pluginRecipes, pluginRecipesByID) = (ownCards, [], [:])
      return
    }
    let ids = ownCards.map(\.id) + plugins.flatMap { $0.recipes.map(\.card.id) }
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
    pluginRecipes = plugins.flatMap { plugin, recipes -> [PluginRecipe] in
      let ids = recipes.map(\.card.id)
      let names = ids.map { counts[$0] != 1 ? "\(plugin.name)/\($0)" : $0 }
      let namesByID = Dictionary(uniqueKeysWithValues: zip(ids, names))
      return recipes.map { PluginRecipe(plugin, $0, names: namesByID) }
    }
    cards = ownCards + pluginRecipes.map(\.declaration.card)
    pluginRecipesByID = Dictionary(uniqueKeysWithValues: pluginRecipes.map { ($0.declaration.card.id, $0) })
  }

  /// Lists the recipes of plug-ins and adds them.
  ///
  /// - Parameters:
  ///   - paths: the paths of plug-ins, and of folders of plug-ins.
  ///   - seconds: the time limit of each plug-in.
  init(_ own: [any RecipeScript], pluginsAt paths: [String], seconds: Double) throws(ToolError) {
    var lists: [(plugin: Plugin, recipes: [RecipeDeclaration])] = []
    for plugin in try Plugin.all(at: paths) {
      let list = try PluginList(of: plugin, seconds: seconds)
      lists.append((plugin, list.recipes))
    }
    try self.init(own, lists, at: paths)
  }

  /// The declarations of all recipes, the tool's own first, which are read again each time.
  package var declarations: [RecipeDeclaration] {
    own.map { RecipeDeclaration($0) } + pluginRecipes.map(\.declaration)
  }

  /// The recipes among these that belong to plug-ins; nil if none do.
  package func plugins(among ids: [String]) -> PluginPlan? {
    let recipes = ids.filter { pluginRecipesByID[$0] != nil }
    return recipes.isEmpty ? nil : PluginPlan(paths: paths, recipes: recipes)
  }

  /// Formats command lines for the gallery's recipes.
  package var hints: CommandHints {
    CommandHints(plugins(among: cards.map(\.id)))
  }

  /// The plug-in's recipe with this id in the gallery; nil if it is one of the tool's own.
  func pluginRecipe(_ id: String) -> PluginRecipe? {
    pluginRecipesByID[id]
  }
}

/// A recipe of a plug-in.
struct PluginRecipe: Sendable {
  let plugin: Plugin
  /// The id in the plug-in.
  let id: String
  /// The gallery's ids of all recipes of the plug-in, by their ids in the plug-in.
  let names: [String: String]
  /// The declaration, with the gallery's ids.
  let declaration: RecipeDeclaration

  init(_ plugin: Plugin, _ own: RecipeDeclaration, names: [String: String]) {
    self.plugin = plugin
    self.names = names
    id = own.card.id
    declaration = own.renamed(names)
  }

  /// Decodes a line of the plug-in's worker into an event with the gallery's ids.
  func event(_ line: some Collection<UInt8>, _ coder: EventCoder) throws -> Event {
    var event = try coder.event(line)
    event.recipe = event.recipe.map { names[$0] ?? $0 }
    if case .recipeStarted(let declaration) = event.kind {
      event.kind = .recipeStarted(declaration.renamed(names))
    }
    return event
  }
}

extension RecipeDeclaration {
  /// The declaration with renamed ids.
  fileprivate func renamed(_ names: [String: String]) -> RecipeDeclaration {
    let card = RecipeCard(
      id: names[card.id] ?? card.id,
      title: card.title,
      section: card.section,
      chapter: card.chapter,
      problem: card.problem,
      solution: card.solution,
      discussion: card.discussion,
      seeAlso: card.seeAlso.map { names[$0] ?? $0 },
      keywords: card.keywords,
      listing: card.listing,
      excerpt: card.excerpt,
      deviceListing: card.deviceListing,
      documentListing: card.documentListing ?? "",
      documentName: card.documentName,
      wrongWaysListing: card.wrongWaysListing
    )
    return RecipeDeclaration(card: card, claims: claims, variants: variants)
  }
}
