import RecipeKit

/// All recipes, chapter by chapter.
enum ListMessages {
  static func messages(for recipes: [RecipeCard], _ hints: CommandHints) -> [Message] {
    guard let first = recipes.first else { return [.paragraph("There are no recipes.", indent: 0)] }
    let width = recipes.map(\.id.count).max() ?? 0
    let chapters = Dictionary(grouping: recipes, by: \.chapter)
    let lists = recipes.map(\.chapter).withoutRepetitions.map { chapter -> [Message] in
      let fields = chapters[chapter, default: []].map { recipe in
        Message.Field(.strong(recipe.id.padded(to: width)), MessageText(recipe.title))
      }
      return [.heading(.faint(chapter)), .fields(fields, indent: 2)]
    }
    let command = hints.line(RunCommand.description, first.id)
    return Array(lists.joined(separator: [.blank])) + [.blank]
      + CommandHints.pointer(to: command, "shows a lesson", indent: 0)
  }
}
