import Testing
import UIKit

/// Truth: Apple's documentation of NSParagraphStyle's default values and of copying; raw values of the SDK's
/// headers.
struct NSParagraphStyleTests {
  @Test func theDefaultStyle() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    #expect(style.lineSpacing == 0 && style.paragraphSpacing == 0 && style.paragraphSpacingBefore == 0)
    #expect(style.headIndent == 0 && style.tailIndent == 0 && style.firstLineHeadIndent == 0)
    #expect(style.minimumLineHeight == 0 && style.maximumLineHeight == 0 && style.lineHeightMultiple == 0)
    #expect(style.defaultTabInterval == 0)
    let locations: [CGFloat] = (1...12).map { CGFloat($0) * 28 }
    #expect(style.tabStops.map(\.location) == locations)
    #expect(style.tabStops.allSatisfy { $0.alignment == .left })
  }

  @Test func copiesDoNotFollowTheOriginal() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    #expect(!(copy is NSMutableParagraphStyle))
    style.alignment = .right
    #expect(copy.alignment == .center)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.lineSpacing = 4
    #expect(copy.lineSpacing == 0)
    mutable.setParagraphStyle(style)
    #expect(mutable == style)
  }

  @Test func tabStopsComeAndGo() {
    let style = NSMutableParagraphStyle()
    let tab = NSTextTab(textAlignment: .right, location: 400)
    style.addTabStop(tab)
    #expect(style.tabStops.count == 13)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 400))
    #expect(style == NSParagraphStyle.default)
  }

  static let languages: [(String?, NSWritingDirection)] = [
    ("ar", NSWritingDirection.rightToLeft), ("he-IL", .rightToLeft), ("en", .leftToRight),
    (nil, .leftToRight),
    ("ru_RU", .leftToRight), ("", .leftToRight),
  ]

  @Test(arguments: languages)
  func languagesHaveAWritingDirection(language: String?, direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
  }

  @Test func rawValues() {
    #expect(
      [NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue) == [0, 1, 2, 3, 4]
    )
    #expect(
      [
        NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
      ].map(\.rawValue) == [0, 1, 2, 3, 4, 5]
    )
    #expect([NSWritingDirection.natural, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    #expect(
      [
        NSUnderlineStyle.single, .thick, .double, .patternDot, .patternDash, .patternDashDot,
        .patternDashDotDot,
        .byWord,
      ].map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000]
    )
    #expect(
      [NSStringDrawingOptions.usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine].map(
        \.rawValue
      )
        == [1, 2, 32]
    )
  }
}
