extension StyledText {
  /// Creates text from an attributed string, with the attributes that affect layout.
  ///
  /// These are fonts, kerning, offsets, expansion and paragraph styles. Runs without a font have
  /// `defaultFont`, runs without a paragraph style `defaultParagraph`.
  package convenience init(
    _ string: NSAttributedString,
    defaultFont: UIFont = .defaultForDrawing,
    defaultParagraph: ParagraphAttributes = .standard
  ) {
    let units = Array(string.string.utf16)
    var runs: [TextRun] = []
    var paragraphs = [defaultParagraph.sanitized]
    var lastStyle: NSParagraphStyle?
    // Reading run by run is several times faster than Foundation's enumeration, which finds the longest runs.
    var location = 0
    while location < string.length {
      var range = NSRange()
      let values = string.attributes(at: location, effectiveRange: &range)
      location = max(range.location + range.length, location + 1)
      var paragraph = 0
      if let style = values[.paragraphStyle] as? NSParagraphStyle {
        if lastStyle?.attributes != style.attributes { paragraphs.append(style.attributes.sanitized) }
        lastStyle = style
        paragraph = paragraphs.count - 1
      }
      runs.append(
        TextRun(end: min(location, units.count), font: defaultFont, paragraph: paragraph, values: values)
      )
    }
    if runs.isEmpty { runs = [TextRun(end: 0, font: defaultFont.ctFont)] }
    runs[runs.count - 1].end = units.count
    self.init(units: units, runs: runs, paragraphs: paragraphs)
  }

  /// Creates text with the same attributes for all characters.
  package convenience init(
    _ string: String,
    attributes: [NSAttributedString.Key: Any]?,
    defaultFont: UIFont = .defaultForDrawing
  ) {
    let units = Array(string.utf16)
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle
    self.init(
      units: units,
      runs: [TextRun(end: units.count, font: defaultFont, paragraph: 0, values: attributes ?? [:])],
      paragraphs: [(style?.attributes ?? .standard).sanitized]
    )
  }
}

extension TextRun {
  /// Creates a run with the attributes of an attributed string.
  ///
  /// Values of the wrong type are ignored.
  init(end: Int, font: UIFont, paragraph: Int, values: [NSAttributedString.Key: Any]) {
    self.init(
      end: end,
      font: (values[.font] as? UIFont ?? font).ctFont,
      kern: AttributeNumber.value(values[.kern]),
      baselineOffset: AttributeNumber.value(values[.baselineOffset]),
      expansion: AttributeNumber.value(values[.expansion]),
      paragraph: paragraph
    )
  }
}
