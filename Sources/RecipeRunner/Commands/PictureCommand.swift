import RecipeKit

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
    options: SnapshotSelection.options(formats: [Options.pictureFormat])
  )

  let selection: SnapshotSelection

  init(_ arguments: CommandArguments) throws(ToolError) {
    selection = try SnapshotSelection(.picture, arguments[Options.pictureFormat], arguments)
  }

  func run(_ tool: Tool) throws -> ExitCode { try selection.write(tool) }
}

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
    options: SnapshotSelection.options(formats: [Options.filmFormat, Options.filmStart])
  )

  let selection: SnapshotSelection

  init(_ arguments: CommandArguments) throws(ToolError) {
    selection = try SnapshotSelection(.film, arguments[Options.filmFormat], arguments)
  }

  func run(_ tool: Tool) throws -> ExitCode { try selection.write(tool) }
}

/// A form of a picture or film, by the name of its option.
enum PictureFormat: String, CaseIterable, Sendable {
  case svg, tile, strip, trail, tree, terminal

  static let ofPictures: [PictureFormat] = [.svg, .tile, .tree, .terminal]
  static let ofFilms: [PictureFormat] = [.svg, .strip, .trail, .tree]

  /// Whether the format is SVG, not lines of characters.
  var isMarkup: Bool { self != .tree && self != .terminal }

  /// The form in a record, beside the right way's if they were compared; throws if the recipe didn't send it.
  func text(of snapshot: SnapshotRecord) throws(ToolError) -> String {
    let text =
      switch self {
      case .svg: snapshot.beside.map(\.svg) ?? snapshot.svg
      case .tile: snapshot.tile
      case .strip: snapshot.beside.map(\.strip) ?? snapshot.strip
      case .trail: snapshot.trail
      case .tree: snapshot.tree
      case .terminal: snapshot.terminal
      }
    if let text { return text }
    throw ToolError("The \(snapshot.kind) '\(snapshot.name)' has no form '\(rawValue)'.")
  }
}
