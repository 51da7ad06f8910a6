import RecipeSourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What this package's build-tool plugins run:
//   listings OUTPUT EXAMPLE [WRONGWAYS]   embeds the texts of a recipe's files
//   list OUTPUT MODULE...                 lists the recipes of modules
let arguments = Array(CommandLine.arguments.dropFirst())

func text(of path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
}

/// A file that stays as it is keeps its date, so that nothing is compiled anew when the build system runs this again.
func write(_ source: String, to path: String) throws {
  guard FileManager.default.contents(atPath: path) != Data(source.utf8) else { return }
  try Data(source.utf8).write(to: URL(filePath: path))
}

switch (arguments.first, arguments.count) {
case ("listings", 3...4):
  let listings = ListingsFile(
    example: try text(of: arguments[2]),
    wrongWays: arguments.count == 4 ? try text(of: arguments[3]) : ""
  )
  try write(listings.source, to: arguments[1])
case ("list", 2...):
  try write(RecipeListFile(modules: Array(arguments[2...])).source, to: arguments[1])
default:
  fatalError("RecipeSourceWriter takes 'listings OUTPUT EXAMPLE [WRONGWAYS]' or 'list OUTPUT MODULE...'")
}
