extension TextAppearance {
  /// Creates an appearance from attributes; values of the wrong type are ignored.
  ///
  /// - Parameter color: the colour of text without a colour of its own.
  package init(_ values: [NSAttributedString.Key: Any], defaultColor color: UIColor = .black) {
    self.init()
    self.color = (values[.foregroundColor] as? UIColor ?? color).cgColor
    backgroundColor = (values[.backgroundColor] as? UIColor)?.cgColor
    shadow = (values[.shadow] as? NSShadow).flatMap(DrawingShadow.init)
    underline = TextStroke(values[.underlineStyle], color: values[.underlineColor])
    strikethrough = TextStroke(values[.strikethroughStyle], color: values[.strikethroughColor])
    strokeColor = (values[.strokeColor] as? UIColor)?.cgColor
    strokeWidth = AttributeNumber.value(values[.strokeWidth])
    obliqueness = AttributeNumber.value(values[.obliqueness])
    if values[.link] != nil {
      self.color = Self.linkColor
      underline.style = NSUnderlineStyle.single.rawValue
    }
  }

  /// The colour of links in labels and drawn strings, regardless of their own colour (approximate).
  private static let linkColor = CGColor(red: 0, green: 0, blue: 0.93, alpha: 1)
}

extension TextAppearances {
  /// Creates the appearances of an attributed string; text without a colour has `defaultColor`.
  package init(_ string: NSAttributedString, defaultColor: UIColor = .black) {
    var runs: [(end: Int, appearance: TextAppearance)] = []
    var location = 0
    while location < string.length {
      var range = NSRange()
      let values = string.attributes(at: location, effectiveRange: &range)
      location = max(range.location + range.length, location + 1)
      runs.append((location, TextAppearance(values, defaultColor: defaultColor)))
    }
    if runs.isEmpty { runs = [(0, TextAppearance([:], defaultColor: defaultColor))] }
    self.init(runs)
  }
}

extension TextStroke {
  fileprivate init(_ style: Any?, color: Any?) {
    self.init()
    let bits = AttributeNumber.value(style)
    // Styles have 16 bits; converting other values to `Int` might trap.
    self.style = (0...65535).contains(bits) ? Int(bits) : 0
    self.color = (color as? UIColor)?.cgColor
  }
}

/// Reads numbers from attributes.
enum AttributeNumber {
  /// The finite number in a value of any numeric type; 0 for other values.
  static func value(_ value: Any?) -> CGFloat {
    let number: CGFloat =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      case let value as NSUnderlineStyle: CGFloat(value.rawValue)
      default: 0
      }
    return number.isFinite ? number : 0
  }
}
