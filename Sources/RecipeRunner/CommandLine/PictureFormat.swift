import RecipeKit

/// The forms of a picture.
enum PictureFormat: String, CaseIterable, Sendable {
  case svg
  case tile
  case tree
  case terminal

  /// Whether it is SVG, and not lines for people.
  var isMarkup: Bool {
    switch self {
    case .svg, .tile: true
    case .tree, .terminal: false
    }
  }

  /// A picture in this form, which must have been asked for.
  func text(of picture: PictureRecord) throws(ToolError) -> String {
    let text =
      switch self {
      case .svg: picture.svg
      case .tile: picture.tile
      case .tree: picture.tree
      case .terminal: picture.terminal
      }
    guard let text else {
      throw ToolError("The picture '\(picture.name)' came without its form '\(rawValue)'.")
    }
    return text
  }
}
