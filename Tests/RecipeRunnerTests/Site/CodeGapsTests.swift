import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: a worksheet with its gaps filled in equals the listing, and each answer follows from the rest of the sheet.
struct CodeGapsTests {
  /// Gaps of a sheet that says nothing but its code.
  private func gaps(
    in code: String,
    telling: [[String]],
    given: String = "",
    frameworkNames: Set<String> = []
  ) -> CodeGaps {
    CodeGaps(in: code, telling: telling, given: given, frameworkNames: frameworkNames)
  }

  @Test func aLineThatTellsEndsInAGap() {
    let code = "func show() {\n  bar.progress = done / 2\n  view.addSubview(bar)\n  done()\n}"
    let gaps = gaps(
      in: code,
      telling: [["  bar.progress = done / 2", "  view.addSubview(bar)", "  done()", "func show() {"]],
      given: "The bar is filled by 2 halves."
    )
    #expect(gaps.answers == ["done / 2", "bar"])
    let gap = String(repeating: "_", count: 24)
    #expect(
      gaps.lines.map(\.text) == [
        "func show() {", "  bar.progress = \(gap) // 1", "  view.addSubview(\(gap)) // 2", "  done()", "}",
      ]
    )
  }

  /// The same gaps at the keyboard, where Xcode jumps from one placeholder to the next.
  @Test func aStarterHasTheGapsAsPlaceholdersInTheWholeFile() {
    let gaps = gaps(in: "  a.b = c", telling: [["  a.b = c"]], given: "c")
    #expect(gaps.starter(of: "import UIKit\n\n  a.b = c\n}") == "import UIKit\n\n  a.b = <#1#>\n}")
    #expect(self.gaps(in: "a", telling: []).starter(of: "a") == nil)
  }

  @Test func aSheetHasEightGapsAtMost() {
    let lines = (1...20).map { "  a\($0) = b\($0)" }
    let answers = (1...20).map { "b\($0)" }
    let gaps = gaps(
      in: lines.joined(separator: "\n"),
      telling: lines.map { [$0] },
      given: answers.joined(separator: " ")
    )
    #expect(gaps.answers == Array(answers.prefix(8)))
  }

  @Test func theGapsAreAboutAsManyMistakesAsPossible() {
    let lines = (1...9).map { "  a\($0) = b" }
    let gaps = gaps(
      in: lines.joined(separator: "\n"),
      telling: [Array(lines[..<7]), [lines[8]], ["elsewhere()"]],
      given: "b"
    )
    #expect(gaps.answers.count == 4, "three of a mistake, and each of the others'")
    #expect(gaps.lines.map(\.text).indices.filter { gaps.lines[$0].text.contains("_") } == [0, 1, 2, 8])
  }

  @Test func withoutTellingLinesTheCodeStaysWhole() {
    let gaps = gaps(in: "a = b\nb = 2", telling: [])
    #expect(gaps.answers.isEmpty && gaps.lines.map(\.text) == ["a = b", "b = 2"])
  }

  @Test func whatGoesOnInTheNextLineIsNoGap() {
    let code = "  bar = UIBar(\n    a: 1,\n    b: [2\n  ])"
    #expect(gaps(in: code, telling: [code.split(separator: "\n").map(String.init)]).answers.isEmpty)
  }

  /// A bracket that closes one before the value is not part of the value.
  @Test(arguments: [
    ("  animate(for: 0.3) { view.alpha = full }", "full", " }"), ("  let (a, b) = (c, [2])", "(c, [2])", ""),
    ("  run { a = b(c) }", "b(c)", " }"), ("  return bar", "bar", ""),
    ("  guard let a = b else { return }", "b", " else { return }"),
    ("    isLarge ? .all : .portrait", "isLarge ? .all : .portrait", ""),
  ])
  func aValueEndsBeforeTheBracketThatIsNotItsOwn(line: String, answer: String, end: String) {
    let gaps = gaps(in: line, telling: [[line]], given: "full b c bar 2 isLarge all portrait")
    #expect(gaps.answers == [answer])
    #expect(gaps.lines.first?.text.hasSuffix("________\(end) // 1") == true)
  }

  /// A name of the example has to be read on the sheet, one of UIKit may be known, and a number has to be given.
  @Test(arguments: [
    ("  content = makeContent()", "", false),
    ("  content = makeContent()", "The content is of makeContent.", true),
    ("  animator = UIDynamicAnimator(referenceView: view)", "the view", true),
    ("  mask = UIDevice.current.userInterfaceIdiom == .pad ? .all : .none", "", false),
    ("  frame = CGRect(x: 0, y: 0, width: 100, height: 100)", "A square of 100 × 100 points.", true),
    ("  frame = CGRect(x: 0, y: 0, width: 100, height: 120)", "A square of 100 × 100 points.", false),
    ("  square.backgroundColor = .green", "", false),
    ("  square.backgroundColor = .green", "It is green.", true),
    ("  spring.damping = 0.2", "The damping is 0.2.", false), ("  foo.isHidden = true", "", false),
    ("  mask = []", "", false),
  ])
  func onlyWhatFollowsFromTheSheetIsAGap(line: String, given: String, isGap: Bool) {
    let names: Set<String> = [
      "UIDynamicAnimator", "UIDevice", "current", "userInterfaceIdiom", "pad", "all", "none", "CGRect",
      "green",
      "backgroundColor",
    ]
    #expect(gaps(in: line, telling: [[line]], given: given, frameworkNames: names).answers.isEmpty == !isGap)
  }

  @Test func aGapTakesNoWordsAwayThatAnotherOneNeeds() {
    let lines = ["  first = same", "  second = same"]
    #expect(gaps(in: lines.joined(separator: "\n"), telling: [lines]).answers == ["same"])
  }
}
