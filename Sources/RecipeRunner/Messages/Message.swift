import RecipeKit

/// A part of a report without colour, line breaks and column widths, which the console adds.
///
/// Indents are in columns.
package enum Message: Equatable, Sendable {
  case blank
  /// The title of a lesson, with a short text at the right and a rule below.
  case title(MessageText, aside: MessageText)
  /// The heading of a section, with a short text at the right.
  case heading(MessageText, aside: MessageText = "")
  /// Texts at the left and right ends of a line.
  case spread(MessageText, aside: MessageText, indent: Int)
  /// A paragraph, indented to the right of its marker.
  case paragraph(MessageText, marker: MessageText = "", indent: Int = 2)
  /// One line whose spaces are preserved.
  case line(MessageText, marker: MessageText)
  /// Preformatted code.
  case code(String, indent: Int)
  /// Names with values.
  case fields([Field], indent: Int)
  /// Checks with their expected and actual values.
  case checks([CheckRecord], CheckPurpose, indent: Int)
  /// Rows below column titles: names in the first column, numbers in the others.
  case table([String], rows: [[MessageText]])
  /// A character picture, with the terminal's escape codes for colours.
  case picture(String, indent: Int)
  /// Text for programs, written unchanged.
  case verbatim(String)

  /// A name with its value; values of several lines are shown below the name.
  package struct Field: Equatable, Sendable {
    package var name: MessageText
    package var value: MessageText

    package init(_ name: MessageText, _ value: MessageText) {
      self.name = name
      self.value = value
    }
  }

  /// The purpose for which checks are shown.
  package enum CheckPurpose: Sendable {
    /// They must hold.
    case holding
    /// They hold, so one value is enough.
    case held
    /// A wrong way must break them.
    case breaking
    /// As `breaking`, for learners: values that they can't read are omitted.
    case teaching
  }
}

/// Text whose parts have semantic styles, which the console may show as colours.
package struct MessageText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The style of a part of a text.
  package enum Style: Equatable, Sendable {
    case plain
    case strong
    /// Secondary words.
    case faint
    case good
    case bad
    case warning
    /// Code in a sentence.
    case code
    /// Parts of highlighted code.
    case keyword
    case type
    case literal
    case comment
  }

  package struct Span: Equatable, Sendable {
    package var text: String
    package var style: Style
  }

  package var spans: [Span]

  package init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// Parses an author's prose: `code` between backticks, *strong* words between asterisks.
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

  /// Whether a mark opens a style: it is followed by a non-space, and a closing mark exists.
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

  package var string: String {
    spans.map(\.text).joined()
  }

  /// The text with its plain parts in bold.
  var strong: MessageText {
    var text = self
    for index in text.spans.indices where text.spans[index].style == .plain {
      text.spans[index].style = .strong
    }
    return text
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
  package static func warning(_ text: String) -> MessageText { MessageText(text, .warning) }
}
