import Foundation
import SwiftToolchain

// The tool of the plugin AppleSources: compiles a document of Interface Builder, or translates sources. For these it compiles the
// translator on first use, and runs it with its own arguments.
//
// The translator parses Swift with the toolchain's own SwiftSyntax, which lies beside the compiler. A target of the package could
// import it by unsafe flags alone, which would name a folder of one machine and be refused for packages that use this one by its
// version. So the translator's sources are resources of this program, which finds the toolchain, compiles them beside itself, once
// for each toolchain and version of the sources, and replaces itself by the result.
if CommandLine.arguments.dropFirst().first == "--document" {
  exit(compileDocument(Array(CommandLine.arguments.dropFirst(2))))
}
do {
  let toolchain = try Toolchain()
  let translator = try Translator(toolchain)
  let program = try translator.program(
    besides: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
  )
  let arguments = [program, "--version", translator.version] + CommandLine.arguments.dropFirst()
  execv(program, arguments.map { strdup($0) } + [nil])
  throw ToolFailure("\(program): \(String(cString: strerror(errno)))")
} catch {
  print("error: the sources can't be translated: \(error)")
  exit(1)
}
