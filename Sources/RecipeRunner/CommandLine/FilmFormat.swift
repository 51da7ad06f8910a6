import RecipeKit

/// The forms of a film.
enum FilmFormat: String, CaseIterable, Sendable {
  case svg
  case strip
  case trail
  case tree

  /// Whether it is SVG, and not lines for people.
  var isMarkup: Bool {
    switch self {
    case .svg, .strip, .trail: true
    case .tree: false
    }
  }

  /// A film in this form, which must have been asked for.
  func text(of film: FilmRecord) throws(ToolError) -> String {
    let text =
      switch self {
      case .svg: film.svg
      case .strip: film.strip
      case .trail: film.trail
      case .tree: film.tree
      }
    guard let text else { throw ToolError("The film '\(film.name)' came without its form '\(rawValue)'.") }
    return text
  }
}
