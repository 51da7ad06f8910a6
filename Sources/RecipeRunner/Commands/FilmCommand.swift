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
        + "where people prefer less motion."
    ],
    options: [
      Options.step, Options.variant, Options.filmFormat, Options.filmStart, Options.output, Options.timeout,
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
      case .svg: PictureOrder(svg: true, start: start)
      case .strip: PictureOrder(strip: true)
      case .trail: PictureOrder(trail: true)
      case .tree: PictureOrder(tree: true)
      }
    let film = try moment.film(in: tool.report(recipe, settings))
    try tool.write(format.text(of: film), to: file)
    return .verified
  }
}
