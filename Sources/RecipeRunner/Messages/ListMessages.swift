/// The table of all recipes.
enum ListMessages {
  static func messages(for recipes: [RecipeDeclaration]) -> [Message] {
    guard !recipes.isEmpty else { return [.paragraph("There are no recipes.", indent: 0)] }
    let columns = [
      Message.Column("Recipe"),
      Message.Column("Section"),
      Message.Column("Title", .wrapped),
      Message.Column("Checks", .right),
      Message.Column("Wrong ways", .right),
    ]
    let rows = recipes.map { recipe in
      [
        .strong(recipe.card.id), .faint(recipe.card.section ?? "–"), StyledText(recipe.card.title),
        StyledText("\(recipe.declaredChecks.count)"), StyledText("\(recipe.wrongWays.count)"),
      ]
    }
    let first = recipes[0].card.id
    return [
      .table(columns, rows: rows, indent: 0), .blank,
      .paragraph(StyledText(prose: "`\(Executable.name) run \(first)` shows a lesson."), indent: 0),
    ]
  }
}
