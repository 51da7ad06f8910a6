import Foundation

/// A program of somebody else's whose recipes take part beside the tool's own.
struct Plugin: Equatable, Sendable {
  /// Where the program is.
  let path: String
  /// What goes before its recipes' ids where others have the same: its file's name without the extension.
  let name: String

  /// What is started.
  var program: Program { Program(path: path, name: path) }

  /// The plug-ins at the paths that a command line names: programs, and all programs in folders.
  static func all(at paths: [String]) throws(ToolError) -> [Plugin] {
    var all: [Plugin] = []
    for path in paths {
      for file in try programs(at: path) { all.append(try Plugin(path: file)) }
    }
    for name in all.map(\.name).repeatedElements {
      let paths = all.filter { $0.name == name }.map { "'\($0.path)'" }
      throw ToolError(
        "\(paths.count) plug-ins are called '\(name)': \(paths.joined(separator: ", ")). "
          + "Name each one once, and give each file a name of its own."
      )
    }
    return all
  }

  private init(path: String) throws(ToolError) {
    self.path = path
    name = VariantSlug.of(URL(filePath: path).deletingPathExtension().lastPathComponent)
    guard DeclarationAudit.isWellFormed(name) else {
      throw ToolError(
        "No name for recipes can be made of '\(NeutralText.line(path))'. Call the file something with Latin letters or "
          + "digits, such as sorting.py."
      )
    }
  }

  private static func programs(at path: String) throws(ToolError) -> [String] {
    var isFolder: ObjCBool = false
    let shown = NeutralText.line(path)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolError("There is no plug-in at '\(shown)'. Name a program, or a folder of programs.")
    }
    guard isFolder.boolValue else {
      guard SystemFile.isRegular(path) else {
        throw ToolError("'\(shown)' is no program. Name a program, or a folder of programs.")
      }
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw ToolError(
          "The plug-in '\(shown)' can't be executed. `chmod +x \(ShellWord.of(shown))` lets it be."
        )
      }
      return [path]
    }
    let folder = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
    let names = SystemFile.names(in: path).filter { $0.first != UInt8(ascii: ".") && isProgram(folder, $0) }
    let programs = try names.map { name throws(ToolError) in
      if let name = String(validating: name, as: UTF8.self) { return name }
      throw ToolError(
        "In the folder '\(shown)' the name of the program "
          + "'\(NeutralText.line(String(decoding: name, as: UTF8.self)))' is not UTF-8, so nobody could ask for it. Rename it."
      )
    }.sorted().map { folder + $0 }
    guard !programs.isEmpty else {
      throw ToolError(
        "There is no program in the folder '\(shown)' that can be executed. `chmod +x` lets a file be."
      )
    }
    return programs
  }

  private static func isProgram(_ folder: String, _ name: [UInt8]) -> Bool {
    let path = (Array(folder.utf8) + name + [0]).map { CChar(bitPattern: $0) }
    var own = stat()
    return stat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
