/// Cuts an attributed string into the texts of its paragraphs.
///
/// A paragraph has its newline. After a newline at the end follows an empty one, which has the style of that newline.
enum ParagraphTexts {
  /// Returns the paragraphs of a range, which begins at a paragraph.
  static func make(of string: NSAttributedString, in range: Range<Int>) -> [StyledText] {
    let all = string.string.utf16
    let begin = all.index(all.startIndex, offsetBy: range.lowerBound)
    let units = Array(all[begin..<all.index(begin, offsetBy: range.count)])
    var texts: [StyledText] = []
    var style = RunStyle()
    var start = 0
    while start < units.count {
      let end = paragraphEnd(from: start, in: units)
      texts.append(style.text(Array(units[start..<end]), at: range.lowerBound + start, of: string))
      start = end
    }
    if range.upperBound == string.length, units.last.map(endsParagraph) ?? true {
      texts.append(style.emptyText)
    }
    return texts
  }

  private static func paragraphEnd(from start: Int, in units: [UInt16]) -> Int {
    guard var end = units[start...].firstIndex(where: endsParagraph) else { return units.count }
    if units[end] == 0x0D, end + 1 < units.count, units[end + 1] == 0x0A { end += 1 }
    return end + 1
  }

  /// Whether a unit is a newline that isn't only the end of a line: line separator and vertical tab.
  private static func endsParagraph(_ unit: UInt16) -> Bool {
    StyledText.isNewline(unit) && unit != 0x2028 && unit != 0x0B
  }
}

/// The runs of an attributed string, read from its beginning to its end.
private struct RunStyle {
  /// The run that was read last, and its paragraph style.
  private var run: TextRun?
  private var style = ParagraphAttributes.standard
  private var end = 0

  /// The text of an empty paragraph.
  var emptyText: StyledText {
    var run = run ?? TextRun(end: 0, font: UIFont.defaultForDrawing.ctFont)
    (run.end, run.paragraph) = (0, 0)
    return StyledText(units: [], runs: [run], paragraphs: [style])
  }

  /// The text of units that begin at an index of the string.
  mutating func text(_ units: [UInt16], at index: Int, of string: NSAttributedString) -> StyledText {
    var runs: [TextRun] = []
    var paragraphs: [ParagraphAttributes] = []
    var location = index
    while location < index + units.count {
      if location >= end { read(string, at: location) }
      guard var run else { break }
      if paragraphs.last != style { paragraphs.append(style) }
      location = min(end, index + units.count)
      run.end = location - index
      run.paragraph = paragraphs.count - 1
      runs.append(run)
    }
    return StyledText(units: units, runs: runs, paragraphs: paragraphs)
  }

  private mutating func read(_ string: NSAttributedString, at location: Int) {
    var range = NSRange()
    let values = string.attributes(at: location, effectiveRange: &range)
    end = max(range.location + range.length, location + 1)
    style = ((values[.paragraphStyle] as? NSParagraphStyle)?.attributes ?? .standard).sanitized
    run = TextRun(end: 0, font: .defaultForDrawing, paragraph: 0, values: values)
  }
}

extension ParagraphStack {
  /// Lays out a text in a width; with a maximum number of lines as one piece.
  static func make(
    of storage: NSAttributedString,
    in container: NSTextContainer,
    width: CGFloat,
    attributesOfEmptyText: @autoclosure () -> [NSAttributedString.Key: Any]
  ) -> ParagraphStack {
    let layout = ParagraphLayout(container: container, width: width)
    guard storage.length > 0 else {
      // The insertion point of an empty text is where typed text will be.
      let attributes = attributesOfEmptyText()
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      let font = (attributes[.font] as? UIFont ?? .defaultForDrawing).ctFont
      return ParagraphStack([layout(StyledText("", font: font, paragraph: style?.attributes ?? .standard))])
    }
    guard layout.isByParagraph else { return ParagraphStack([layout(StyledText(storage))]) }
    return ParagraphStack(ParagraphTexts.make(of: storage, in: 0..<storage.length).map(layout.callAsFunction))
  }
}

/// Lays out the paragraphs of a container.
@MainActor
struct ParagraphLayout {
  private var constraints: TextLayout.Constraints

  init(container: NSTextContainer, width: CGFloat) {
    constraints = TextLayout.Constraints(
      width: width,
      maximumLines: container.maximumNumberOfLines
    )
    constraints.truncatesLastLine = CTLineBreakMode(container.lineBreakMode).truncates
    constraints.endsAtLastNewline = isByParagraph
  }

  /// Whether each paragraph is laid out on its own: without a maximum number of lines.
  var isByParagraph: Bool { constraints.maximumLines == 0 }

  func callAsFunction(_ text: StyledText) -> TextLayout { TextLayout(text, in: constraints) }
}
