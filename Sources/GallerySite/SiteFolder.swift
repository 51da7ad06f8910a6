import Foundation
import RecipeRunner

/// The folder of a site.
///
/// Files are written to a temporary folder in it, and moved into place once all are complete.
struct SiteFolder {
  /// The file that names the files of a site, so that a later one may replace them.
  static let list = "gallery-files.txt"
  /// Where files wait for the others.
  private static let staging = ".gallery-being-written"
  /// How many files of others are counted before a folder is refused.
  private static let enough = 100
  /// What begins every list of files.
  private static let heading = "Files of a recipe gallery, which the next one may replace:"

  private let folder: URL
  /// The files of the gallery that is there already, by their paths in the folder.
  private let earlier: Set<String>
  /// The files that somebody else has put there.
  private let foreign: Set<String>
  /// Whether the folder was made for this site; then it goes with what was written aside.
  private let isNew: Bool
  private var files: [String] = []

  private var stagingFolder: URL { folder.appending(path: Self.staging, directoryHint: .isDirectory) }

  /// Opens a folder, which is made if it isn't there.
  ///
  /// - Parameter keepsOthers: whether there may be files that belong to no gallery; they stay as they are.
  init(_ path: String, keepsOthers: Bool) throws(ToolError) {
    folder = URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw ToolError("'\(path)' is a file. Give a folder for the site.")
    }
    isNew = !FileManager.default.fileExists(atPath: path)
    // A folder may hold millions of files, and a few of others are enough to leave it alone.
    let limit = keepsOthers ? Int.max : Self.enough
    (earlier, foreign) = Self.inspect(in: folder, untilOthersAre: limit)
    if !keepsOthers, let file = foreign.min() {
      let rest = foreign.count - 1
      let more = rest == 0 ? "" : " and \(foreign.count == limit ? "at least " : "")\(rest) more"
      throw ToolError(
        "'\(path)' contains files that are not part of a gallery: '\(file)'\(more). "
          + "Give another folder, or keep these files with \(SiteCommand.keep.name)."
      )
    }
    try? FileManager.default.removeItem(at: stagingFolder)
    let staging = stagingFolder
    try Self.attempt { () throws(SystemError) in try Self.makeFolder(staging) }
  }

  /// Writes a file aside.
  mutating func write(_ bytes: some Collection<UInt8>, to path: String) throws(ToolError) {
    let collides = foreign.contains { $0 == path || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
    guard !collides else {
      throw ToolError(
        "'\(path)' exists already, and is not part of a gallery. Give another folder for the site."
      )
    }
    try Self.attempt { () throws(SystemError) in try writeToStaging(bytes, to: path) }
    files.append(path)
  }

  private func writeToStaging(_ bytes: some Collection<UInt8>, to path: String) throws(SystemError) {
    let file = stagingFolder.appending(path: path)
    try Self.makeFolder(file.deletingLastPathComponent())
    // What an error names is where the file would be in the end.
    let place = "write to '\(folder.appending(path: path).path(percentEncoded: false))'"
    let number = open(file.path(percentEncoded: false), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError(place) }
    let descriptor = FileDescriptor(number: number)
    defer { descriptor.close() }
    do { try descriptor.write(bytes) } catch { throw SystemError(place, number: error.number) }
  }

  /// Puts the files in their places, and takes those of the earlier gallery away that this one doesn't have.
  mutating func finish() throws(ToolError) {
    // As long as files of both are there, the list has both, so that whatever interrupts this leaves no foreign file.
    try writeList(earlier.union(files).union([Self.list]))
    try Self.attempt { () throws(SystemError) in try moveIntoPlace(Self.list) }
    try writeList(Set(files).union([Self.list]))
    files.append(Self.list)
    try Self.attempt { () throws(SystemError) in for path in files { try moveIntoPlace(path) } }
    for path in earlier.subtracting(files) {
      try? FileManager.default.removeItem(at: folder.appending(path: path))
    }
    removeEmptyFolders(of: earlier.subtracting(files))
    discard()
  }

  private func writeList(_ paths: Set<String>) throws(ToolError) {
    let text = ([Self.heading] + paths.sorted()).map { $0 + "\n" }.joined()
    try Self.attempt { () throws(SystemError) in try writeToStaging(text.utf8, to: Self.list) }
  }

  private func moveIntoPlace(_ path: String) throws(SystemError) {
    let (from, to) = (stagingFolder.appending(path: path), folder.appending(path: path))
    try Self.makeFolder(to.deletingLastPathComponent())
    guard rename(from.path(percentEncoded: false), to.path(percentEncoded: false)) == 0 else {
      throw SystemError("write to '\(to.path(percentEncoded: false))'")
    }
  }

  /// Takes away what was written aside; an earlier site stays as it is.
  func discard() {
    try? FileManager.default.removeItem(at: stagingFolder)
    // One that holds anything stays, as `rmdir` refuses it.
    if isNew { _ = rmdir(folder.path(percentEncoded: false)) }
  }

  private func removeEmptyFolders(of paths: some Sequence<String>) {
    for path in paths {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty,
        rmdir(folder.appending(path: parts.joined(separator: "/")).path(percentEncoded: false)) == 0
      { parts.removeLast() }
    }
  }

  /// The files of an earlier gallery that are there, and others, up to so many of them.
  private static func inspect(in folder: URL, untilOthersAre limit: Int) -> (
    earlier: Set<String>, foreign: Set<String>
  ) {
    let path = folder.path(percentEncoded: false)
    guard let walk = FileManager.default.enumerator(atPath: path) else { return ([], []) }
    let text = (try? String(contentsOf: folder.appending(path: list), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    // A list that was tampered with names nothing outside: only files that are found count.
    let listed = lines.first == heading ? Set(lines.dropFirst() + [list]) : []
    var (earlier, foreign): (Set<String>, Set<String>) = ([], [])
    while foreign.count < limit, let file = walk.nextObject() as? String {
      if file == staging {
        walk.skipDescendants()
      } else if walk.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
        if listed.contains(file) {
          earlier.insert(file)
        } else {
          foreign.insert(String(file.trimmingPrefix("/")))
        }
      }
    }
    return (earlier, foreign)
  }

  /// Makes a folder and those around it, where they aren't there.
  private static func makeFolder(_ folder: URL) throws(SystemError) {
    let path = "/" + folder.pathComponents.dropFirst().joined(separator: "/")
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, folder.pathComponents.count > 1 else {
      throw SystemError("make the folder '\(path)'")
    }
    try makeFolder(folder.deletingLastPathComponent())
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError("make the folder '\(path)'") }
  }

  private static func attempt(_ work: () throws(SystemError) -> Void) throws(ToolError) {
    do { try work() } catch { throw ToolError(error.description) }
  }
}
