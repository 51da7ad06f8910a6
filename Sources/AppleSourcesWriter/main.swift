import Foundation
import InterfaceBuilder
import SwiftToolchain

// The tool of the plugin AppleSources: compiles a document of Interface Builder or an asset catalog, or translates sources. For these it compiles the
// translator on first use, and runs it with its own arguments.
//
// The translator parses Swift with the toolchain's own SwiftSyntax, which lies beside the compiler. A target of the package could
// import it by unsafe flags alone, which would name a folder of one machine and be refused for packages that use this one by its
// version. So the translator's sources are resources of this program, which finds the toolchain, compiles them beside itself, once
// for each toolchain and version of the sources, and replaces itself by the result.
switch CommandLine.arguments.dropFirst().first {
case "--document": exit(compileDocument(Array(CommandLine.arguments.dropFirst(2))))
case "--catalog": exit(compileCatalog(Array(CommandLine.arguments.dropFirst(2))))
default: break
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
  return write(compiler.compiled.map { Data($0.utf8) }, to: output, compiler.messages)
}

/// Compiles an asset catalog, and returns the exit code.
///
/// - Parameter arguments: the catalog's path, and that of the result.
private func compileCatalog(_ arguments: [String]) -> Int32 {
  guard arguments.count == 2 else {
    print("error: AppleSourcesWriter --catalog wants the paths of an asset catalog and of the result")
    return 2
  }
  let compiler = AssetCatalogCompiler(path: arguments[0])
  let isRefused = compiler.messages.contains { $0.severity == .error }
  return write(isRefused ? nil : compiler.compiled, to: arguments[1], compiler.messages)
}

/// Prints messages, writes what was compiled, and returns the exit code.
private func write(_ compiled: Data?, to output: String, _ messages: [DocumentMessage]) -> Int32 {
  for message in messages { print(message) }
  guard let compiled else { return 1 }
  do {
    try compiled.write(to: URL(filePath: output), options: .atomic)
    return 0
  } catch {
    print("error: \(output) can't be written: \(error.localizedDescription)")
    return 1
  }
}
