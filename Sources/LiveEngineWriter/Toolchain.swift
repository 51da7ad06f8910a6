import Foundation

/// The tools of the Swift toolchain on the search path.
struct Toolchain {
  private let folder: URL

  /// The tools that compile for WebAssembly.
  enum Tool: String, CaseIterable {
    case swiftc
    case clang
    case linker = "wasm-ld"
  }

  /// Finds the toolchain; nil if there is none with all the tools.
  init?() {
    // What is on the search path may be a shim that picks a toolchain, so it is asked where that is.
    guard
      let answer = Toolchain.output(of: URL(filePath: "/usr/bin/env"), ["swiftc", "-print-target-info"]),
      let information = try? JSONDecoder().decode(Information.self, from: answer)
    else { return nil }
    folder =
      URL(filePath: information.paths.runtimeResourcePath).appending(path: "../../bin").standardizedFileURL
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

  /// Runs a tool; throws what it prints if it fails.
  func run(_ tool: Tool, _ arguments: [String]) throws(ToolFailure) {
    let process = Process()
    process.executableURL = url(of: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw ToolFailure(text: "\(tool.rawValue): \(error)") }
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolFailure(text: String(decoding: text, as: UTF8.self))
    }
  }

  private static func output(of tool: URL, _ arguments: [String]) -> Data? {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}

/// What a tool said when it failed.
struct ToolFailure: Error {
  let text: String
}
