import Foundation
import SwiftToolchain

// The tool of the EmbedLiveEngine plugin. It compiles modules for WebAssembly in the order of their
// dependencies, and writes a Swift file with the result, which is empty if the toolchain can't compile for
// WebAssembly:
//
//     OUTPUT --module NAME FILE... [--module NAME FILE...]...
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first.map({ URL(filePath: $0) }), arguments.count > 1 else {
  fatalError("Usage: LiveEngineWriter OUTPUT --module NAME FILE... [--module NAME FILE...]...")
}
let modules = arguments.dropFirst().split(separator: "--module").map { part in
  (name: part[part.startIndex], files: Array(part.dropFirst()))
}

/// The file's first line: a hash of this program, the toolchain and the sources.
func heading(_ toolchain: Toolchain?) throws -> String {
  var hash = FNV1aHash()
  if let program = Bundle.main.executableURL { hash.add(try Data(contentsOf: program)) }
  if let toolchain { hash.add(toolchain.information) }
  for (name, files) in modules {
    hash.add(name.utf8)
    for file in files { hash.add(try Data(contentsOf: URL(filePath: file))) }
  }
  return "// The hash of the sources is \(hash.value)."
}

func source(_ base64: String, _ note: String?) -> String {
  let comment =
    note.map { "  // \($0.split(whereSeparator: \.isNewline).joined(separator: "\n  // "))\n" } ?? ""
  return "extension LiveEngine {\n\(comment)  static let embedded = \"\(base64)\"\n}\n"
}

func embedded(_ toolchain: Toolchain?) throws -> String {
  guard let toolchain else { return source("", "This toolchain can't compile for WebAssembly.") }
  let folder = FileManager.default.temporaryDirectory.appending(path: "LiveEngine-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  do {
    return source(try WebAssemblyBuild(toolchain, in: folder).link(modules).base64EncodedString(), nil)
  } catch let failure as ToolFailure {
    print("note: sites have no live scenes, because they don't compile for WebAssembly:\n\(failure.text)")
    return source("", failure.text)
  }
}

// Without one of these programs the toolchain can't compile for WebAssembly.
let toolchain = (try? Toolchain()).flatMap { [.swiftc, .clang, .linker].allSatisfy($0.has) ? $0 : nil }
let firstLine = try heading(toolchain)
// The build system runs this more often than inputs change, and it takes a minute.
let earlier = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
if !earlier.hasPrefix(firstLine + "\n") {
  try Data("\(firstLine)\n\(try embedded(toolchain))".utf8).write(to: output)
}
