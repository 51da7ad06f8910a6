import RecipeKit

/// All recipes of a command: the tool's own and those of plug-ins, each under a unique id.
@MainActor
package struct Gallery {
  private let own: [any RecipeScript]
  let recipes: [String: any RecipeScript]
  private let listed: [RecipeDeclaration]
  private let plugins: [String: Plugin]
  private let paths: [String]

  init(
    _ own: [any RecipeScript],
    _ lists: [(plugin: Plugin, recipes: [RecipeDeclaration])],
    at paths: [String] = []
  ) throws(ToolError) {
    self.own = own
    self.paths = paths
    let ownCards = own.map { $0.card }
    listed = lists.flatMap(\.recipes)
    try RecipeSelection.requireUniqueIDs(
      zip(ownCards, own).map { (id: $0.id, source: _typeName($1.sourceType, qualified: true)) }
        + lists.flatMap { plugin, recipes in
          recipes.map { (id: $0.card.id, source: "the plug-in '\(plugin.path)'") }
        }
    )
    recipes = Dictionary(uniqueKeysWithValues: zip(ownCards.map(\.id), own))
    plugins = Dictionary(
      uniqueKeysWithValues: lists.flatMap { plugin, recipes in recipes.map { ($0.card.id, plugin) } }
    )
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

  /// The texts of all lessons along the learning path.
  var cards: [RecipeCard] {
    let cards = own.map { $0.card } + listed.map(\.card)
    return LearningPath.order(of: cards).map { cards[$0] }
  }

  /// The declarations of all recipes along the learning path, which are read again each time.
  package var declarations: [RecipeDeclaration] {
    let all = own.map { RecipeDeclaration($0) } + listed
    return LearningPath.order(of: all.map(\.card)).map { all[$0] }
  }

  /// The recipes among these that belong to plug-ins; nil if none do.
  package func plugins(among ids: [String]) -> PluginPlan? {
    let recipes = ids.filter { plugins[$0] != nil }
    return recipes.isEmpty ? nil : PluginPlan(paths: paths, recipes: recipes)
  }

  /// Formats command lines for the gallery's recipes.
  package var hints: CommandHints {
    CommandHints(plugins(among: listed.map(\.card.id)))
  }

  func plugin(of id: String) -> Plugin? { plugins[id] }
}
