/// All recipes that take part in a command: the tool's own ones and those of plug-ins, each under an id of its own.
struct Gallery {
  /// What the recipes say about themselves, the tool's own ones first.
  let declarations: [RecipeDeclaration]
  /// The recipes of plug-ins, by the ids under which they take part.
  private let guests: [String: PluginRecipe]
  /// Where a command line says that plug-ins are.
  private let paths: [String]

  /// Names recipes of plug-ins `plugin/id` where ids clash.
  init(
    _ own: [RecipeDeclaration],
    _ plugins: [(plugin: Plugin, recipes: [RecipeDeclaration])],
    at paths: [String] = []
  ) {
    self.paths = paths
    let all = own + plugins.flatMap(\.recipes)
    let counts = Dictionary(all.map { ($0.card.id, 1) }, uniquingKeysWith: +)
    let guests = plugins.flatMap { plugin, recipes -> [PluginRecipe] in
      let ids = recipes.map(\.card.id)
      let names = ids.map { counts[$0] != 1 ? "\(plugin.name)/\($0)" : $0 }
      let namesByID = Dictionary(uniqueKeysWithValues: zip(ids, names))
      return recipes.map { PluginRecipe(plugin, $0, names: namesByID) }
    }
    declarations = own + guests.map(\.declaration)
    self.guests = Dictionary(uniqueKeysWithValues: guests.map { ($0.declaration.card.id, $0) })
  }

  /// Asks plug-ins for their recipes.
  ///
  /// - Parameters:
  ///   - paths: where they are: programs, and folders of programs.
  ///   - seconds: how long each may take.
  init(_ own: [RecipeDeclaration], pluginsAt paths: [String], seconds: Double) throws(ToolError) {
    var lists: [(plugin: Plugin, recipes: [RecipeDeclaration])] = []
    for plugin in try Plugin.all(at: paths) {
      let list = PluginList(of: plugin, seconds: seconds)
      if let fault = list.faults.first { throw fault.error(of: plugin) }
      lists.append((plugin, list.recipes))
    }
    self.init(own, lists, at: paths)
  }

  /// Which of some recipes come from plug-ins; nil if none do.
  func plugins(among ids: [String]) -> PluginPlan? {
    let recipes = ids.filter { guests[$0] != nil }
    return recipes.isEmpty ? nil : PluginPlan(paths: paths, recipes: recipes)
  }

  /// How commands on its recipes are written.
  var hints: CommandHints {
    CommandHints(plugins(among: declarations.map(\.card.id)))
  }

  /// The recipe of a plug-in that takes part under an id; nil if it is one of the tool's own.
  func guest(_ id: String) -> PluginRecipe? {
    guests[id]
  }
}
