import Foundation
import RecipeRunner

/// Runs the built `recipes` as a worker, and gathers the pictures and films that it sends.
enum RecipesTool {
  /// What each recipe's right way and documented wrong ways show.
  static func goldens() throws -> [Golden] {
    let ids = try recipeIDs()
    let lines = try run(
      ["work", "--events-fd", "1", "--timeout", "120", "--pictures", "svg,tree"],
      input: ids.joined(separator: "\n") + "\n"
    )
    let coder = EventCoder()
    var reports: [RecipeReport] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      // A recipe's own prints may stand between the events.
      guard let event = try? coder.event(line) else { continue }
      if case .recipeStarted(let declaration) = event.kind { reports.append(RecipeReport(declaration)) }
      if !reports.isEmpty { reports[reports.count - 1].add(event) }
    }
    return reports.flatMap(goldens)
  }

  private static func goldens(of report: RecipeReport) -> [Golden] {
    zip(report.declaration.variants, report.runs).filter { $0.0.origin != .ours }.flatMap { variant, run in
      run.entries.compactMap { entry in
        func golden(_ moment: String, _ svg: String?, _ words: String?) -> Golden {
          Golden(
            recipe: report.id,
            variant: VariantSlug.of(variant.name),
            moment: moment,
            svg: svg ?? "",
            words: words ?? ""
          )
        }
        return switch entry {
        case .picture(let picture): golden(picture.name, picture.svg, picture.tree)
        case .film(let film): golden(film.name, film.svg, film.tree)
        case .output, .note, .check: nil
        }
      }
    }
  }

  private static func recipeIDs() throws -> [String] {
    struct Entry: Decodable {
      let id: String
    }
    let list = try run(["list", "--format", "json"])
    return try JSONDecoder().decode([Entry].self, from: Data(list)).map(\.id)
  }

  /// Runs the tool to its end and returns what it wrote to standard output.
  private static func run(_ arguments: [String], input: String = "") throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(input.utf8).write(to: inputFile)
    try Data().write(to: outputFile)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // Files instead of pipes: nothing can block, however much is written.
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    try process.run()
    process.waitUntilExit()
    return Array(try Data(contentsOf: outputFile))
  }

  /// The tool lies beside the tests, or beside the bundle that holds them.
  private static let path: String = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    for place in bundles + [Bundle.main.bundleURL] {
      var folder = place
      for _ in 0..<5 {
        let tool = folder.appending(path: "recipes").path()
        if FileManager.default.isExecutableFile(atPath: tool), !isFolder(tool) { return tool }
        folder.deleteLastPathComponent()
      }
    }
    preconditionFailure("The tool 'recipes' lies nowhere near the tests.")
  }()

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
