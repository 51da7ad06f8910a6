import Foundation

/// The tools of the Swift toolchain on the search path.
struct Toolchain {
  /// The compiler's description of itself and its target, with its version.
  let information: Data

  private let folder: URL

  /// The tools for compiling to WebAssembly.
  enum Tool: String, CaseIterable {
    case swiftc
    case clang
    case linker = "wasm-ld"
  }

  /// Finds the toolchain; nil if none has all the tools.
  init?() {
    // The compiler on the search path may be a shim that selects a toolchain; the compiler reports the real
    // path.
    guard
      let information = try? Self.run(URL(filePath: "/usr/bin/env"), ["swiftc", "-print-target-info"]),
      let paths = try? JSONDecoder().decode(Information.self, from: information).paths
    else { return nil }
    self.information = information
    folder = URL(filePath: paths.runtimeResourcePath).appending(path: "../../bin").standardizedFileURL
    let isComplete = Tool.allCases.allSatisfy {
      FileManager.default.isExecutableFile(atPath: url(of: $0).path(percentEncoded: false))
    }
    guard isComplete else { return nil }
  }

  private struct Information: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  private func url(of tool: Tool) -> URL { folder.appending(path: tool.rawValue) }

  /// Runs a tool; throws its output if it fails.
  func run(_ tool: Tool, _ arguments: [String]) throws(ToolFailure) {
    _ = try Self.run(url(of: tool), arguments)
  }

  /// The output of a program; thrown if the program fails.
  private static func run(_ program: URL, _ arguments: [String]) throws(ToolFailure) -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw ToolFailure(text: "\(program.lastPathComponent): \(error)") }
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolFailure(text: String(decoding: text, as: UTF8.self))
    }
    return text
  }
}
