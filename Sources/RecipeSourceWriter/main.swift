import RecipeSourceText

import Foundation

// The tool of this package's build-tool plugins:
//
//     lesson OUTPUT FILE...   embeds a recipe's lesson: Lesson.md, Example.swift, and the others if given
//     list OUTPUT MODULE...   lists the recipes of modules
//     text OUTPUT NAME FILE   embeds a document as a constant
let arguments = Array(CommandLine.arguments.dropFirst())

func text(of path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
}

/// Writes a file if its contents differ; an unchanged file keeps its date and isn't compiled again.
func write(_ source: String, to path: String) throws {
  guard FileManager.default.contents(atPath: path) != Data(source.utf8) else { return }
  try Data(source.utf8).write(to: URL(filePath: path))
}

/// Prints a fault in the format of compiler errors, and exits.
func refuse(_ path: String, _ fault: LessonText.Fault) -> Never {
  FileHandle.standardError.write(Data("\(path):\(fault.line): error: \(fault.message)\n".utf8))
  exit(1)
}

/// Whether a file is a storyboard or nib; the plugin passes one at most.
func isDocument(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

func embedLesson(_ output: String, _ paths: [String]) throws {
  let files = Dictionary(paths.map { (URL(filePath: $0).lastPathComponent, $0) }) { first, _ in first }
  let lessonPath = files["Lesson.md", default: ""]
  let lesson: LessonText
  do { lesson = try LessonText(text(of: lessonPath)) } catch let fault as LessonText.Fault {
    refuse(lessonPath, fault)
  }
  let file = LessonFile(
    lesson,
    example: try text(of: files["Example.swift", default: ""]),
    wrongWays: try files["WrongWays.swift"].map(text(of:)) ?? "",
    recorded: try files["Recorded.txt"].map(text(of:)) ?? "",
    today: try files["Today.swift"].map(text(of:)) ?? "",
    document: try files.first { isDocument($0.key) }.map { ($0.key, try text(of: $0.value)) }
  )
  if let (isInCode, fault) = file.disagreements.first {
    refuse(isInCode ? files["WrongWays.swift", default: ""] : lessonPath, fault)
  }
  try write(file.source, to: output)
}

switch (arguments.first, arguments.count) {
case ("lesson", 4...):
  try embedLesson(arguments[1], Array(arguments[2...]))
case ("list", 2...):
  try write(RecipeListFile(modules: Array(arguments[2...])).source, to: arguments[1])
case ("text", 4):
  let literal = try text(of: arguments[3]).swiftLiteral
  try write(
    "// Generated from \(URL(filePath: arguments[3]).lastPathComponent); the next build overwrites changes.\n\n"
      + "enum EmbeddedText {\n  static let \(arguments[2]) = \(literal)\n}\n",
    to: arguments[1]
  )
default:
  fatalError(
    "Usage: RecipeSourceWriter lesson OUTPUT FILE... | list OUTPUT MODULE... | text OUTPUT NAME FILE"
  )
}
