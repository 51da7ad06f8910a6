import RecipeKit

/// Recipes with the places where words were found in them.
enum SearchMessages {
  /// So many places of one kind are enough to see what a recipe is about.
  private static let most = 4

  static func messages(
    for found: [(card: RecipeCard, hits: [RecipeSearch.Hit])],
    _ hints: CommandHints
  ) -> [Message] {
    let ranked = RecipeSearch.Place.allCases.flatMap { place in
      found.filter { $0.hits.first?.place == place }
    }
    let blocks = ranked.map { card, hits -> [Message] in
      let fields = RecipeSearch.Place.allCases.flatMap { self.fields(hits, at: $0) }
      return [.spread(.strong(card.id), aside: .faint(card.title), indent: 0), .fields(fields, indent: 2)]
    }
    let next = ranked.first.map {
      CommandHints.pointer(to: hints.line(RunCommand.description, $0.card.id), "shows a lesson", indent: 0)
    }
    return Array(blocks.joined(separator: [.blank])) + (next.map { [.blank] + $0 } ?? [])
  }

  private static func fields(_ hits: [RecipeSearch.Hit], at place: RecipeSearch.Place) -> [Message.Field] {
    let texts = hits.filter { $0.place == place }.map(\.text)
    let name = MessageText.faint(place.rawValue)
    switch place {
    case .id, .title: return []
    case .keyword, .api:
      return texts.isEmpty ? [] : [Message.Field(name, MessageText(cut(texts).joined(separator: ", ")))]
    case .claim: return cut(texts).map { Message.Field(name, MessageText(prose: $0)) }
    }
  }

  private static func cut(_ texts: [String]) -> [String] {
    let rest = texts.count - most
    return rest > 0 ? texts.prefix(most) + ["and \(rest) more"] : texts
  }
}
