/// The files of a new recipe: a small one that passes, with the names that were chosen.
///
/// The texts are the files in `Templates`, which carry the names `Sample` for a recipe and `Pantry` for a package.
enum RecipeTemplate {
  /// The texts of a recipe's files, by their paths, which begin with the given one.
  static func files(_ name: RecipeName, chapter: String? = nil, in folder: String) -> [String: String] {
    let lesson = text(PackageResources.Lesson_md, name)
    return [
      "\(folder)Example.swift": text(PackageResources.Example_swift, name),
      "\(folder)Lesson.md": chapter.map { lesson.replacing("chapter: Drafts", with: "chapter: \($0)") }
        ?? lesson,
      "\(folder)Recorded.txt": text(PackageResources.Recorded_txt, name),
      "\(folder)WrongWays.swift": text(PackageResources.WrongWays_swift, name),
      "\(folder)\(name.folder)Recipe.swift": text(PackageResources.SampleRecipe_swift, name),
    ]
  }

  /// A template's text with a recipe's names in it.
  static func text(_ template: [UInt8], _ name: RecipeName) -> String {
    String(decoding: template, as: UTF8.self)
      .replacing("id: sample", with: "id: \(name.id)")
      .replacing("Sample", with: name.folder)
  }
}
