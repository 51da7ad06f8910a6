/// All recipes that take part in a command: the tool's own ones and those of plug-ins, each under an id of its own.
struct Gallery {
  /// What the recipes say about themselves, the tool's own ones first.
  let declarations: [RecipeDeclaration]
  /// The recipes of plug-ins, by the ids under which they take part.
  private let guests: [String: PluginRecipe]

  /// Names recipes of plug-ins `plugin/id` where ids clash.
  init(_ own: [RecipeDeclaration], _ plugins: [(plugin: Plugin, recipes: [RecipeDeclaration])]) {
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
  /// - Parameter seconds: how long each may take.
  init(_ own: [RecipeDeclaration], _ plugins: [Plugin], seconds: Double) throws(ToolError) {
    var lists: [(plugin: Plugin, recipes: [RecipeDeclaration])] = []
    for plugin in plugins {
      let list = PluginList(of: plugin, seconds: seconds)
      if let fault = list.faults.first { throw fault.error(of: plugin) }
      lists.append((plugin, list.recipes))
    }
    self.init(own, lists)
  }

  /// The recipe of a plug-in that takes part under an id; nil if it is one of the tool's own.
  func guest(_ id: String) -> PluginRecipe? {
    guests[id]
  }
}
