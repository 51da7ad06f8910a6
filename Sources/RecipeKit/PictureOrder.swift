import Rendering

/// Which forms of pictures and films a run is to make; rendering costs time, so none are made unasked.
package struct PictureOrder: Equatable, Sendable {
  /// Characters for a terminal.
  package struct Terminal: Equatable, Sendable {
    /// The most columns.
    package var columns: Int
    package var colors: TerminalColors

    package init(columns: Int, colors: TerminalColors) {
      self.columns = columns
      self.colors = colors
    }
  }

  /// Whether pictures, and films, come as SVG.
  package var svg = false
  /// Whether films come as stills in a row.
  package var strip = false
  /// Whether pictures and films come as trees of views.
  package var tree = false
  /// How pictures come in characters; nil for not at all.
  package var terminal: Terminal?

  package init(svg: Bool = false, strip: Bool = false, tree: Bool = false, terminal: Terminal? = nil) {
    self.svg = svg
    self.strip = strip
    self.tree = tree
    self.terminal = terminal
  }

  /// Whether pictures must be drawn; a tree alone needs no drawing.
  package var drawsPictures: Bool { svg || terminal != nil }

  /// Whether the frames of films must be drawn; a tree alone needs none, and terminals show no films.
  package var drawsFilms: Bool { svg || strip }

  /// Reads an order in words, such as `svg,tree` or `terminal:80:trueColor`; nil if it is none.
  package init?(_ text: String) {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      switch (parts[0], parts.count) {
      case ("svg", 1): svg = true
      case ("strip", 1): strip = true
      case ("tree", 1): tree = true
      case ("terminal", 3):
        guard let columns = Int(parts[1]), columns > 0, let colors = TerminalColors(rawValue: parts[2]) else {
          return nil
        }
        terminal = Terminal(columns: columns, colors: colors)
      default: return nil
      }
    }
  }

  /// The order in words.
  package var text: String {
    var words: [String] = []
    if svg { words.append("svg") }
    if strip { words.append("strip") }
    if tree { words.append("tree") }
    if let terminal { words.append("terminal:\(terminal.columns):\(terminal.colors.rawValue)") }
    return words.joined(separator: ",")
  }
}
