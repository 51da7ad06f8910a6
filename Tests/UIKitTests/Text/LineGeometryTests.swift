import Testing
import UIKit

/// Truth: Apple's documentation of NSParagraphStyle and of text layout, computed by hand for Helvetica: lines
/// of 1.15 em with the baseline 0.92 em below the top, and digits of 0.556 em.
struct LineGeometryTests {
  private func layout(
    _ string: String,
    width: CGFloat = 100,
    font: UIFont = helvetica(10),
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> TextLayout {
    let style = NSMutableParagraphStyle()
    change(style)
    let text = NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    return TextLayout(StyledText(text), in: .init(width: width))
  }

  static let alignments: [(NSTextAlignment, CGFloat)] = [
    (NSTextAlignment.left, 0.0), (.natural, 0), (.center, 44.44), (.right, 88.88), (.justified, 0),
  ]

  @Test(arguments: alignments)
  func linesStandWhereTheyAreAligned(alignment: NSTextAlignment, x: CGFloat) {
    let line = layout("00") { $0.alignment = alignment }.lines[0]
    #expect(abs(line.x - x) < 1e-9)
    #expect(abs(line.width - 11.12) < 1e-9)
  }

  @Test func naturalAlignmentFollowsTheWritingDirection() {
    let line = layout("00") { $0.baseWritingDirection = .rightToLeft }.lines[0]
    #expect(abs(line.x - 88.88) < 1e-9)
  }

  @Test func withoutALimitLinesAlignWithinTheLongest() {
    let lines = layout("0000\n00", width: .infinity) { $0.alignment = .right }.lines
    #expect(lines[0].x == 0)
    #expect(abs(lines[1].x - 11.12) < 1e-9)
  }

  @Test func justifiedLinesGrowAtTheirSpaces() {
    let result = layout("0 0 0 0", width: 25) { $0.alignment = .justified }
    // "0 0 0" is 22.24 wide, so each of two spaces grows by 1.38; the last line isn't justified.
    #expect(abs(result.lines[0].width - 25) < 1e-9)
    #expect(abs(result.lines[0].spaceExpansion - 1.38) < 1e-9)
    #expect(result.lines[1].spaceExpansion == 0)
    let glyphs = result.glyphRuns(of: result.lines[0])[0].glyphs
    #expect(abs(glyphs[4].x - (25 - 5.56)) < 1e-9)
  }

  @Test func indentsNarrowTheLines() {
    let result = layout("00 00 00 00", width: 41) {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 20
      $0.tailIndent = -5
    }
    #expect(shownLines(result) == ["00 00", "00", "00"])
    #expect(result.lines.map(\.x) == [10, 20, 20])
    #expect(layout("00 00") { $0.tailIndent = 20 }.lines.count == 2)
  }

  @Test func spacingStandsBetweenLinesAndParagraphsOnly() {
    let result = layout("0\u{2028}0\n0") {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 5
    }
    #expect(result.lines.map(\.top) == [0, 14.5, 41])
    #expect(abs(result.size.height - 52.5) < 1e-9)
  }

  @Test func lineHeightsObeyMultipleAndLimits() {
    #expect(layout("0") { $0.lineHeightMultiple = 2 }.size.height == 23)
    #expect(layout("0") { $0.minimumLineHeight = 30 }.size.height == 30)
    #expect(layout("0") { $0.maximumLineHeight = 8 }.size.height == 8)
    let both = layout("0") {
      $0.lineHeightMultiple = 2
      $0.maximumLineHeight = 20
    }
    // The space is added at the top: the baseline stays 2.3 above the bottom.
    #expect(abs(both.firstBaseline - 17.7) < 1e-9)
  }

  @Test func fontsOnOneLineShareTheBaseline() {
    let string = NSMutableAttributedString(string: "00", attributes: [.font: helvetica(10)])
    string.addAttribute(.font, value: helvetica(20), range: NSRange(location: 1, length: 1))
    let result = TextLayout(StyledText(string))
    #expect(result.lines.count == 1)
    #expect(abs(result.size.height - 23) < 1e-9)
    #expect(abs(result.size.width - 16.68) < 1e-9)
    let runs = result.glyphRuns(of: result.lines[0])
    #expect(runs.map(\.x) == [0, 5.56])
    #expect(runs.allSatisfy { abs($0.baseline - 18.4) < 1e-9 })
  }

  @Test func aBaselineOffsetRaisesTheTextAndTheLine() {
    let string = NSMutableAttributedString(string: "02", attributes: [.font: helvetica(10)])
    string.addAttribute(.baselineOffset, value: 4, range: NSRange(location: 1, length: 1))
    let result = TextLayout(StyledText(string))
    #expect(abs(result.size.height - 15.5) < 1e-9)
    let runs = result.glyphRuns(of: result.lines[0])
    #expect(abs(runs[0].baseline - 13.2) < 1e-9)
    #expect(abs(runs[1].baseline - 9.2) < 1e-9)
  }

  @Test func anEmptyLineIsAsHighAsItsFont() {
    let string = NSMutableAttributedString(string: "0\n\n0", attributes: [.font: helvetica(10)])
    string.addAttribute(.font, value: helvetica(40), range: NSRange(location: 2, length: 1))
    #expect(TextLayout(StyledText(string)).lines.map(\.height) == [11.5, 46, 11.5])
  }

  @Test func paragraphsHaveTheStyleOfTheirFirstCharacter() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let string = NSMutableAttributedString(string: "0\n00", attributes: [.font: helvetica(10)])
    string.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 2, length: 1))
    let result = TextLayout(StyledText(string), in: .init(width: 100))
    #expect(result.lines[0].x == 0)
    #expect(abs(result.lines[1].x - 88.88) < 1e-9)
  }

  static let tabs: [(NSTextAlignment, CGFloat)] = [
    (NSTextAlignment.left, 50.0), (.right, 50 - 11.12), (.center, 50 - 5.56),
  ]

  @Test(arguments: tabs)
  func tabsAlignTheTextAfterThem(alignment: NSTextAlignment, x: CGFloat) {
    let result = layout("0\t00\t0") {
      $0.tabStops = [
        NSTextTab(textAlignment: alignment, location: 50), NSTextTab(textAlignment: .left, location: 80),
      ]
    }
    let glyphs = result.glyphRuns(of: result.lines[0])[0].glyphs
    #expect(abs(glyphs[2].x - x) < 1e-9)
    #expect(glyphs[5].x == 80)
  }

  @Test func decimalTabsAlignAtThePoint() {
    let result = layout("\t12.5") {
      $0.tabStops = [
        NSTextTab(
          textAlignment: .right,
          location: 50,
          options: [.columnTerminators: CharacterSet(charactersIn: ".")]
        )
      ]
    }
    let glyphs = result.glyphRuns(of: result.lines[0])[0].glyphs
    #expect(abs(glyphs[3].x - 50) < 1e-9)
  }

  @Test func standardTabsStandEveryTwentyEightPoints() {
    let result = TextLayout(StyledText("\t0\t0", font: helvetica(10).ctFont))
    #expect(result.glyphRuns(of: result.lines[0])[0].glyphs.map(\.x) == [0, 28, 33.56, 56])
    let interval = layout("\t\t0") {
      $0.tabStops = []
      $0.defaultTabInterval = 15
    }
    #expect(interval.glyphRuns(of: interval.lines[0])[0].glyphs.map(\.x) == [0, 15, 30])
    #expect(abs(layout("\t0") { $0.tabStops = [] }.size.width - 8.34) < 1e-9)
  }

  @Test func glyphsCoverTheTextWithoutGaps() {
    let string = NSMutableAttributedString(string: "Aé日😀e\u{301} x", attributes: [.font: helvetica(10)])
    string.addAttribute(.kern, value: 1.5, range: NSRange(location: 1, length: 3))
    let result = TextLayout(StyledText(string))
    var x: CGFloat = 0
    var unit = 0
    for glyph in result.glyphRuns(of: result.lines[0]).flatMap(\.glyphs) {
      #expect(abs(glyph.x - x) < 1e-9)
      #expect(glyph.range.lowerBound == unit)
      x += glyph.advance
      unit = glyph.range.upperBound
    }
    #expect(abs(x - result.size.width) < 1e-9)
    #expect(unit == string.length)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func valuesThatCannotBeLaidOutCountAsZero(value: CGFloat) {
    let result = layout("0 0\n0") {
      $0.lineSpacing = value
      $0.paragraphSpacing = value
      $0.headIndent = value
      $0.firstLineHeadIndent = value
      $0.minimumLineHeight = value
      $0.lineHeightMultiple = value
      $0.defaultTabInterval = value
      $0.tabStops = [NSTextTab(textAlignment: .left, location: value)]
    }
    #expect(result.size.height == 23)
    #expect(result.lines.allSatisfy { $0.x == 0 })
  }

  @Test func shrinkingOneLineIsExact() {
    let text = StyledText("0123456789", font: helvetica(10).ctFont)
    let room = TextLayout.Constraints.label(numberOfLines: 1, lineBreakMode: .byTruncatingTail, width: 27.8)
    #expect(TextLayout.shrinkFactor(for: text, in: room, minimum: 0.1) == 0.5)
    #expect(TextLayout.shrinkFactor(for: text, in: room, minimum: 0.8) == 0.8)
    #expect(TextLayout.shrinkFactor(for: text, in: room, minimum: 0) == 1)
    #expect(shownLines(TextLayout(text.scaled(by: 0.5), in: room)) == ["0123456789"])
    let wide = TextLayout.Constraints.label(numberOfLines: 1, lineBreakMode: .byTruncatingTail, width: 60)
    #expect(TextLayout.shrinkFactor(for: text, in: wide, minimum: 0.1) == 1)
  }

  /// San Francisco's tracking widens small text (Apple, Human Interface Guidelines, Typography), so the factor is below that of the
  /// widths.
  @Test(arguments: [20, 50, 90, 130] as [CGFloat]) func aLineWithTrackingShrinksUntilItFits(width: CGFloat) {
    let text = StyledText(
      "A label with a text",
      font: UIFont(face: .system(.sanFrancisco, .regular), size: 17).ctFont
    )
    let room = TextLayout.Constraints.label(numberOfLines: 1, lineBreakMode: .byTruncatingTail, width: width)
    let factor = TextLayout.shrinkFactor(for: text, in: room, minimum: 0.01)
    let layout = TextLayout(text.scaled(by: factor), in: room)
    #expect(!layout.isTruncated && layout.size.width <= width + 0.01)
    #expect(layout.size.width > width - 1)
  }
}
