import Foundation

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
