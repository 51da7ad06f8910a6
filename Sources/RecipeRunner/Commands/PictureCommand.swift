import RecipeKit

/// Writes a picture that a recipe's script took.
struct PictureCommand: Command {
  static let description = CommandDescription(
    name: "picture",
    group: .learning,
    arguments: "ID",
    summary: "What a recipe's screen looks like",
    discussion: [
      "Runs a recipe and writes a picture that its script took. Pictures have names, which an unknown name "
        + "brings to light.",
      "With `--variant` an SVG shows the right way beside the wrong way, and outlines what differs. Where both look "
        + "alike there is no picture: the checks that the wrong way breaks are told, with exit status 3.",
    ],
    options: [
      Options.step, Options.variant, Options.alone, Options.pictureFormat, Options.output, Options.timeout,
      Options.memory,
      Options.plugin,
    ]
  )

  let recipe: String
  let moment: MomentSelection
  let format: PictureFormat
  /// The file to write to; nil for standard output.
  let file: String?
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    recipe = try arguments.recipe
    moment = try MomentSelection(arguments)
    format = try arguments[Options.pictureFormat]
    file = try arguments[Options.output]
    settings = try RunSettings(arguments)
  }

  func run(_ tool: Tool) throws -> ExitCode {
    var settings = settings
    settings.pictures =
      switch format {
      case .svg: PictureOrder(svg: true, beside: moment.looksBeside)
      case .tile: PictureOrder(tile: true)
      case .tree: PictureOrder(tree: true)
      case .terminal:
        PictureOrder(terminal: .init(columns: tool.console.width, colors: tool.color.pictureColors))
      }
    let report = try tool.report(recipe, settings)
    var picture = try moment.picture(in: report)
    if let beside = picture.beside {
      try moment.requireDifference("picture", picture.name, beside, in: report)
      picture.svg = beside.svg
    }
    try tool.write(format.text(of: picture), isMarkup: format.isMarkup, to: file)
    return .verified
  }
}
