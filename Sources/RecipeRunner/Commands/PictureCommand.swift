import RecipeKit
import Rendering

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
      case .svg: PictureOptions(selection.withComparison([.svg]))
      case .tile: PictureOptions([.tile])
      case .tree: PictureOptions([.tree])
      case .terminal:
        PictureOptions(terminal: .init(columns: tool.console.width, colors: tool.color.pictureColors))
      }
    return try selection.write(.picture, format, pictures, tool)
  }
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
      case .svg: PictureOptions(selection.withComparison([.svg]), start: start)
      case .strip: PictureOptions(selection.withComparison([.strip]))
      case .trail: PictureOptions([.trail])
      case .tree: PictureOptions([.tree])
      }
    return try selection.write(.film, format, pictures, tool)
  }
}

/// A form of a picture or film, by the name of its option.
protocol SnapshotRecordFormat: RawRepresentable<String> {
  /// The form in a record; nil there if it was not requested from the recipe.
  var form: KeyPath<SnapshotRecord, String?> { get }
}

extension SnapshotRecordFormat {
  /// Whether the format is SVG, not lines of characters.
  var isMarkup: Bool { rawValue != "tree" && rawValue != "terminal" }

  func text(of snapshot: SnapshotRecord) throws(ToolError) -> String {
    if let text = snapshot[keyPath: form] { return text }
    throw ToolError("The \(snapshot.kind) '\(snapshot.name)' has no form '\(rawValue)'.")
  }
}

enum PictureFormat: String, CaseIterable, Sendable, SnapshotRecordFormat {
  case svg
  case tile
  case tree
  case terminal

  var form: KeyPath<SnapshotRecord, String?> {
    switch self {
    case .svg: \.shownSVG
    case .tile: \.tile
    case .tree: \.tree
    case .terminal: \.terminal
    }
  }
}

enum FilmFormat: String, CaseIterable, Sendable, SnapshotRecordFormat {
  case svg
  case strip
  case trail
  case tree

  var form: KeyPath<SnapshotRecord, String?> {
    switch self {
    case .svg: \.shownSVG
    case .strip: \.shownStrip
    case .trail: \.trail
    case .tree: \.tree
    }
  }
}

extension SnapshotRecord {
  /// The picture or film, beside the right way's if they were compared.
  fileprivate var shownSVG: String? { beside.map(\.svg) ?? svg }

  /// The contact sheet, below the right way's if they were compared.
  fileprivate var shownStrip: String? { beside.map(\.strip) ?? strip }
}
