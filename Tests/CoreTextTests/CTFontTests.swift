import CoreText
import Testing

/// Truth: Adobe's AFM file of Helvetica (CapHeight 718, XHeight 523), a published line height of San Francisco, and
/// Apple's documentation of CTFont: a size of 0 means 12 points, and descents are positive.
struct CTFontTests {
  @Test func metricsGrowWithTheSize() {
    let font = CTFontCreateWithName("Helvetica-Bold", 100, nil)
    #expect(CTFontGetSize(font) == 100)
    #expect(abs(CTFontGetCapHeight(font) - 71.8) < 1e-9 && abs(CTFontGetXHeight(font) - 52.3) < 1e-9)
    #expect(CTFontGetUnitsPerEm(font) == 1000)
    #expect(CTFontCopyPostScriptName(font) == "Helvetica-Bold" && CTFontCopyFamilyName(font) == "Helvetica")
  }

  @Test func aLineIsAsHighAsItsParts() {
    let font = CTFontCreateWithName(".SFUIText-Regular", 17, nil)
    let height = CTFontGetAscent(font) + CTFontGetDescent(font) + CTFontGetLeading(font)
    #expect(CTFontGetDescent(font) > 0)
    #expect(abs(height - 20.287109375) < 1e-9)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func aSizeThatIsNoneCountsAsTwelve(size: CGFloat) {
    #expect(CTFontGetSize(CTFontCreateWithName("Helvetica", size, nil)) == 12)
  }

  @Test func anUnknownNameGivesAFont() {
    let font = CTFontCreateWithName("Wingdings", 10, nil)
    #expect(font == CTFontCreateWithName("Helvetica", 10, nil))
    #expect(font != CTFontCreateWithName("Helvetica", 11, nil))
  }

  /// Truth: the raw values that CTParagraphStyle.h declares.
  @Test func rawValuesAreThoseOfCoreText() {
    let alignments: [CTTextAlignment] = [.left, .right, .center, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      [
        CTLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
      ].map(\.rawValue) == [0, 1, 2, 3, 4, 5]
    )
    #expect([CTWritingDirection.natural, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
  }
}
