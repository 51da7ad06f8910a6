import RecipeKit

/// A request to run recipes: which recipes, how they run, and which reports are made.
struct RunRequest: Equatable, Sendable {
  let filter: RecipeFilter
  /// The part of these recipes that runs here; nil for all of them.
  let shard: Shard?
  /// Whether the first recipe that fails is the last one that is reported.
  let stopsAtFailure: Bool
  var settings: RunSettings
  let reports: ReportOptions
  let bazel: BazelEnvironment

  /// The options that say it.
  static let options: [any OptionDescription] =
    ReportOptions.options + RecipeFilter.options + [Options.shard, Options.failFast]
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
    var reports = try ReportOptions(subject, arguments)
    if let file = bazel.junitFile {
      reports.files.append(ReportFile(format: .junit, path: file, namedBy: .junitFile))
    }
    self.reports = reports
  }
}

/// How recipes are run.
package struct RunSettings: Equatable {
  /// How many processes may work side by side; nil for one a processor, and one more.
  var jobs: Int?
  /// How many seconds a recipe may take.
  var timeout = Options.timeout.initial
  /// How much memory a recipe's process may use.
  var memory = Options.memory.initial
  /// In which order recipes run; nil for the list's.
  var shuffle: UInt64?
  /// Whether those begin that have most to do, and reports come as they get ready: where only the whole counts.
  package var startsWithLongest = false
  /// Whether what wrong ways break is recorded, and not compared with the record.
  var records = false
  /// Which forms of pictures they make; nil for none.
  package var pictures: PictureOptions?
}

extension RunSettings {
  /// The options that say it.
  package static let options: [any OptionDescription] = [
    Options.jobs, Options.timeout, Options.memory, Options.shuffle,
  ]

  /// What a command line says about it.
  package init(_ arguments: CommandArguments) throws(ToolError) {
    jobs = try arguments[Options.jobs]
    timeout = try arguments[Options.timeout]
    memory = try arguments[Options.memory]
    shuffle = try arguments[Options.shuffle]
  }
}

/// Which plug-ins take part in a command.
struct PluginOptions: Equatable, Sendable {
  /// Programs, and folders of programs.
  let paths: [String]
  /// How long each may take to list its recipes, in seconds.
  let timeout: Double

  /// No plug-ins.
  static let none = PluginOptions(paths: [], timeout: Options.timeout.initial)

  /// The tool's own recipes and those of the plug-ins, which are asked for them.
  @MainActor
  func gallery(with own: [any RecipeScript]) throws(ToolError) -> Gallery {
    try Gallery(own, pluginsAt: paths, seconds: timeout)
  }
}

extension PluginOptions {
  /// What a command line says about it.
  init(_ arguments: CommandArguments) throws(ToolError) {
    paths = try arguments.all(Options.plugin)
    timeout = try arguments[Options.timeout]
  }
}
