import RecipeKit

/// Lays out checks: one line each with sentence, expected and actual value; long values go below.
struct CheckLayout {
  let lines: [ConsoleLine]

  /// The widest value that still stands in a column.
  private static let widestValue = 20

  /// What is shown of a check.
  private struct Row: Equatable {
    let symbol: MessageText
    let sentence: MessageText
    let expected: MessageText
    let actual: MessageText

    init(_ check: CheckRecord, _ purpose: Message.CheckPurpose) {
      sentence = MessageText(prose: check.sentence)
      expected = MessageText(check.expected)
      switch (purpose, check.passed) {
      case (.holding, true): (symbol, actual) = (.good("✓"), MessageText(check.actual))
      case (.holding, false), (.breaking, false): (symbol, actual) = (.bad("✗"), .bad(check.actual))
      case (.breaking, true): (symbol, actual) = (.caution("?"), .bad(check.actual))
      }
    }
  }

  init(
    _ checks: [CheckRecord],
    _ purpose: Message.CheckPurpose,
    _ indent: Int,
    _ width: Int,
    _ console: Console
  ) {
    let expectedTitle = "expected"
    let actualTitle =
      switch purpose {
      case .holding: "actual"
      case .breaking: "instead"
      }
    let rows = checks.map { Row($0, purpose) }
    let short = rows.filter { row in
      [row.expected, row.actual].allSatisfy { value in
        console.line(value).width <= Self.widestValue && !value.string.contains(where: \.isNewline)
      }
    }
    func column(_ title: String, _ values: [MessageText]) -> Int {
      (values.map { console.line($0).width } + [title.count]).max() ?? 0
    }
    let expected = column(expectedTitle, short.map(\.expected))
    let actual = column(actualTitle, short.map(\.actual))
    let sentence = width - indent - 2 - 2 - expected - 2 - actual
    let longest = short.map { console.line($0.sentence).width }.max() ?? 0
    let room = min(sentence, max(longest, 24))

    func line(_ symbol: ConsoleLine, _ text: ConsoleLine, _ values: [ConsoleLine]) -> ConsoleLine {
      let start = ConsoleLine(spaces: indent) + symbol.padded(to: 2) + text.padded(to: room)
      guard values.count == 2 else { return start }
      return start + ConsoleLine(spaces: 2) + values[0].padded(to: expected) + ConsoleLine(spaces: 2)
        + values[1]
    }
    var lines: [ConsoleLine] = []
    if !short.isEmpty {
      let titles = [expectedTitle, actualTitle].map { ConsoleLine(.faint($0)) }
      lines.append(line(ConsoleLine(), ConsoleLine(), titles))
    }
    for row in rows {
      let symbol = console.line(row.symbol)
      if short.contains(row) {
        let parts = console.line(row.sentence).wrapped(to: room)
        for (index, part) in parts.enumerated() {
          let values = index == 0 ? [console.line(row.expected), console.line(row.actual)] : []
          lines.append(line(index == 0 ? symbol : ConsoleLine(), part, values))
        }
      } else {
        let parts = console.line(row.sentence).wrapped(to: width - indent - 2)
        for (index, part) in parts.enumerated() {
          let start = index == 0 ? symbol.padded(to: 2) : ConsoleLine(spaces: 2)
          lines.append(ConsoleLine(spaces: indent) + start + part)
        }
        let fields =
          row.expected == row.actual
          ? [Message.Field(.faint("as expected"), row.actual)]
          : [
            Message.Field(.faint(expectedTitle), row.expected),
            Message.Field(.faint(actualTitle), row.actual),
          ]
        lines += FieldLayout(fields, indent + 4, width, console).lines
      }
    }
    self.lines = lines
  }
}
