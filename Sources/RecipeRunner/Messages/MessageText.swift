/// Text whose parts have a meaning that colour can show.
package struct MessageText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// What a part of a text is.
  package enum Style: Equatable, Sendable {
    case plain
    /// Important words.
    case strong
    /// Words of less weight.
    case faint
    /// Something that is as it must be.
    case good
    /// Something that is not as it must be.
    case bad
    /// Something to look at.
    case caution
    /// Code among words.
    case code
    /// Parts of a listing.
    case keyword
    case type
    case literal
    case comment
  }

  /// A part in one style.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var style: Style
  }

  /// The parts, in order.
  package var spans: [Span]

  package init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// Reads an author's prose: `code` between backticks, *strong* words between asterisks.
  package init(prose: String) {
    spans = []
    var text = ""
    var open: (mark: Character, style: Style)?
    func style(of mark: Character) -> Style { mark == "`" ? .code : .strong }
    let characters = Array(prose)
    for (index, character) in characters.enumerated() {
      if let mark = open {
        if character == mark.mark {
          append(text, mark.style)
          (text, open) = ("", nil)
        } else {
          text.append(character)
        }
      } else if character == "`" || character == "*",
        Self.opens(character, at: index, in: characters)
      {
        append(text, .plain)
        (text, open) = ("", (character, style(of: character)))
      } else {
        text.append(character)
      }
    }
    if let open { text = String(open.mark) + text }
    append(text, .plain)
  }

  /// Whether a mark begins marked words: something else follows it at once, and it comes once more.
  private static func opens(_ mark: Character, at index: Int, in text: [Character]) -> Bool {
    guard text.indices.contains(index + 1), !text[index + 1].isWhitespace, text[index + 1] != mark else {
      return false
    }
    guard text[(index + 1)...].contains(mark) else { return false }
    return mark == "`" || index == 0 || text[index - 1].isWhitespace
  }

  private mutating func append(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    spans.append(Span(text: text, style: style))
  }

  /// The words alone.
  package var string: String {
    spans.map(\.text).joined()
  }

  package static func + (left: MessageText, right: MessageText) -> MessageText {
    var sum = left
    sum.spans += right.spans
    return sum
  }

  package static func strong(_ text: String) -> MessageText { MessageText(text, .strong) }
  package static func faint(_ text: String) -> MessageText { MessageText(text, .faint) }
  package static func good(_ text: String) -> MessageText { MessageText(text, .good) }
  package static func bad(_ text: String) -> MessageText { MessageText(text, .bad) }
  package static func caution(_ text: String) -> MessageText { MessageText(text, .caution) }
}
