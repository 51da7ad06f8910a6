/// The values of a paragraph style for layout: see `NSParagraphStyle` for their meaning.
package struct ParagraphAttributes: Hashable, Sendable {
  package var alignment = CTTextAlignment.natural
  package var lineBreakMode = CTLineBreakMode.byWordWrapping
  package var baseWritingDirection = CTWritingDirection.natural
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

  package init() {}

  package static let standard = ParagraphAttributes()

  /// The values with invalid ones replaced by 0: those that are not finite, or negative
  /// except for `tailIndent`.
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

  /// The height of a line with the natural height `natural`, after applying the factor and the two limits.
  package func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// The alignment with `natural` replaced by left or right.
  package func resolved(_ alignment: CTTextAlignment) -> CTTextAlignment {
    guard alignment == .natural else { return alignment }
    return baseWritingDirection == .rightToLeft ? .right : .left
  }
}

/// A tab stop for layout: see `NSTextTab`.
package struct TabStop: Hashable, Sendable {
  package var alignment: CTTextAlignment
  package var location: CGFloat
  package var terminators: CharacterSet?

  package init(alignment: CTTextAlignment, location: CGFloat, terminators: CharacterSet? = nil) {
    self.alignment = alignment
    self.location = location
    self.terminators = terminators
  }

  /// Twelve left-aligned stops, every 28 points.
  ///
  /// Source: Apple, NSParagraphStyle.tabStops.
  package static let standard: [TabStop] = (1...12).map {
    TabStop(alignment: .left, location: CGFloat($0) * 28)
  }
}

/// The alignment of a paragraph's lines between its margins.
public enum CTTextAlignment: UInt8, Sendable {
  /// At the left margin.
  case left = 0
  /// At the right margin.
  case right = 1
  /// Centred.
  case center = 2
  /// At both margins, by wider spaces; a paragraph's last line is not stretched.
  case justified = 3
  /// At the margin at which the writing direction begins.
  case natural = 4
}

/// The treatment of text that is wider than its line.
public enum CTLineBreakMode: UInt8, Sendable {
  /// It wraps at words; a word wider than a line is broken inside.
  case byWordWrapping = 0
  /// It wraps at any character.
  case byCharWrapping = 1
  /// It is clipped at the edge.
  case byClipping = 2
  /// An ellipsis replaces its beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces its end.
  case byTruncatingTail = 4
  /// An ellipsis replaces its middle.
  case byTruncatingMiddle = 5

  /// Whether text that doesn't fit is replaced by an ellipsis.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

/// The writing direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable {
  /// That of the language, which is left to right here.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
