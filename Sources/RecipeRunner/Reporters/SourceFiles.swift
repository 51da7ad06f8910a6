import Foundation

/// Finds source files by the module and file name that checks record.
struct SourceFiles: Sendable {
  /// The paths relative to the root, by file name.
  private let paths: [String: [String]]

  /// The files of the repository that GitHub has checked out, or of the working directory.
  static let ofWorkspace: SourceFiles = {
    let workspace = EnvironmentVariable.workspace.value
    return SourceFiles(under: workspace ?? FileManager.default.currentDirectoryPath)
  }()

  /// The Swift files in a folder, except hidden ones.
  init(under root: String) {
    let walk = FileManager.default.enumerator(atPath: root)
    var paths: [String: [String]] = [:]
    while let path = walk?.nextObject() as? String {
      guard let name = path.split(separator: "/").last else { continue }
      if name.hasPrefix(".") {
        walk?.skipDescendants()
      } else if name.hasSuffix(".swift") {
        paths[String(name), default: []].append(path)
      }
    }
    self.paths = paths.mapValues { $0.sorted() }
  }

  /// The path of a file relative to the root; the name is unchanged if no file or several files match.
  func path(of file: String) -> String {
    let parts = file.split(separator: "/")
    guard parts.count == 2, let found = paths[String(parts[1])] else { return file }
    // A module is named after its folder, possibly with a prefix.
    let inModule = found.filter { path in
      path.split(separator: "/").dropLast().contains { parts[0].hasSuffix($0) }
    }
    if inModule.count == 1 { return inModule[0] }
    return found.count == 1 ? found[0] : file
  }
}
