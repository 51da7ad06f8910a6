import Foundation
import XcodeProjects

struct NewPackage {
  /// The names of RecipeGallery's and the toolchain's modules, which a new package can't use for its own.
  static let modules: Set = [
    "AVFoundation", "AppleSources", "CoreGraphics", "CoreText", "Dispatch", "DynamicsModel", "Foundation",
    "FoundationText", "GallerySite", "Glibc", "LayoutRules",
    "LiveEngine", "LiveScenes", "OddListings", "Physics", "ProcessHooks",
    "QuartzCore", "RecipeKit",
    "RecipeRunner", "RecipeGalleryBuild", "RecipeSources", "RecipeTemplate", "Rendering", "Simulator",
    "Swift", "Testing", "ToolRunning", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "XCTest",
    "XcodeProjects", "os",
  ]

  let folder: String
  /// The package's name, which is also the prefix of its modules' names.
  let name: String
  let recipe: RecipeName
  let chapter: String?
  let gallery: GallerySource

  /// Throws if the folder isn't empty, or if names would clash in the build.
  init(in folder: String, recipe: RecipeName, chapter: String?, gallery: GallerySource) throws(ToolError) {
    let new = try NewFolder(folder, gallery: gallery)
    self.folder = new.path
    let module = new.name + recipe.folder
    guard !Self.modules.contains(module) else {
      throw ToolError(
        "The recipe's module would be called '\(module)', like a module of RecipeGallery. Choose another "
          + "name for the folder or the recipe."
      )
    }
    // The longest file name in a package is the module's name with a suffix.
    guard module.utf8.count <= 200 else {
      throw ToolError(
        "The recipe's module would have a name of \(module.utf8.count) bytes. Choose shorter names."
      )
    }
    (name, self.recipe, self.chapter, self.gallery) = (new.name, recipe, chapter, gallery)
  }

  /// The contents of its files, by path: a recipe, a test and a workflow for CI.
  var files: [String: String] {
    RecipeTemplate.files(recipe, chapter: chapter, in: "Recipes/\(recipe.folder)/").merging([
      "Package.swift": manifest,
      "Tests/ExampleTests/\(recipe.folder)Tests.swift": text(PackageResources.SampleTests_swift),
      ".github/workflows/recipes.yml": text(PackageResources.Workflow_yml),
    ]) { $1 }.merging(Self.common) { $1 }
  }

  /// The files that are the same in every package of recipes.
  static var common: [String: String] {
    [
      "Sources/recipes/main.swift": String(decoding: PackageResources.ToolMain_swift, as: UTF8.self),
      ".gitignore": String(decoding: PackageResources.Ignored_txt, as: UTF8.self),
    ]
  }

  private var manifest: String {
    gallery.filled(into: text(PackageResources.Manifest_swift))
  }

  private func text(_ template: [UInt8]) -> String {
    RecipeTemplate.text(template, recipe).replacing("Pantry", with: name)
  }
}

/// The folder of a new package, which is empty or not there yet.
struct NewFolder {
  let path: String
  /// The package's name.
  let name: String

  /// Throws if the folder isn't empty, or if a package can't have its name.
  init(_ folder: String, gallery: GallerySource) throws(ToolError) {
    guard !folder.isEmpty else { throw ToolError("'--package' needs the name of a folder, not ''.") }
    let url = URL(filePath: folder).standardizedFileURL
    path = url.path
    if FileManager.default.fileExists(atPath: path) {
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw ToolError("'\(folder)' is not a readable folder. Name a folder that is empty or new.")
      }
      guard entries.isEmpty else {
        throw ToolError("'\(folder)' is not empty. Name a folder that is empty or new.")
      }
    }
    name = RecipeName.joined(url.lastPathComponent)
    guard !name.isEmpty else {
      throw ToolError(
        "The package has the name of its folder, and '\(folder)' contains no ASCII letter. "
          + "Name another folder."
      )
    }
    let taken = ["recipegallery", gallery.package.lowercased()]
    guard !taken.contains(name.lowercased()), !taken.contains(url.lastPathComponent.lowercased()) else {
      throw ToolError(
        "The package can't have the name of RecipeGallery. Name another folder than '\(folder)'."
      )
    }
  }
}

extension GallerySource {
  /// Parses the value of an option; throws if a folder doesn't contain RecipeGallery.
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

  /// The RecipeGallery folder in which the running program was built.
  static func standard(executable: String) throws(ToolError) -> GallerySource {
    guard let found = URL(filePath: executable).withParents.first(where: { isGallery($0.path) }) else {
      throw ToolError(
        "This program is not in RecipeGallery's folder. Give that folder with `--from PATH`, or the URL of a "
          + "git repository with `--from URL`."
      )
    }
    return try GallerySource(found.path)
  }

  private static let manifestLine = "name: \"RecipeGallery\""

  /// Whether a text is a URL, or has git's form `user@host:path`.
  private static func isRepository(_ text: String) -> Bool {
    text.contains("://") || text.prefix { $0 != "/" }.wholeMatch(of: #/[^@]+@[^:]+:.*/#) != nil
  }

  static func isGallery(_ folder: String) -> Bool {
    let manifest = URL(filePath: folder).appending(path: "Package.swift")
    return (try? String(contentsOf: manifest, encoding: .utf8))?.contains("\n  \(manifestLine)") ?? false
  }
}
