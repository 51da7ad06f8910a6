import Foundation

/// A package in which each recipe has a folder in `Recipes` and an entry in the manifest.
struct RecipeTree {
  let root: String

  private let list: ManifestList

  static func around(_ folder: String) throws(ToolError) -> RecipeTree {
    let start = URL(filePath: folder).standardizedFileURL
    guard start.path.hasPrefix("/") else {
      throw ToolError("The working directory does not exist. Change to another one.")
    }
    for url in start.withParents {
      guard let manifest = try? String(contentsOf: url.appending(path: "Package.swift"), encoding: .utf8),
        let list = ManifestList(manifest)
      else { continue }
      return RecipeTree(root: url.path, list: list)
    }
    throw ToolError(
      "Neither '\(folder)' nor a folder above it is a package of recipes, with a line "
        + "`\(ManifestList.beginning)…]` in its Package.swift. Change to one, such as your copy of RecipeGallery, or create one: "
        + "`\(Executable.name) new --package DIR`."
    )
  }

  /// The folder of a recipe; nil if the list has none of this id.
  func folder(of id: String) -> URL? {
    list.names.first { RecipeName.id(ofFolder: $0) == id }.map { URL(filePath: "\(root)/Recipes/\($0)") }
  }

  func add(_ name: RecipeName, chapter: String?) throws(ToolError) {
    let folder = "\(root)/Recipes/\(name.folder)"
    if let other = list.names.first(where: { RecipeName.id(ofFolder: $0) == name.id }) {
      throw ToolError("There is a recipe '\(other)' already. Choose another name.")
    }
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw ToolError("There is a folder '\(folder)' already. Choose another name, or remove the folder.")
    }
    try NewFiles.write(RecipeTemplate.files(name, chapter: chapter, in: ""), into: folder)
    try NewFiles.write(["Package.swift": list.adding(name.folder)], into: root)
  }
}

/// The list of recipes in a package's manifest: the text between `let recipes = [` and `]`.
struct ManifestList {
  static let beginning = "let recipes = ["
  /// The maximum width of a line in the list.
  private static let width = 100

  private let before: Substring
  private let list: Substring
  private let after: Substring

  init?(_ manifest: String) {
    guard let start = manifest.firstRange(of: Self.beginning)?.upperBound,
      let end = manifest[start...].firstIndex(of: "]")
    else { return nil }
    before = manifest[..<start]
    list = manifest[start..<end]
    after = manifest[end...]
  }

  var names: [String] {
    let parts = list.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// The manifest with another name at the end of the list.
  func adding(_ name: String) -> String {
    let isOnOneLine = !list.contains(where: \.isNewline)
    let end = list.lastIndex { !$0.isWhitespace }.map(list.index(after:)) ?? list.startIndex
    var entries = String(list[..<end])
    if !entries.isEmpty, !entries.hasSuffix(",") { entries += "," }
    guard !isOnOneLine else {
      if !entries.isEmpty { entries += " " }
      return "\(before)\(entries)\"\(name)\"\(after)"
    }
    let last = entries.split(whereSeparator: \.isNewline).last ?? ""
    let indent = last.isEmpty ? "  " : String(last.prefix { $0 == " " })
    let fits = !last.isEmpty && last.count + name.count + 4 <= Self.width
    return "\(before)\(entries)\(fits ? " " : "\n\(indent)")\"\(name)\",\(list[end...])\(after)"
  }
}

/// Writes files, and creates the folders that they need.
enum NewFiles {
  /// Writes texts to files; the paths are relative to the folder.
  static func write(_ files: [String: String], into folder: String) throws(ToolError) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = URL(filePath: folder).appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        // Foundation's own description may be no more than a number.
        let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
        throw ToolError(
          code.map { SystemError("write to '\(file.path)'", number: $0.rawValue).description }
            ?? "Can't write to '\(file.path)': \(error.localizedDescription)"
        )
      }
    }
  }
}

extension URL {
  /// The file or folder and all its parent folders, up to the root.
  ///
  /// Empty if it has no path, such as a working directory that was deleted.
  var withParents: some Sequence<URL> {
    sequence(first: self) { url in
      url.path == "/" || !url.path.hasPrefix("/") ? nil : url.deletingLastPathComponent()
    }
  }
}
