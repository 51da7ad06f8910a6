import Rendering

/// Which forms of pictures and films a run is to make; rendering costs time, so none are made unasked.
package struct PictureOptions: Equatable, Sendable {
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
  /// When the films begin that come as SVG.
  package var start = Film.Start.auto
  /// Whether pictures come as tiles: cropped to what matters, as SVG.
  package var tile = false
  /// Whether films come as stills in a row.
  package var strip = false
  /// Whether films come as one still.
  package var trail = false
  /// Whether pictures and films come as trees of views.
  package var tree = false
  /// Whether those of wrong ways are compared with the right way's.
  package var compares = false
  /// Whether those of wrong ways that look different come with the right way's beside them.
  package var beside = false
  /// Of how many moments of a wrong way both sides come, while its other moments are not drawn at all; nil for all.
  package var mostBeside: Int?
  /// Whether scenes come with which a reader can play.
  package var live = false
  /// Whether the states of the playground are recorded.
  package var states = false
  /// How pictures come in characters; nil for not at all.
  package var terminal: Terminal?

  package init(
    svg: Bool = false,
    start: Film.Start = .auto,
    tile: Bool = false,
    strip: Bool = false,
    trail: Bool = false,
    tree: Bool = false,
    compares: Bool = false,
    beside: Bool = false,
    mostBeside: Int? = nil,
    live: Bool = false,
    states: Bool = false,
    terminal: Terminal? = nil
  ) {
    self.svg = svg
    self.start = start
    self.tile = tile
    self.strip = strip
    self.trail = trail
    self.tree = tree
    self.compares = compares
    self.beside = beside
    self.mostBeside = mostBeside
    self.live = live
    self.states = states
    self.terminal = terminal
  }

  /// Whether anything is to be known of how wrong ways differ.
  package var looksForDifferences: Bool { compares || beside }

  /// Whether pictures must be drawn; a tree alone needs no drawing.
  package var drawsPictures: Bool { svg || tile || terminal != nil || looksForDifferences }

  /// Whether the frames of films must be drawn; a tree alone needs none, and terminals show no films.
  package var drawsFilms: Bool { svg || strip || trail || looksForDifferences }

  /// Reads an order in words, such as `svg,tree` or `terminal:80:trueColor`; nil if it is none.
  package init?(_ text: String) {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      switch (parts[0], parts.count) {
      case ("svg", 1): svg = true
      case ("svg", 2):
        guard let start = Film.Start(rawValue: parts[1]) else { return nil }
        svg = true
        self.start = start
      case ("tile", 1): tile = true
      case ("strip", 1): strip = true
      case ("trail", 1): trail = true
      case ("tree", 1): tree = true
      case ("states", 1): states = true
      case ("compared", 1): compares = true
      case ("beside", 1): beside = true
      case ("beside", 2):
        guard let most = Int(parts[1]), most > 0 else { return nil }
        (beside, mostBeside) = (true, most)
      case ("live", 1): live = true
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
    if svg { words.append(start == .auto ? "svg" : "svg:\(start.rawValue)") }
    if tile { words.append("tile") }
    if strip { words.append("strip") }
    if trail { words.append("trail") }
    if tree { words.append("tree") }
    if compares { words.append("compared") }
    if beside { words.append(mostBeside.map { "beside:\($0)" } ?? "beside") }
    if live { words.append("live") }
    if states { words.append("states") }
    if let terminal { words.append("terminal:\(terminal.columns):\(terminal.colors.rawValue)") }
    return words.joined(separator: ",")
  }
}
