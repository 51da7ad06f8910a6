extension UILabel {
  /// The attributed text that was set, or the plain text with the label's own attributes.
  final var currentAttributedText: NSAttributedString? {
    if let storedAttributedText { return storedAttributedText }
    guard let storedText else { return nil }
    return NSAttributedString(string: storedText, attributes: ownAttributes)
  }

  /// The attributes for the label's font, colour and paragraph settings.
  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: ownParagraphStyle]
  }

  private var ownParagraphStyle: NSMutableParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = storedAlignment
    paragraph.lineBreakMode = storedLineBreakMode
    return paragraph
  }

  /// An attribute of the attributed text's first character.
  private func leadingAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard let text = storedAttributedText, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil)
  }

  /// Sets the label's properties from the attributes of the attributed text's first character.
  final func takeLeadingAttributes() {
    if let font = leadingAttribute(.font) as? UIFont { storedFont = font }
    if let color = leadingAttribute(.foregroundColor) as? UIColor { storedTextColor = color }
    if let style = leadingAttribute(.paragraphStyle) as? NSParagraphStyle {
      storedAlignment = style.alignment
      storedLineBreakMode = style.lineBreakMode
    }
    if let shadow = leadingAttribute(.shadow) as? NSShadow {
      shadowColor = DrawingShadow(shadow).map { shadow.shadowColor as? UIColor ?? UIColor(cgColor: $0.color) }
      shadowOffset = shadow.shadowOffset
    }
  }

  /// Sets an attribute for the whole attributed text.
  final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    if let text = storedAttributedText, text.length > 0 {
      let changed = NSMutableAttributedString(attributedString: text)
      // On Linux Foundation's addAttribute traps if the key has a value already; `addAttributes` doesn't.
      changed.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
      storedAttributedText = changed.copy() as? NSAttributedString
    }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Changes the paragraph style of the whole attributed text.
  final func setParagraphAttribute(_ change: (NSMutableParagraphStyle) -> Void) {
    let style = leadingAttribute(.paragraphStyle) as? NSParagraphStyle ?? ownParagraphStyle
    guard let changed = style.mutableCopy() as? NSMutableParagraphStyle else { return }
    change(changed)
    setAttribute(.paragraphStyle, changed)
  }

  /// The text for the layout engine.
  package final var styledText: StyledText? {
    if let storedAttributedText {
      let style = styleWithoutAttributes ?? LabelStyle(of: self)
      var paragraph = ParagraphAttributes.standard
      paragraph.alignment = CTTextAlignment(style.alignment)
      paragraph.lineBreakMode = CTLineBreakMode(style.lineBreakMode)
      return StyledText(storedAttributedText, defaultFont: style.font, defaultParagraph: paragraph)
    }
    return storedText.map { StyledText($0, font: storedFont.ctFont) }
  }

  /// The size of the text in points, rounded up to whole pixels.
  final func fittingSize(width: CGFloat, numberOfLines: Int) -> CGSize {
    let constraints = TextLayout.Constraints.label(
      numberOfLines: numberOfLines,
      lineBreakMode: CTLineBreakMode(lineBreakMode),
      width: numberOfLines == 1 || !(width > 0) ? .infinity : width
    )
    let size: CGSize
    if let storedAttributedText {
      guard storedAttributedText.length > 0, let text = styledText else { return .zero }
      size = TextLayout(text, in: constraints).size
    } else if let storedText, !storedText.isEmpty {
      size = TextLayout.size(of: storedText, font: storedFont.ctFont, in: constraints)
    } else {
      return .zero
    }
    return CGSize(width: UILabel.wholePixels(size.width), height: UILabel.wholePixels(size.height))
  }

  /// The distances from the top to the first baseline, and from the last baseline to the bottom.
  ///
  /// The text is in the middle of a higher label. Without text the font's line counts.
  final func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let constraints = TextLayout.Constraints.label(
      numberOfLines: numberOfLines,
      lineBreakMode: CTLineBreakMode(lineBreakMode),
      width: numberOfLines == 1 || !(size.width > 0) ? .infinity : size.width
    )
    let layout = styledText.map { TextLayout($0, in: constraints) }
    guard let layout, let last = layout.lines.last else {
      let spare = max(0, size.height - storedFont.lineHeight) / 2
      return (spare + storedFont.ascender, spare - storedFont.descender)
    }
    let height = UILabel.wholePixels(layout.size.height)
    let spare = max(0, size.height - height) / 2
    return (spare + layout.firstBaseline, spare + height - last.baseline)
  }

  /// Rounds up to whole pixels, except for an excess that is only a rounding error.
  static func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = device.screen.scale
    let pixels = length * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) < roundingNoise ? nearest : pixels.rounded(.up)) / scale
  }

  /// The rounding error of a sum of widths, in pixels.
  private static let roundingNoise: CGFloat = 1e-6
}

/// The label's style for text without attributes.
@MainActor
struct LabelStyle {
  let font: UIFont
  let textColor: UIColor
  let alignment: NSTextAlignment
  let lineBreakMode: NSLineBreakMode
  var shadowColor: UIColor?
  var shadowOffset: CGSize

  init(of label: UILabel) {
    font = label.storedFont
    textColor = label.storedTextColor
    alignment = label.storedAlignment
    lineBreakMode = label.storedLineBreakMode
    shadowColor = label.shadowColor
    shadowOffset = label.shadowOffset
  }
}
