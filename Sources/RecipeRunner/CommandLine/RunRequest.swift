/// What the commands that run recipes are asked for: which recipes, how they run, and what is reported of them.
struct RunRequest: Equatable, Sendable {
  let filter: RecipeFilter
  /// The part of these recipes that runs here; nil for all of them.
  let shard: Shard?
  /// Whether the first recipe that fails is the last one that is reported.
  let stopsAtFailure: Bool
  var settings: RunSettings
  let reports: ReportOrder
  let bazel: BazelEnvironment

  /// The options that say it.
  static let options: [any OptionDescription] =
    ReportOrder.options + RecipeFilter.options + [Options.shard, Options.failFast]
    + RunSettings.options + [Options.plugin]

  /// The recipes that run here, and what the run as a whole is.
  func select(from all: [RecipeDeclaration]) throws(ToolError) -> (
    recipes: [RecipeDeclaration], plan: RunPlan
  ) {
    var selected = try filter.select(from: all)
    if !bazel.ids.isEmpty {
      selected = try bazel.select(from: selected, of: all)
    }
    let ids = selected.map(\.card.id)
    guard let shard else { return (selected, RunPlan(recipes: ids)) }
    let own = selected.filter { shard.contains($0.card.id) }
    let part = ShardPlan(number: shard.number, count: shard.count, selection: ids)
    return (own, RunPlan(recipes: own.map(\.card.id), shard: part))
  }
}

extension RunRequest {
  /// What a command line says about it, and Bazel.
  init(
    _ subject: ReportSubject,
    _ arguments: CommandArguments,
    _ bazel: BazelEnvironment
  ) throws(ToolError) {
    self.bazel = bazel
    filter = try RecipeFilter(arguments, ids: arguments.words)
    settings = try RunSettings(arguments)
    stopsAtFailure = try arguments[Options.failFast]
    let shard = try arguments[Options.shard]
    if shard != nil, bazel.shard != nil {
      throw ToolError("Both '\(Options.shard.name)' and TEST_TOTAL_SHARDS divide the run. Use one of them.")
    }
    self.shard = shard ?? bazel.shard
    var reports = try ReportOrder(subject, arguments)
    if let file = bazel.junitFile {
      reports.files.append(ReportFile(format: .junit, path: file, namedBy: .junitFile))
    }
    self.reports = reports
  }
}
