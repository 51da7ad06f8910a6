/// Finds the recipes that a command line names.
package enum RecipeSelection {
  /// The recipes with the given ids in the list's order; all of them if no id is given.
  package static func select(_ ids: [String], from all: [RecipeDeclaration]) throws(ToolError)
    -> [RecipeDeclaration]
  {
    let known = all.map(\.card.id)
    let (wanted, there) = (Set(ids), Set(known))
    let unknown = ids.withoutRepetitions.filter { !there.contains($0) }
    guard unknown.isEmpty else {
      let lines = unknown.map { id in
        let question = NearestMatches.question(id, in: known)
        return "There is no recipe '\(id)'.\(question.isEmpty ? mention(of: id, in: all) : question)"
      }
      throw ToolError(
        lines.joined(separator: "\n") + "\n`\(Executable.name) list` shows all recipes, "
          + "`\(Executable.name) search WORD` those that speak of something.",
        exitCode: .nothingMatched
      )
    }
    let selected = ids.isEmpty ? all : all.filter { wanted.contains($0.card.id) }
    if selected.isEmpty {
      throw ToolError("There are no recipes.", exitCode: .nothingMatched)
    }
    return selected
  }

  /// Which recipes speak of what is no id, to follow a sentence; empty if none do.
  private static func mention(of word: String, in all: [RecipeDeclaration]) -> String {
    // One or two letters occur nearly everywhere.
    let found = word.count < 3 ? [] : all.filter { RecipeSearch.occurs(word, in: $0) }
    guard !found.isEmpty else { return "" }
    let shown = found.prefix(3).map { "'\($0.card.id)'" }
    let rest = found.count - shown.count
    let names = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return " It occurs in \(names)."
  }

  /// Refuses a list in which two recipes have the same id, because nobody could tell them apart.
  static func requireUniqueIDs(_ entries: [(id: String, type: any Any.Type)]) throws(ToolError) {
    for id in entries.map(\.id).repeatedElements {
      let types = entries.filter { $0.id == id }.map { String(reflecting: $0.type) }
      throw ToolError(
        "\(types.count) recipes have the id '\(id)': \(types.joined(separator: ", ")). "
          + "Give each recipe an id of its own."
      )
    }
  }
}
