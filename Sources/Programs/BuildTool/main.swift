import Foundation

// The tool of this package's build plugins.
//
//     lesson OUTPUT FILE...                     embeds a recipe's lesson: Lesson.md, Example.swift, and the others if given
//     list OUTPUT MODULE...                     lists the recipes of modules
//     text OUTPUT (NAME FILE)...                embeds files as constants
//     live-engine OUTPUT (--module NAME FILE...)...   compiles modules for WebAssembly, and embeds the result
//     document FILE OUTPUT MODULE               compiles a storyboard or xib
//     catalog FOLDER OUTPUT                     compiles an asset catalog
//     translate TRANSLATOR --output FOLDER [--library] FILE...
//                                               translates sources that use Objective-C's runtime, by the translator
//                                               whose sources are in a folder
let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())
switch (arguments.first, rest.count) {
case ("lesson", 3...): try RecipeCommands.embedLesson(rest[0], Array(rest[1...]))
case ("list", 1...): try RecipeCommands.list(rest[0], Array(rest[1...]))
case ("text", 3...) where !rest.count.isMultiple(of: 2):
  try RecipeCommands.embedTexts(rest[0], Array(rest[1...]))
case ("live-engine", 2...): try LiveEngineCommand(rest).run()
case ("document", 3): exit(AppleSourcesCommands.compileDocument(rest[0], to: rest[1], module: rest[2]))
case ("catalog", 2): exit(AppleSourcesCommands.compileCatalog(rest[0], to: rest[1]))
case ("translate", 3...): exit(AppleSourcesCommands.translate(by: rest[0], Array(rest[1...])))
default:
  print("error: RecipeGalleryBuild can't read the arguments \(arguments); its main.swift lists the commands")
  exit(2)
}
