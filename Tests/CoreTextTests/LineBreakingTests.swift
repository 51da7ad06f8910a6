import CoreText
import Testing

/// Truth: Unicode's line breaking rules (UAX #14) for the pairs below, grapheme clusters (UAX #29), and
/// widths added by hand from Adobe's AFM file of Helvetica at 10 points.
struct LineBreakingTests {
  static let words: [(String, CGFloat, [String])] = [
    ("aaa bbb ccc", 37.0, ["aaa bbb", "ccc"]), ("aaa bbb ccc", 36.13, ["aaa", "bbb ccc"]),
    ("aaa   bbb", 17, ["aaa", "bbb"]), ("a-b", 9, ["a-", "b"]), ("well-known", 30, ["well-", "known"]),
    ("-bbb", 10, ["-b", "b", "b"]), ("1-2", 9, ["1-", "2"]), ("a/b", 9, ["a/", "b"]),
    ("aaa\u{A0}bbb", 20, ["aaa\u{A0}", "bbb"]),
    ("aa (bb)", 20, ["aa", "(bb)"]), ("aa, bb", 14, ["aa,", "bb"]),
    ("ab\u{200B}cd", 12, ["ab\u{200B}", "cd"]),
    ("日本語", 20, ["日本", "語"]), ("日本。", 25, ["日", "本。"]), ("「日本", 25, ["「日", "本"]), ("日a本", 16, ["日a", "本"]),
    ("ааа ббб", 20, ["ааа", "ббб"]), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 13, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
    ("aa—bb", 22, ["aa—", "bb"]), ("aa–bb", 18, ["aa–", "bb"]),
  ]

  @Test(arguments: words)
  func wordsStayTogether(string: String, width: CGFloat, expected: [String]) {
    #expect(lines(string, width: width) == expected)
  }

  static let characters: [(String, CGFloat, [String])] = [
    ("abcd", 12.0, ["ab", "cd"]), ("abcd", 1, ["a", "b", "c", "d"]),
    ("e\u{301}e\u{301}", 6, ["e\u{301}", "e\u{301}"]),
    ("a bc", 12, ["a", "bc"]), ("🇩🇪🇫🇷", 13, ["🇩🇪", "🇫🇷"]), ("a\r\nb", 1, ["a", "b"]),
  ]

  @Test(arguments: characters)
  func charactersAreNeverSplit(string: String, width: CGFloat, expected: [String]) {
    #expect(lines(string, width: width, mode: .byCharWrapping) == expected)
  }

  @Test func aWordWiderThanTheLineBreaksInside() {
    #expect(lines("aaaa bb", width: 12) == ["aa", "aa", "bb"])
  }

  @Test func everyLineHoldsAtLeastOneCharacter() {
    #expect(lines("ab", width: 0) == ["a", "b"])
    #expect(lines("日本", width: 0.5) == ["日", "本"])
  }

  @Test func aCharacterWithoutAWidthIsNotALineOfItsOwn() {
    #expect(lines("\u{1}ab", width: 3) == ["\u{1}a", "b"])
    #expect(lines("\u{2060}\u{1}ab", width: 3, mode: .byCharWrapping) == ["\u{2060}\u{1}a", "b"])
  }

  @Test(arguments: [CTLineBreakMode.byWordWrapping, .byCharWrapping], ["", "bb"])
  func whatHasNoWidthHangsWithTheSpacesBeforeIt(mode: CTLineBreakMode, rest: String) {
    // Three letters of 5.56 leave 0.32 of the width for spaces of 2.78.
    let text = StyledText("aaa    \u{2060}" + rest, font: helvetica(10))
    let layout = TextLayout(text, in: .label(numberOfLines: 0, lineBreakMode: mode, width: 17))
    #expect(layout.size.width <= 17)
    #expect(layout.lines.allSatisfy { $0.width <= 17 })
  }

  @Test func spacesHangAtTheEndOfALine() {
    let layout = TextLayout(StyledText("aaa    bbb", font: helvetica(10)), in: .init(width: 17))
    #expect(layout.lines.map(\.range) == [0..<7, 7..<10])
    #expect(layout.lines.map(\.contentEnd) == [3, 10])
    // Three letters of 5.56 each, before the spaces and after them.
    #expect(layout.lines.allSatisfy { abs($0.width - 16.68) < 1e-9 })
  }

  @Test func aSoftHyphenShowsOnlyWhereTheLineEnds() {
    // "auto" 5.56 + 5.56 + 2.78 + 5.56 = 19.46, a hyphen 3.33.
    let layout = TextLayout(StyledText("auto\u{AD}mat", font: helvetica(10)), in: .init(width: 23))
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].isHyphenated)
    #expect(abs(layout.lines[0].width - 22.79) < 1e-9)
    #expect(
      layout.glyphRuns(of: layout.lines[0])[0].glyphs.last.map { abs($0.advance - 3.33) < 1e-9 } == true
    )
    #expect(TextLayout(StyledText("auto\u{AD}mat", font: helvetica(10))).lines[0].isHyphenated == false)
  }

  @Test func newlinesEndLines() {
    #expect(lines("a\n\nb\n") == ["a", "", "b", ""])
    #expect(lines("") == [""])
  }

  @Test func measuredWidthsAreWideEnough() {
    for string in ["The quick brown fox", "Съешь ещё этих мягких булок", "漢字かな交じり文"] {
      let text = StyledText(string, font: CTFont(face: FontFace(.sanFrancisco), size: 17.3), kern: 0.1)
      let width = TextLayout(text).size.width
      #expect(TextLayout(text, in: .init(width: width)).lines.count == 1)
    }
  }

  @Test func aMegabyteOfAnythingIsLaidOut() {
    for piece in ["a", "\n", "\t", "日", "🇩🇪", "e\u{301}\u{302}", "\u{0}", " ", "\u{AD}", "-"] {
      let text = StyledText(String(repeating: piece, count: 1 << 16), font: helvetica(10))
      let layout = TextLayout(text, in: .init(width: 300))
      #expect(layout.lines.last?.range.upperBound == text.units.count)
    }
  }
}
