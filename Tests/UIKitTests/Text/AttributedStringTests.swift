import Testing
import UIKit

/// Truth: the names of the keys on Apple's platforms, and the exceptions that Foundation raises there for
/// ranges out of bounds.
@Suite(.standardSystem) struct AttributedStringTests {
  static let keys: [(NSAttributedString.Key, String)] = [
    (NSAttributedString.Key.font, "NSFont"), (.foregroundColor, "NSColor"),
    (.backgroundColor, "NSBackgroundColor"),
    (.paragraphStyle, "NSParagraphStyle"), (.shadow, "NSShadow"), (.kern, "NSKern"),
    (.underlineStyle, "NSUnderline"),
    (.strikethroughStyle, "NSStrikethrough"), (.link, "NSLink"), (.attachment, "NSAttachment"),
    (.baselineOffset, "NSBaselineOffset"), (.strokeColor, "NSStrokeColor"), (.strokeWidth, "NSStrokeWidth"),
    (.obliqueness, "NSObliqueness"), (.expansion, "NSExpansion"), (.ligature, "NSLigature"),
    (.underlineColor, "NSUnderlineColor"), (.strikethroughColor, "NSStrikethroughColor"),
    (.textEffect, "NSTextEffect"), (.writingDirection, "NSWritingDirection"),
    (.verticalGlyphForm, "CTVerticalForms"),
  ]

  @Test(arguments: keys)
  func keysHaveApplesNames(key: NSAttributedString.Key, name: String) {
    #expect(key.rawValue == name)
  }

  @Test func runsAreToldApartByTheirValues() {
    let string = NSMutableAttributedString(string: "iOS SDK")
    string.setAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 60)],
      range: NSRange(location: 0, length: 3)
    )
    string.addAttribute(
      .font,
      value: UIFont.boldSystemFont(ofSize: 60),
      range: NSRange(location: 3, length: 1)
    )
    var ranges: [NSRange] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: 7)) { _, range, _ in ranges.append(range) }
    #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
  }

  /// Foundation on Linux reads the first word of the values that it compares.
  ///
  /// Different values of a class must not end the process, and equal ones must compare as equal.
  @Test func valuesOfEveryClassCanBeCompared() {
    let makers: [(CGFloat) -> NSObject] = [
      { UIFont.systemFont(ofSize: $0) },
      { UIFont.systemFont(ofSize: $0).fontDescriptor },
      { UIFont(face: FontFace(.helvetica), size: $0) },
      { NSTextTab(textAlignment: .left, location: $0) },
      {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = $0
        return shadow
      },
      {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = $0
        return style
      },
    ]
    let key = NSAttributedString.Key(rawValue: "value")
    for make in makers {
      let string = NSMutableAttributedString(string: "abc", attributes: [key: make(1)])
      string.addAttribute(key, value: make(2), range: NSRange(location: 1, length: 1))
      string.addAttribute(key, value: make(2), range: NSRange(location: 2, length: 1))
      var range = NSRange()
      _ = string.attributes(at: 1, longestEffectiveRange: &range, in: NSRange(location: 0, length: 3))
      #expect(range == NSRange(location: 1, length: 2))
    }
  }

  @Test(arguments: [
    NSRange(location: 0, length: 8), NSRange(location: 8, length: 0),
    NSRange(location: NSNotFound, length: 0),
    NSRange(location: -1, length: 2), NSRange(location: 2, length: -1),
    NSRange(location: 3, length: Int.max),
  ])
  func rangesOutsideOfTheStringAreFound(range: NSRange) {
    let violation = AttributedRange.violation(of: range, length: 7, operation: .setAttributes)
    #expect(violation?.name == "NSRangeException")
    #expect(violation?.reason == "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds")
  }

  @Test(arguments: [NSRange(location: 0, length: 7), NSRange(location: 7, length: 0)])
  func rangesWithinTheStringArePermitted(range: NSRange) {
    #expect(AttributedRange.violation(of: range, length: 7, operation: .replaceCharacters) == nil)
  }

  @Test(arguments: [(-1, true), (0, false), (6, false), (7, true)])
  func indexesAreChecked(index: Int, isViolation: Bool) {
    let violation = AttributedRange.violation(ofIndex: index, length: 7)
    #expect((violation != nil) == isViolation)
    if isViolation {
      #expect(violation?.reason == "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds")
    }
  }
}
