import CoreText
import Testing

/// Truth: Apple's documentation of CTLineBreakMode, and widths added by hand from Adobe's AFM file of
/// Helvetica at 10 points: digits 5.56, ellipsis 10, space 2.78.
struct TruncationTests {
  static let modes: [(CTLineBreakMode, CGFloat, String)] = [
    // Five digits and an ellipsis are 37.8 wide, ten digits 55.6.
    (CTLineBreakMode.byTruncatingTail, 37.8, "01234…"), (.byTruncatingHead, 37.8, "…56789"),
    (.byTruncatingMiddle, 37.8, "01…789"), (.byTruncatingMiddle, 32.3, "01…89"),
    (.byTruncatingTail, 55.6, "0123456789"), (.byTruncatingHead, 55.6, "0123456789"),
    (.byTruncatingMiddle, 55.6, "0123456789"), (.byTruncatingTail, 55.5, "01234567…"),
    (.byClipping, 20, "0123456789"), (.byTruncatingTail, 3, "…"), (.byTruncatingHead, 3, "…"),
    (.byTruncatingMiddle, 3, "…"), (.byTruncatingTail, 0, "…"),
  ]

  @Test(arguments: modes)
  func theEllipsisStandsForWhatDoesNotFit(mode: CTLineBreakMode, width: CGFloat, expected: String) {
    #expect(lines("0123456789", width: width, mode: mode, maximum: 1) == [expected])
  }

  @Test func noSpaceStandsBeforeTheEllipsis() {
    // "01 " and the ellipsis would fit into 24.
    #expect(lines("01 23456789", width: 24, mode: .byTruncatingTail, maximum: 1) == ["01…"])
  }

  @Test func charactersAreNotCutInHalf() {
    #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 23, mode: .byTruncatingTail, maximum: 1) == ["👨‍👩‍👧‍👦…"])
    #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦e\u{301}", width: 16, mode: .byTruncatingHead, maximum: 1) == ["…e\u{301}"])
  }

  @Test func onlyTheLastOfSeveralLinesIsTruncated() {
    #expect(lines("aaa bbb ccc ddd", width: 20, mode: .byTruncatingTail, maximum: 2) == ["aaa", "b…"])
    #expect(
      lines("aaa bbb ccc ddd", width: 38, mode: .byTruncatingTail, maximum: 2) == ["aaa bbb", "ccc ddd"]
    )
    #expect(lines("aaa bbb ccc ddd", width: 20, mode: .byTruncatingHead, maximum: 2) == ["aaa", "…d"])
    #expect(lines("aaa bbb ccc ddd", width: 20, mode: .byWordWrapping, maximum: 2) == ["aaa", "bbb"])
    #expect(lines("aaa bbb ccc ddd", width: 20, mode: .byTruncatingTail).count == 4)
  }

  @Test func linesThatAreTooLowAreDropped() {
    // Lines are 11.5 high.
    #expect(lines("aaa bbb ccc", width: 20, mode: .byTruncatingTail, height: 23) == ["aaa", "b…"])
    #expect(lines("aaa bbb ccc", width: 20, mode: .byTruncatingTail, height: 22.9) == ["a…"])
    #expect(lines("aaa bbb ccc", width: 20, mode: .byTruncatingTail, height: 1) == ["a…"])
    #expect(lines("aaa bbb ccc", width: 20, mode: .byWordWrapping, height: 30) == ["aaa", "bbb"])
  }

  @Test func lostParagraphsLeaveAnEllipsis() {
    #expect(lines("aaa\nbbb", width: 100, mode: .byTruncatingTail, maximum: 1) == ["aaa…"])
    #expect(lines("aaa\n", width: 100, mode: .byTruncatingTail, maximum: 1) == ["aaa"])
    #expect(lines("aaa\nbbb", width: 100, mode: .byClipping, maximum: 1) == ["aaa"])
  }

  @Test func anEllipsisForLostParagraphsComesLastWhereThereIsRoomForAll() {
    // Three letters of 5.56 and the ellipsis are 26.68 wide.
    for mode in [CTLineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
      #expect(lines("aaa  \nbbb", width: 26.7, mode: mode, maximum: 1) == ["aaa…"])
    }
    #expect(lines("aab\nccc", width: 26.6, mode: .byTruncatingHead, maximum: 1) == ["…ab"])
    #expect(lines("aab\nccc", width: 26.6, mode: .byTruncatingMiddle, maximum: 1) == ["a…b"])
  }

  @Test(
    arguments: [CTLineBreakMode.byTruncatingHead, .byTruncatingTail],
    ["0123456789", "01 2345 6789", "012345\n6789", "0123 45\u{2028}67 89", "01  \n\n23"]
  )
  func textInTheWidthThatItTakesIsShortenedInTheSameWay(mode: CTLineBreakMode, string: String) {
    for maximum in 1...2 {
      for width in stride(from: CGFloat(10), through: 60, by: 0.25) {
        let constraints = TextLayout.Constraints.label(
          numberOfLines: maximum,
          lineBreakMode: mode,
          width: width
        )
        let size = TextLayout(StyledText(string, font: helvetica(10)), in: constraints).size
        #expect(
          lines(string, width: size.width, mode: mode, maximum: maximum)
            == lines(string, width: width, mode: mode, maximum: maximum)
        )
      }
    }
  }

  @Test func aStyleThatTruncatesMakesOneLineOfEachParagraph() {
    var paragraph = ParagraphAttributes.standard
    paragraph.lineBreakMode = .byTruncatingTail
    let text = StyledText("aaa bbb\nccc ddd", font: helvetica(10), paragraph: paragraph)
    let layout = TextLayout(text, in: .init(width: 27))
    #expect(shownLines(layout) == ["aaa…", "ccc…"])
    #expect(layout.isTruncated)
  }

  @Test func theEllipsisHasTheStyleOfItsNeighbour() throws {
    let text = StyledText(
      units: Array("0123456789".utf16),
      runs: [TextRun(end: 2, font: helvetica(20)), TextRun(end: 10, font: helvetica(10))],
      paragraphs: [.standard]
    )
    // Two digits of 11.12, one of 5.56, an ellipsis of 10: 37.8.
    let layout = TextLayout(
      text,
      in: .label(numberOfLines: 1, lineBreakMode: .byTruncatingTail, width: 37.8)
    )
    let runs = layout.glyphRuns(of: try #require(layout.lines.first))
    #expect(runs.map(\.string) == ["01", "2", "…"])
    #expect(runs.last?.font == helvetica(10).drawn)
    #expect(runs.last?.location == 2)
    #expect(runs.last?.glyphs.first?.range == 3..<10)
    #expect(abs(layout.size.width - 37.8) < 1e-9)
  }
}
