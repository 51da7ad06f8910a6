import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; text without one is Helvetica, 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; that of a paragraph's first character holds for the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the text; black without one.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text; none without one.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether letters join, as a number: 1 for the usual ligatures, 0 for none.
  ///
  /// Widths don't depend on it here.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after each character, as a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The bits of an `NSUnderlineStyle` for a line through the text, as a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The bits of an `NSUnderlineStyle` for a line under the text, as a number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the outline; that of the text without one.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The outline's width in percent of the font size, as a number; a negative one fills the text as well.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The name of a text effect, as a string.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// What stands in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or string that the text links to.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points by which the text is raised above the baseline, as a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The `UIColor` of the line under the text; that of the text without one.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The `UIColor` of the line through the text; that of the text without one.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant added to the glyphs, as a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the factor that glyphs are widened by, as a number.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Nested writing directions, as an array of numbers.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Whether glyphs stand vertically, as a number; always 0 on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

/// How a line under or through text looks: a weight, a pattern, and whether it skips spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits, as the attributes `underlineStyle` and `strikethroughStyle` hold it.
  public let rawValue: Int

  /// A style from its bits.
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
  /// Only under words, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
