extension NSAttributedString.Key {
  /// The font, a `UIFont`; Helvetica with 12 points by default.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`; that of a paragraph's first character applies to
  /// the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of the text, a `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour of the background, a `UIColor`; none by default.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The ligatures, as a number: 1 for the standard ligatures, 0 for none.
  ///
  /// In the simulation they don't change widths.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The kerning in points that is added after each character, as a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The strikethrough style, the bits of an `NSUnderlineStyle` as a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The underline style, the bits of an `NSUnderlineStyle` as a number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the outline, a `UIColor`; the text's colour by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline in percent of the font size, as a number; a negative value also fills the text.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The name of a text effect, as a string.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The attachment that replaces the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The link, a `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The offset from the baseline in points, upwards, as a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The colour of the underline, a `UIColor`; the text's colour by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the strikethrough, a `UIColor`; the text's colour by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant added to the glyphs, as a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the horizontal scale factor of the glyphs, as a number.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Nested writing directions, as an array of numbers.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Whether glyphs are vertical, as a number; always 0 on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

/// The style of an underline or strikethrough: a weight, a pattern, and whether it skips spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits, for the attributes `underlineStyle` and `strikethroughStyle`.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dash, dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dash, dot, dot.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only at words, not at the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
