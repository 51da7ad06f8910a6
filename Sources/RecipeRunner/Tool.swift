import Foundation
import RecipeKit

/// What the commands have to work with: the recipes, and standard output.
@MainActor
struct Tool {
  /// The version that `--version` shows.
  nonisolated static let version = "0.1.0"

  /// What the command line says about colour.
  let color: ColorChoice
  /// How messages become text.
  let console: Console

  private let all: [any RecipeScript]
  private let plugins: PluginOptions
  private let output: Output

  private init(
    _ recipes: [any RecipeScript],
    _ plugins: PluginOptions,
    _ color: ColorChoice,
    _ output: Output
  ) {
    all = recipes
    self.plugins = plugins
    self.color = color
    console = Console(color: color)
    self.output = output
  }

  /// Carries out one command line, which begins with the program's name, and says with which status the process ends.
  static func run(_ recipes: [any RecipeScript], _ arguments: [String]) -> ExitCode {
    let output = Output.standard()
    do {
      // Where Linux is given no arguments at all, it adds an empty one.
      guard !arguments.isEmpty, arguments != [""] else {
        throw ToolError(
          "No arguments can be read, not even the program's name, so nothing was done. Start the program with its name and "
            + "a command. On Linux they are read from /proc, which must be mounted."
        )
      }
      let (invocation, plugins, color) = try CommandLineParser.parse(Array(arguments.dropFirst()))
      let tool = Tool(recipes, plugins, color, output)
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
  var gallery: Gallery {
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
    let progress = Terminal.standardError.map { ProgressLine(total: selected.count, width: $0.width) }
    let pool = WorkerPool(selected, of: gallery, request.settings)
    var records: [RecipeReport] = []
    let interruption = try pool.run(watching: progress?.show) { report in
      progress?.clear()
      reports.add(report)
      if request.settings.records { records.append(report) }
      return request.stopsAtFailure && !report.verdict.passed ? .stop : .goOn
    }
    progress?.clear()
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

  /// Runs recipes, and writes the site of them.
  func writeSite(_ order: SiteCommand) throws -> ExitCode {
    let gallery = try gallery
    let selected = try order.filter.select(from: gallery.declarations)
    let plan = RunPlan(
      recipes: selected.map(\.card.id),
      plugins: gallery.plugins(among: selected.map(\.card.id))
    )
    let map = SiteMap(title: order.siteTitle, selected, plan.plugins)
    var site = SiteWriter(map, plan, in: try SiteFolder(order.path, keepsOthers: order.keepsOthers))
    do {
      let progress = Terminal.standardError.map { ProgressLine(total: selected.count, width: $0.width) }
      var failure: ToolError?
      let pool = WorkerPool(selected, of: gallery, order.settings)
      let interruption = try pool.run(watching: progress?.show) { report in
        do throws(ToolError) { try site.add(report) } catch { failure = error }
        return failure == nil ? .goOn : .stop
      }
      progress?.clear()
      if let failure { throw failure }
      if let interruption {
        throw ToolError(
          "Stopped before the site was whole; nothing was written.",
          exitCode: interruption.exitCode
        )
      }
      let summary = try site.finish(command: order.checkCommand(of: plan))
      write(SiteMessages.messages(for: site, summary, at: order.path))
      return summary.exitCode
    } catch {
      site.discard()
      throw error
    }
  }

  /// Writes the reports that are wanted of what ran before.
  func report(_ run: GatheredRun, _ order: ReportOptions) throws -> ExitCode {
    var reports = try RunReports(order, console, output)
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
    let interruption = try WorkerPool(selected, of: gallery, settings).run {
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
  func write(_ messages: [Message]) {
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
