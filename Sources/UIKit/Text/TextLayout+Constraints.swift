import Foundation

extension TextLayout {
  /// What text has to fit into, and what becomes of it if it doesn't.
  package struct Constraints: Sendable {
    /// The room for each line in points; infinite for none.
    ///
    /// A width that is not a number counts as infinite.
    package var width: CGFloat = .infinity
    /// The room for all lines in points.
    ///
    /// The first line is always kept.
    package var height: CGFloat = .infinity
    /// The most lines there may be; 0 for any number.
    package var maximumLines = 0
    /// Stands in for the mode of the paragraphs.
    package var lineBreakMode: NSLineBreakMode?
    /// Stands in for the alignment of the paragraphs.
    package var alignment: NSTextAlignment?
    /// Whether the modes that truncate or clip wrap by words up to the last line, as labels of several lines
    /// do.
    ///
    /// Otherwise they make one line of each paragraph.
    package var wrapsBeforeTruncating = false
    /// Whether the last line that fits ends in an ellipsis even in modes that don't truncate.
    package var truncatesLastLine = false
    /// Whether lines are as far apart as fonts ask for; otherwise without the fonts' leading.
    package var usesFontLeading = true

    package init(
      width: CGFloat = .infinity,
      height: CGFloat = .infinity,
      maximumLines: Int = 0,
      lineBreakMode: NSLineBreakMode? = nil,
      alignment: NSTextAlignment? = nil
    ) {
      self.width = width.isNaN ? .infinity : max(width, 0)
      self.height = height.isNaN ? .infinity : height
      self.maximumLines = max(maximumLines, 0)
      self.lineBreakMode = lineBreakMode
      self.alignment = alignment
    }

    /// No limits: lines end only at newlines.
    package static func newlinesOnly(usesFontLeading: Bool = true) -> Constraints {
      var constraints = Constraints(lineBreakMode: .byClipping)
      constraints.usesFontLeading = usesFontLeading
      return constraints
    }

    /// The constraints of a label: 0 lines stand for any number; text of several lines wraps before it truncates.
    package static func label(
      numberOfLines: Int,
      lineBreakMode: NSLineBreakMode,
      alignment: NSTextAlignment? = nil,
      width: CGFloat = .infinity,
      height: CGFloat = .infinity
    ) -> Constraints {
      var constraints = Constraints(
        width: width,
        height: height,
        maximumLines: numberOfLines,
        lineBreakMode: lineBreakMode,
        alignment: alignment
      )
      constraints.wrapsBeforeTruncating = numberOfLines != 1
      return constraints
    }

    /// How lines are broken in a mode.
    func wrapping(_ mode: NSLineBreakMode) -> LineBreaker.Wrapping {
      switch mode {
      case .byWordWrapping: .words
      case .byCharWrapping: .characters
      default: wrapsBeforeTruncating ? .words : .none
      }
    }
  }
}
