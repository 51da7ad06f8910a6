import Foundation

/// A snapshot of a package's files: their modification dates and sizes.
struct SourceSnapshot: Equatable {
  /// The properties that change when a file is saved.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt64
  }

  /// The watched files and folders of the package.
  private static let watched = ["Package.swift", "Recipes", "Sources"]

  private var stamps: [String: Stamp] = [:]

  /// Takes a snapshot of a package's files, and of files and folders elsewhere.
  init(of root: String, and others: [String] = []) {
    for name in Self.watched { add(name, at: "\(root)/\(name)") }
    for path in others { add(path, at: path) }
  }

  /// The files that were created, changed or deleted since an earlier snapshot, sorted.
  func changes(since earlier: SourceSnapshot) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  /// - Parameters:
  ///   - path: the file's name in reports.
  ///   - full: the file's path.
  private mutating func add(_ path: String, at full: String) {
    var info = stat()
    guard lstat(full, &info) == 0 else { return }
    if info.st_mode & S_IFMT == S_IFDIR {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: full)) ?? []
      for name in names where !Self.isEditorFile(name) { add("\(path)/\(name)", at: "\(full)/\(name)") }
    } else {
      #if canImport(Darwin)
        let modified = info.st_mtimespec
      #else
        let modified = info.st_mtim
      #endif
      stamps[path] = Stamp(
        seconds: Int(modified.tv_sec),
        nanoseconds: Int(modified.tv_nsec),
        size: Int(info.st_size),
        inode: UInt64(info.st_ino)
      )
    }
  }

  /// Whether a name is that of an editor's temporary file.
  private static func isEditorFile(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~")
  }
}
