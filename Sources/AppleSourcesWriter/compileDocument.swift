import Foundation
import InterfaceBuilder

/// Compiles a document of Interface Builder, and returns the exit code.
///
/// - Parameter arguments: the document's path, that of the result, and the name of the target's module.
func compileDocument(_ arguments: [String]) -> Int32 {
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
