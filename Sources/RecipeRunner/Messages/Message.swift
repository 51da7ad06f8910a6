/// A piece of a report, free of colour, line breaks and column widths, which the console adds.
///
/// Indents are counted in columns.
package enum Message: Equatable, Sendable {
  /// An empty line.
  case blank
  /// The title of a lesson, something short at the right, and a rule below.
  case title(StyledText, aside: StyledText)
  /// The heading of a section, with something short at the right.
  case heading(StyledText, aside: StyledText = "")
  /// Words at the left and at the right of one line.
  case spread(StyledText, aside: StyledText, indent: Int)
  /// A paragraph; all lines stand to the right of the marker.
  case paragraph(StyledText, marker: StyledText = "", indent: Int = 2)
  /// One line whose spaces stay as they are.
  case line(StyledText, marker: StyledText)
  /// A listing, shown as it is.
  case code(String, indent: Int)
  /// Names with their values.
  case fields([Field], indent: Int)
  /// Checks with their values, under the titles of the two columns of values.
  case checks([CheckRow], expected: String, actual: String, indent: Int)
  /// Rows under titles.
  case table([Column], rows: [[StyledText]], indent: Int)
  /// A picture in characters, with the terminal's codes for colours.
  case picture(String, indent: Int)
  /// Text for programs, written as it is.
  case verbatim(String)

  /// A name with its value; values of several lines go below their name.
  package struct Field: Equatable, Sendable {
    package var name: StyledText
    package var value: StyledText

    package init(_ name: StyledText, _ value: StyledText) {
      self.name = name
      self.value = value
    }
  }

  /// A check with its values.
  package struct CheckRow: Equatable, Sendable {
    package var symbol: StyledText
    package var sentence: StyledText
    package var expected: StyledText
    package var actual: StyledText
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
