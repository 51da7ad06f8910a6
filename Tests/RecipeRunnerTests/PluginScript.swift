import Foundation

@testable import RecipeRunner

/// A plug-in implemented as a shell script.
struct PluginScript {
  let path: String

  /// Creates a script with one action for `list` and another for `work`.
  init(_ name: String, list: String, work: String = "", in folder: TemporaryFolder) throws {
    let text = "#!/bin/sh\ncase $1 in\nlist)\n\(list)\n;;\nwork)\nread -r id\n\(work)\n;;\nesac\n"
    try self.init(name, text: text, in: folder)
  }

  /// Creates an executable file.
  init(_ name: String, text: String, in folder: TemporaryFolder) throws {
    path = folder.file(name).path(percentEncoded: false)
    try Data(text.utf8).write(to: folder.file(name))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// A shell command that writes events.
  static func write(_ events: [Event]) -> String {
    let coder = LineCoder()
    do {
      let lines = try events.map { String(decoding: try coder.line($0), as: UTF8.self) }.joined()
      return "cat >&3 <<'END'\n\(lines)END"
    } catch {
      preconditionFailure("An event of strings, numbers and lists is always JSON, but: \(error)")
    }
  }

  /// A shell command that writes a line.
  static func write(_ line: String) -> String {
    "cat >&3 <<'END'\n\(line)\nEND"
  }

  /// A shell command that lists recipes.
  static func list(_ recipes: [RecipeDeclaration]) -> String {
    write(recipes.map { Event(recipe: $0.card.id, declaration: $0) })
  }

  /// The events of a worker that does what a sample declares.
  static func work(_ recipe: RecipeDeclaration) -> [Event] {
    let id = recipe.card.id
    let variants = [true, false].enumerated().flatMap { variant, passes in
      [
        Event(recipe: id, variant: variant, variantStarted: .init()),
        Event(recipe: id, variant: variant, entry: .check(Sample.check("a", passed: passes))),
        Event(recipe: id, variant: variant, variantEnded: .init()),
      ]
    }
    return [Event(recipe: id, declaration: recipe)] + variants + [Event(recipe: id, recipeEnded: .init())]
  }
}
