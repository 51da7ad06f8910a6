import Foundation

/// The folder of a site, whose files are written aside first and put in their places once all of them are there.
struct SiteFolder {
  /// The file that names the files of a site, so that a later one may replace them.
  static let list = "gallery-files.txt"
  /// Where files wait for the others.
  private static let aside = ".gallery-being-written"
  /// What begins every list of files.
  private static let heading = "Files of a recipe gallery, which the next one may replace:"

  private let folder: URL
  /// The files of the gallery that is there already, by their paths in the folder.
  private let earlier: Set<String>
  /// The files that somebody else has put there.
  private let foreign: Set<String>
  private var files: [String] = []

  private var asideFolder: URL { folder.appending(path: Self.aside, directoryHint: .isDirectory) }

  /// Opens a folder, which is made if it isn't there.
  ///
  /// - Parameter keepsOthers: whether there may be files that belong to no gallery; they stay as they are.
  init(_ path: String, keepsOthers: Bool) throws(ToolError) {
    folder = URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw ToolError("'\(path)' is a file. Give a folder for the site.")
    }
    (earlier, foreign) = try Self.look(in: folder)
    if !keepsOthers, let file = foreign.min() {
      let others = foreign.count == 1 ? "" : " and \(Count.text(foreign.count - 1, "other file"))"
      throw ToolError(
        "'\(path)' holds '\(file)'\(others), which a gallery didn't write. Give another folder, or let such files stay "
          + "there beside the site: \(SiteCommand.keep.name)."
      )
    }
    try? FileManager.default.removeItem(at: asideFolder)
    try Self.attempt("make the folder '\(path)'") {
      try FileManager.default.createDirectory(at: asideFolder, withIntermediateDirectories: true)
    }
  }

  /// Writes a file aside.
  mutating func write(_ text: String, to path: String) throws(ToolError) {
    let collides = foreign.contains { $0 == path || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
    guard !collides else {
      throw ToolError(
        "'\(path)' is there already, and a gallery didn't write it. Give another folder for the site."
      )
    }
    try Self.attempt("write '\(folder.appending(path: path).path(percentEncoded: false))'") {
      try writeAside(text, to: path)
    }
    files.append(path)
  }

  private func writeAside(_ text: String, to path: String) throws {
    let file = asideFolder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Puts the files in their places, and takes those of the earlier gallery away that this one doesn't have.
  mutating func finish() throws(ToolError) {
    let list = ([Self.heading] + files.sorted()).map { $0 + "\n" }.joined()
    try write(list, to: Self.list)
    let (files, asideFolder, folder) = (files, asideFolder, folder)
    try Self.attempt("put the site in its place") {
      for path in files {
        let (from, to) = (asideFolder.appending(path: path), folder.appending(path: path))
        try FileManager.default.createDirectory(
          at: to.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        guard rename(from.path(percentEncoded: false), to.path(percentEncoded: false)) == 0 else {
          throw SystemError("write '\(to.path(percentEncoded: false))'")
        }
      }
    }
    for path in earlier.subtracting(files) {
      try? FileManager.default.removeItem(at: folder.appending(path: path))
    }
    removeEmptyFolders(of: earlier.subtracting(files))
    discard()
  }

  /// Takes away what was written aside; an earlier site stays as it is.
  func discard() {
    try? FileManager.default.removeItem(at: asideFolder)
    // A folder that was made for nothing goes; one that holds anything stays, as `rmdir` refuses it.
    _ = rmdir(folder.path(percentEncoded: false))
  }

  private func removeEmptyFolders(of paths: some Sequence<String>) {
    for path in paths {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty,
        rmdir(folder.appending(path: parts.joined(separator: "/")).path(percentEncoded: false)) == 0
      {
        parts.removeLast()
      }
    }
  }

  /// The files of an earlier gallery that are there, and all others.
  private static func look(in folder: URL) throws(ToolError) -> (earlier: Set<String>, foreign: Set<String>) {
    let path = folder.path(percentEncoded: false)
    guard let walk = FileManager.default.enumerator(atPath: path) else { return ([], []) }
    var found: Set<String> = []
    while let file = walk.nextObject() as? String {
      if file == aside {
        walk.skipDescendants()
      } else if walk.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
        found.insert(file)
      }
    }
    let text = (try? String(contentsOf: folder.appending(path: list), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.first == heading else { return ([], found) }
    // A list that was tampered with names nothing outside: only files that were found count.
    let own = found.intersection(lines.dropFirst() + [list])
    return (own, found.subtracting(own))
  }

  private static func attempt(_ action: String, _ work: () throws -> Void) throws(ToolError) {
    do {
      try work()
    } catch let error as SystemError {
      throw ToolError(error.description)
    } catch {
      throw ToolError("Can't \(action): \(reason(error)).")
    }
  }

  /// What the system says, without the path, which the sentence names already.
  private static func reason(_ error: any Error) -> String {
    let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let inner, inner.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(inner.code)))
  }
}
