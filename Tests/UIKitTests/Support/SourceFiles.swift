import Foundation

/// The files of this repository, for tests that check the sources.
enum SourceFiles {
  static let root: URL = {
    var folder = URL(filePath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }()

  /// The text of a file.
  ///
  /// - Parameter path: the path relative to the root of the repository.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The texts of a module's Swift files, by path relative to its folder.
  static func texts(of module: String) throws -> [String: String] {
    let folder = "Sources/\(module)"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
    return try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".swift") }.map {
        ($0, try text(of: "\(folder)/\($0)"))
      }
    )
  }
}
