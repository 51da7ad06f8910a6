/// A stretch of text whose measures don't change: one font, one kerning, one offset.
package struct TextRun: Sendable {
  /// The first UTF-16 unit after the run; it begins where the run before it ends.
  package var end: Int
  package var font: UIFont
  /// Points after each character.
  package var kern: CGFloat
  /// Points above the baseline.
  package var baselineOffset: CGFloat
  /// The font's size times the widening of the `expansion` attribute: what widths are scaled by.
  package var advanceSize: CGFloat
  /// Which of the text's paragraph styles holds.
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
    // e¹⁰ is wider than any screen; more only breeds infinities.
    self.advanceSize =
      expansion == 0 || expansion.isNaN ? font.pointSize : font.pointSize * exp(min(max(expansion, -10), 10))
    self.paragraph = paragraph
  }

  /// Everything measured in points times a factor.
  func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.font = font.withSize(font.pointSize * factor)
    run.kern *= factor
    run.baselineOffset *= factor
    run.advanceSize *= factor
    return run
  }
}

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

/// The looks of a text's runs, found by the index of a unit.
package struct TextLooks: Sendable {
  private var ends: [Int] = []
  private var looks: [TextLook] = []

  /// One look for all of a text.
  package init(_ look: TextLook) {
    ends = [0]
    looks = [look]
  }

  /// The looks of an attributed string; text without a colour has `defaultColor`.
  package init(_ string: NSAttributedString, defaultColor: UIColor = .black) {
    var location = 0
    while location < string.length {
      var range = NSRange()
      let values = string.attributes(at: location, effectiveRange: &range)
      location = max(range.location + range.length, location + 1)
      ends.append(location)
      looks.append(TextLook(values, defaultColor: defaultColor))
    }
    if looks.isEmpty {
      ends = [0]
      looks = [TextLook([:], defaultColor: defaultColor)]
    }
  }

  /// The look of a unit, or of the last one.
  subscript(unit: Int) -> TextLook {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > unit { high = middle } else { low = middle + 1 }
    }
    return looks[low]
  }

  /// The same looks, each changed.
  func map(_ change: (inout TextLook) -> Void) -> TextLooks {
    var result = self
    for index in result.looks.indices { change(&result.looks[index]) }
    return result
  }
}

/// Numbers in attributes.
enum AttributeNumber {
  /// A finite number in any of the types that people put into attributes; 0 for anything else.
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
