import Foundation

/// Text set in lines: the one engine behind labels, button titles, text views and string measuring.
///
/// A pure function of text and constraints. Nothing is rounded; callers round to their screen's pixels.
package struct TextLayout: Sendable {
  /// The character that stands for text left out.
  package static let ellipsis: UInt16 = 0x2026

  package let text: StyledText
  package let lines: [TextLine]
  /// The size in points that the text takes up, from the top left corner.
  package let size: CGSize
  /// Whether part of the text is left out or hidden.
  package let isTruncated: Bool

  /// Lays text out.
  package init(_ text: StyledText, in constraints: Constraints = Constraints()) {
    var stacker = LineStacker(text: text, constraints: constraints)
    stacker.stack()
    self.text = text
    lines = stacker.alignedLines()
    size = stacker.usedSize
    isTruncated = stacker.isTruncated
  }

  /// The first line's baseline in points from the top.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
}

// MARK: - Constraints

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

// MARK: - Plain size

extension TextLayout {
  /// The size in points of a string of one font, as laying it out would find it.
  ///
  /// One line of ASCII is added up where it stands, without a layout.
  package static func size(
    of string: String,
    font: UIFont,
    in constraints: Constraints = Constraints()
  ) -> CGSize {
    if constraints.usesFontLeading, let units = asciiWidth(of: string, advances: font.advances) {
      let width = CGFloat(units) * font.pointSize / 1000
      if width <= constraints.width { return CGSize(width: width, height: font.lineHeight) }
    }
    return TextLayout(StyledText(string, font: font), in: constraints).size
  }

  /// The width in thousandths of an em of a string that is one line of printable ASCII; nil for any other.
  private static func asciiWidth(of string: String, advances: AdvanceTable) -> Int? {
    let sum = string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      advances.widths.withUnsafeBufferPointer { widths in
        var sum = 0
        for byte in bytes {
          guard (0x20..<0x7F).contains(byte) else { return nil }
          sum += Int(widths[Int(byte)])
        }
        return sum
      }
    }
    return sum ?? nil
  }
}

// MARK: - Shrinking

extension TextLayout {
  /// The factor, from `minimum` to 1, that fonts have to shrink by so that text fits its constraints.
  ///
  /// One line of text shrinks by exactly what it is too wide; several lines by whole 64ths. If nothing fits, the
  /// minimum is returned. A minimum of 0 or less or above 1 forbids shrinking.
  package static func shrinkFactor(
    for text: StyledText,
    in constraints: Constraints,
    minimum: CGFloat
  ) -> CGFloat {
    guard minimum > 0 && minimum < 1 else { return 1 }
    if constraints.maximumLines == 1 {
      var unlimited = constraints
      unlimited.width = .infinity
      let natural = TextLayout(text, in: unlimited).size.width
      guard natural > constraints.width else { return 1 }
      let factor = constraints.width / natural
      return factor.isFinite ? max(factor, minimum) : minimum
    }
    if fits(text, in: constraints, factor: 1) { return 1 }
    var low = Int((minimum * 64).rounded(.up))
    var high = 64
    guard fits(text, in: constraints, factor: CGFloat(low) / 64) else { return minimum }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(text, in: constraints, factor: CGFloat(middle) / 64) { low = middle } else { high = middle }
    }
    return CGFloat(low) / 64
  }

  private static func fits(_ text: StyledText, in constraints: Constraints, factor: CGFloat) -> Bool {
    let layout = TextLayout(factor == 1 ? text : text.scaled(by: factor), in: constraints)
    return !layout.isTruncated && layout.size.height <= constraints.height + LineBreaker.tolerance
      && layout.size.width <= constraints.width + LineBreaker.tolerance
  }
}

/// A line of laid-out text.
///
/// Distances are points from the top left corner of the text.
package struct TextLine: Sendable {
  /// The UTF-16 units that the line stands for, its newline and hanging spaces included.
  package let range: Range<Int>
  /// The end of what is shown, and may be drawn.
  package let contentEnd: Int
  /// Where the content begins.
  package internal(set) var x: CGFloat
  package let top: CGFloat
  /// Without the line spacing below.
  package let height: CGFloat
  package let baseline: CGFloat
  package internal(set) var width: CGFloat
  /// Points added to every space to fill a justified line.
  package internal(set) var spaceExpansion: CGFloat = 0
  /// Nil if the line shows all that it stands for.
  package let truncation: Truncation?
  /// Whether the soft hyphen at its end shows.
  package let isHyphenated: Bool

  /// How far the line begins from the leading margin, and how much room it has from there.
  let indent: CGFloat
  let room: CGFloat
  let endsParagraph: Bool
  let paragraph: Int

  package var bottom: CGFloat { top + height }

  /// The rectangle that the line takes up, without line spacing.
  package var frame: CGRect { CGRect(x: x, y: top, width: width, height: height) }
}

/// Which lengths text is laid out with.
enum TextLength {
  /// The greatest length, in points; ours: whatever is set with it has a finite size.
  static let greatest: CGFloat = 1e9

  /// A length as near as it can be laid out with; 0 for what is not finite.
  static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, -greatest), greatest) : 0
  }
}
