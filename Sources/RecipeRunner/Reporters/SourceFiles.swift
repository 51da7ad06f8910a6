import Foundation

/// Finds source files by what checks record: the module and name of a Swift file, or the path that a plug-in gives.
struct SourceFiles: Sendable {
  private let root: String
  /// The paths relative to the root, by file name.
  private let paths: [String: [String]]

  /// The files of the repository that GitHub has checked out, or of the working directory.
  static let ofWorkspace: SourceFiles = {
    let workspace = EnvironmentVariable.workspace.value
    return SourceFiles(under: workspace ?? FileManager.default.currentDirectoryPath)
  }()

  /// The files in a folder, except hidden ones.
  init(under root: String) {
    self.root = URL(filePath: root).resolvingSymlinksInPath().path
    let walk = FileManager.default.enumerator(atPath: root)
    var paths: [String: [String]] = [:]
    while let path = walk?.nextObject() as? String {
      guard let name = path.split(separator: "/").last else { continue }
      if name.hasPrefix(".") {
        walk?.skipDescendants()
      } else {
        paths[String(name), default: []].append(path)
      }
    }
    self.paths = paths.mapValues { $0.sorted() }
  }

  /// The path of a file relative to the root; the name is unchanged if no file or several files match.
  func path(of file: String) -> String {
    let parts = file.split(separator: "/")
    let full = URL(filePath: file).resolvingSymlinksInPath().path
    if full.hasPrefix(root + "/"), FileManager.default.fileExists(atPath: full) {
      return String(full.dropFirst(root.count + 1))
    }
    guard let found = parts.last.flatMap({ paths[String($0)] }) else { return file }
    let ending = found.filter { "/\($0)".hasSuffix("/\(file)") }
    if ending.count == 1 { return ending[0] }
    guard parts.count == 2 else { return file }
    // A module is named after its folder, possibly with a prefix.
    let inModule = found.filter { path in
      path.split(separator: "/").dropLast().contains { parts[0].hasSuffix($0) }
    }
    if inModule.count == 1 { return inModule[0] }
    return found.count == 1 ? found[0] : file
  }
}
