import RecipeKit

/// All recipes that take part in a command: the tool's own ones and those of plug-ins, each under an id of its own.
@MainActor
package struct Gallery {
  /// The texts of all lessons, the tool's own ones first.
  let cards: [RecipeCard]
  private let own: [any RecipeScript]
  /// The tool's own recipes, by their ids.
  let recipes: [String: any RecipeScript]
  /// The recipes of plug-ins, and the same by the ids under which they take part.
  private let pluginRecipes: [PluginRecipe]
  private let pluginRecipesByID: [String: PluginRecipe]
  /// Where a command line says that plug-ins are.
  private let paths: [String]

  /// Refuses own recipes of one id; names recipes of plug-ins `plugin/id` where ids clash.
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

  /// Asks plug-ins for their recipes.
  ///
  /// - Parameters:
  ///   - paths: where they are: programs, and folders of programs.
  ///   - seconds: how long each may take.
  init(_ own: [any RecipeScript], pluginsAt paths: [String], seconds: Double) throws(ToolError) {
    var lists: [(plugin: Plugin, recipes: [RecipeDeclaration])] = []
    for plugin in try Plugin.all(at: paths) {
      let list = PluginList(of: plugin, seconds: seconds)
      if let interruption = list.interruption { throw interruption.error(during: plugin) }
      if let fault = list.faults.first { throw fault.error(of: plugin) }
      lists.append((plugin, list.recipes))
    }
    try self.init(own, lists, at: paths)
  }

  /// What the recipes say about themselves, the tool's own ones first; these are asked anew each time.
  package var declarations: [RecipeDeclaration] {
    own.map { RecipeDeclaration($0) } + pluginRecipes.map(\.declaration)
  }

  /// Which of some recipes come from plug-ins; nil if none do.
  package func plugins(among ids: [String]) -> PluginPlan? {
    let recipes = ids.filter { pluginRecipesByID[$0] != nil }
    return recipes.isEmpty ? nil : PluginPlan(paths: paths, recipes: recipes)
  }

  /// How commands on its recipes are written.
  package var hints: CommandHints {
    CommandHints(plugins(among: cards.map(\.id)))
  }

  /// The recipe of a plug-in that takes part under an id; nil if it is one of the tool's own.
  func pluginRecipe(_ id: String) -> PluginRecipe? {
    pluginRecipesByID[id]
  }
}

/// A recipe of a plug-in, as it takes part in the tool's commands.
struct PluginRecipe: Sendable {
  let plugin: Plugin
  /// Its id in the plug-in.
  let id: String
  /// The ids under which all recipes of the plug-in take part, by their own ones.
  let names: [String: String]
  /// What it says about itself, under the id under which it takes part.
  let declaration: RecipeDeclaration

  init(_ plugin: Plugin, _ own: RecipeDeclaration, names: [String: String]) {
    self.plugin = plugin
    self.names = names
    id = own.card.id
    declaration = own.renamed(names)
  }

  /// The event in a line of the plug-in's worker, harmless and under the id under which the recipe takes part.
  func event(_ line: some Collection<UInt8>, _ coder: EventCoder) throws(LineFault) -> Event {
    var event = try PluginLine.event(line, coder)
    event.recipe = event.recipe.map { names[$0] ?? $0 }
    if case .recipeStarted(let declaration) = event.kind {
      event.kind = .recipeStarted(declaration.renamed(names))
    }
    return event
  }
}

extension RecipeDeclaration {
  /// The same with other ids, where there are others.
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
      wrongWaysListing: card.wrongWaysListing
    )
    return RecipeDeclaration(card: card, claims: claims, variants: variants)
  }
}
