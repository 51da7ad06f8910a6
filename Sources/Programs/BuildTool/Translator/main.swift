import Foundation
import SwiftParser
import SwiftSyntax

// The translator of the plugin AppleSources, which RecipeGalleryBuild compiles and runs:
//
//     --output FOLDER --version HASH [--library] FILE...
//
// For each file NAME it writes Translated-NAME to the folder, if its contents are new, and beside them AppleSourcesTable.swift. What
// it can't translate goes to the standard output in the compiler's format; then it ends with 1.
var output = ""
var version = ""
var isLibrary = false
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--output": output = arguments.popFirst() ?? ""
  case "--version": version = arguments.popFirst() ?? ""
  case "--library": isLibrary = true
  default: paths.append(argument)
  }
}
let target = Target(output: URL(filePath: output), version: "\(version) \(isLibrary)")
exit(target.translate(paths, isLibrary: isLibrary) ? 0 : 1)
