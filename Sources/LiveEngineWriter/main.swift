import Foundation

// What a build-tool plugin of this package runs: compiles modules for WebAssembly, in the order in which they need each
// other, and writes a Swift file that holds the result, or holds nothing where the toolchain can't compile for
// WebAssembly:
//   OUTPUT --module NAME FILE... [--module NAME FILE...]...
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
  fatalError("LiveEngineWriter takes 'OUTPUT --module NAME FILE... [--module NAME FILE...]...'")
}
let modules = arguments.dropFirst().split(separator: "--module").map { part in
  (name: part[part.startIndex], files: Array(part.dropFirst()))
}

func source(_ base64: String, _ note: String?) -> String {
  let comment =
    note.map { "  // \($0.split(whereSeparator: \.isNewline).joined(separator: "\n  // "))\n" } ?? ""
  return "extension LiveEngine {\n\(comment)  static let embedded = \"\(base64)\"\n}\n"
}

func embedded() throws -> String {
  guard let toolchain = Toolchain() else { return source("", "This toolchain comes without WebAssembly.") }
  let folder = FileManager.default.temporaryDirectory.appending(path: "LiveEngine-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  do {
    var build = WebAssemblyBuild(toolchain, in: folder)
    for module in modules { try build.compile(module.name, module.files) }
    return source(try build.link().base64EncodedString(), nil)
  } catch let failure as ToolFailure {
    print("note: live scenes are left out of sites, as they don't compile for WebAssembly:\n\(failure.text)")
    return source("", failure.text)
  }
}

try Data(try embedded().utf8).write(to: URL(filePath: output))
