import Testing
import UIKit

/// Truth: widths added by hand from Adobe's AFM files (Helvetica, Helvetica Bold); Apple's documentation of
/// `size(withAttributes:)` and `boundingRect`; the published line height of San Francisco.
struct StringMeasuringTests {
  @Test func theBookSampleIsAsWideAsItsGlyphs() {
    // i 278, O 778, S 667, space 278, S 667, D 722, K 722: 4112 thousandths of 60 points.
    let font = helvetica(60, bold: true)
    #expect("iOS SDK".size(withAttributes: [.font: font]).width == 246.72)
    #expect(NSAttributedString(string: "iOS SDK", attributes: [.font: font]).size().width == 246.72)
    #expect(NSString(string: "iOS SDK").size(withAttributes: [.font: font, .kern: 0]).width == 246.72)
  }

  /// Thousandths of an em, added from the tables; a missing glyph is as wide as the question mark, 556.
  static let widths: [(String, CGFloat)] = [
    // H 722, e 556, l 222, l 222, o 556.
    ("Hello", 2278),
    ("ÀÉ", 1334),
    // П 719, р 556, и 559, в 531, е 556, т 458.
    ("Привет", 3379),
    ("№…—", 3073),
    ("日本", 2000),
    ("가", 1000),
    ("\u{1100}\u{1161}", 1000),
    ("\u{FF76}", 500),
    ("😀", 1250),
    ("👨‍👩‍👧‍👦", 1250),
    ("🇩🇪🇫🇷", 2500),
    ("1\u{FE0F}\u{20E3}", 1250),
    ("e\u{301}", 556),
    ("\u{301}", 0),
    ("č", 500),
    ("ß\u{378}", 1167),
    ("a\u{0}\u{7}\u{200B}b", 1112),
    ("\u{2003}", 1000),
    // s 500, o 556, f 278, t 278.
    ("so\u{AD}ft", 1612),
  ]

  @Test(arguments: widths)
  func widthsAreThoseOfTheTable(string: String, units: CGFloat) {
    // At 1000 points a thousandth of an em is a point.
    #expect(string.size(withAttributes: [.font: helvetica(1000)]).width == units)
  }

  @Test func boldFacesHaveBoldWidths() {
    #expect("a!".size(withAttributes: [.font: helvetica(1000, bold: true)]).width == 889)
    #expect("a!".size(withAttributes: [.font: helvetica(1000)]).width == 834)
  }

  @Test(
    arguments: [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent,
      \.tailIndent, \.minimumLineHeight, \.lineHeightMultiple, \.defaultTabInterval,
    ] as [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable]
  )
  func noLengthIsTooGreat(length: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable) {
    let style = NSMutableParagraphStyle()
    for number in [CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude] {
      style[keyPath: length] = number
      let text = NSAttributedString(string: "a\tb\tc\nd\n\te\u{2028}f", attributes: [.paragraphStyle: style])
      #expect(text.size().width.isFinite && text.size().height.isFinite)
    }
  }

  @Test(arguments: [NSAttributedString.Key.kern, .baselineOffset])
  func noNumberOfACharacterIsTooGreat(key: NSAttributedString.Key) {
    for number in [CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude] {
      let text = NSMutableAttributedString(string: "ab\ncd\nef", attributes: [key: number])
      text.setAttributes([key: -number], range: NSRange(location: 2, length: 3))
      #expect(text.size().width.isFinite && text.size().height.isFinite)
    }
  }

  @Test func heightsAreNotRounded() {
    let font = UIFont(face: FontFace(.sanFrancisco), size: 17)
    #expect("This is a test string".size(withAttributes: [.font: font]).height == 20.287109375)
    #expect(NSAttributedString(string: "x", attributes: [.font: font]).size().height == 20.287109375)
  }

  @Test func textWithoutAFontIsHelveticaTwelve() {
    let font = helvetica(12)
    #expect("Hello".size() == "Hello".size(withAttributes: [.font: font]))
    #expect(NSAttributedString(string: "Hello").size() == "Hello".size(withAttributes: [.font: font]))
  }

  @Test func emptyTextIsOneLineHigh() {
    let font = helvetica(20)
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
    #expect(NSAttributedString(string: "").size().height == helvetica(12).lineHeight)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\n"])
  func everyKindOfNewlineBeginsALine(string: String) {
    let font = helvetica(20)
    #expect(string.size(withAttributes: [.font: font]).height == 2 * font.lineHeight)
  }

  @Test func sizeNeverWraps() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byWordWrapping
    let font = helvetica(10)
    let text = String(repeating: "word ", count: 1000)
    let size = text.size(withAttributes: [.font: font, .paragraphStyle: style])
    #expect(size.height == font.lineHeight)
    // w 722, o 556, r 333, d 556, space 278.
    #expect(size.width == 24450)
  }

  @Test func kerningFollowsEveryCharacter() {
    let font = helvetica(10)
    #expect("abc".size(withAttributes: [.font: font, .kern: 2]).width == 22.12)
    #expect("e\u{301}".size(withAttributes: [.font: font, .kern: 2.0]).width == 7.56)
    #expect("abc".size(withAttributes: [.font: font, .kern: CGFloat.nan]).width == 16.12)
    #expect("abc".size(withAttributes: [.font: font, .kern: "wide"]).width == 16.12)
  }

  @Test func expansionIsTheLogarithmOfAFactor() {
    let size = "mm".size(withAttributes: [.font: helvetica(10), .expansion: log(2.0)])
    #expect(abs(size.width - 2 * 16.66) < 1e-9)
    #expect(size.height == helvetica(10).lineHeight)
  }

  @Test func wrappedTextStaysWithinItsWidth() {
    let font = helvetica(10)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let rect = "aaa bbb ccc".boundingRect(
      with: CGSize(width: 36.2, height: 1000),
      options: options,
      attributes: [.font: font],
      context: nil
    )
    // "aaa bbb" is 6 × 5.56 + 2.78 = 36.14 wide.
    #expect(rect.origin == .zero)
    #expect(abs(rect.width - 36.14) < 1e-9)
    #expect(rect.height == 2 * font.lineHeight)
  }

  @Test func withoutLineFragmentOriginTheRectangleStandsOnTheBaseline() {
    let font = helvetica(10)
    let rect = "aaa bbb".boundingRect(
      with: CGSize(width: 5, height: 5),
      options: [],
      attributes: [.font: font],
      context: nil
    )
    #expect(rect.minY == -font.ascender)
    #expect(rect.height == font.lineHeight)
    #expect(abs(rect.width - 36.14) < 1e-9)
  }

  @Test func fontLeadingCountsOnlyIfAskedFor() {
    let font = UIFont(face: FontFace(.helveticaNeue), size: 100)
    let height = { (options: NSStringDrawingOptions) in
      "a\na".boundingRect(
        with: CGSize(width: 500, height: 500),
        options: options,
        attributes: [.font: font],
        context: nil
      ).height
    }
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - 238.6) < 1e-9)
    #expect(abs(height(.usesLineFragmentOrigin) - 233) < 1e-9)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: -5, height: -5), CGSize(width: CGFloat.nan, height: .nan)])
  func aSizeThatIsNotPositiveIsNoLimit(size: CGSize) {
    let rect = "aaa bbb".boundingRect(
      with: size,
      options: .usesLineFragmentOrigin,
      attributes: [.font: helvetica(10)],
      context: nil
    )
    #expect(abs(rect.width - 36.14) < 1e-9)
  }

  @Test func theContextLetsFontsShrink() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    let attributes: [NSAttributedString.Key: Any] = [.font: helvetica(100)]
    let size = CGSize(width: 100, height: 100)
    let rect = "mmm".boundingRect(
      with: size,
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: context
    )
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.25)
    #expect(rect.width <= 100.001 && rect.height <= 100.001)
    #expect(context.totalBounds == rect)
    let roomy = "m".boundingRect(
      with: CGSize(width: 100, height: 200),
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: context
    )
    #expect(context.actualScaleFactor == 1)
    #expect(roomy.width == 83.3)
  }

  @Test func drawingCanAskForAnEllipsis() {
    let constraints = StringMeasuring.constraints(
      for: CGSize(width: 20, height: 23),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    )
    let layout = TextLayout(StyledText("aaa bbb ccc", font: helvetica(10).ctFont), in: constraints)
    #expect(shownLines(layout) == ["aaa", "b…"])
  }

  @Test func halvesOfPairsAreMeasuredAsMissingGlyphs() {
    let units: [UInt16] = [0x61, 0xD800, 0x62]
    let string = NSString(characters: units, length: 3)
    #expect(string.size(withAttributes: [.font: helvetica(1000)]).width == 1668)
    let text = StyledText(
      units: [0xDC00, 0xD83D],
      runs: [TextRun(end: 2, font: helvetica(1000).ctFont)],
      paragraphs: [.standard]
    )
    #expect(TextLayout(text).size.width == 1112)
  }
}
