import Foundation
import RecipeKit

/// A plug-in: a program that adds recipes to the tool's own.
struct Plugin: Equatable, Sendable {
  let path: String
  /// The prefix of its recipes' ids in case of clashes: its file name without the extension.
  let name: String

  var program: Program { Program(path: path, name: path) }

  /// The plug-ins at paths of programs, and of folders of programs.
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
        "The name of the file '\(TextSanitizer.line(path))' must contain letters from a to z or digits, "
          + "and no other letters. Rename it, for example to sorting.py."
      )
    }
  }

  private static func programs(at path: String) throws(ToolError) -> [String] {
    var isFolder: ObjCBool = false
    let shown = TextSanitizer.line(path)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolError("There is no plug-in at '\(shown)'. Name a program, or a folder of programs.")
    }
    guard isFolder.boolValue else {
      guard SystemFile.isRegular(path) else {
        throw ToolError("'\(shown)' is not a regular file. Name a program, or a folder of programs.")
      }
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw ToolError(
          "The plug-in '\(shown)' is not executable. Run `chmod +x \(ShellWord.of(shown))`."
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
          + "'\(TextSanitizer.line(String(decoding: name, as: UTF8.self)))' is not UTF-8. Rename the file."
      )
    }.sorted().map { folder + $0 }
    guard !programs.isEmpty else {
      throw ToolError(
        "The folder '\(shown)' contains no executable file. Run `chmod +x` on its programs."
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

/// The response of a plug-in to `list`.
struct PluginList {
  /// The declarations of its recipes, in its order.
  private(set) var recipes: [RecipeDeclaration] = []
  /// The faults of the response.
  private(set) var faults: [PluginFault] = []
  /// The signal that interrupted this process meanwhile.
  private(set) var interruption: Interruption?
  /// The lines of the response.
  let lines: [ArraySlice<UInt8>]

  private var ids: Set<String> = []

  /// The time limit for listing recipes, in seconds.
  static let timeout = 10.0
  static let place = "`list`"

  /// Runs the plug-in's `list`.
  init(of plugin: Plugin, seconds: Double) {
    do throws(PluginFault) {
      let seconds = min(seconds, Self.timeout)
      let process = try PluginProcess(plugin, ["list"], input: "", seconds: seconds)
      lines = process.lines
      if case .interrupted(let signal) = process.end {
        interruption = signal
        return
      }
      let coder = EventCoder()
      for (index, line) in process.lines.enumerated() {
        take(line, "\(Self.place), line \(index + 1)", coder)
      }
      if let fault = process.endFault(Self.place) {
        faults.append(fault)
      } else if recipes.isEmpty, faults.isEmpty {
        faults.append(
          PluginFault(
            Self.place,
            "It lists no recipes.",
            "Write an event of the kind 'recipeListed' for each recipe to the open file that `--events-fd` names."
          )
        )
      }
    } catch {
      lines = []
      faults.append(error)
    }
  }

  private mutating func take(_ line: ArraySlice<UInt8>, _ place: String, _ coder: EventCoder) {
    do throws(LineFault) {
      let event = try PluginLine.event(line, coder)
      switch event.kind {
      case .recipeListed(let declaration):
        try require(declaration.card.id, event)
        recipes.append(declaration)
      case .unknown: break
      default:
        throw LineFault(
          "'\(event.kind.name)' is not allowed in a list",
          "Write one 'recipeListed' for each recipe, and nothing else."
        )
      }
    } catch {
      faults.append(PluginFault(place, error, line))
    }
  }

  /// Throws if an id is malformed, not the event's, or already used.
  private mutating func require(_ id: String, _ event: Event) throws(LineFault) {
    guard DeclarationAudit.isWellFormed(id) else {
      throw LineFault(
        "'\(id)' can't be the id of a recipe",
        "Make ids of lower-case letters and digits, in words joined by hyphens, such as 'keep-sorted'."
      )
    }
    guard event.recipe == id else {
      throw LineFault(
        event.recipe.map { "its recipe is '\($0)', but the id of its card is '\(id)'" }
          ?? "it has no recipe",
        "Write \"recipe\":\"\(id)\" beside \"kind\"."
      )
    }
    guard ids.insert(id).inserted else {
      throw LineFault("the recipe '\(id)' was listed before", "Give each recipe an id of its own.")
    }
  }
}
