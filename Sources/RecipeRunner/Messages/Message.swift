import RecipeKit

/// A piece of a report, free of colour, line breaks and column widths, which the console adds.
///
/// Indents are counted in columns.
package enum Message: Equatable, Sendable {
  /// An empty line.
  case blank
  /// The title of a lesson, something short at the right, and a rule below.
  case title(MessageText, aside: MessageText)
  /// The heading of a section, with something short at the right.
  case heading(MessageText, aside: MessageText = "")
  /// Words at the left and at the right of one line.
  case spread(MessageText, aside: MessageText, indent: Int)
  /// A paragraph; all lines stand to the right of the marker.
  case paragraph(MessageText, marker: MessageText = "", indent: Int = 2)
  /// One line whose spaces stay as they are.
  case line(MessageText, marker: MessageText)
  /// A listing, shown as it is.
  case code(String, indent: Int)
  /// Names with their values.
  case fields([Field], indent: Int)
  /// Checks with their values: what each one expects, and what was found.
  case checks([CheckRecord], CheckPurpose, indent: Int)
  /// Rows under titles.
  case table([Column], rows: [[MessageText]], indent: Int)
  /// A picture in characters, with the terminal's codes for colours.
  case picture(String, indent: Int)
  /// Text for programs, written as it is.
  case verbatim(String)

  /// A name with its value; values of several lines go below their name.
  package struct Field: Equatable, Sendable {
    package var name: MessageText
    package var value: MessageText

    package init(_ name: MessageText, _ value: MessageText) {
      self.name = name
      self.value = value
    }
  }

  /// What checks are shown for.
  package enum CheckPurpose: Sendable {
    /// They must hold.
    case holding
    /// They hold, so that one value says it all.
    case held
    /// A wrong way must break them.
    case breaking
  }

  /// A column of a table.
  package struct Column: Equatable, Sendable {
    /// Where a column's texts stand.
    package enum Alignment: Sendable {
      case left
      case right
      /// Left, and broken into lines where the table would be too wide.
      case wrapped
    }

    package var title: String
    package var alignment: Alignment

    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }
}

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
