import Foundation

/// An executable of this package that was built with the tests, to be run as a person would.
package struct BuiltTool: Sendable {
  /// How a run ended, and what it wrote.
  package struct Outcome: Sendable {
    package let status: Int32
    package let output: Data
    package let errors: Data
  }

  /// Some processes sleep most of the time, so there may be more of them than processors.
  private static let processes = ConcurrencyLimiter(6)

  private let path: String

  /// Finds the executable with the given name, which lies beside the tests, or beside the bundle that holds them.
  package init(_ name: String) {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    let places = (bundles + [Bundle.main.bundleURL]).flatMap { place in
      sequence(first: place) { $0.deletingLastPathComponent() }.prefix(6)
    }
    let paths = places.map { $0.appending(path: name).path() }
    guard let path = paths.first(where: Self.isExecutable) else {
      preconditionFailure("The executable '\(name)' lies nowhere near \(places.map { $0.path() }).")
    }
    self.path = path
  }

  private static func isExecutable(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.isExecutableFile(atPath: path)
      && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// Runs the executable to its end; other tests go on meanwhile.
  package func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await Self.run(path, arguments, input: input, environment: environment)
  }

  /// Runs a shell's command line to its end; in it, `$0` is the executable.
  package func run(shell command: String, environment: [String: String] = [:]) async throws -> Outcome {
    try await Self.run("/bin/sh", ["-c", command, path], environment: environment)
  }

  /// Runs another program to its end.
  package static func run(
    _ program: String,
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String = "") throws -> URL {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file
    }
    // Files instead of pipes: nothing can block, however much is written.
    let (inputFile, outputFile, errorFile) = (try file("in", input), try file("out"), try file("err"))
    let status = try await processes.whenFree {
      try await SpawnedProcess.run(
        program,
        arguments,
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
        input: inputFile.path(percentEncoded: false),
        output: outputFile.path(percentEncoded: false),
        errors: errorFile.path(percentEncoded: false)
      )
    }
    return Outcome(
      status: status,
      output: try Data(contentsOf: outputFile),
      errors: try Data(contentsOf: errorFile)
    )
  }
}
