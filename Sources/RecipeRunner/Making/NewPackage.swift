import Foundation

/// A package that is about to be made.
struct NewPackage {
  /// The modules that come with a package of recipes, of which the build would find two.
  private static let modules: Set = [
    "DynamicsModel", "EmbedListings", "EmbedLiveEngine", "Foundation", "FoundationText", "LayoutRules",
    "ListRecipes", "LiveEngine", "LiveEngineWriter", "LiveScenes", "OddListings", "Physics", "RecipeKit",
    "RecipeRunner", "RecipeSourceText", "RecipeSourceWriter", "RecipeTemplate", "Rendering", "Simulator",
    "Testing", "ToolRunning", "UIKit",
  ]

  let folder: String
  let template: PackageTemplate

  /// Refuses a folder that holds something, and names that the build could not tell apart.
  init(in folder: String, recipe: RecipeName, chapter: String?, gallery: GallerySource) throws(ToolError) {
    guard !folder.isEmpty else { throw ToolError("'--package' takes a folder, and '' is none.") }
    let url = URL(filePath: folder).standardizedFileURL
    self.folder = url.path
    if FileManager.default.fileExists(atPath: self.folder) {
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: self.folder) else {
        throw ToolError("'\(folder)' is no folder that can be read. Name one that is empty or not there yet.")
      }
      guard entries.isEmpty else {
        throw ToolError("'\(folder)' is not empty. Name a folder that is empty or not there yet.")
      }
    }
    let name = RecipeName.joined(url.lastPathComponent)
    guard !name.isEmpty else {
      throw ToolError(
        "A package is called as its folder is, and '\(folder)' has no letter of ASCII in its name."
      )
    }
    let taken = ["recipegallery", gallery.package.lowercased()]
    guard !taken.contains(name.lowercased()), !taken.contains(url.lastPathComponent.lowercased()) else {
      throw ToolError(
        "A package that uses RecipeGallery can't have its name. Name another folder than '\(folder)'."
      )
    }
    let module = name + recipe.folder
    guard !Self.modules.contains(module) else {
      throw ToolError(
        "The recipe's module would be called '\(module)', as one that comes with RecipeGallery. Name another folder or another recipe."
      )
    }
    // The longest name of a file in a package is that of its module and some more.
    guard module.utf8.count <= 200 else {
      throw ToolError(
        "The recipe's module would have a name of \(module.utf8.count) bytes. Choose shorter names."
      )
    }
    template = PackageTemplate(name: name, recipe: recipe, chapter: chapter, gallery: gallery)
  }

  func write() throws(ToolError) {
    try NewFiles.write(template.files, into: folder)
  }
}
