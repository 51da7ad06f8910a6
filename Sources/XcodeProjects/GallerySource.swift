import Foundation

/// The location from which a new package gets RecipeGallery.
package enum GallerySource: Equatable {
  case folder(String)
  case repository(String)

  /// The dependency in a manifest.
  package var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"RecipeGallery\", path: \(path.debugDescription))"
    case .repository(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
    }
  }

  /// The package's identity in a manifest.
  package var package: String {
    switch self {
    case .folder: "RecipeGallery"
    case .repository(let url):
      url.split { "/:".contains($0) }.last.map { String($0.hasSuffix(".git") ? $0.dropLast(4) : $0) } ?? url
    }
  }

  /// The name by which the compiler knows the package, whose declarations with `package` access are visible to its own recipes.
  package var compilerName: String {
    let identity =
      switch self {
      case .folder(let path): URL(filePath: path).lastPathComponent
      case .repository: package
      }
    // SwiftPM makes an identifier of it.
    let letters = identity.lowercased().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
  }

  /// A template of a manifest with this location in place of the folder beside the package.
  package func filled(into manifest: String) -> String {
    manifest.replacing(".package(name: \"RecipeGallery\", path: \"../RecipeGallery\")", with: dependency)
      .replacing("package: \"RecipeGallery\"", with: "package: \(self.package.debugDescription)")
      .replacing("\"recipegallery\"", with: compilerName.debugDescription)
  }
}
