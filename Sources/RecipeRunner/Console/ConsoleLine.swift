import Rendering

/// A line of text as the terminal shows it: characters with their styles and widths.
struct ConsoleLine: Equatable {
  private struct Cell: Equatable {
    var character: Character
    var style: MessageText.Style
    var width = 1

    var isSpace: Bool { character == " " }
  }

  private var cells: [Cell] = []

  init() {}

  init(spaces: Int) {
    cells = Array(repeating: Cell(character: " ", style: .plain), count: max(0, spaces))
  }

  /// Converts a text to one line: line feeds become spaces, and other control characters are escaped.
  init(_ text: MessageText, marksCode: Bool = false) {
    for span in text.spans {
      append(marksCode && span.style == .code ? "`\(span.text)`" : span.text, span.style)
    }
  }

  private mutating func append(_ words: String, _ style: MessageText.Style) {
    for character in words {
      if character.unicodeScalars.first.map(ControlCharacters.contains) == true {
        cells += Self.visible(character).map { Cell(character: $0, style: style) }
      } else {
        cells.append(Cell(character: character, style: style, width: CharacterWidth.of(character)))
      }
    }
  }

  /// A control character as it is shown.
  private static func visible(_ character: Character) -> String {
    if character.isNewline || character == "\t" { return " " }
    return character.unicodeScalars.map(ControlCharacters.escapeSequence).joined()
  }

  var width: Int { Self.width(of: cells) }

  var trimmed: ConsoleLine {
    var line = self
    while line.cells.last?.isSpace == true { line.cells.removeLast() }
    return line
  }

  /// The line padded to the given width with spaces at its end, or at its beginning if `right`.
  func padded(to width: Int, right: Bool = false) -> ConsoleLine {
    let spaces = ConsoleLine(spaces: width - self.width)
    return right ? spaces + self : self + spaces
  }

  static func + (left: ConsoleLine, right: ConsoleLine) -> ConsoleLine {
    var sum = left
    sum.cells += right.cells
    return sum
  }

  /// The line with non-breaking spaces inside parentheses, so that `(20, 20, 125, 125)` isn't broken.
  var keepingParenthesesWhole: ConsoleLine {
    var line = self
    var depth = 0
    for index in line.cells.indices {
      switch line.cells[index].character {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case " " where depth > 0: line.cells[index].character = Self.noBreakSpace
      default: break
      }
    }
    return line
  }

  private static let noBreakSpace: Character = "\u{A0}"

  /// The width of the widest word.
  var widestWord: Int { cells.split(whereSeparator: \.isSpace).map { Self.width(of: $0) }.max() ?? 0 }

  /// The line wrapped at spaces to the given width; longer words stay whole, but for their no-break spaces.
  func wrapped(to width: Int) -> [ConsoleLine] {
    let limit = max(8, width)
    var lines: [ConsoleLine] = []
    var line = ConsoleLine()
    var lineWidth = 0
    let words = cells.split(whereSeparator: \.isSpace).flatMap { word in
      Self.width(of: word) > limit ? word.split { $0.character == Self.noBreakSpace } : [word]
    }
    for word in words {
      let wordWidth = Self.width(of: word)
      if lineWidth > 0, lineWidth + 1 + wordWidth > limit {
        lines.append(line)
        (line, lineWidth) = (ConsoleLine(), 0)
      }
      if lineWidth > 0 {
        line.cells.append(Self.space(between: line.cells.last, word.first))
        lineWidth += 1
      }
      line.cells += word
      lineWidth += wordWidth
    }
    return lines + [line]
  }

  private init(cells: some Sequence<Cell>) {
    self.cells = Array(cells)
  }

  /// A space between words of the same style gets that style, so that a coloured phrase is one run.
  private static func space(between left: Cell?, _ right: Cell?) -> Cell {
    let style = left?.style == right?.style ? left?.style : .plain
    return Cell(character: " ", style: style ?? .plain)
  }

  private static func width(of cells: some Sequence<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// The characters, with the terminal's escape codes for styles if `colored`.
  func text(colored: Bool) -> String {
    var text = ""
    var style = MessageText.Style.plain
    for cell in cells {
      if colored, cell.style != style {
        text += (style == .plain ? "" : "\u{1B}[0m") + cell.style.code
        style = cell.style
      }
      text.append(cell.character == Self.noBreakSpace ? " " : cell.character)
    }
    return style == .plain ? text : text + "\u{1B}[0m"
  }
}

extension MessageText.Style {
  /// The escape code that begins the style.
  fileprivate var code: String {
    switch self {
    case .plain: ""
    case .strong: "\u{1B}[1m"
    case .faint, .comment: "\u{1B}[2m"
    case .good: "\u{1B}[32m"
    case .bad: "\u{1B}[31m"
    case .warning: "\u{1B}[33m"
    case .code: "\u{1B}[36m"
    case .keyword: "\u{1B}[35m"
    case .type: "\u{1B}[36m"
    case .literal: "\u{1B}[33m"
    }
  }
}
