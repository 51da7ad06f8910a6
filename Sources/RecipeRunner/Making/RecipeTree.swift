import Foundation

/// A package whose recipes each have a folder in `Recipes`, and a word in the manifest.
struct RecipeTree {
  /// The folder of the manifest.
  let root: String

  private let list: ManifestList

  /// Finds the package around a folder.
  static func around(_ folder: String) throws(ToolError) -> RecipeTree {
    let start = URL(filePath: folder).standardizedFileURL
    guard start.path.hasPrefix("/") else {
      throw ToolError("The working directory is gone. Go to one that is there.")
    }
    for url in start.withParents {
      guard let manifest = try? String(contentsOf: url.appending(path: "Package.swift"), encoding: .utf8),
        let list = ManifestList(manifest)
      else { continue }
      return RecipeTree(root: url.path, list: list)
    }
    throw ToolError(
      "Neither '\(folder)' nor a folder around it is a package of recipes, with a line `\(ManifestList.beginning)…]` in "
        + "its Package.swift. Go to one, or make one: `\(Executable.name) new --package DIR`."
    )
  }

  /// Adds a recipe that passes as it is.
  func add(_ name: RecipeName, chapter: String?) throws(ToolError) {
    let folder = "\(root)/Recipes/\(name.folder)"
    if let other = list.names.first(where: { RecipeName.id(ofFolder: $0) == name.id }) {
      throw ToolError("There is a recipe '\(other)' already. Choose another name.")
    }
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw ToolError("There is a folder '\(folder)' already. Choose another name, or take it away.")
    }
    try NewFiles.write(RecipeTemplate.files(name, chapter: chapter, in: ""), into: folder)
    try NewFiles.write(["Package.swift": list.adding(name.folder)], into: root)
  }
}
