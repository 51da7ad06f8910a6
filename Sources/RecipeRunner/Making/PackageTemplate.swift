/// The files of a new package with one recipe, a test and a workflow for CI.
struct PackageTemplate {
  /// The package's name, with which the names of its modules begin.
  let name: String
  let recipe: RecipeName
  let chapter: String?
  let gallery: GallerySource

  /// The texts of the package's files, by their paths.
  var files: [String: String] {
    RecipeTemplate.files(recipe, chapter: chapter, in: "Recipes/\(recipe.folder)/").merging([
      "Package.swift": manifest,
      "Sources/recipes/main.swift": text(PackageResources.ToolMain_swift),
      "Tests/ExampleTests/\(recipe.folder)Tests.swift": text(PackageResources.SampleTests_swift),
      ".github/workflows/recipes.yml": text(PackageResources.Workflow_yml),
      ".gitignore": text(PackageResources.Ignored_txt),
    ]) { $1 }
  }

  private var manifest: String {
    text(PackageResources.Manifest_swift)
      .replacing(".package(name: \"RecipeGallery\", path: \"../RecipeGallery\")", with: gallery.dependency)
      .replacing("package: \"RecipeGallery\"", with: "package: \(gallery.package.debugDescription)")
  }

  private func text(_ template: [UInt8]) -> String {
    RecipeTemplate.text(template, recipe).replacing("Pantry", with: name)
  }
}
