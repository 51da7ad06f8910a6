/// Reports what ran before, on this machine or on several.
struct ReportCommand: Command {
  static let description = CommandDescription(
    name: "report",
    group: .verifying,
    arguments: "FILE…",
    summary: "Makes any report of runs whose events were kept",
    discussion: [
      "Reads what `--report events:FILE` wrote, of one run or of all shards of one, and reports it as if all had run "
        + "here and now. `-` is standard input.",
      "A stream that is cut off, of another version, or not what a run writes is refused, and so are shards that are "
        + "missing or come twice. The exit status is that of the run as a whole.",
    ],
    options: ReportOrder.options + [Options.topic, Options.all]
  )

  let files: [String]
  let reports: ReportOrder

  init(_ arguments: CommandArguments) throws(ToolError) {
    files = arguments.words.map(Options.path)
    guard !files.isEmpty else {
      throw ToolError(
        "'report' needs the files that `\(Executable.name) check --report events:FILE` has written."
      )
    }
    let length: LessonLength = try arguments[Options.all] ? .full : .short
    var reports = try ReportOrder(arguments[Options.topic].subject(length), arguments)
    reports.sources = files
    self.reports = reports
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let run = try GatheredRun(files.map { file in try RunStream(file) })
    return try tool.report(run, reports)
  }
}
