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
    options: SnapshotSelection.options(formats: [Options.pictureFormat])
  )

  let selection: SnapshotSelection
  let format: PictureFormat

  init(_ arguments: CommandArguments) throws(ToolError) {
    selection = try SnapshotSelection(arguments)
    format = arguments[Options.pictureFormat]
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let pictures =
      switch format {
      case .svg: PictureOptions(svg: true, drawsComparisons: selection.comparesWithRightWay)
      case .tile: PictureOptions(thumbnail: true)
      case .tree: PictureOptions(tree: true)
      case .terminal:
        PictureOptions(terminal: .init(columns: tool.console.width, colors: tool.color.pictureColors))
      }
    return try selection.write(.picture, format, pictures, tool)
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
    options: SnapshotSelection.options(formats: [Options.filmFormat, Options.filmStart])
  )

  let selection: SnapshotSelection
  let format: FilmFormat
  let start: Film.Start

  init(_ arguments: CommandArguments) throws(ToolError) {
    selection = try SnapshotSelection(arguments)
    format = arguments[Options.filmFormat]
    start = arguments[Options.filmStart]
  }

  func run(_ tool: Tool) throws -> ExitCode {
    let pictures =
      switch format {
      case .svg: PictureOptions(svg: true, start: start, drawsComparisons: selection.comparesWithRightWay)
      case .strip: PictureOptions(contactSheet: true, drawsComparisons: selection.comparesWithRightWay)
      case .trail: PictureOptions(onionSkin: true)
      case .tree: PictureOptions(tree: true)
      }
    return try selection.write(.film, format, pictures, tool)
  }
}

/// A form of a picture or film.
protocol SnapshotFormat: RawRepresentable<String> {
  /// Whether the format is SVG, not lines of characters.
  var isMarkup: Bool { get }

  /// The form of a picture or film; nil if it was not requested from the recipe.
  func form(of snapshot: Snapshot) -> String?
}

extension SnapshotFormat {
  /// A picture or film in this format.
  func text(of snapshot: Snapshot) throws(ToolError) -> String {
    if let text = form(of: snapshot) { return text }
    throw ToolError("The \(snapshot.kind) '\(snapshot.name)' has no form '\(rawValue)'.")
  }
}

/// The forms of a picture.
enum PictureFormat: String, CaseIterable, Sendable, SnapshotFormat {
  case svg
  case tile
  case tree
  case terminal

  var isMarkup: Bool { self == .svg || self == .tile }

  func form(of snapshot: Snapshot) -> String? {
    switch (self, snapshot) {
    case (.svg, _): snapshot.comparison.map(\.svg) ?? snapshot.svg
    case (.tree, _): snapshot.tree
    case (.tile, .picture(let picture)): picture.tile
    case (.terminal, .picture(let picture)): picture.terminal
    case (.tile, .film), (.terminal, .film): nil
    }
  }
}

/// The forms of a film.
enum FilmFormat: String, CaseIterable, Sendable, SnapshotFormat {
  case svg
  case strip
  case trail
  case tree

  var isMarkup: Bool { self != .tree }

  func form(of snapshot: Snapshot) -> String? {
    switch (self, snapshot) {
    case (.svg, _): snapshot.comparison.map(\.svg) ?? snapshot.svg
    case (.tree, _): snapshot.tree
    case (.strip, .film(let film)): film.beside.map(\.strip) ?? film.strip
    case (.trail, .film(let film)): film.trail
    case (.strip, .picture), (.trail, .picture): nil
    }
  }
}
