/// Text laid out in lines: the engine of labels, button titles, text views and string measuring.
///
/// A pure function of text and constraints. Nothing is rounded; callers round to their screen's pixels.
package struct TextLayout: Sendable {
  /// The ellipsis character, U+2026.
  package static let ellipsis: UInt16 = 0x2026

  package let text: StyledText
  package let lines: [TextLine]
  /// The size of the text in points, from the top left corner.
  package let size: CGSize
  /// Whether a part of the text is left out or hidden.
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
  /// The constraints of a layout, and the treatment of text that exceeds them.
  package struct Constraints: Sendable {
    /// The width of lines in points; infinite for no limit.
    ///
    /// A not-a-number width means infinite.
    package var width: CGFloat = .infinity
    /// The total height in points.
    ///
    /// The first line is always kept.
    package var height: CGFloat = .infinity
    /// The maximum number of lines; 0 for no limit.
    package var maximumLines = 0
    /// Overrides the line break mode of the paragraphs.
    package var lineBreakMode: CTLineBreakMode?
    /// Overrides the alignment of the paragraphs.
    package var alignment: CTTextAlignment?
    /// Whether the truncating and clipping modes wrap at words up to the last line, as in
    /// labels with several lines.
    ///
    /// Otherwise they make one line of each paragraph.
    package var wrapsBeforeTruncating = false
    /// Whether the last line that fits ends in an ellipsis even in modes that don't truncate.
    package var truncatesLastLine = false
    /// Whether the line spacing includes the fonts' leading.
    package var usesFontLeading = true
    /// Whether a newline at the end of the text begins no other line, as in a paragraph among others.
    package var endsAtLastNewline = false

    package init(
      width: CGFloat = .infinity,
      height: CGFloat = .infinity,
      maximumLines: Int = 0,
      lineBreakMode: CTLineBreakMode? = nil,
      alignment: CTTextAlignment? = nil
    ) {
      self.width = width.isNaN ? .infinity : max(width, 0)
      self.height = height.isNaN ? .infinity : height
      self.maximumLines = max(maximumLines, 0)
      self.lineBreakMode = lineBreakMode
      self.alignment = alignment
    }

    /// Constraints without limits: lines end only at newlines.
    package static func newlinesOnly(usesFontLeading: Bool = true) -> Constraints {
      var constraints = Constraints(lineBreakMode: .byClipping)
      constraints.usesFontLeading = usesFontLeading
      return constraints
    }

    /// The constraints of a label: 0 lines means no limit; text of several lines wraps
    /// before it is truncated.
    package static func label(
      numberOfLines: Int,
      lineBreakMode: CTLineBreakMode,
      alignment: CTTextAlignment? = nil,
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

    /// The line breaking for a mode.
    func wrapping(_ mode: CTLineBreakMode) -> LineBreaker.Wrapping {
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
  /// The size in points of a string with one font, equal to that of a layout.
  ///
  /// The width of a single line of ASCII is summed directly, without a layout.
  package static func size(
    of string: String,
    font: CTFont,
    in constraints: Constraints = Constraints()
  ) -> CGSize {
    if constraints.usesFontLeading, let units = asciiWidth(of: string, advances: font.advances) {
      let width = CGFloat(units) * font.pointSize / 1000
      if width <= constraints.width { return CGSize(width: width, height: font.lineHeight) }
    }
    return TextLayout(StyledText(string, font: font), in: constraints).size
  }

  /// The width in thousandths of an em of a string that is a line of printable ASCII; nil for others.
  private static func asciiWidth(of string: String, advances: AdvanceTable) -> Int? {
    let sum = string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      advances.widths.withUnsafeBufferPointer { widths in
        var sum = bytes.count * advances.tracking
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
  /// The factor, from `minimum` to 1, by which fonts must shrink to make text fit its constraints.
  ///
  /// A single line shrinks by the exact factor; several lines shrink in steps of 1/64. If no factor fits, the
  /// minimum is returned. A minimum of 0 or less or above 1 disables shrinking.
  package static func shrinkFactor(
    for text: StyledText,
    in constraints: Constraints,
    minimum: CGFloat
  ) -> CGFloat {
    guard minimum > 0 && minimum < 1 else { return 1 }
    if constraints.maximumLines == 1 {
      var unlimited = constraints
      unlimited.width = .infinity
      var factor: CGFloat = 1
      // Once is exact, unless a font's tracking depends on its size: smaller text is a little wider.
      for _ in 0..<4 {
        let width = TextLayout(factor == 1 ? text : text.scaled(by: factor), in: unlimited).size.width
        guard width > constraints.width + (factor < 1 ? LineBreaker.tolerance : 0) else { break }
        factor *= constraints.width / width
        guard factor > minimum else { return minimum }
      }
      return factor
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
  /// The UTF-16 units of the line, including its newline and hanging spaces.
  package let range: Range<Int>
  /// The end of the visible content.
  package let contentEnd: Int
  /// The left edge of the content.
  package internal(set) var x: CGFloat
  package let top: CGFloat
  /// The height without the line spacing below.
  package let height: CGFloat
  package let baseline: CGFloat
  package internal(set) var width: CGFloat
  /// The width in points added to every space of a justified line.
  package internal(set) var spaceExpansion: CGFloat = 0
  /// The truncation; nil if the line shows all of its text.
  package let truncation: Truncation?
  /// Whether a soft hyphen is visible at its end.
  package let isHyphenated: Bool

  /// The indent from the leading margin, and the available width from there.
  let indent: CGFloat
  let room: CGFloat
  let endsParagraph: Bool
  let paragraph: Int

  package var bottom: CGFloat { top + height }

  /// The rectangle of the line, without line spacing.
  package var frame: CGRect { CGRect(x: x, y: top, width: width, height: height) }
}

/// Limits lengths to values that can be laid out.
package enum TextLength {
  /// The greatest length in points, our decision: a layout with it has a finite size.
  package static let greatest: CGFloat = 1e9

  /// The nearest length that can be laid out; 0 for a non-finite one.
  static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, -greatest), greatest) : 0
  }
}
