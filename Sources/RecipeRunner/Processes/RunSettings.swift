import RecipeKit

/// How recipes are run.
struct RunSettings: Equatable {
  /// How many processes may work side by side; nil for one a processor, and one more.
  var jobs: Int?
  /// How many seconds a recipe may take.
  var timeout = Options.timeout.initial
  /// How much memory a recipe's process may use.
  var memory = Options.memory.initial
  /// In which order recipes run; nil for the list's.
  var shuffle: UInt64?
  /// Whether those begin that have most to do, and reports come as they get ready: where only the whole counts.
  var startsWithLongest = false
  /// Whether what wrong ways break is recorded, and not compared with the record.
  var records = false
  /// Which forms of pictures they make; nil for none.
  var pictures: PictureOrder?
}

extension RunSettings {
  /// The options that say it.
  static let options: [any OptionDescription] = [
    Options.jobs, Options.timeout, Options.memory, Options.shuffle,
  ]

  /// What a command line says about it.
  init(_ arguments: CommandArguments) throws(ToolError) {
    jobs = try arguments[Options.jobs]
    timeout = try arguments[Options.timeout]
    memory = try arguments[Options.memory]
    shuffle = try arguments[Options.shuffle]
  }
}
