/// How a run of text is painted: everything about it that layout doesn't need.
package struct TextLook: Sendable {
  var color = UIColor.black
  var backgroundColor: UIColor?
  var shadow: DrawingShadow?
  var underline = TextStroke()
  var strikethrough = TextStroke()
  /// The outline's colour; nil for that of the text.
  var strokeColor: UIColor?
  /// The outline's width in percent of the font size; negative if the text is filled as well.
  var strokeWidth: CGFloat = 0
  /// How far the glyphs lean to the right for each point of height.
  var obliqueness: CGFloat = 0

  package init() {}

  /// The look that attributes give; values of the wrong type are ignored.
  ///
  /// - Parameter color: that of text without a colour of its own.
  package init(_ values: [NSAttributedString.Key: Any], defaultColor color: UIColor = .black) {
    self.color = values[.foregroundColor] as? UIColor ?? color
    backgroundColor = values[.backgroundColor] as? UIColor
    shadow = (values[.shadow] as? NSShadow).flatMap(DrawingShadow.init)
    underline = TextStroke(values[.underlineStyle], color: values[.underlineColor])
    strikethrough = TextStroke(values[.strikethroughStyle], color: values[.strikethroughColor])
    strokeColor = values[.strokeColor] as? UIColor
    strokeWidth = AttributeNumber.value(values[.strokeWidth])
    obliqueness = AttributeNumber.value(values[.obliqueness])
    if values[.link] != nil {
      self.color = Self.linkColor
      underline.style = .single
    }
  }

  /// The colour of links in labels and drawn strings, whatever colour they ask for (approximate).
  private static let linkColor = UIColor(red: 0, green: 0, blue: 0.93, alpha: 1)
}

extension DrawingShadow {
  /// The shadow of text; nil if it has no colour or an offset that isn't finite.
  init?(_ shadow: NSShadow) {
    let color: UIColor? =
      switch shadow.shadowColor {
      case let color as UIColor: color
      case let color as CGColor: UIColor(cgColor: color)
      default: nil
      }
    guard let color else { return nil }
    self.init(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
  }
}
