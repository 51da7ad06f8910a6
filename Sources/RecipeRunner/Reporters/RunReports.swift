/// The reports of a run, each in its form and at its place, made side by side.
@MainActor
struct RunReports {
  /// The totals so far.
  private(set) var summary = RunSummary()

  private var parts: [Part]
  private let keepsTimes: Bool

  /// One report on its way.
  private struct Part {
    var reporter: any Reporter
    let console: Console
    let output: Output
  }

  /// Opens the files of the reports, so that one that can't be written is known before anything runs.
  init(_ options: ReportOptions, _ console: Console, _ output: Output) throws(ToolError) {
    keepsTimes = options.times
    try Self.requireDifference(from: options.sources, "standard output", "/dev/stdout")
    parts = [
      Part(
        reporter: options.format.reporter(of: options.subject, options.length),
        console: console,
        output: output
      )
    ]
    do throws(ToolError) {
      for file in options.files {
        try Self.requireDifference(from: options.sources, "'\(file.path)'", file.path)
        let opened = try Output.file(file.path, namedBy: file.variable, besides: parts.map(\.output))
        parts.append(
          Part(
            reporter: file.format.reporter(of: options.subject, options.length),
            console: .plain,
            output: opened
          )
        )
      }
    } catch {
      // Who collects reports must not find empty ones of a run that never was.
      for part in parts { part.output.discard() }
      throw error
    }
    for part in parts.dropFirst() { part.output.empty() }
  }

  /// Makes sure that a report does not overwrite what it is made of; `-` is standard input.
  private static func requireDifference(
    from sources: [String],
    _ name: String,
    _ path: String
  ) throws(ToolError) {
    guard let source = sources.first(where: { SystemFile.isSame($0 == "-" ? "/dev/stdin" : $0, path) }) else {
      return
    }
    let words = source == "-" ? "standard input" : "'\(source)'"
    throw ToolError("The report can't go to \(name): \(words) is read for it. Name another file.")
  }

  /// Says what will run.
  mutating func begin(_ plan: RunPlan) {
    summary = RunSummary(of: plan)
    write { $0.begin(plan) }
  }

  /// Reports a recipe.
  mutating func add(_ report: RecipeReport) {
    var report = report
    if !keepsTimes { report.time = nil }
    summary.count(report)
    write { $0.report(report) }
  }

  /// Says what is left to say, shows what waits for that, and throws what went wrong first.
  mutating func end() throws(SystemError) {
    let summary = summary
    write { $0.end(summary) }
    var failure: SystemError?
    for part in parts {
      // One report that can't be written is no reason to keep the others back.
      do { try part.output.finish() } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  private mutating func write(_ messages: (inout any Reporter) -> [Message]) {
    for index in parts.indices {
      let text = parts[index].console.text(messages(&parts[index].reporter))
      parts[index].output.write(text)
    }
  }
}

/// Makes messages of a run.
protocol Reporter {
  /// What there is to say before the recipes of a run; their reports come in the plan's options.
  mutating func begin(_ plan: RunPlan) -> [Message]
  /// What there is to say once a recipe is done.
  mutating func report(_ recipe: RecipeReport) -> [Message]
  /// What there is to say after the last recipe.
  mutating func end(_ summary: RunSummary) -> [Message]
}

extension RecipeReport {
  /// What every reporter says of a run of this recipe alone, one after the other, in 80 columns without colour.
  ///
  /// For random cases: whatever a worker wrote, each report must come to an end.
  package var everyReport: String {
    let plan = RunPlan(recipes: [id])
    var summary = RunSummary(of: plan)
    summary.count(self)
    let console = Console(width: 80, usesColor: false)
    return ReportSubject.allCases.flatMap { subject in
      ReportFormat.allCases.map { format in
        var reporter = format.reporter(of: subject, .full)
        return console.text(reporter.begin(plan) + reporter.report(self) + reporter.end(summary))
      }
    }.joined()
  }
}
