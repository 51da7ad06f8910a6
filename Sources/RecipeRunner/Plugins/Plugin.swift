import Foundation
import RecipeKit

/// A plug-in: a program that adds recipes to the tool's own.
struct Plugin: Equatable, Sendable {
  let path: String

  var program: Program { Program(path: path, name: path) }

  static func all(at paths: [String]) throws(ToolError) -> [Plugin] {
    var all: [Plugin] = []
    for path in paths { all += try programs(at: path).map { Plugin(path: $0) } }
    return all
  }

  private static func programs(at path: String) throws(ToolError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolError("There is no plug-in at '\(path)'. Name a program, or a folder of programs.")
    }
    guard isFolder.boolValue else {
      guard SystemFile.isRegular(path) else {
        throw ToolError("'\(path)' is not a regular file. Name a program, or a folder of programs.")
      }
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw ToolError(
          "The plug-in '\(path)' is not executable. Run `chmod +x \(ShellWord.of(path))`."
        )
      }
      return [path]
    }
    let folder = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
    let names = SystemFile.names(in: path).filter { $0.first != UInt8(ascii: ".") && isProgram(folder, $0) }
    let programs = try names.map { name throws(ToolError) in
      if let name = String(validating: name, as: UTF8.self) { return name }
      throw ToolError(
        "In the folder '\(path)' the name of the program "
          + "'\(String(decoding: name, as: UTF8.self))' is not UTF-8. Rename the file."
      )
    }.sorted().map { folder + $0 }
    guard !programs.isEmpty else {
      throw ToolError(
        "The folder '\(path)' contains no executable file. Run `chmod +x` on its programs."
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
  private(set) var recipes: [RecipeDeclaration] = []

  private let plugin: Plugin
  private var lineCount = 0

  /// The time limit for listing recipes, in seconds.
  static let timeout = 10.0

  /// Runs the plug-in's `list`; throws if the response is not a list of recipes.
  init(of plugin: Plugin, seconds: Double) throws(ToolError) {
    self.plugin = plugin
    do {
      try read(seconds: min(seconds, Self.timeout))
    } catch let error as SystemError {
      throw fault(error.description, [plugin.remedy(for: error)])
    } catch {
      throw error as? ToolError ?? fault(String(describing: error))
    }
    if recipes.isEmpty { throw fault("It lists no recipes.") }
  }

  private mutating func read(seconds: Double) throws {
    ProcessGroup.adoptOrphans()
    let signals = try SignalPipe(Interruption.allCases.map(\.rawValue) + [SIGCHLD])
    defer { signals.close() }
    var process = try EventProcess.start(plugin.program, ["list"], input: "", Options.memory.initial)
    var isFinished = false
    defer { if !isFinished { _ = process.finish() } }
    let deadline = Deadline(seconds: seconds)
    while process.end == nil {
      ([signals.reading] + process.pipes).waitForInput(
        milliseconds: min(EventProcess.interval, deadline.millisecondsLeft)
      )
      if let interruption = signals.next().flatMap({ Interruption(rawValue: $0) }) {
        throw interruption.error(during: plugin)
      }
      for line in try process.read() { try handle(line) }
      if let excess = process.excess {
        throw fault("The process was stopped because it \(excess.words(Options.memory.initial)).")
      }
      if process.end == nil, deadline.hasPassed {
        throw fault(
          "The process was stopped because it had not ended after \(ValueText.describe(seconds)) s.",
          process.lastLines
        )
      }
    }
    isFinished = true
    let hasLeftProcesses = process.finish()
    if let end = process.end, end != .exited(0) {
      throw fault("The process \(end.description).", process.lastLines)
    }
    if !process.partialLine.isEmpty {
      throw fault("The last line has no line feed.", [DiagnosticOutput.text(process.partialLine)])
    }
    if hasLeftProcesses {
      throw fault("The process left another one running. A plug-in must end its child processes.")
    }
  }

  private mutating func handle(_ line: ArraySlice<UInt8>) throws {
    lineCount += 1
    do {
      let event: Event = try LineCoder().value(line)
      if let declaration = event.declaration {
        try require(declaration.card.id, event)
        recipes.append(declaration)
      } else if let kind = event.kind {
        throw lineFault("'\(kind)' is not allowed in a list")
      }
    } catch let error as ToolError {
      throw error
    } catch {
      throw lineFault(EventFault.text(of: error), [DiagnosticOutput.text(line)])
    }
  }

  private func require(_ id: String, _ event: Event) throws(ToolError) {
    guard DeclarationAudit.isWellFormed(id) else {
      throw lineFault(
        "'\(id)' can't be the id of a recipe",
        ["Make ids of lower-case letters and digits, in words joined by hyphens, such as 'keep-sorted'."]
      )
    }
    guard event.recipe == id else {
      throw lineFault(
        event.recipe.map { "its recipe is '\($0)', but the id of its card is '\(id)'" } ?? "it has no recipe"
      )
    }
    guard !recipes.contains(where: { $0.card.id == id }) else {
      throw lineFault("the recipe '\(id)' was listed before")
    }
  }

  private func lineFault(_ text: String, _ lines: [String] = []) -> ToolError {
    fault("line \(lineCount): \(text).", lines)
  }

  private func fault(_ text: String, _ lines: [String] = []) -> ToolError {
    ToolError(
      (["The plug-in '\(plugin.path)' can't be used: `list`: \(text)"] + lines
        + ["docs/EventStream.md describes what a plug-in writes."]).joined(separator: "\n")
    )
  }
}

extension Plugin {
  /// What to do if the program can't be started.
  fileprivate func remedy(for error: SystemError) -> String {
    switch error.number {
    case ENOEXEC: "Begin a script with a shebang line, such as #!/usr/bin/env python3."
    case ENOENT where SystemFile.bytes(path).prefix(while: { $0 != UInt8(ascii: "\n") }).last == 0x0D:
      "Its first line ends with a carriage return, which becomes part of the interpreter's name. "
        + "Save the file with line feeds (LF)."
    case ENOENT: "Its first line names an interpreter that does not exist. Correct the name, or install it."
    default: "Check that the file is an executable for this system."
    }
  }
}
