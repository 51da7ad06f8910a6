import Foundation
import RecipeKit
import Rendering

/// Carries out command lines.
@MainActor
struct Tool {
  /// The version that `--version` shows.
  static let version = "0.1.0"

  private let recipes: [any Recipe]

  init(_ recipes: [any Recipe]) {
    self.recipes = recipes
  }

  /// Carries out one command line and says with which status the process ends.
  func run(_ arguments: [String]) -> ExitCode {
    var output = Output.standard()
    do {
      let invocation = try CommandLineParser.parse(arguments)
      let code = try perform(invocation, &output)
      try output.finish()
      return code
    } catch {
      let tool = error as? ToolError
      // What belongs together stands together: the lines after the first one have no name before them.
      let lines = (tool?.description ?? String(describing: error)).split(separator: "\n")
      let indent = String(repeating: " ", count: Executable.name.count + 2)
      let text = "\(Executable.name): " + lines.joined(separator: "\n\(indent)") + "\n"
      try? FileDescriptor.standardError.write(Array(text.utf8))
      return tool?.exitCode ?? .usage
    }
  }

  private func perform(_ invocation: Invocation, _ output: inout Output) throws -> ExitCode {
    let console = Console(color: invocation.color)
    switch invocation.command {
    case .help(let topic):
      output.write(console.text(HelpMessages.messages(for: topic)))
      return .verified
    case .version:
      output.write("\(Executable.name) \(Self.version)\n")
      return .verified
    case .work, .probe, .list, .run, .check, .claims, .picture, .film:
      try RecipeSelection.requireUniqueIDs(recipes.map { (id: Self.id(of: $0), type: type(of: $0)) })
    }
    switch invocation.command {
    case .list:
      let all = declarations
      let asText = invocation.format == .text
      output.write(asText ? console.text(ListMessages.messages(for: all)) : ListEntry.json(of: all))
      return .verified
    case .run(let ids):
      let pictures = Terminal.standardOutput.map { terminal in
        // Pictures stand two columns to the right of their headings.
        PictureOrder(
          terminal: .init(
            columns: console.width - 2,
            colors: invocation.color == .never ? .none : terminal.pictureColors
          )
        )
      }
      return try report(ids, invocation, LessonReporter(), console, &output, pictures: pictures)
    case .check(let ids):
      let asText = invocation.format == .text
      let reporter: any Reporter = asText ? CheckReporter() : CheckJSONReporter()
      return try report(ids, invocation, reporter, console, &output)
    case .claims(let ids):
      let asText = invocation.format == .text
      let reporter: any Reporter = asText ? ClaimsReporter() : ClaimsJSONReporter()
      return try report(ids, invocation, reporter, console, &output)
    case .picture(let id):
      try showPicture(of: id, invocation, console, &output)
      return .verified
    case .film(let id):
      try showFilm(of: id, invocation, &output)
      return .verified
    case .work(let descriptor):
      WorkCommand(
        recipes,
        eventsDescriptor: descriptor,
        timeout: invocation.timeout,
        pictures: invocation.pictures
      ).run()
      return .verified
    case .probe(let recipe, let variant, let expectation, let descriptor):
      ProbeCommand(
        recipes: recipes,
        recipe: recipe,
        variant: variant,
        expectation: expectation,
        eventsDescriptor: descriptor,
        timeout: invocation.timeout
      ).run()
      return .verified
    case .help, .version:
      return .verified
    }
  }

  /// Runs recipes, shows what a reporter makes of their reports, and says whether all is as it must be.
  private func report(
    _ ids: [String],
    _ invocation: Invocation,
    _ reporter: any Reporter,
    _ console: Console,
    _ output: inout Output,
    pictures: PictureOrder? = nil
  ) throws -> ExitCode {
    let selected = try RecipeSelection.select(ids, from: declarations)
    let settings = RunSettings(jobs: invocation.jobs, timeout: invocation.timeout, pictures: pictures)
    var reporter = reporter
    output.write(console.text(reporter.begin(selected.map(\.card.id))))
    var summary = RunSummary()
    try WorkerPool(selected, settings).run { report in
      summary.count(report.verdict)
      output.write(console.text(reporter.report(report)))
    }
    output.write(console.text(reporter.end(summary)))
    return summary.failed == 0 ? .verified : .failed
  }

  var declarations: [RecipeDeclaration] {
    recipes.map { Self.declaration(of: $0) }
  }

  private static func declaration(of recipe: some Recipe) -> RecipeDeclaration {
    RecipeDeclaration(recipe)
  }

  private static func id(of recipe: some Recipe) -> String {
    recipe.card.id
  }
}
