/// A line under or through text, as attributes ask for it.
struct TextStroke: Sendable {
  var style: NSUnderlineStyle = []
  /// Nil for the colour of the text.
  var color: UIColor?

  init() {}

  init(_ style: Any?, color: Any?) {
    let bits = AttributeNumber.value(style)
    // Beyond 16 bits there is no style; a conversion of anything might not fit.
    self.style = NSUnderlineStyle(rawValue: (0...65535).contains(bits) ? Int(bits) : 0)
    self.color = color as? UIColor
  }

  /// Weight and number of lines; 0 for none.
  private var weight: Int { style.rawValue & 0x0F }

  var isVisible: Bool { weight != 0 }

  var isDouble: Bool { weight == NSUnderlineStyle.double.rawValue }

  var isThick: Bool { weight == NSUnderlineStyle.thick.rawValue }

  var skipsSpaces: Bool { style.contains(.byWord) }

  /// Dashes and gaps in turn, as multiples of the line's thickness; empty for a solid line (approximate).
  var pattern: [CGFloat] {
    switch style.rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: [1, 2]
    case NSUnderlineStyle.patternDash.rawValue: [5, 3]
    case NSUnderlineStyle.patternDashDot.rawValue: [5, 2, 1, 2]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [5, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
