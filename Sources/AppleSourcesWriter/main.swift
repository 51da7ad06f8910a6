import Foundation
import InterfaceBuilder
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

/// Compiles a document of Interface Builder, and returns the exit code.
///
/// - Parameter arguments: the document's path, that of the result, and the name of the target's module.
private func compileDocument(_ arguments: [String]) -> Int32 {
  guard arguments.count == 3 else {
    print(
      "error: AppleSourcesWriter --document wants the paths of a document and of the result, and a module's name"
    )
    return 2
  }
  let (path, output, module) = (arguments[0], arguments[1], arguments[2])
  guard let data = FileManager.default.contents(atPath: path) else {
    print("\(path):1: error: the document can't be read")
    return 1
  }
  let compiler = DocumentCompiler(data, path: path, module: module)
  for message in compiler.messages { print(message) }
  guard let compiled = compiler.compiled else { return 1 }
  do {
    try Data(compiled.utf8).write(to: URL(filePath: output), options: .atomic)
    return 0
  } catch {
    print("error: \(output) can't be written: \(error.localizedDescription)")
    return 1
  }
}
