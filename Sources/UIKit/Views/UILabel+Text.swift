extension UILabel {
  /// The attributed text that was set, or the plain one with the label's own attributes.
  final var currentAttributedText: NSAttributedString? {
    if let storedAttributedText { return storedAttributedText }
    guard let storedText else { return nil }
    return NSAttributedString(string: storedText, attributes: ownAttributes)
  }

  /// The label's own font, colour and paragraph settings.
  private var ownAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = storedAlignment
    paragraph.lineBreakMode = storedLineBreakMode
    return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: paragraph]
  }

  /// An attribute of the attributed text's first character.
  final func leadingAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard let text = storedAttributedText, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil)
  }

  final var leadingParagraphStyle: NSParagraphStyle? {
    leadingAttribute(.paragraphStyle) as? NSParagraphStyle
  }

  /// Gives all of the attributed text an attribute.
  final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    if let text = storedAttributedText, text.length > 0 {
      let changed = NSMutableAttributedString(attributedString: text)
      // Foundation's addAttribute traps on Linux where the key has a value already; this one does not.
      changed.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
      storedAttributedText = changed.copy() as? NSAttributedString
    }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Changes the paragraph style of all of the attributed text.
  final func setParagraphAttribute(_ change: (NSMutableParagraphStyle) -> Void) {
    let style = leadingParagraphStyle ?? NSParagraphStyle.default
    guard let changed = style.mutableCopy() as? NSMutableParagraphStyle else { return }
    change(changed)
    setAttribute(.paragraphStyle, changed)
  }

  /// The text as the layout engine takes it.
  package final var styledText: StyledText? {
    if let storedAttributedText {
      var paragraph = ParagraphAttributes.standard
      paragraph.alignment = storedAlignment
      paragraph.lineBreakMode = storedLineBreakMode
      return StyledText(storedAttributedText, defaultFont: storedFont, defaultParagraph: paragraph)
    }
    return storedText.map { StyledText($0, font: storedFont) }
  }

  /// The size of the text in points, rounded up to whole pixels.
  final func fittingSize(width: CGFloat, numberOfLines: Int) -> CGSize {
    let constraints = TextLayout.Constraints.label(
      numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode,
      width: numberOfLines == 1 || !(width > 0) ? .infinity : width
    )
    let size: CGSize
    if let storedAttributedText {
      guard storedAttributedText.length > 0, let text = styledText else { return .zero }
      size = TextLayout(text, in: constraints).size
    } else if let storedText, !storedText.isEmpty {
      size = TextLayout.size(of: storedText, font: storedFont, in: constraints)
    } else {
      return .zero
    }
    return CGSize(width: UILabel.wholePixels(size.width), height: UILabel.wholePixels(size.height))
  }

  /// Rounds up to whole pixels; what is more than that by computing only does not take another one.
  private static func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = SimulatedDevice.current.screen.scale
    let pixels = length * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) < roundingNoise ? nearest : pixels.rounded(.up)) / scale
  }

  /// Pixels by which a sum of widths may miss its exact value.
  private static let roundingNoise: CGFloat = 1e-6
}
