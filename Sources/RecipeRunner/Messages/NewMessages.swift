/// What to do with something new.
enum NewMessages {
  static func messages(for recipe: RecipeName) -> [Message] {
    [
      done("Recipes/\(recipe.folder) is there, and Package.swift lists it. It builds and passes as it is:"),
      command("swift run recipes check \(recipe.id)"),
      .blank,
    ] + edits(of: recipe, others: [("Package.swift", "its place among the recipes of its chapter")])
      + watching(recipe)
  }

  static func messages(for package: NewPackage) -> [Message] {
    let recipe = package.template.recipe
    var messages = [
      done(
        "The package \(package.template.name) is in '\(package.folder)'. It builds and passes as it is, there:"
      ),
      command("swift run recipes check"),
      command("swift test"),
      .blank,
    ]
    messages += edits(
      of: recipe,
      others: [
        ("Tests/ExampleTests", "what holds of your code without a recipe"),
        (".github/workflows/recipes.yml", "what CI does"),
      ]
    )
    if case .folder(let path) = package.template.gallery {
      messages += [
        .paragraph(
          MessageText(
            prose:
              "Package.swift finds RecipeGallery in '\(path)'. CI needs it where it can be fetched: the URL of a git "
              + "repository."
          ),
          marker: .caution("? "),
          indent: 0
        ),
        .blank,
      ]
    }
    return messages + watching(recipe)
  }

  private static func done(_ text: String) -> Message {
    .paragraph(MessageText(text), marker: .good("✓ "), indent: 0)
  }

  private static func command(_ text: String) -> Message {
    .paragraph(MessageText(text, .code), indent: 4)
  }

  /// What there is to edit, in the order in which one does.
  private static func edits(of recipe: RecipeName, others: [(file: String, what: String)]) -> [Message] {
    let folder = "Recipes/\(recipe.folder)"
    let files = [
      (file: "\(folder)/Example.swift", what: "the code that a reader takes home"),
      ("\(folder)/Lesson.md", "the texts, and the words on each wrong way"),
      ("\(folder)/WrongWays.swift", "the mistakes, each under a mark with its name"),
      ("\(folder)/\(recipe.folder)Recipe.swift", "the claims, each with its checks and its counter-proof"),
    ]
    let width = (files + others).map(\.file.count).max() ?? 0
    let fields = (files + others).map {
      Message.Field(.strong($0.file.padded(to: width)), MessageText($0.what))
    }
    return [.heading("Edit next"), .fields(fields, indent: 2), .blank]
  }

  private static func watching(_ recipe: RecipeName) -> [Message] {
    let text =
      "`swift run recipes watch \(recipe.id)` builds and checks it whenever you save. RecipeGallery's "
      + "docs/Recipes.md says what else a recipe can do."
    return [.paragraph(MessageText(prose: text), indent: 0)]
  }
}
