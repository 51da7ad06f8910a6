import Rendering

/// The forms in which a run draws pictures and films; by default none, because rendering takes time.
package struct PictureOptions: Equatable, Sendable {
  /// The options of pictures in characters.
  package struct Terminal: Equatable, Sendable {
    /// The maximum number of columns.
    package var columns: Int
    package var colors: TerminalColors

    package init(columns: Int, colors: TerminalColors) {
      self.columns = columns
      self.colors = colors
    }
  }

  /// Whether pictures and films are drawn as SVG.
  package var svg = false
  /// The event that starts films in SVG.
  package var start = Film.Start.auto
  /// Whether pictures are drawn as tiles: cropped thumbnails, as SVG.
  package var thumbnail = false
  /// Whether films are drawn as contact sheets.
  package var contactSheet = false
  /// Whether films are drawn as stills with onion skins.
  package var onionSkin = false
  /// Whether annotated pictures, and the first frames of films, are also drawn without annotations.
  package var first = false
  /// Whether view trees of pictures and films are written.
  package var tree = false
  /// Whether wrong ways are compared with the right way.
  package var compares = false
  /// Whether wrong ways that look different are drawn beside the right way.
  package var drawsComparisons = false
  /// The number of drawn comparisons per wrong way: those that differ most; its other pictures are not drawn.
  ///
  /// Nil for no limit.
  package var comparisonLimit: Int?
  /// Whether live scenes are recorded.
  package var live = false
  /// Whether the states of the playground are recorded.
  package var states = false
  /// The options of pictures in characters; nil for no such pictures.
  package var terminal: Terminal?

  package init(
    svg: Bool = false,
    start: Film.Start = .auto,
    thumbnail: Bool = false,
    contactSheet: Bool = false,
    onionSkin: Bool = false,
    first: Bool = false,
    tree: Bool = false,
    compares: Bool = false,
    drawsComparisons: Bool = false,
    comparisonLimit: Int? = nil,
    live: Bool = false,
    states: Bool = false,
    terminal: Terminal? = nil
  ) {
    self.svg = svg
    self.start = start
    self.thumbnail = thumbnail
    self.contactSheet = contactSheet
    self.onionSkin = onionSkin
    self.first = first
    self.tree = tree
    self.compares = compares
    self.drawsComparisons = drawsComparisons
    self.comparisonLimit = comparisonLimit
    self.live = live
    self.states = states
    self.terminal = terminal
  }

  /// Whether the differences of wrong ways are needed.
  package var needsComparisons: Bool { compares || drawsComparisons }

  /// Whether pictures must be drawn; a tree needs no drawing.
  package var drawsPictures: Bool { svg || thumbnail || first || terminal != nil || needsComparisons }

  /// Whether frames of films must be drawn; a tree needs no drawing, and terminals show no films.
  package var drawsFilms: Bool { svg || contactSheet || onionSkin || first || needsComparisons }

  /// The words for the forms without options.
  private static var words: [(word: String, form: WritableKeyPath<PictureOptions, Bool>)] {
    [
      ("tile", \.thumbnail), ("strip", \.contactSheet), ("trail", \.onionSkin), ("first", \.first),
      ("tree", \.tree), ("compared", \.compares), ("live", \.live), ("states", \.states),
    ]
  }

  /// Parses a request such as `svg,tree` or `terminal:80:trueColor`; nil if it is invalid.
  package init?(_ text: String) {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      switch (parts[0], parts.count) {
      case ("svg", 1): svg = true
      case ("svg", 2):
        guard let start = Film.Start(rawValue: parts[1]) else { return nil }
        (svg, self.start) = (true, start)
      case ("beside", 1): drawsComparisons = true
      case ("beside", 2):
        guard let most = Int(parts[1]), most > 0 else { return nil }
        (drawsComparisons, comparisonLimit) = (true, most)
      case ("terminal", 3):
        guard let columns = Int(parts[1]), columns > 0, let colors = TerminalColors(rawValue: parts[2]) else {
          return nil
        }
        terminal = Terminal(columns: columns, colors: colors)
      default:
        guard let form = Self.words.first(where: { $0.word == word })?.form else { return nil }
        self[keyPath: form] = true
      }
    }
  }

  /// The request as text.
  package var text: String {
    var words: [String] = []
    if svg { words.append(start == .auto ? "svg" : "svg:\(start.rawValue)") }
    words += Self.words.filter { self[keyPath: $0.form] }.map(\.word)
    if drawsComparisons { words.append(comparisonLimit.map { "beside:\($0)" } ?? "beside") }
    if let terminal { words.append("terminal:\(terminal.columns):\(terminal.colors.rawValue)") }
    return words.joined(separator: ",")
  }
}
