import RecipeKit

/// How recipes are run.
struct RunSettings: Equatable {
  /// How many processes may work side by side; nil for one a processor.
  var jobs: Int?
  /// How many seconds a recipe may take.
  var timeout: Double
  /// Which forms of pictures they make; nil for none.
  var pictures: PictureOrder?
}

extension RunSettings {
  /// What a command line says about it.
  init(_ arguments: CommandArguments) throws(ToolError) {
    jobs = try arguments[Options.jobs]
    timeout = try arguments[Options.timeout]
    pictures = try arguments[Options.pictures]
  }
}
