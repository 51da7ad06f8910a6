import Foundation

/// The Swift toolchain on the search path, for the tools of build plugins.
struct Toolchain {
  /// The compiler's description of itself and its target, with its version.
  let information: Data

  /// The folder of the compiler's resources.
  let resources: URL

  /// A program of the toolchain.
  enum Tool: String, Sendable {
    case swiftc
    case clang
    case linker = "wasm-ld"
  }

  /// Finds the toolchain; throws if there is no compiler.
  init() throws {
    // The compiler on the search path may be a shim that selects a toolchain; the compiler reports the real path.
    information = try Self.run(URL(filePath: "/usr/bin/env"), ["swiftc", "-print-target-info"])
    let paths = try JSONDecoder().decode(Information.self, from: information).paths
    resources = URL(filePath: paths.runtimeResourcePath)
  }

  private struct Information: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  /// Whether the toolchain has a program.
  func has(_ tool: Tool) -> Bool {
    FileManager.default.isExecutableFile(atPath: url(of: tool).path(percentEncoded: false))
  }

  /// Runs a program; throws its output if it fails.
  func run(_ tool: Tool, _ arguments: [String]) throws(ToolFailure) {
    _ = try Self.run(url(of: tool), arguments)
  }

  // The compiler is a link, and knows by its name what it is.
  private func url(of tool: Tool) -> URL {
    resources.appending(path: "../../bin").standardizedFileURL.appending(path: tool.rawValue)
  }

  /// The output of a program; thrown if the program fails.
  private static func run(_ program: URL, _ arguments: [String]) throws(ToolFailure) -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw ToolFailure("\(program.lastPathComponent): \(error)") }
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ToolFailure(String(decoding: text, as: UTF8.self)) }
    return text
  }
}

/// The output of a tool that failed, or the reason why it can't be run.
struct ToolFailure: Error, CustomStringConvertible {
  let text: String
  var description: String { text }

  init(_ text: String) { self.text = text }
}
