import Foundation

/// A snapshot of the files of a package: their dates and sizes.
struct SourceSnapshot: Equatable {
  /// What differs from one save of a file to the next.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt64
  }

  /// What is looked at in the package's folder.
  private static let watched = ["Package.swift", "Recipes", "Sources"]

  private var stamps: [String: Stamp] = [:]

  /// Looks at the files of a package, and at files and folders from elsewhere.
  init(of root: String, and others: [String] = []) {
    for name in Self.watched { add(name, at: "\(root)/\(name)") }
    for path in others { add(path, at: path) }
  }

  /// The files that were made, changed or removed since an earlier moment, sorted.
  func changes(since earlier: SourceSnapshot) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  /// - Parameters:
  ///   - path: what the file is called in reports.
  ///   - full: where it is.
  private mutating func add(_ path: String, at full: String) {
    var info = stat()
    guard lstat(full, &info) == 0 else { return }
    if info.st_mode & S_IFMT == S_IFDIR {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: full)) ?? []
      for name in names where !Self.isAnEditors(name) { add("\(path)/\(name)", at: "\(full)/\(name)") }
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

  /// Whether a name is that of a file that an editor keeps beside the one that is edited.
  private static func isAnEditors(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~")
  }
}
