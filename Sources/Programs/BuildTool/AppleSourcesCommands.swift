import Foundation
import InterfaceBuilder

/// The commands of the plugin AppleSources; each returns the exit code.
enum AppleSourcesCommands {
  /// Translates sources: compiles the translator on first use, and replaces this program by it.
  ///
  /// The translator parses Swift with the toolchain's own SwiftSyntax, which lies beside the compiler. A target of the
  /// package could import it by unsafe flags alone, which would name a folder of one machine and be refused for packages
  /// that use this one by its version. So this program finds the toolchain, and compiles the translator beside itself,
  /// once for each toolchain and version of the sources.
  static func translate(by translatorFolder: String, _ arguments: [String]) -> Int32 {
    do {
      let translator = try TranslatorProgram(in: URL(filePath: translatorFolder), Toolchain())
      let program = try translator.path(
        besides: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
      )
      let words = [program, "--version", translator.version] + arguments
      execv(program, words.map { strdup($0) } + [nil])
      throw ToolFailure("\(program): \(String(cString: strerror(errno)))")
    } catch {
      print("error: the sources can't be translated: \(error)")
      return 1
    }
  }

  /// Compiles a document of Interface Builder.
  static func compileDocument(_ path: String, to output: String, module: String) -> Int32 {
    guard let data = FileManager.default.contents(atPath: path) else {
      print("\(path):1: error: the document can't be read")
      return 1
    }
    let compiler = DocumentCompiler(data, path: path, module: module)
    return write(try compiler.compiled?.file, to: output, compiler.messages)
  }

  /// Compiles an asset catalog.
  static func compileCatalog(_ path: String, to output: String) -> Int32 {
    let compiler = AssetCatalogCompiler(path: path)
    let isRefused = compiler.messages.contains { $0.severity == .error }
    return write(try isRefused ? nil : compiler.compiled.file, to: output, compiler.messages)
  }

  /// Prints messages, and writes what was compiled.
  private static func write(
    _ compiled: @autoclosure () throws -> Data?,
    to output: String,
    _ messages: [DocumentMessage]
  ) -> Int32 {
    for message in messages { print(message) }
    do {
      guard let compiled = try compiled() else { return 1 }
      try compiled.write(to: URL(filePath: output), options: .atomic)
      return 0
    } catch {
      print("error: \(output) can't be written: \(error.localizedDescription)")
      return 1
    }
  }
}
