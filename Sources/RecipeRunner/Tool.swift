import Foundation
import RecipeKit

/// The context of a command: the recipes, and standard output.
@MainActor
package struct Tool {
  package nonisolated static let version = "0.1.0"

  let color: ColorChoice
  let console: Console
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

  /// Runs a command line, which begins with the program's name, and returns the exit status.
  static func run(
    _ recipes: [any RecipeScript],
    _ arguments: [String],
    _ commands: Commands = Commands()
  ) -> ExitCode {
    let output = Output.standard()
    do {
      // Given no arguments at all, Linux adds an empty one.
      guard !arguments.isEmpty, arguments != [""] else {
        throw ToolError(
          "The command-line arguments can't be read, so nothing was done. Start the program with its name "
            + "and a command. On Linux arguments are read from /proc, which must be mounted."
        )
      }
      try InputEncoding.check()
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
    // Only the first line begins with the program's name, so that the lines of one error stay together.
    let isTerminal = Terminal.standardError != nil
    let lines = error.description.split(separator: "\n").map(String.init)
      .map { ControlCharacters.escaped($0, except: ["\t"]) }.map {
        isTerminal ? $0 : LogCommandEscaping.escaped($0)
      }
    let indent = String(repeating: " ", count: Executable.name.count + 2)
    let text = "\(Executable.name): " + lines.joined(separator: "\n\(indent)") + "\n"
    try? FileDescriptor.standardError.write(Array(text.utf8))
    return error.exitCode
  }

  // MARK: Recipes

  var recipes: [String: any RecipeScript] {
    get throws(ToolError) {
      try Gallery(all, []).recipes
    }
  }

  /// The tool's own recipes and those of the plug-ins, which are listed anew.
  package var gallery: Gallery {
    get throws(ToolError) {
      try plugins.gallery(with: all)
    }
  }

  /// The ids of the tool's own recipes along the learning path.
  private var learningPath: [String] {
    get throws(ToolError) {
      try Gallery(all, []).cards.map(\.id)
    }
  }

  /// Runs recipes, writes the requested reports, and returns the exit status.
  func run(_ request: RunRequest) throws -> ExitCode {
    let gallery = try gallery
    var (selected, plan) = try request.select(from: gallery.declarations)
    plan.plugins = gallery.plugins(among: plan.shard?.selection ?? plan.recipes)
    var reports = try RunReports(request.reports.along(try learningPath), console, output)
    reports.begin(plan)
    var records: [LessonRun] = []
    let interruption = try run(selected, of: gallery, request.settings) { report in
      reports.add(report)
      if request.settings.records { records.append(report) }
      return request.stopsAtFailure && !report.verdict.passed ? .stop : .proceed
    }
    guard let interruption else {
      try reports.end()
      try RecordingWriter.write(records)
      return reports.summary.exitCode
    }
    var words = "Stopped after \(reports.summary.recipes) of \(Count.text(selected.count, "recipe"))."
    // Writing to a terminal that is gone fails; the interruption remains the reason for the exit.
    do throws(SystemError) { try reports.end() } catch { words += "\n\(error)" }
    throw ToolError(words, exitCode: interruption.exitCode)
  }

  /// Runs recipes in worker processes, shows the progress on a terminal, and delivers each report when it is
  /// ready.
  ///
  /// - Returns: the signal that interrupted the run; nil if none did.
  /// - Throws: a ``SystemError``, or an error of `deliver`, which ends the run.
  package func run(
    _ recipes: [RecipeDeclaration],
    of gallery: Gallery,
    _ settings: RunSettings,
    showsProgress: Bool = true,
    _ deliver: (LessonRun) throws -> RunDecision
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

  /// Writes the requested reports of an earlier run.
  func report(_ run: MergedRun, _ options: ReportOptions) throws -> ExitCode {
    var reports = try RunReports(options.along(try learningPath), console, output)
    reports.begin(run.plan)
    for report in run.reports { reports.add(report) }
    try reports.end()
    return reports.summary.exitCode
  }

  func report(_ id: String, _ settings: RunSettings) throws -> LessonRun {
    let gallery = try gallery
    let selected = try RecipeSelection.select([id], from: gallery.declarations)
    var report = LessonRun(selected[0])
    let interruption = try run(selected, of: gallery, settings, showsProgress: false) {
      report = $0
      return .proceed
    }
    if let interruption {
      throw ToolError("Stopped before '\(id)' was done.", exitCode: interruption.exitCode)
    }
    return report
  }

  // MARK: Output

  package func write(_ messages: [Message]) {
    output.write(console.text(messages))
  }

  /// Writes a picture to a file, or to standard output if there is none.
  ///
  /// The picture may come from a plug-in. Escape codes other than the requested colours are escaped, and so
  /// is whatever a CI log would interpret as a command.
  ///
  /// - Parameter isMarkup: whether it is SVG, not lines of characters.
  func write(_ picture: String, isMarkup: Bool, to file: String?) throws(ToolError) {
    let text =
      isMarkup
      ? (file == nil ? console.markup(picture) : picture)
      : console.lines(of: picture, colored: color.pictureColors != .none)
    guard let file else {
      output.write(text)
      return
    }
    let target = try Output.file(file)
    target.empty()
    target.write(text)
    do { try target.finish() } catch { throw ToolError(error.description) }
  }
}
