/// Lays out a table: columns as wide as they must be, two spaces apart; wrapped columns share what is left.
struct TableLayout {
  let lines: [ConsoleLine]

  init(
    _ columns: [Message.Column],
    _ rows: [[MessageText]],
    _ indent: Int,
    _ width: Int,
    _ console: Console
  ) {
    let gap = 2
    let titles = columns.map { console.line(.faint($0.title)) }
    let cells = rows.map { $0.map(console.line) }
    var widths = columns.indices.map { column in
      ([titles[column]] + cells.map { $0[column] }).map(\.width).max() ?? 0
    }
    let room = width - indent - gap * (columns.count - 1)
    let wrapped = columns.indices.filter { columns[$0].alignment == .wrapped }
    let excess = widths.reduce(0, +) - room
    if excess > 0, let column = wrapped.first {
      widths[column] = max(12, widths[column] - excess)
    }

    func line(_ row: [ConsoleLine]) -> ConsoleLine {
      row.indices.reduce(ConsoleLine(spaces: indent)) { line, column in
        let cell = row[column].padded(to: widths[column], right: columns[column].alignment == .right)
        return line + (column == 0 ? ConsoleLine() : ConsoleLine(spaces: gap)) + cell
      }
    }
    func broken(_ row: [ConsoleLine]) -> [ConsoleLine] {
      let parts = row.indices.map { column in
        columns[column].alignment == .wrapped ? row[column].wrapped(to: widths[column]) : [row[column]]
      }
      return (0..<(parts.map(\.count).max() ?? 0)).map { number in
        line(parts.map { $0.indices.contains(number) ? $0[number] : ConsoleLine() })
      }
    }
    lines = [line(titles)] + cells.flatMap(broken)
  }
}
