import CompiledResources
import Foundation

/// Compiles modules for WebAssembly in the order of their dependencies, and writes a Swift file with the result, which
/// is empty if the toolchain can't compile for WebAssembly.
struct LiveEngineCommand {
  private let output: URL
  private let modules: [(name: String, files: [String])]
  /// Nil if one of the programs is missing, without which the toolchain can't compile for WebAssembly.
  private let toolchain: Toolchain?

  /// - Parameter arguments: `OUTPUT --module NAME FILE... [--module NAME FILE...]...`
  init(_ arguments: [String]) {
    output = URL(filePath: arguments[0])
    modules = arguments.dropFirst().split(separator: "--module").map { part in
      (name: part[part.startIndex], files: Array(part.dropFirst()))
    }
    toolchain = (try? Toolchain()).flatMap { [.swiftc, .clang, .linker].allSatisfy($0.has) ? $0 : nil }
  }

  func run() throws {
    let heading = try heading
    // The build system runs this more often than inputs change, and it takes a minute.
    let earlier = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    guard !earlier.hasPrefix(heading + "\n") else { return }
    try Data("\(heading)\n\(try embedded)".utf8).write(to: output)
  }

  /// The file's first line: a hash of this program, the toolchain and the sources.
  private var heading: String {
    get throws {
      var hash = FNV1aHash()
      if let program = Bundle.main.executableURL { hash.add(try Data(contentsOf: program)) }
      if let toolchain { hash.add(toolchain.information) }
      for (name, files) in modules {
        hash.add(name.utf8)
        for file in files { hash.add(try Data(contentsOf: URL(filePath: file))) }
      }
      return "// The hash of the sources is \(hash.value)."
    }
  }

  private var embedded: String {
    get throws {
      guard let toolchain else { return source([], "This toolchain can't compile for WebAssembly.") }
      let folder = FileManager.default.temporaryDirectory.appending(path: "LiveEngine-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        return source(try WebAssemblyBuild(toolchain, in: folder).link(modules), nil)
      } catch let failure as ToolFailure {
        print("note: sites have no live scenes, because they don't compile for WebAssembly:\n\(failure.text)")
        return source([], failure.text)
      }
    }
  }

  private func source(_ engines: [(name: String, code: Data)], _ note: String?) -> String {
    let comment =
      note.map { "  // \($0.split(whereSeparator: \.isNewline).joined(separator: "\n  // "))\n" } ?? ""
    let entries = engines.map { "    \"\($0.name)\": \"\($0.code.base64EncodedString())\",\n" }
    let table = entries.isEmpty ? "[:]" : "[\n\(entries.joined())  ]"
    return "extension LiveEngine {\n\(comment)  static let embedded: [String: String] = \(table)\n}\n"
  }
}
