import Foundation

/// The Swift toolchain on the search path, with its modules for parsing Swift.
struct Toolchain {
  /// The folder of SwiftSyntax and SwiftParser.
  let host: URL

  /// The compiler's description of itself and its target.
  let description: String

  private let compiler: URL

  /// Finds the toolchain; throws if it has no SwiftSyntax.
  init() throws {
    // The compiler on the search path may be a shim that selects a toolchain; the compiler reports the real path.
    description = try Self.run(URL(filePath: "/usr/bin/env"), ["swiftc", "-print-target-info"])
    let paths = try JSONDecoder().decode(Information.self, from: Data(description.utf8)).paths
    let resources = URL(filePath: paths.runtimeResourcePath)
    host = resources.appending(path: "host").standardizedFileURL
    // The compiler is a link, and knows by its name what it is.
    compiler = resources.appending(path: "../../bin").standardizedFileURL.appending(path: "swiftc")
    let module = host.appending(path: "SwiftSyntax.swiftmodule").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: module) else {
      throw Failure(
        text:
          "the Swift toolchain has no SwiftSyntax in \(host.path(percentEncoded: false)); use one of swift.org's"
      )
    }
  }

  private struct Information: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  /// Runs the compiler; throws its output if it fails.
  func compile(_ arguments: [String]) throws {
    _ = try Self.run(compiler, arguments)
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: text) }
    return text
  }
}
