import Foundation

/// Runs the built `toy-recipes` as a person would.
struct ToyTool {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the tool with the arguments and waits for its end; `toys` chooses the list of recipes.
  init(_ arguments: String..., toys: String = "all", input: String = "") throws {
    try self.init(command: ["exec", "\"$0\""] + arguments.map { "'\($0)'" }, toys: toys, input: input)
  }

  /// Runs a shell command line in which `$0` is the tool.
  init(shell: String, toys: String = "all") throws {
    try self.init(command: [shell], toys: toys, input: "")
  }

  private init(command: [String], toys: String, input: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String = "") throws -> URL {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url
    }
    // Files instead of pipes: nothing can block, however much is written.
    let (inputFile, outputFile, errorFile) = (try file("in", input), try file("out"), try file("err"))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command.joined(separator: " "), Self.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["TOY_RECIPES": toys]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// The tool lies beside the tests, or beside the bundle that holds them.
  private static let path: String = {
    var folder = Bundle.main.bundleURL
    let places = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) } + [folder]
    for place in places {
      folder = place
      for _ in 0..<5 {
        let tool = folder.appending(path: "toy-recipes").path()
        if FileManager.default.isExecutableFile(atPath: tool) { return tool }
        folder.deleteLastPathComponent()
      }
    }
    preconditionFailure("toy-recipes lies nowhere near \(places.map { $0.path() })")
  }()
}
