import Foundation

/// A new package of recipes.
struct NewPackage {
  /// The modules that come with a package of recipes, of which the build would find two.
  private static let modules: Set = [
    "DynamicsModel", "EmbedListings", "EmbedLiveEngine", "Foundation", "FoundationText", "GallerySite",
    "LayoutRules",
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

/// Where a new package finds RecipeGallery.
enum GallerySource: Equatable {
  /// In a folder.
  case folder(String)
  /// In a git repository.
  case repository(String)

  /// Reads what somebody said; a folder that isn't RecipeGallery is refused.
  init(_ text: String) throws(ToolError) {
    guard !Self.isRepository(text) else {
      self = .repository(text)
      return
    }
    guard Self.isGallery(text) else {
      throw ToolError(
        "'--from' takes the folder of RecipeGallery or the URL of its repository, and '\(text)' has no Package.swift "
          + "with `\(Self.manifestLine)`."
      )
    }
    self = .folder(URL(filePath: text).standardizedFileURL.path)
  }

  /// The folder that the running program was built in.
  static func standard(executable: String) throws(ToolError) -> GallerySource {
    guard let found = URL(filePath: executable).withParents.first(where: { isGallery($0.path) }) else {
      throw ToolError(
        "This program doesn't lie in RecipeGallery's folder. Say where that is: `--from PATH`, or `--from URL` for a git "
          + "repository."
      )
    }
    return try GallerySource(found.path)
  }

  /// The dependency as a manifest says it.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"RecipeGallery\", path: \(path.debugDescription))"
    case .repository(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
    }
  }

  /// The name under which a manifest refers to the package.
  var package: String {
    switch self {
    case .folder: "RecipeGallery"
    case .repository(let url):
      url.split { "/:".contains($0) }.last.map { String($0.hasSuffix(".git") ? $0.dropLast(4) : $0) } ?? url
    }
  }

  private static let manifestLine = "name: \"RecipeGallery\""

  /// Whether a text is a URL, or `user@host:path`, as git takes it.
  private static func isRepository(_ text: String) -> Bool {
    text.contains("://") || text.prefix { $0 != "/" }.wholeMatch(of: #/[^@]+@[^:]+:.*/#) != nil
  }

  private static func isGallery(_ folder: String) -> Bool {
    let manifest = URL(filePath: folder).appending(path: "Package.swift")
    return (try? String(contentsOf: manifest, encoding: .utf8))?.contains("\n  \(manifestLine)") ?? false
  }
}
