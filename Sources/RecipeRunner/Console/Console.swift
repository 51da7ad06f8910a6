import Foundation

/// Turns messages into the text that is written: adds line breaks, columns and colour.
struct Console: Equatable {
  /// The maximum width of a line, in columns.
  let width: Int
  let usesColor: Bool
  /// Whether the output is a terminal, not a log in which CI services look for commands.
  let isTerminal: Bool

  init(width: Int, usesColor: Bool, isTerminal: Bool = false) {
    self.width = width
    self.usesColor = usesColor
    self.isTerminal = isTerminal
  }

  /// The console for files: 80 columns without colour.
  static let plain = Console(width: 80, usesColor: false)

  /// The console for standard output: 80 columns, or less on a narrow terminal.
  init(color: ColorChoice) {
    let terminal = Terminal.standardOutput
    let usesColor =
      switch color {
      case .always: true
      case .never: false
      case .auto: EnvironmentVariable.forcesColor || terminal?.showsColor == true
      }
    let width = min(80, max(40, terminal?.width ?? 80))
    self.init(width: width, usesColor: usesColor, isTerminal: terminal != nil)
  }

  func text(_ messages: [Message]) -> String {
    messages.map(text).joined()
  }

  private func text(_ message: Message) -> String {
    switch message {
    case .blank: "\n"
    case .verbatim(let text): text
    case .picture(let picture, let indent):
      picture.split(separator: "\n").map { line in
        harmless(String(repeating: " ", count: indent) + ColorCodes.line(line, colored: usesColor)) + "\n"
      }.joined()
    case .title(let title, let aside):
      lines(spread(title, aside, indent: 0) + [ConsoleLine(.faint(String(repeating: "─", count: width)))])
    case .heading(let heading, let aside): lines(spread(heading.strong, aside, indent: 0))
    case .spread(let left, let aside, let indent): lines(spread(left, aside, indent: indent))
    case .paragraph(let text, let marker, let indent): lines(paragraph(text, marker, indent: indent))
    case .line(let text, let marker): lines([line(marker) + line(text)])
    case .code(let code, let indent): lines(listing(code, indent: indent))
    case .fields(let fields, let indent): lines(FieldLayout(fields, indent, width, self).lines)
    case .checks(let checks, let purpose, let indent):
      lines(CheckLayout(checks, purpose, indent, width, self).lines)
    case .table(let titles, let rows): lines(table(titles, rows))
    }
  }

  private func spread(_ left: MessageText, _ right: MessageText, indent: Int) -> [ConsoleLine] {
    let (leftLine, rightLine) = (line(left), line(right))
    let gap = width - indent - leftLine.width - rightLine.width
    if right.spans.isEmpty || gap < 2 {
      let below = right.spans.isEmpty ? [] : paragraph(right, "", indent: indent)
      return paragraph(left, "", indent: indent) + below
    }
    return [ConsoleLine(spaces: indent) + leftLine + ConsoleLine(spaces: gap) + rightLine]
  }

  private func paragraph(_ text: MessageText, _ marker: MessageText, indent: Int) -> [ConsoleLine] {
    let marker = line(marker)
    let hanging = indent + marker.width
    return line(text).wrapped(to: width - hanging).enumerated().map { index, line in
      (index == 0 ? ConsoleLine(spaces: indent) + marker : ConsoleLine(spaces: hanging)) + line
    }
  }

  private func listing(_ code: String, indent: Int) -> [ConsoleLine] {
    SwiftHighlighter.highlight(code).map {
      $0.spans.isEmpty ? line("") : ConsoleLine(spaces: indent) + line($0)
    }
  }

  /// Columns as wide as their content, two spaces apart.
  private func table(_ titles: [String], _ rows: [[MessageText]]) -> [ConsoleLine] {
    let cells = [titles.map { line(.faint($0)) }] + rows.map { $0.map(line) }
    let widths = titles.indices.map { column in cells.map { $0[column].width }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).dropFirst().reduce(row[0].padded(to: widths[0])) { line, cell in
        line + ConsoleLine(spaces: 2) + cell.0.padded(to: cell.1, right: true)
      }
    }
  }

  /// A text as a line of cells, with code in backticks if there is no colour.
  func line(_ text: MessageText) -> ConsoleLine {
    ConsoleLine(text, marksCode: !usesColor)
  }

  private func lines(_ lines: [ConsoleLine]) -> String {
    lines.map { harmless($0.trimmed.text(colored: usesColor)) + "\n" }.joined()
  }

  /// The lines of a text from elsewhere, such as a character picture, with all escape codes except colours
  /// escaped.
  func lines(of text: String, colored: Bool) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { harmless(ColorCodes.line(Substring($0), colored: colored)) }.joined(separator: "\n")
  }

  /// Equivalent SVG without anything that a CI service would interpret as a command.
  func markup(_ svg: String) -> String { isTerminal ? svg : LogCommandEscaping.escapedInXML(svg) }

  private func harmless(_ line: String) -> String {
    isTerminal ? line : LogCommandEscaping.escaped(line)
  }
}
