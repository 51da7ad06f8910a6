import Rendering

/// A line of text as the terminal shows it: characters with styles and widths.
struct ConsoleLine: Equatable {
  private struct Cell: Equatable {
    var character: Character
    var style: MessageText.Style
    var width: Int
  }

  private var cells: [Cell] = []

  init() {}

  init(spaces: Int) {
    cells = Array(repeating: Cell(character: " ", style: .plain, width: 1), count: max(0, spaces))
  }

  /// A line of the given text; line feeds count as spaces, and other control characters are spelt out.
  init(_ text: MessageText, marksCode: Bool = false) {
    for span in text.spans {
      let words = marksCode && span.style == .code ? "`\(span.text)`" : span.text
      for character in words {
        if Self.isControl(character) {
          for shown in Self.spelling(of: character) { append(shown, span.style) }
        } else {
          append(character, span.style)
        }
      }
    }
  }

  private mutating func append(_ character: Character, _ style: MessageText.Style) {
    cells.append(Cell(character: character, style: style, width: CharacterWidth.of(character)))
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(ControlCharacters.contains) ?? false
  }

  private static func spelling(of character: Character) -> String {
    if character.isNewline || character == "\t" { return " " }
    return character.unicodeScalars.map(ControlCharacters.spelling).joined()
  }

  /// The number of columns that the line takes.
  var width: Int {
    Self.width(of: cells)
  }

  /// The line without spaces at its end.
  var trimmed: ConsoleLine {
    var line = self
    while line.cells.last?.character == " " { line.cells.removeLast() }
    return line
  }

  /// The line with spaces behind it, or before it, to the given width.
  func padded(to width: Int, right: Bool = false) -> ConsoleLine {
    let spaces = ConsoleLine(spaces: width - self.width)
    return right ? spaces + self : self + spaces
  }

  static func + (left: ConsoleLine, right: ConsoleLine) -> ConsoleLine {
    var sum = left
    sum.cells += right.cells
    return sum
  }

  /// The line with spaces in parentheses at which it is not to be broken, so that `(20, 20, 125, 125)` stays whole.
  var keepingParenthesesWhole: ConsoleLine {
    var line = self
    var depth = 0
    for index in line.cells.indices {
      switch line.cells[index].character {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case " " where depth > 0: line.cells[index].character = Self.firmSpace
      default: break
      }
    }
    return line
  }

  private static let firmSpace: Character = "\u{A0}"

  /// The line broken at spaces into lines of at most the given width; longer words are broken anywhere.
  func wrapped(to width: Int) -> [ConsoleLine] {
    let limit = max(8, width)
    var lines: [ConsoleLine] = []
    var line = ConsoleLine()
    var lineWidth = 0
    for word in cells.split(whereSeparator: { $0.character == " " }) {
      var word = word
      var wordWidth = Self.width(of: word)
      if lineWidth > 0, lineWidth + 1 + wordWidth > limit {
        lines.append(line)
        (line, lineWidth) = (ConsoleLine(), 0)
      }
      while wordWidth > limit {
        let head = Self.prefix(of: word, limit)
        lines.append(ConsoleLine(cells: head))
        word = word[head.endIndex...]
        wordWidth -= Self.width(of: head)
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

  /// A space within words of one style has that style, so that a coloured phrase stays in one piece.
  private static func space(between left: Cell?, _ right: Cell?) -> Cell {
    let style = left?.style == right?.style ? left?.style : .plain
    return Cell(character: " ", style: style ?? .plain, width: 1)
  }

  private static func prefix(of cells: ArraySlice<Cell>, _ limit: Int) -> ArraySlice<Cell> {
    var width = 0
    return cells.prefix { cell in
      width += cell.width
      return width <= limit
    }
  }

  private static func width(of cells: some Sequence<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// The characters, with the terminal's codes for the styles if wanted.
  func text(colored: Bool) -> String {
    guard colored else { return String(cells.map { Self.written($0.character) }) }
    var text = ""
    var style = MessageText.Style.plain
    for cell in cells {
      if cell.style != style {
        text += (style == .plain ? "" : "\u{1B}[0m") + cell.style.code
        style = cell.style
      }
      text.append(Self.written(cell.character))
    }
    return style == .plain ? text : text + "\u{1B}[0m"
  }

  private static func written(_ character: Character) -> Character {
    character == firmSpace ? " " : character
  }
}

extension MessageText.Style {
  /// The terminal's code that begins the style.
  fileprivate var code: String {
    switch self {
    case .plain: ""
    case .strong: "\u{1B}[1m"
    case .faint, .comment: "\u{1B}[2m"
    case .good: "\u{1B}[32m"
    case .bad: "\u{1B}[31m"
    case .caution: "\u{1B}[33m"
    case .code: "\u{1B}[36m"
    case .keyword: "\u{1B}[35m"
    case .type: "\u{1B}[36m"
    case .literal: "\u{1B}[33m"
    }
  }
}
