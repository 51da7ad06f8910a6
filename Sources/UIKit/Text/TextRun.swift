/// A run of text with the same metrics: one font, one kerning, one offset.
package struct TextRun: Sendable {
  /// The first UTF-16 unit after the run; the run begins at the end of the one before.
  package var end: Int
  package var font: UIFont
  /// The kerning in points after each character.
  package var kern: CGFloat
  /// The offset above the baseline, in points.
  package var baselineOffset: CGFloat
  /// The font's size times the factor of the `expansion` attribute, by which widths are scaled.
  package var advanceSize: CGFloat
  /// The index of the paragraph style.
  package var paragraph: Int

  package init(
    end: Int,
    font: UIFont,
    kern: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    expansion: CGFloat = 0,
    paragraph: Int = 0
  ) {
    self.end = end
    self.font = font
    self.kern = TextLength.usable(kern)
    self.baselineOffset = TextLength.usable(baselineOffset)
    // e¹⁰ is wider than any screen; higher exponents would only lead to infinities.
    self.advanceSize =
      expansion == 0 || expansion.isNaN ? font.pointSize : font.pointSize * exp(min(max(expansion, -10), 10))
    self.paragraph = paragraph
  }

  /// The run with all lengths multiplied by a factor.
  func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font = font.withSize(font.pointSize * factor)
    run.kern *= factor
    run.baselineOffset *= factor
    run.advanceSize *= factor
    return run
  }
}

/// The appearance of a run of text: the attributes that don't affect layout.
package struct TextAppearance: Sendable {
  var color = UIColor.black.cgColor
  var backgroundColor: CGColor?
  var shadow: DrawingShadow?
  var underline = TextStroke()
  var strikethrough = TextStroke()
  /// The colour of the outline; nil for that of the text.
  var strokeColor: CGColor?
  /// The width of the outline in percent of the font size; negative if the text is also filled.
  var strokeWidth: CGFloat = 0
  /// The slant of the glyphs: points to the right per point of height.
  var obliqueness: CGFloat = 0

  package init() {}

  /// Creates an appearance from attributes; values of the wrong type are ignored.
  ///
  /// - Parameter color: the colour of text without a colour of its own.
  package init(_ values: [NSAttributedString.Key: Any], defaultColor color: UIColor = .black) {
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
      underline.style = .single
    }
  }

  /// The colour of links in labels and drawn strings, regardless of their own colour (approximate).
  private static let linkColor = CGColor(red: 0, green: 0, blue: 0.93, alpha: 1)
}

/// The appearances of a text's runs, looked up by the index of a unit.
package struct TextAppearances: Sendable {
  private var ends: [Int] = []
  private var appearances: [TextAppearance] = []

  /// Creates appearances with the same appearance for the whole text.
  package init(_ appearance: TextAppearance) {
    ends = [0]
    appearances = [appearance]
  }

  /// Creates the appearances of an attributed string; text without a colour has `defaultColor`.
  package init(_ string: NSAttributedString, defaultColor: UIColor = .black) {
    var location = 0
    while location < string.length {
      var range = NSRange()
      let values = string.attributes(at: location, effectiveRange: &range)
      location = max(range.location + range.length, location + 1)
      ends.append(location)
      appearances.append(TextAppearance(values, defaultColor: defaultColor))
    }
    if appearances.isEmpty {
      ends = [0]
      appearances = [TextAppearance([:], defaultColor: defaultColor)]
    }
  }

  /// The appearance of a unit; beyond the end, that of the last unit.
  subscript(unit: Int) -> TextAppearance {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > unit { high = middle } else { low = middle + 1 }
    }
    return appearances[low]
  }

  /// The appearances with a change applied to each.
  func map(_ change: (inout TextAppearance) -> Void) -> TextAppearances {
    var result = self
    for index in result.appearances.indices { change(&result.appearances[index]) }
    return result
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
