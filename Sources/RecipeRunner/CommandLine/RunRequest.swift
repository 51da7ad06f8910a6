import RecipeKit

/// A request to run recipes: the recipes, the settings of the run, and the reports.
struct RunRequest: Equatable, Sendable {
  let filter: RecipeFilter
  /// The shard of the selected recipes to run; nil for all of them.
  let shard: Shard?
  /// Whether the run stops after the first recipe that fails.
  let stopsAtFailure: Bool
  var settings: RunSettings
  let reports: ReportOptions

  static let options: [any OptionDescription] =
    ReportOptions.options + RecipeFilter.options + [Options.shard, Options.failFast]
    + RunSettings.options + [Options.plugin]

  func select(from all: [RecipeDeclaration]) throws(ToolError) -> (
    recipes: [RecipeDeclaration], plan: RunPlan
  ) {
    let selected = try filter.select(from: all)
    let ids = selected.map(\.card.id)
    guard let shard else { return (selected, RunPlan(recipes: ids)) }
    let own = selected.filter { shard.contains($0.card.id) }
    let part = ShardPlan(number: shard.number, count: shard.count, selection: ids)
    return (own, RunPlan(recipes: own.map(\.card.id), shard: part))
  }
}

extension RunRequest {
  init(_ subject: ReportSubject, _ arguments: CommandArguments) {
    filter = RecipeFilter(arguments, ids: arguments.words)
    settings = RunSettings(arguments)
    stopsAtFailure = arguments[Options.failFast]
    shard = arguments[Options.shard]
    reports = ReportOptions(subject, arguments)
  }
}

/// How recipes are run.
package struct RunSettings: Equatable {
  /// The maximum number of processes at a time; nil for one more than there are processors.
  var jobs: Int?
  /// The time limit of a recipe, in seconds.
  var timeout = Options.timeout.initial
  var memory = Options.memory.initial
  /// The seed of a random order; nil for the order of the list.
  var shuffle: UInt64?
  /// Whether the recipes with the most work start first and reports are delivered unordered, for the shortest
  /// total time.
  package var startsWithLongest = false
  /// Whether to record which checks the wrong ways break, instead of comparing them with the record.
  var records = false
  /// The forms of the pictures to make; nil for no pictures.
  package var pictures: PictureOptions?
}

extension RunSettings {
  package static let options: [any OptionDescription] = [
    Options.jobs, Options.timeout, Options.memory, Options.shuffle,
  ]

  package init(_ arguments: CommandArguments) {
    jobs = arguments[Options.jobs]
    timeout = arguments[Options.timeout]
    memory = arguments[Options.memory]
    shuffle = arguments[Options.shuffle]
  }
}

/// The plug-ins that take part in a command.
struct PluginOptions: Equatable, Sendable {
  /// Paths of programs, and of folders of programs.
  let paths: [String]
  /// The time limit for listing a plug-in's recipes, in seconds.
  let timeout: Double

  static let none = PluginOptions(paths: [], timeout: Options.timeout.initial)

  /// The tool's own recipes and those of the plug-ins, which are listed anew.
  @MainActor
  func gallery(with own: [any RecipeScript]) throws(ToolError) -> Gallery {
    try Gallery(own, pluginsAt: paths, seconds: timeout)
  }
}

extension PluginOptions {
  init(_ arguments: CommandArguments) {
    paths = arguments.all(Options.plugin)
    timeout = arguments[Options.timeout]
  }
}
