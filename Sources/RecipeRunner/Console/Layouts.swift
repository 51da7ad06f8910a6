import RecipeKit

/// Lays out checks: one line each with its sentence and its values; long values go on lines below.
struct CheckLayout {
  let lines: [ConsoleLine]

  private static let valueWidthLimit = 20

  private struct Row {
    let symbol: MessageText
    let sentence: MessageText
    let values: [MessageText]

    init(_ check: CheckRecord, _ purpose: Message.CheckPurpose) {
      sentence = MessageText(prose: check.sentence)
      let expected = MessageText(check.expected)
      switch (purpose, check.passed) {
      case (.held, true): (symbol, values) = (.good("✓"), [MessageText(check.actual)])
      case (.held, false): (symbol, values) = (.bad("✗"), [.bad(check.actual)])
      case (.holding, true): (symbol, values) = (.good("✓"), [expected, MessageText(check.actual)])
      case (.holding, false), (.breaking, false):
        (symbol, values) = (.bad("✗"), [expected, .bad(check.actual)])
      case (.teaching, false):
        let isLegible = check.expected.isLegible || check.actual.isLegible
        (symbol, values) = (.bad("✗"), isLegible ? [expected, .bad(check.actual)] : [])
      case (.breaking, true), (.teaching, true):
        (symbol, values) = (.warning("?"), [expected, .bad(check.actual)])
      }
    }

    /// Whether it has values, and all are short.
    func fitsInColumns(_ console: Console) -> Bool {
      !values.isEmpty
        && values.allSatisfy {
          console.line($0).width <= valueWidthLimit && !$0.string.contains(where: \.isNewline)
        }
    }

    /// The values as fields; equal values are shown once.
    func fields(_ titles: [String]) -> [Message.Field] {
      guard let value = values.last, values.contains(where: { $0 != value }) else {
        return values.prefix(1).map { Message.Field(.faint("as expected"), $0) }
      }
      return zip(titles, values).map { Message.Field(.faint($0), $1) }
    }
  }

  init(
    _ checks: [CheckRecord],
    _ purpose: Message.CheckPurpose,
    _ indent: Int,
    _ width: Int,
    _ console: Console
  ) {
    let titles =
      switch purpose {
      case .holding: ["expected", "actual"]
      case .held: ["as expected"]
      case .breaking, .teaching: ["expected", "instead"]
      }
    let all = checks.map { Row($0, purpose) }
    let short = all.filter { $0.fitsInColumns(console) }
    let columns = titles.indices.map { index in
      (short.map { console.line($0.values[index]).width } + [titles[index].count]).max() ?? 0
    }
    let sentence = width - indent - 2 - columns.map { $0 + 2 }.reduce(0, +)
    let longest = short.map { console.line($0.sentence).width }.max() ?? 0
    let room = min(sentence, max(longest, 24))
    let rows = all.map { row in
      (row: row, isShort: row.fitsInColumns(console) && console.line(row.sentence).widestWord <= room)
    }

    func line(_ symbol: ConsoleLine, _ text: ConsoleLine, _ values: [ConsoleLine]) -> ConsoleLine {
      let start = ConsoleLine(spaces: indent) + symbol.padded(to: 2) + text.padded(to: room)
      return zip(values, columns).enumerated().reduce(start) { line, value in
        let (text, column) = value.element
        let isLast = value.offset == values.count - 1
        return line + ConsoleLine(spaces: 2) + (isLast ? text : text.padded(to: column))
      }
    }
    var lines: [ConsoleLine] = []
    if rows.contains(where: \.isShort) {
      lines.append(line(ConsoleLine(), ConsoleLine(), titles.map { ConsoleLine(.faint($0)) }))
    }
    for (row, isShort) in rows {
      let symbol = console.line(row.symbol)
      if isShort {
        let parts = console.line(row.sentence).wrapped(to: room)
        for (index, part) in parts.enumerated() {
          let values = index == 0 ? row.values.map { console.line($0) } : []
          lines.append(line(index == 0 ? symbol : ConsoleLine(), part, values))
        }
      } else {
        let parts = console.line(row.sentence).wrapped(to: width - indent - 2)
        for (index, part) in parts.enumerated() {
          let start = index == 0 ? symbol.padded(to: 2) : ConsoleLine(spaces: 2)
          lines.append(ConsoleLine(spaces: indent) + start + part)
        }
        lines += FieldLayout(row.fields(titles), indent + 4, width, console).lines
      }
    }
    self.lines = lines
  }
}

/// Lays out fields: the names in one column, the values in the next.
struct FieldLayout {
  let lines: [ConsoleLine]

  init(_ fields: [Message.Field], _ indent: Int, _ width: Int, _ console: Console) {
    let names = fields.map { console.line($0.name) }
    let longest = width * 2 / 5
    let column = names.map(\.width).filter { $0 <= longest }.max() ?? 0
    lines = zip(fields, names).flatMap { field, name -> [ConsoleLine] in
      let start = ConsoleLine(spaces: indent) + name
      if field.value.string.contains(where: \.isNewline) {
        return [start] + Self.block(field.value, indent + 2, width)
      }
      let room = width - indent - column - 2
      let values = console.line(field.value).keepingParenthesesWhole.wrapped(to: room)
      let below = ConsoleLine(spaces: indent + column + 2)
      if name.width > column { return [start] + values.map { below + $0 } }
      return values.enumerated().map { index, value in
        (index == 0 ? start.padded(to: indent + column + 2) : below) + value
      }
    }
  }

  /// A value of several lines, such as a view tree, keeps its line breaks; only lines that are too long get more.
  private static func block(_ value: MessageText, _ indent: Int, _ width: Int) -> [ConsoleLine] {
    let style = value.spans.first?.style ?? .plain
    return value.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      let line = ConsoleLine(MessageText(String($0), style == .strong ? .plain : style))
      let parts = line.width > width - indent ? line.wrapped(to: width - indent) : [line]
      return parts.map { ConsoleLine(spaces: indent) + $0 }
    }
  }
}
