/// Lays out names with their values: the names in one column, the values beside them.
struct FieldLayout {
  let lines: [ConsoleLine]

  init(_ fields: [Message.Field], _ indent: Int, _ width: Int, _ console: Console) {
    let names = fields.map { console.line($0.name) }
    let longest = width * 2 / 5
    let column = names.map(\.width).filter { $0 <= longest }.max() ?? 0
    lines = zip(fields, names).flatMap { field, name -> [ConsoleLine] in
      let start = ConsoleLine(spaces: indent) + name
      if field.value.string.contains(where: \.isNewline) {
        return [start] + Self.block(field.value, indent + 2)
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

  /// A value of several lines, such as a view tree, keeps them as they are.
  private static func block(_ value: MessageText, _ indent: Int) -> [ConsoleLine] {
    let style = value.spans.first?.style ?? .plain
    return value.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      ConsoleLine(spaces: indent) + ConsoleLine(MessageText(String($0), style == .strong ? .plain : style))
    }
  }
}
