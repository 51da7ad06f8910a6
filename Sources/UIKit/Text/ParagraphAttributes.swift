import Foundation

/// The values of a paragraph style, as layout uses them: see `NSParagraphStyle` for their meaning.
package struct ParagraphAttributes: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var baseWritingDirection = NSWritingDirection.natural
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var defaultTabInterval: CGFloat = 0
  package var tabStops = TabStop.standard

  package static let standard = ParagraphAttributes()

  /// The same values as near as they can be laid out: 0 in place of those that are not finite, or negative where only
  /// `tailIndent` may be.
  package var sanitized: ParagraphAttributes {
    var result = self
    result.lineSpacing = Self.length(lineSpacing)
    result.paragraphSpacing = Self.length(paragraphSpacing)
    result.paragraphSpacingBefore = Self.length(paragraphSpacingBefore)
    result.firstLineHeadIndent = Self.length(firstLineHeadIndent)
    result.headIndent = Self.length(headIndent)
    result.tailIndent = TextLength.usable(tailIndent)
    result.minimumLineHeight = Self.length(minimumLineHeight)
    result.maximumLineHeight = Self.length(maximumLineHeight)
    result.lineHeightMultiple = Self.length(lineHeightMultiple)
    result.defaultTabInterval = Self.length(defaultTabInterval)
    let areSorted = zip(tabStops, tabStops.dropFirst()).allSatisfy { $0.location <= $1.location }
    let areUsable = tabStops.allSatisfy { $0.location == TextLength.usable($0.location) }
    if !areSorted || !areUsable {
      result.tabStops = tabStops.filter { abs($0.location) <= TextLength.greatest }
        .sorted { $0.location < $1.location }
    }
    return result
  }

  private static func length(_ value: CGFloat) -> CGFloat { max(TextLength.usable(value), 0) }

  /// The height of a line whose fonts ask for `natural`: first the multiple, then the two limits.
  package func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Left or right in place of natural.
  package func resolved(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    return baseWritingDirection == .rightToLeft ? .right : .left
  }
}
