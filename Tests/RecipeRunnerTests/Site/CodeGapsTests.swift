import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: a worksheet with its gaps filled in equals the listing.
struct CodeGapsTests {
  @Test func aLineThatTellsEndsInAGap() {
    let code = "func show() {\n  bar.progress = 1 / 2\n  view.addSubview(bar)\n  done()\n}"
    let gaps = CodeGaps(
      in: code,
      telling: [["  bar.progress = 1 / 2", "  view.addSubview(bar)", "  done()", "func show() {"]]
    )
    #expect(gaps.answers == ["1 / 2", "bar"])
    let gap = String(repeating: "_", count: 24)
    #expect(
      gaps.lines.map(\.text) == [
        "func show() {", "  bar.progress = \(gap) // 1", "  view.addSubview(\(gap)) // 2", "  done()", "}",
      ]
    )
  }

  @Test func aSheetHasEightGapsAtMost() {
    let lines = (1...20).map { "  a\($0) = \($0)" }
    let gaps = CodeGaps(in: lines.joined(separator: "\n"), telling: lines.map { [$0] })
    #expect(gaps.answers == (1...8).map(String.init))
  }

  @Test func theGapsAreAboutAsManyMistakesAsPossible() {
    let lines = (1...9).map { "  a\($0) = \($0)" }
    let code = lines.joined(separator: "\n")
    let gaps = CodeGaps(in: code, telling: [Array(lines[..<7]), [lines[8]], ["elsewhere()"]])
    #expect(gaps.answers == ["1", "2", "3", "9"], "three of a mistake, and each of the others'")
  }

  @Test func withoutTellingLinesTheCodeStaysWhole() {
    let gaps = CodeGaps(in: "a = 1\nb = 2", telling: [])
    #expect(gaps.answers.isEmpty && gaps.lines.map(\.text) == ["a = 1", "b = 2"])
  }

  @Test func whatGoesOnInTheNextLineIsNoGap() {
    let code = "  bar = UIBar(\n    a: 1,\n    b: [2\n  ])"
    #expect(CodeGaps(in: code, telling: [code.split(separator: "\n").map(String.init)]).answers.isEmpty)
  }

  /// A bracket that closes one before the value is not part of the value.
  @Test(arguments: [
    ("  animate(for: 0.3) { view.alpha = 1 }", "1", " }"), ("  let (a, b) = (1, [2])", "(1, [2])", ""),
    ("  run { a = b(c) }", "b(c)", " }"), ("  return bar", "bar", ""),
    ("    isLarge ? .all : .portrait", "isLarge ? .all : .portrait", ""),
  ])
  func aValueEndsBeforeTheBracketThatIsNotItsOwn(line: String, answer: String, end: String) {
    let gaps = CodeGaps(in: line, telling: [[line]])
    #expect(gaps.answers == [answer])
    #expect(gaps.lines.first?.text.hasSuffix("________\(end) // 1") == true)
  }
}
