/// A line of text as the terminal shows it: characters with styles and widths.
struct TextLine: Equatable {
  private struct Cell: Equatable {
    var character: Character
    var style: StyledText.Style
    var width: Int
  }

  private var cells: [Cell] = []

  init() {}

  init(spaces: Int) {
    cells = Array(repeating: Cell(character: " ", style: .plain, width: 1), count: max(0, spaces))
  }

  /// A line of the given text; line feeds count as spaces, and other control characters are spelt out.
  init(_ text: StyledText, marksCode: Bool = false) {
    for span in text.spans {
      let words = marksCode && span.style == .code ? "`\(span.text)`" : span.text
      for character in words {
        for shown in Self.shown(character) {
          cells.append(Cell(character: shown, style: span.style, width: CharacterWidth.of(shown)))
        }
      }
    }
  }

  private static func shown(_ character: Character) -> String {
    if character.isNewline || character == "\t" { return " " }
    guard let scalar = character.unicodeScalars.first, scalar.properties.generalCategory == .control else {
      return String(character)
    }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// The number of columns that the line takes.
  var width: Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// The line without spaces at its end.
  var trimmed: TextLine {
    var line = self
    while line.cells.last?.character == " " { line.cells.removeLast() }
    return line
  }

  /// The line with spaces behind it, or before it, to the given width.
  func padded(to width: Int, right: Bool = false) -> TextLine {
    let spaces = TextLine(spaces: width - self.width)
    return right ? spaces + self : self + spaces
  }

  static func + (left: TextLine, right: TextLine) -> TextLine {
    var sum = left
    sum.cells += right.cells
    return sum
  }

  /// The line broken at spaces into lines of at most the given width; longer words are broken anywhere.
  func wrapped(to width: Int) -> [TextLine] {
    let limit = max(8, width)
    var lines: [TextLine] = []
    var line = TextLine()
    for word in cells.split(separator: " ", by: \.character) {
      var word = TextLine(cells: word)
      if line.width > 0, line.width + 1 + word.width > limit {
        lines.append(line)
        line = TextLine()
      }
      while word.width > limit {
        let head = word.prefix(limit)
        lines.append(head)
        word.cells.removeFirst(head.cells.count)
      }
      line = line.cells.isEmpty ? word : line + Self.space(between: line, word) + word
    }
    return lines + [line]
  }

  private init(cells: some Sequence<Cell>) {
    self.cells = Array(cells)
  }

  /// A space within words of one style has that style, so that a coloured phrase stays in one piece.
  private static func space(between left: TextLine, _ right: TextLine) -> TextLine {
    let style = left.cells.last?.style == right.cells.first?.style ? left.cells.last?.style : .plain
    return TextLine(cells: [Cell(character: " ", style: style ?? .plain, width: 1)])
  }

  private func prefix(_ limit: Int) -> TextLine {
    var width = 0
    return TextLine(
      cells: cells.prefix { cell in
        width += cell.width
        return width <= limit
      }
    )
  }

  /// The characters, with the terminal's codes for the styles if wanted.
  func text(colored: Bool) -> String {
    guard colored else { return String(cells.map(\.character)) }
    var text = ""
    var style = StyledText.Style.plain
    for cell in cells {
      if cell.style != style {
        text += (style == .plain ? "" : "\u{1B}[0m") + cell.style.code
        style = cell.style
      }
      text.append(cell.character)
    }
    return style == .plain ? text : text + "\u{1B}[0m"
  }
}

extension StyledText.Style {
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

extension Array {
  fileprivate func split<Key: Equatable>(separator: Key, by key: (Element) -> Key) -> [ArraySlice<Element>] {
    split(whereSeparator: { key($0) == separator })
  }
}
