import RecipeKit
import Rendering

/// Writes a picture that a recipe's script took.
struct PictureCommand: Command {
  static let description = CommandDescription(
    name: "picture",
    group: .learning,
    arguments: "ID",
    summary: "What a recipe's screen looks like",
    discussion: [
      "Runs a recipe and writes a picture that its script took. Pictures have names; an unknown one lists "
        + "them.",
      "With `--variant` an SVG shows the right way beside the wrong way, and outlines what differs. "
        + "If both look alike, no picture is written: the broken checks are listed, and the exit status "
        + "is 3.",
    ],
    options: [
      Options.step, Options.variant, Options.alone, Options.pictureFormat, Options.output, Options.timeout,
      Options.memory,
      Options.plugin,
    ]
  )

  let recipe: String
  let snapshot: SnapshotSelection
  let format: PictureFormat
  /// The output file; nil for standard output.
  let file: String?
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    recipe = try arguments.recipe
    snapshot = try SnapshotSelection(arguments)
    format = try arguments[Options.pictureFormat]
    file = try arguments[Options.output]
    settings = try RunSettings(arguments)
  }

  func run(_ tool: Tool) throws -> ExitCode {
    var settings = settings
    settings.pictures =
      switch format {
      case .svg: PictureOptions(svg: true, drawsComparisons: snapshot.comparesWithRightWay)
      case .tile: PictureOptions(thumbnail: true)
      case .tree: PictureOptions(tree: true)
      case .terminal:
        PictureOptions(terminal: .init(columns: tool.console.width, colors: tool.color.pictureColors))
      }
    let report = try tool.report(recipe, settings)
    var picture = try snapshot.picture(in: report)
    if let beside = picture.beside {
      try snapshot.requireDifference("picture", picture.name, beside, in: report)
      picture.svg = beside.svg
    }
    try tool.write(format.text(of: picture), isMarkup: format.isMarkup, to: file)
    return .verified
  }
}

/// The forms of a picture.
enum PictureFormat: String, CaseIterable, Sendable {
  case svg
  case tile
  case tree
  case terminal

  /// Whether the format is SVG, not lines of characters.
  var isMarkup: Bool {
    switch self {
    case .svg, .tile: true
    case .tree, .terminal: false
    }
  }

  /// A picture in this format, which must have been requested from the recipe.
  func text(of picture: PictureRecord) throws(ToolError) -> String {
    let text =
      switch self {
      case .svg: picture.svg
      case .tile: picture.tile
      case .tree: picture.tree
      case .terminal: picture.terminal
      }
    guard let text else {
      throw ToolError("The picture '\(picture.name)' has no form '\(rawValue)'.")
    }
    return text
  }
}

/// Writes a film that a recipe's script took.
struct FilmCommand: Command {
  static let description = CommandDescription(
    name: "film",
    group: .learning,
    arguments: "ID",
    summary: "How a recipe's screen moves",
    discussion: [
      "Runs a recipe and writes a film that its script took: SVG that plays three times, and stays still "
        + "where people prefer less motion.",
      "With `--variant` the right way plays beside the wrong way. If both look alike, no film is written: "
        + "the broken checks are listed, and the exit status is 3.",
    ],
    options: [
      Options.step, Options.variant, Options.alone, Options.filmFormat, Options.filmStart, Options.output,
      Options.timeout,
      Options.memory,
      Options.plugin,
    ]
  )

  let recipe: String
  let snapshot: SnapshotSelection
  let format: FilmFormat
  let start: Film.Start
  /// The output file; nil for standard output.
  let file: String?
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    recipe = try arguments.recipe
    snapshot = try SnapshotSelection(arguments)
    format = try arguments[Options.filmFormat]
    start = try arguments[Options.filmStart]
    file = try arguments[Options.output]
    settings = try RunSettings(arguments)
  }

  func run(_ tool: Tool) throws -> ExitCode {
    var settings = settings
    settings.pictures =
      switch format {
      case .svg: PictureOptions(svg: true, start: start, drawsComparisons: snapshot.comparesWithRightWay)
      case .strip: PictureOptions(contactSheet: true, drawsComparisons: snapshot.comparesWithRightWay)
      case .trail: PictureOptions(onionSkin: true)
      case .tree: PictureOptions(tree: true)
      }
    let report = try tool.report(recipe, settings)
    var film = try snapshot.film(in: report)
    if let beside = film.beside {
      try snapshot.requireDifference("film", film.name, beside, in: report)
      film.svg = beside.svg
      film.strip = beside.strip
    }
    try tool.write(format.text(of: film), isMarkup: format.isMarkup, to: file)
    return .verified
  }
}

/// The forms of a film.
enum FilmFormat: String, CaseIterable, Sendable {
  case svg
  case strip
  case trail
  case tree

  /// Whether the format is SVG, not lines of characters.
  var isMarkup: Bool {
    switch self {
    case .svg, .strip, .trail: true
    case .tree: false
    }
  }

  /// A film in this format, which must have been requested from the recipe.
  func text(of film: FilmRecord) throws(ToolError) -> String {
    let text =
      switch self {
      case .svg: film.svg
      case .strip: film.strip
      case .trail: film.trail
      case .tree: film.tree
      }
    guard let text else { throw ToolError("The film '\(film.name)' has no form '\(rawValue)'.") }
    return text
  }
}
