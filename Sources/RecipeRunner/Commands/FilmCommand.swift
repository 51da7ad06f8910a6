import RecipeKit
import Rendering

/// Writes a film that a recipe's script took.
struct FilmCommand: Command {
  static let description = CommandDescription(
    name: "film",
    group: .learning,
    arguments: "ID",
    summary: "How a recipe's screen moves",
    discussion: [
      "Runs a recipe and writes a film that its script took: SVG that plays three times by itself, and stays still "
        + "where people prefer less motion.",
      "With `--variant` the right way plays beside the wrong way. Where both look alike there is no film: the checks "
        + "that the wrong way breaks are told, with exit status 3.",
    ],
    options: [
      Options.step, Options.variant, Options.alone, Options.filmFormat, Options.filmStart, Options.output,
      Options.timeout,
      Options.memory,
      Options.plugin,
    ]
  )

  let recipe: String
  let moment: MomentSelection
  let format: FilmFormat
  let start: Film.Start
  /// The file to write to; nil for standard output.
  let file: String?
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    recipe = try arguments.recipe
    moment = try MomentSelection(arguments)
    format = try arguments[Options.filmFormat]
    start = try arguments[Options.filmStart]
    file = try arguments[Options.output]
    settings = try RunSettings(arguments)
  }

  func run(_ tool: Tool) throws -> ExitCode {
    var settings = settings
    settings.pictures =
      switch format {
      case .svg: PictureOrder(svg: true, start: start, beside: moment.looksBeside)
      case .strip: PictureOrder(strip: true, beside: moment.looksBeside)
      case .trail: PictureOrder(trail: true)
      case .tree: PictureOrder(tree: true)
      }
    let report = try tool.report(recipe, settings)
    var film = try moment.film(in: report)
    if let beside = film.beside {
      try moment.requireDifference("film", film.name, beside, in: report)
      film.svg = beside.svg
      film.strip = beside.strip
    }
    try tool.write(format.text(of: film), isMarkup: format.isMarkup, to: file)
    return .verified
  }
}
