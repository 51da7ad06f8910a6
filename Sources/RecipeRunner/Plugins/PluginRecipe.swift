import RecipeKit

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
