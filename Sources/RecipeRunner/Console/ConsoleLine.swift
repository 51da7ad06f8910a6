import Rendering

/// A line of text as the terminal shows it: characters with their styles and widths.
struct ConsoleLine: Equatable {
  /// A Unicode scalar: plain data, so that cutting and joining lines copies bytes.
  private struct Cell: Equatable {
    var scalar: Unicode.Scalar
    /// Whether the character consists of several scalars; the first has its width, the others have none.
    var isJoined: Bool
    var style: MessageText.Style
    var width: UInt8

    init(_ scalar: Unicode.Scalar, _ style: MessageText.Style, width: Int = 1, isJoined: Bool = false) {
      self.scalar = scalar
      self.isJoined = isJoined
      self.style = style
      self.width = UInt8(width)
    }

    var isSpace: Bool { scalar == " " && !isJoined }
  }

  private var cells: [Cell] = []

  init() {}

  init(spaces: Int) {
    cells = Array(repeating: Cell(" ", .plain), count: max(0, spaces))
  }

  /// Converts a text to one line: line feeds become spaces, and other control characters are escaped.
  init(_ text: MessageText, marksCode: Bool = false) {
    for span in text.spans {
      append(marksCode && span.style == .code ? "`\(span.text)`" : span.text, span.style)
    }
  }

  private mutating func append(_ words: String, _ style: MessageText.Style) {
    // ASCII text needs no grapheme breaking.
    if words.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      for byte in words.utf8 { cells.append(Cell(Unicode.Scalar(byte), style)) }
      return
    }
    for character in words {
      if Self.isControl(character) {
        for shown in Self.escapeSequence(of: character) { append(shown, style) }
      } else {
        append(character, style)
      }
    }
  }

  private mutating func append(_ character: Character, _ style: MessageText.Style) {
    let scalars = character.unicodeScalars
    let isJoined = scalars.dropFirst().first != nil
    var width = CharacterWidth.of(character)
    for scalar in scalars {
      cells.append(Cell(scalar, style, width: width, isJoined: isJoined))
      width = 0
    }
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(ControlCharacters.contains) ?? false
  }

  private static func escapeSequence(of character: Character) -> String {
    if character.isNewline || character == "\t" { return " " }
    return character.unicodeScalars.map(ControlCharacters.escapeSequence).joined()
  }

  var width: Int {
    Self.width(of: cells)
  }

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
      guard !line.cells[index].isJoined else { continue }
      switch line.cells[index].scalar {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case " " where depth > 0: line.cells[index].scalar = Self.noBreakSpace
      default: break
      }
    }
    return line
  }

  private static let noBreakSpace: Unicode.Scalar = "\u{A0}"

  /// The line wrapped at spaces to the given width; longer words are broken anywhere.
  func wrapped(to width: Int) -> [ConsoleLine] {
    let limit = max(8, width)
    var lines: [ConsoleLine] = []
    var line = ConsoleLine()
    var lineWidth = 0
    for word in cells.split(whereSeparator: \.isSpace) {
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

  /// A space between words of the same style gets that style, so that a coloured phrase is one run.
  private static func space(between left: Cell?, _ right: Cell?) -> Cell {
    let style = left?.style == right?.style ? left?.style : .plain
    return Cell(" ", style ?? .plain)
  }

  private static func prefix(of cells: ArraySlice<Cell>, _ limit: Int) -> ArraySlice<Cell> {
    var width = 0
    return cells.prefix { cell in
      width += Int(cell.width)
      return width <= limit
    }
  }

  private static func width(of cells: some Sequence<Cell>) -> Int {
    cells.reduce(0) { $0 + Int($1.width) }
  }

  /// The characters, with the terminal's escape codes for styles if `colored`.
  func text(colored: Bool) -> String {
    // Bytes, because appending scalars to a string is much slower.
    var text: [UInt8] = []
    text.reserveCapacity(cells.count)
    var style = MessageText.Style.plain
    for cell in cells {
      if colored, cell.style != style {
        text += ((style == .plain ? "" : "\u{1B}[0m") + cell.style.code).utf8
        style = cell.style
      }
      let scalar = cell.scalar == Self.noBreakSpace && !cell.isJoined ? " " : cell.scalar
      if scalar.isASCII { text.append(UInt8(scalar.value)) } else { text += String(scalar).utf8 }
    }
    if style != .plain { text += "\u{1B}[0m".utf8 }
    return String(decoding: text, as: UTF8.self)
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
