import Foundation
import RecipeKit

/// What the commands have to work with: the recipes, and standard output.
@MainActor
struct Tool {
  /// The version that `--version` shows.
  static let version = "0.1.0"

  /// What the command line says about colour.
  let color: ColorChoice
  /// How messages become text.
  let console: Console

  private let all: [any Recipe]
  private var output: Output

  private init(_ recipes: [any Recipe], _ color: ColorChoice, _ output: Output) {
    all = recipes
    self.color = color
    console = Console(color: color)
    self.output = output
  }

  /// Carries out one command line and says with which status the process ends.
  static func run(_ recipes: [any Recipe], _ arguments: [String]) -> ExitCode {
    let output = Output.standard()
    do {
      let (invocation, color) = try CommandLineParser.parse(arguments)
      var tool = Tool(recipes, color, output)
      let code = try invocation.run(&tool)
      try tool.output.finish()
      return code
    } catch {
      return fail(error)
    }
  }

  private static func fail(_ error: any Error) -> ExitCode {
    let error = error as? ToolError ?? ToolError(String(describing: error))
    // What belongs together stands together: the lines after the first one have no name before them.
    let lines = error.description.split(separator: "\n")
    let indent = String(repeating: " ", count: Executable.name.count + 2)
    let text = "\(Executable.name): " + lines.joined(separator: "\n\(indent)") + "\n"
    try? FileDescriptor.standardError.write(Array(text.utf8))
    return error.exitCode
  }

  // MARK: Recipes

  /// The recipes, none of which has the id of another.
  var recipes: [any Recipe] {
    get throws(ToolError) {
      try RecipeSelection.requireUniqueIDs(all.map { (id: $0.card.id, type: type(of: $0)) })
      return all
    }
  }

  /// What the recipes say about themselves.
  var declarations: [RecipeDeclaration] {
    get throws(ToolError) {
      try recipes.map { RecipeDeclaration($0) }
    }
  }

  /// Runs recipes, writes what a reporter makes of their reports, and says whether all is as it must be.
  mutating func report(
    _ ids: [String],
    _ settings: RunSettings,
    to reporter: any Reporter
  ) throws -> ExitCode {
    var reporter = reporter
    let selected = try RecipeSelection.select(ids, from: declarations)
    write(reporter.begin(selected.map(\.card.id)))
    var summary = RunSummary()
    try WorkerPool(selected, settings).run { report in
      summary.count(report.verdict)
      write(reporter.report(report))
    }
    write(reporter.end(summary))
    return summary.failed == 0 ? .verified : .failed
  }

  /// Runs one recipe.
  func report(_ id: String, _ settings: RunSettings) throws -> RecipeReport {
    let selected = try RecipeSelection.select([id], from: declarations)
    var report = RecipeReport(selected[0])
    try WorkerPool(selected, settings).run { report = $0 }
    return report
  }

  // MARK: Output

  /// From here on keeps what is written, and shows it in the reader's pager if it is longer than the screen.
  mutating func page(on terminal: Terminal) {
    output.page(on: terminal)
  }

  /// Writes messages to standard output.
  mutating func write(_ messages: [Message]) {
    output.write(console.text(messages))
  }

  /// Writes a text to a file, or to standard output if none is named.
  mutating func write(_ text: String, to file: String?) throws(ToolError) {
    guard let file else {
      output.write(text)
      return
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: file))
    } catch {
      throw ToolError("Can't write to '\(file)': \(error.localizedDescription)")
    }
  }
}
