/// The attributes of a text field's text and placeholder.
struct FieldStyles {
  /// The text, if it has attributes of its own; nil while all of it has those of the field.
  var text: NSMutableAttributedString?

  /// The placeholder as it was set with attributes.
  var placeholder: NSAttributedString?

  /// The attributes for text that is typed next; nil for those of the last character.
  var typing: [NSAttributedString.Key: Any]?

  /// The paragraph style of `defaultTextAttributes`, whose alignment is the field's.
  var paragraph: NSParagraphStyle?

  /// The attributes of `defaultTextAttributes` besides font, colour and paragraph style.
  var others: [NSAttributedString.Key: Any] = [:]

  /// Gives new text the attributes of the field.
  mutating func discardText() {
    text = nil
    typing = nil
  }

  /// Sets an attribute of the whole text.
  func set(_ key: NSAttributedString.Key, _ value: Any) {
    guard let text else { return }
    text.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
  }
}

extension UITextField {
  /// The attributes of text in a colour, on one line.
  final func attributes(
    _ color: UIColor,
    _ others: [NSAttributedString.Key: Any] = [:]
  ) -> [NSAttributedString.Key: Any] {
    let own: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: color,
      .paragraphStyle: paragraphStyle,
    ]
    return others.isEmpty ? own : own.merging(others) { own, _ in own }
  }

  /// The paragraph style of the field: that of the default attributes, with the field's alignment.
  final var paragraphStyle: NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    if let style = styles.paragraph { paragraph.setParagraphStyle(style) }
    if paragraph.lineBreakMode.wraps { paragraph.lineBreakMode = .byTruncatingTail }
    paragraph.alignment = textAlignment.directed(in: self)
    return paragraph
  }

  final func setDefaultTextAttributes(_ new: [NSAttributedString.Key: Any]) {
    styles.discardText()
    styles.paragraph = new[.paragraphStyle] as? NSParagraphStyle
    styles.others = new.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
    font = new[.font] as? UIFont
    textColor = new[.foregroundColor] as? UIColor
    textAlignment = styles.paragraph?.alignment ?? .natural
    contentDidChange()
  }

  // MARK: Text

  /// The text with its attributes; those that it hasn't are the field's.
  final var styledText: NSAttributedString {
    styles.text.map { NSAttributedString(attributedString: $0) }
      ?? NSAttributedString(string: text ?? "", attributes: defaultTextAttributes)
  }

  /// The text as displayed, if it has attributes of its own; nil for bullets.
  final var displayedStyledText: NSAttributedString? {
    guard let text = styles.text, text.length > 0, !isSecureTextEntry else { return nil }
    return text
  }

  final func setAttributedText(_ new: NSAttributedString?) {
    guard let new, new.length > 0 else { return text = nil }
    let first = new.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    text = new.string
    guard text == new.string else { return }
    styles.text = new.filled(with: defaultTextAttributes)
    contentDidChange()
  }

  // MARK: Typing

  /// The attributes of text that is typed next.
  final var attributesOfTyping: [NSAttributedString.Key: Any] {
    if let typing = styles.typing { return typing }
    guard let text = styles.text, text.length > 0 else { return defaultTextAttributes }
    let index = storedSelection.length > 0 ? storedSelection.location : max(0, storedSelection.location - 1)
    return text.attributes(at: min(index, text.length - 1), effectiveRange: nil)
  }

  /// The text after a replacement; nil if all of it has the attributes of the field.
  final func styledText(replacing range: NSRange, by typed: NSAttributedString) -> NSAttributedString? {
    guard styles.text != nil || styles.typing != nil else { return nil }
    let result = NSMutableAttributedString(attributedString: styledText)
    result.replaceCharacters(in: range, with: typed)
    return result.length > 0 ? result : nil
  }

  // MARK: Placeholder

  /// The placeholder with its attributes; those that it hasn't are those of plain placeholders.
  final func styledPlaceholder(_ text: String) -> NSAttributedString {
    let own = attributes(colorOfPlaceholder)
    return styles.placeholder?.filled(with: own) ?? NSAttributedString(string: text, attributes: own)
  }
}

extension NSAttributedString {
  /// The string with further attributes where it hasn't got them.
  fileprivate func filled(with attributes: [NSAttributedString.Key: Any]) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    var start = 0
    while start < length {
      var range = NSRange(location: start, length: 1)
      let own = self.attributes(at: start, effectiveRange: &range)
      let end = max(start + 1, range.location + range.length)
      result.addAttributes(own, range: NSRange(location: start, length: end - start))
      start = end
    }
    return result
  }

  /// The string with lines that end instead of wrapping.
  final var onOneLine: NSAttributedString {
    guard length > 0, let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
      style.lineBreakMode.wraps
    else { return self }
    let paragraph = NSMutableParagraphStyle()
    paragraph.setParagraphStyle(style)
    paragraph.lineBreakMode = .byTruncatingTail
    let result = NSMutableAttributedString(attributedString: self)
    result.addAttributes([.paragraphStyle: paragraph], range: NSRange(location: 0, length: length))
    return result
  }
}

extension NSLineBreakMode {
  /// Whether lines that are too long continue on the next line.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
