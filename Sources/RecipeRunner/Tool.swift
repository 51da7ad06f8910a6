import Foundation
import RecipeKit

/// The context of a command: the recipes, and standard output.
@MainActor
package struct Tool {
  /// The version that `--version` shows.
  package nonisolated static let version = "0.1.0"

  /// What the command line says about colour.
  let color: ColorChoice
  /// How messages become text.
  let console: Console
  /// All that it can be asked for.
  let commands: Commands

  private let all: [any RecipeScript]
  private let plugins: PluginOptions
  private let output: Output

  private init(
    _ recipes: [any RecipeScript],
    _ commands: Commands,
    _ plugins: PluginOptions,
    _ color: ColorChoice,
    _ output: Output
  ) {
    all = recipes
    self.commands = commands
    self.plugins = plugins
    self.color = color
    console = Console(color: color)
    self.output = output
  }

  /// Carries out one command line, which begins with the program's name, and says with which status the process ends.
  static func run(
    _ recipes: [any RecipeScript],
    _ arguments: [String],
    _ commands: Commands = Commands()
  ) -> ExitCode {
    let output = Output.standard()
    do {
      // Where Linux is given no arguments at all, it adds an empty one.
      guard !arguments.isEmpty, arguments != [""] else {
        throw ToolError(
          "No arguments can be read, not even the program's name, so nothing was done. Start the program with its name and "
            + "a command. On Linux they are read from /proc, which must be mounted."
        )
      }
      let (invocation, plugins, color) = try CommandLineParser(commands: commands).parse(
        Array(arguments.dropFirst())
      )
      let tool = Tool(recipes, commands, plugins, color, output)
      let code = try invocation.run(tool)
      try tool.output.finish()
      return code
    } catch {
      return fail(error)
    }
  }

  private static func fail(_ error: any Error) -> ExitCode {
    let error = error as? ToolError ?? ToolError(String(describing: error))
    // What belongs together stands together: the lines after the first one have no name before them.
    let isTerminal = Terminal.standardError != nil
    let lines = error.description.split(separator: "\n").map(String.init)
      .map { ControlCharacters.spelled($0, except: ["\t"]) }.map { isTerminal ? $0 : LogCommand.neutral($0) }
    let indent = String(repeating: " ", count: Executable.name.count + 2)
    let text = "\(Executable.name): " + lines.joined(separator: "\n\(indent)") + "\n"
    try? FileDescriptor.standardError.write(Array(text.utf8))
    return error.exitCode
  }

  // MARK: Recipes

  /// The tool's own recipes, by their ids.
  var recipes: [String: any RecipeScript] {
    get throws(ToolError) {
      try Gallery(all, []).recipes
    }
  }

  /// The recipes and those of the plug-ins, which are asked for them.
  package var gallery: Gallery {
    get throws(ToolError) {
      try plugins.gallery(with: all)
    }
  }

  /// Runs recipes, writes the reports that are wanted, and says whether all is as it must be.
  func run(_ request: RunRequest) throws -> ExitCode {
    let gallery = try gallery
    var (selected, plan) = try request.select(from: gallery.declarations)
    plan.plugins = gallery.plugins(among: plan.shard?.selection ?? plan.recipes)
    var reports = try RunReports(request.reports, console, output)
    try request.bazel.acknowledge()
    reports.begin(plan)
    var records: [RecipeReport] = []
    let interruption = try run(selected, of: gallery, request.settings) { report in
      reports.add(report)
      if request.settings.records { records.append(report) }
      return request.stopsAtFailure && !report.verdict.passed ? .stop : .goOn
    }
    guard let interruption else {
      try reports.end()
      try Recorder.write(records)
      return reports.summary.exitCode
    }
    var words = "Stopped after \(reports.summary.recipes) of \(Count.text(selected.count, "recipe"))."
    // A terminal that is gone can't be written to; what stopped the run is the reason all the same.
    do throws(SystemError) { try reports.end() } catch { words += "\n\(error)" }
    throw ToolError(words, exitCode: interruption.exitCode)
  }

  /// Runs recipes in worker processes, shows the progress on a terminal, and delivers each report as it comes.
  ///
  /// - Returns: what interrupted the run; nil if nothing did.
  /// - Throws: a ``SystemError``, or what `deliver` throws; then the run ends.
  package func run(
    _ recipes: [RecipeDeclaration],
    of gallery: Gallery,
    _ settings: RunSettings,
    showsProgress: Bool = true,
    _ deliver: (RecipeReport) throws -> RunCourse
  ) throws -> Interruption? {
    let terminal = showsProgress ? Terminal.standardError : nil
    let progress = terminal.map { ProgressLine(total: recipes.count, width: $0.width) }
    defer { progress?.clear() }
    var failure: (any Error)?
    let interruption = try WorkerPool(recipes, of: gallery, settings).run(watching: progress?.show) {
      report in
      progress?.clear()
      do { return try deliver(report) } catch {
        failure = error
        return .stop
      }
    }
    if let failure { throw failure }
    return interruption
  }

  /// Writes the reports that are wanted of what ran before.
  func report(_ run: GatheredRun, _ options: ReportOptions) throws -> ExitCode {
    var reports = try RunReports(options, console, output)
    reports.begin(run.plan)
    for report in run.reports { reports.add(report) }
    try reports.end()
    return reports.summary.exitCode
  }

  /// Runs one recipe.
  func report(_ id: String, _ settings: RunSettings) throws -> RecipeReport {
    let gallery = try gallery
    let selected = try RecipeSelection.select([id], from: gallery.declarations)
    var report = RecipeReport(selected[0])
    let interruption = try run(selected, of: gallery, settings, showsProgress: false) {
      report = $0
      return .goOn
    }
    if let interruption {
      throw ToolError("Stopped before '\(id)' was done.", exitCode: interruption.exitCode)
    }
    return report
  }

  // MARK: Output

  /// From here on keeps what is written, and shows it in the reader's pager if it is longer than the screen.
  func page(on terminal: Terminal) {
    output.page(on: terminal)
  }

  /// Writes messages to standard output.
  package func write(_ messages: [Message]) {
    output.write(console.text(messages))
  }

  /// Writes a picture to a file, or to standard output if none is named.
  ///
  /// A plug-in may have drawn it: nothing in it acts on a terminal but colours that are wanted, or on what reads a log.
  ///
  /// - Parameter isMarkup: whether it is SVG, and not lines for people.
  func write(_ picture: String, isMarkup: Bool, to file: String?) throws(ToolError) {
    let text =
      isMarkup
      ? (file == nil ? console.markup(picture) : picture)
      : console.lines(of: picture, colored: color.pictureColors != .none)
    guard let file else {
      output.write(text)
      return
    }
    let target = try Output.file(file, besides: [])
    target.empty()
    target.write(text)
    do { try target.finish() } catch { throw ToolError(error.description) }
  }
}
