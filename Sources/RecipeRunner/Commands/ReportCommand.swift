struct ReportCommand: Command {
  static let description = CommandDescription(
    name: "report",
    group: .verifying,
    arguments: "FILE…",
    summary: "Creates a report from recorded event streams",
    discussion: [
      "Reads what `--report events:FILE` wrote, of one run or of all shards of one, and reports it as if all had run "
        + "here and now. `-` is standard input.",
      "A stream that is cut off, of another version, or not what a run writes is refused, and so are shards that are "
        + "missing or come twice. The exit status is that of the run as a whole.",
    ],
    options: ReportOptions.options + [Options.subject, Options.all]
  )

  let files: [String]
  let reports: ReportOptions

  init(_ arguments: CommandArguments) throws(ToolError) {
    files = arguments.words.map(Options.path)
    guard !files.isEmpty else {
      throw ToolError(
        "'report' needs the files that `\(Executable.name) check --report events:FILE` has written."
      )
    }
    var reports = ReportOptions(arguments[Options.subject], arguments)
    reports.sources = files
    self.reports = reports
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let run = try MergedRun(files.map { file in try RunFile(file) })
    return try tool.report(run, reports)
  }
}

/// A run that is merged from the event streams of its parts.
struct MergedRun {
  let plan: RunPlan
  let reports: [LessonRun]

  /// Merges streams: the stream of one run, those of all shards of a run, or those of runs of different
  /// recipes.
  init(_ streams: [RunFile]) throws(ToolError) {
    try Self.requireDifferentRecipes(streams)
    let selection = try Self.selection(of: streams)
    let positions = Dictionary(uniqueKeysWithValues: selection.enumerated().map { ($1, $0) })
    plan = RunPlan(recipes: selection, plugins: PluginPlan(streams.compactMap(\.plan.plugins)))
    reports = streams.flatMap(\.lessons).sorted {
      positions[$0.id, default: 0] < positions[$1.id, default: 0]
    }
  }

  /// The maximum number of missing shards that an error lists.
  private static let nameLimit = 20

  private static func requireDifferentRecipes(_ streams: [RunFile]) throws(ToolError) {
    var owners: [String: String] = [:]
    for stream in streams {
      for id in stream.plan.recipes {
        if let other = owners.updateValue(stream.name, forKey: id) {
          throw ToolError("The recipe '\(id)' is in \(other) and in \(stream.name). Give each stream once.")
        }
      }
    }
  }

  private static func selection(of streams: [RunFile]) throws(ToolError) -> [String] {
    let shards = streams.compactMap { stream in stream.plan.shard.map { (name: stream.name, plan: $0) } }
    guard let first = shards.first else { return streams.flatMap(\.plan.recipes) }
    guard shards.count == streams.count else {
      throw ToolError("Some of these streams are shards, and some are not. Give those of one run.")
    }
    var names: [Int: String] = [:]
    for (name, plan) in shards {
      guard plan.count == first.plan.count, plan.selection == first.plan.selection else {
        throw ToolError("\(first.name) and \(name) are not shards of the same run. Give those of one run.")
      }
      if let other = names.updateValue(name, forKey: plan.number) {
        throw ToolError("Shard \(plan.number)/\(plan.count) comes twice: \(other) and \(name).")
      }
    }
    let count = first.plan.count
    guard names.count == count else {
      // Lazily, because a stream may claim any number of shards.
      let missing = (1...count).lazy.filter { names[$0] == nil }.prefix(nameLimit).map { "\($0)/\(count)" }
      let more = count - names.count - missing.count
      let list = missing.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      let shards = count - names.count == 1 ? "Shard \(list) is" : "Shards \(list) are"
      throw ToolError("\(shards) missing. Give the streams of all shards, or run what is missing.")
    }
    let known = Set(streams.flatMap(\.plan.recipes))
    if let id = first.plan.selection.first(where: { !known.contains($0) }) {
      throw ToolError("The recipe '\(id)' is in none of the shards.")
    }
    return first.plan.selection
  }
}
