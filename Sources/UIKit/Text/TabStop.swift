import Foundation

/// A tab stop as a value: see `NSTextTab`.
package struct TabStop: Hashable, Sendable {
  package var alignment: NSTextAlignment
  package var location: CGFloat
  package var terminators: CharacterSet?

  /// Twelve stops for left-aligned text, every 28 points.
  ///
  /// Source: Apple, NSParagraphStyle.tabStops.
  static let standard: [TabStop] = (1...12).map { TabStop(alignment: .left, location: CGFloat($0) * 28) }
}
