import Foundation

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
