import RecipeKit

/// What is wrong with what a recipe says of other recipes and of its chapter, given all recipes.
struct GalleryAudit {
  private let ids: [String]
  /// How many recipes each chapter has.
  private let chapters: [String: Int]
  private let chapterNames: [String]

  /// Takes all recipes that there are.
  init(_ declarations: [RecipeDeclaration]) {
    ids = declarations.map(\.card.id)
    chapterNames = declarations.map(\.card.chapter).withoutRepetitions
    chapters = Dictionary(grouping: declarations, by: \.card.chapter).mapValues(\.count)
  }

  /// The issues of one of them.
  func issues(of card: RecipeCard) -> [RecipeIssue] {
    let links = [("see also", card.seeAlso), ("needs", card.needs ?? []), ("today", card.today ?? [])]
    let dead = links.flatMap { key, targets in
      targets.filter { !ids.contains($0) }.map { target in
        RecipeIssue(
          "`\(key)` names the recipe '\(target)', which does not exist.\(NearestMatches.question(target, in: ids, most: 1))"
        )
      }
    }
    return dead + chapterIssues(card.chapter)
  }

  /// A chapter of one recipe that is called almost like another chapter was mistyped.
  private func chapterIssues(_ chapter: String) -> [RecipeIssue] {
    guard chapters[chapter] == 1 else { return [] }
    let others = chapterNames.filter { $0 != chapter && chapters[$0, default: 0] > 1 }
    let question = NearestMatches.question(chapter, in: others, most: 1)
    guard !question.isEmpty else { return [] }
    return [RecipeIssue("No other recipe is in the chapter '\(chapter)'.\(question)")]
  }
}
