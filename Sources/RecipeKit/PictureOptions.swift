import Rendering

/// The forms in which a run draws pictures and films; by default none, because rendering takes time.
package struct PictureOptions: Equatable, Sendable {
  /// A form, by its word in a request.
  package enum Form: String, CaseIterable, Sendable {
    /// Pictures and films as SVG.
    case svg
    /// Pictures as cropped thumbnails, as SVG.
    case tile
    /// Pictures and films cropped for cards, as SVG.
    case cover
    /// The part of the screen that matters, of pictures and films, as SVG.
    case detail
    /// Films as contact sheets, as SVG.
    case strip
    /// Films as stills with onion skins, as SVG.
    case trail
    /// Annotated pictures, and the first frames of films, without annotations, as SVG.
    case first
    /// View trees of pictures and films.
    case tree
    /// The differences of wrong ways from the right way.
    case compared
    /// Wrong ways that look different, beside the right way, as SVG.
    case beside
    case live
    case states
    /// No form, but devices in a neutral body instead of their models', in lessons that are not history.
    case neutral
  }

  /// The options of pictures in characters.
  package struct Terminal: Equatable, Sendable {
    package var columns: Int
    package var colors: TerminalColors
    /// The maximum number of lines of a picture that is cropped to its content; nil for the whole screen in 40 rows.
    package var rows: Int?

    package init(columns: Int, colors: TerminalColors, rows: Int? = nil) {
      (self.columns, self.colors, self.rows) = (columns, colors, rows)
    }
  }

  package var forms: Set<Form> = []
  /// The event that starts films in SVG.
  package var start = Film.Start.auto
  /// The number of drawn comparisons per wrong way: those that differ most; its other pictures are not drawn.
  ///
  /// Nil for no limit.
  package var comparisonLimit: Int?
  /// The options of pictures in characters; nil for no such pictures.
  package var terminal: Terminal?

  package init(
    _ forms: Set<Form> = [],
    start: Film.Start = .auto,
    comparisonLimit: Int? = nil,
    terminal: Terminal? = nil
  ) {
    (self.forms, self.start) = (forms, start)
    (self.comparisonLimit, self.terminal) = (comparisonLimit, terminal)
  }

  package func contains(_ form: Form) -> Bool { forms.contains(form) }

  var needsComparisons: Bool { !forms.isDisjoint(with: [.compared, .beside]) }

  /// Whether pictures must be drawn; a tree needs no drawing.
  var drawsPictures: Bool {
    needsComparisons || terminal != nil || !forms.isDisjoint(with: [.svg, .tile, .cover, .detail, .first])
  }

  /// Whether frames of films must be drawn; a tree needs no drawing, and terminals show no films.
  var drawsFilms: Bool {
    needsComparisons || !forms.isDisjoint(with: [.svg, .cover, .detail, .strip, .trail, .first])
  }

  /// Parses a request such as `svg,tree` or `terminal:80:trueColor`; nil if it is invalid.
  package init?(_ text: String) {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      switch (parts[0], parts.count) {
      case ("svg", 2):
        guard let start = Film.Start(rawValue: parts[1]) else { return nil }
        forms.insert(.svg)
        self.start = start
      case ("beside", 2):
        guard let most = Int(parts[1]), most > 0 else { return nil }
        forms.insert(.beside)
        comparisonLimit = most
      case ("terminal", 3), ("terminal", 4):
        guard let columns = Int(parts[1]), columns > 0, let colors = TerminalColors(rawValue: parts[2]) else {
          return nil
        }
        terminal = Terminal(columns: columns, colors: colors)
        guard parts.count > 3 else { continue }
        guard let rows = Int(parts[3]), rows > 0 else { return nil }
        terminal?.rows = rows
      default:
        guard let form = Form(rawValue: String(word)) else { return nil }
        forms.insert(form)
      }
    }
  }

  package var text: String {
    var words = Form.allCases.filter(forms.contains).map { form in
      switch form {
      case .svg where start != .auto: "svg:\(start.rawValue)"
      case .beside: comparisonLimit.map { "beside:\($0)" } ?? "beside"
      default: form.rawValue
      }
    }
    if let terminal {
      let rows = terminal.rows.map { ":\($0)" } ?? ""
      words.append("terminal:\(terminal.columns):\(terminal.colors.rawValue)\(rows)")
    }
    return words.joined(separator: ",")
  }
}
