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
