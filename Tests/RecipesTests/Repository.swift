import Foundation

/// The files of this repository, by their paths from its root.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// What a folder holds, sorted; without hidden files.
  static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root.appendingPathComponent(path).path,
      isDirectory: &isFolder
    )
    return exists && isFolder.boolValue
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The paths of all files, except hidden ones and what a build leaves behind.
  static let files: [String] = {
    let paths = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    let prefix = root.standardizedFileURL.path + "/"
    return (paths?.compactMap { ($0 as? URL)?.standardizedFileURL.path } ?? [])
      .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }()
}
