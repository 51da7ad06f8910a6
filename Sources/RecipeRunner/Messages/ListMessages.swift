import RecipeKit

/// All recipes, chapter by chapter.
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

  /// On which systems a recipe worked that newer ones have another way for; empty for one that still does.
  private static func history(of recipe: RecipeCard) -> MessageText {
    guard let works = recipe.works, SystemRange(works)?.hasEnded == true else { return "" }
    let today = recipe.today.map { "; today \($0.joined(separator: ", "))" } ?? ""
    return .faint(" (\(works)\(today))")
  }
}
