import Foundation

/// A snapshot of a package's files and their contents.
struct SourceSnapshot: Equatable {
  /// The watched files and folders of a package of recipes.
  static let watched = ["Package.swift", "Recipes", "Sources"]

  /// A file, and a hash of its contents, which a build or an editor may write again as they were.
  private struct File: Equatable {
    /// The time of modification, the size and the inode, which change when a file is saved.
    let stamp: [Int]
    let hash: Int
  }

  private var files: [String: File] = [:]
  private var earlier: [String: File]

  /// Takes a snapshot of a package's files, and of files and folders elsewhere.
  ///
  /// Files that have not been saved since an earlier snapshot are not read again.
  init(
    of root: String,
    _ watched: [String] = SourceSnapshot.watched,
    and others: [String] = [],
    after earlier: SourceSnapshot? = nil
  ) {
    self.earlier = earlier?.files ?? [:]
    for name in watched { add(name, at: "\(root)/\(name)") }
    for path in others { add(path, at: path) }
    self.earlier = [:]
  }

  /// The files that were created, changed or deleted since an earlier snapshot, sorted.
  func changes(since earlier: SourceSnapshot) -> [String] {
    Set(files.keys).union(earlier.files.keys).filter { files[$0]?.hash != earlier.files[$0]?.hash }.sorted()
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
      let time = info.st_mtim
      let stamp = [time.tv_sec, time.tv_nsec, Int(info.st_size), Int(truncatingIfNeeded: info.st_ino)]
      let known = earlier[path].flatMap { $0.stamp == stamp ? $0 : nil }
      files[path] = known ?? File(stamp: stamp, hash: Self.hash(ofFile: full))
    }
  }

  private static func hash(ofFile path: String) -> Int {
    var hasher = Hasher()
    hasher.combine(try? FileManager.default.destinationOfSymbolicLink(atPath: path))
    FileManager.default.contents(atPath: path)?.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Whether a name is that of an editor's temporary file.
  private static func isEditorFile(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~")
  }
}
