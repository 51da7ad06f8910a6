import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: columns counted by hand; the colour codes of ECMA-48.
struct ConsoleTests {
  private let console = Console(width: 40, usesColor: false)

  /// Streams may come from anywhere: no escape code but colours may reach the terminal.
  @Test(arguments: [
    ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"), ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{9B}2J", "\\u{9B}2J"),
    ("\u{1B}[31\u{200D}m", "\\u{1B}[31\u{200D}m"), ("a\rb", "a\\u{D}b"), ("\u{202E}x", "\\u{202E}x"),
  ])
  func aPictureDoesNothingElseToATerminal(line: String, shown: String) {
    for usesColor in [true, false] {
      let console = Console(width: 80, usesColor: usesColor, isTerminal: true)
      #expect(console.text([.picture(line, indent: 0)]) == shown + "\n")
      #expect(console.lines(of: line + "\n", colored: usesColor) == shown + "\n")
    }
  }

  /// A code ends before a joining character.
  @Test func aColorIsFoundBesideMarksThatJoin() {
    #expect(Console.plain.text([.picture("\u{1B}[32m\u{200D}x", indent: 0)]) == "\u{200D}x\n")
  }

  @Test func aPicturesColorsStayWithinIt() {
    let picture = Message.picture("\u{1B}[31mred\nplain\n\u{1B}[1;38;2;1;2;3mdone\u{1B}[0m", indent: 1)
    let colored = Console(width: 80, usesColor: true, isTerminal: true)
    #expect(
      colored.text([picture]) == " \u{1B}[31mred\u{1B}[0m\n plain\n \u{1B}[1;38;2;1;2;3mdone\u{1B}[0m\n"
    )
    #expect(Console.plain.text([picture]) == " red\n plain\n done\n")
  }

  /// Truth: `**` without text in between marks nothing; no character may be lost.
  @Test(arguments: ["2 ** 3 is 8, and 3 ** 2 is 9.", "**bold**", "```", "a ** b", "* * *"])
  func marksThatMarkNothingStay(text: String) {
    #expect(MessageText(prose: text).string == text)
  }

  @Test func proseIsBrokenAtSpaces() {
    let text = console.text([
      .paragraph("The quick brown fox jumps over the lazy dog again.", marker: "· ", indent: 2)
    ])
    #expect(text == "  · The quick brown fox jumps over the\n    lazy dog again.\n")
  }

  @Test func wordsThatFitNowhereStayWhole() {
    let long = String(repeating: "x", count: 90)
    let lines = console.text([.paragraph(MessageText("a " + long + " b"), indent: 0)]).split(separator: "\n")
    #expect(lines.map(String.init) == ["a", long, "b"])
  }

  /// In narrow columns, too: then the values stand below.
  @Test(arguments: [40, 60, 80])
  func noWordOfACheckOrTableIsSplit(width: Int) {
    let name = "`setContentCompressionResistancePriority`"
    let console = Console(width: width, usesColor: false)
    let checks = [
      check("Call \(name).", expected: "[1, 2, 3, 4, 5]", actual: "1"),
      check("Short.", expected: "1", actual: "2"),
    ]
    for purpose in [Message.CheckPurpose.holding, .held, .breaking, .teaching] {
      #expect(console.text([.checks(checks, purpose, indent: 2)]).contains(name))
    }
  }

  /// A sentence says more than numbers in brackets, or an object's description.
  @Test func aMistakeShowsOnlyLegibleValues() {
    let text = console.text([
      .checks(
        [
          check("It is shown.", expected: "1", actual: "2"),
          check("Points.", expected: "[[1, 0]]", actual: "[[0, 1]]"),
          check("Objects.", expected: "<UIFont: .A 60.0pt>", actual: "<UIFont: .A 6.0pt>"),
          check("One is legible.", expected: "[[1]]", actual: "nothing"),
        ],
        .teaching,
        indent: 2
      )
    ])
    #expect(
      text == """
                               expected  instead
          ✗ It is shown.       1         2
          ✗ Points.
          ✗ Objects.
          ✗ One is legible.    [[1]]     nothing

        """
    )
  }

  // A family, an accented letter and a kanji: graphemes of five, two and one scalars; two, one and two
  // columns wide.
  @Test(arguments: [("👨‍👩‍👧", 2), ("e\u{301}", 1), ("日", 2)])
  func charactersOfSeveralScalarsStayWhole(character: String, width: Int) {
    let word = String(repeating: character, count: 5)
    let line = ConsoleLine(MessageText("\(word) \(word)"))
    #expect(line.width == 10 * width + 1 && line.widestWord == 5 * width)
    #expect(line.wrapped(to: 10 * width).map { $0.text(colored: false) } == [word, word])
    #expect(line.wrapped(to: 10 * width + 1).count == 1)
  }

  @Test func lineFeedsInProseAreSpacesAndControlCharactersAreSpeltOut() {
    #expect(console.text([.paragraph("a\nb\u{1B}[31m", indent: 0)]) == "a b\\u{1B}[31m\n")
  }

  @Test func codeIsMarkedWhereThereIsNoColour() {
    let message = Message.paragraph(MessageText(prose: "Use `center`, *not* 2 * 3 * 4."), indent: 0)
    #expect(console.text([message]) == "Use `center`, not 2 * 3 * 4.\n")
    let colored = Console(width: 40, usesColor: true).text([message])
    #expect(colored == "Use \u{1B}[36mcenter\u{1B}[0m, \u{1B}[1mnot\u{1B}[0m 2 * 3 * 4.\n")
  }

  @Test func colourNeverChangesTheLayout() {
    let messages: [Message] = [
      .title(.faint("1.1  ") + .strong("Title"), aside: .faint("aside")),
      .heading("Heading", aside: .good("ok")),
      .code("let a = \"b\" // c\n\n@MainActor func f() { 0x1F }", indent: 4),
      .fields([Message.Field(.strong("name"), .bad("value"))], indent: 2),
    ]
    let colored = Console(width: 40, usesColor: true).text(messages)
    #expect(Self.withoutCodes(colored) == console.text(messages))
    #expect(colored != console.text(messages))
  }

  @Test func listingsStayAsTheyAre() {
    let code = "a  +  b\n\n    \"x // y\" /* z */ // end\nlet s = \"open"
    let text = console.text([.code(code, indent: 2)])
    #expect(text == "  a  +  b\n\n      \"x // y\" /* z */ // end\n  let s = \"open\n")
  }

  @Test func fieldsStandInColumns() {
    let text = console.text([
      .fields(
        [
          Message.Field("a", "1"), Message.Field("long", "two words"),
          Message.Field("tree", "one\n  two"),
          Message.Field("a name as long as half of the line", "below"),
        ],
        indent: 2
      )
    ])
    #expect(
      text == """
          a     1
          long  two words
          tree
            one
              two
          a name as long as half of the line
                below

        """
    )
  }

  @Test func aTableHasNamesAtTheLeftAndNumbersAtTheRight() {
    let text = console.text([
      .table(["Id", "Checks", "No"], rows: [["a", "1", "100"], ["bbb", "22", "–"]])
    ])
    #expect(
      text == """
        Id   Checks   No
        a         1  100
        bbb      22    –

        """
    )
  }

  @Test func checksShowBothValuesAndLongOnesBelow() {
    let frames = "[(0, 0), (10, 10), (20, 20), (30, 30)]"
    let text = console.text([
      .checks(
        [
          check("It is right.", expected: "1", actual: "1"),
          check("It is long.", expected: frames, actual: "[]"),
          check("It is long and right.", expected: frames, actual: frames),
        ],
        .holding,
        indent: 2
      )
    ])
    #expect(
      text == """
                                expected  actual
          ✓ It is right.        1         1
          ✗ It is long.
              expected  [(0, 0), (10, 10),
                        (20, 20), (30, 30)]
              actual    []
          ✓ It is long and right.
              as expected  [(0, 0), (10, 10),
                           (20, 20), (30, 30)]

        """
    )
  }

  @Test func checksThatHoldShowTheirValueOnce() {
    let frames = "[(0, 0), (10, 10), (20, 20), (30, 30)]"
    let checks = [
      check("It is right.", expected: "1 ± 0.1", actual: "1.05"),
      check("It is long and right.", expected: frames, actual: frames),
    ].map { check in
      var held = check
      held.passed = true
      return held
    }
    #expect(
      console.text([.checks(checks, .held, indent: 2)]) == """
                                     as expected
          ✓ It is right.             1.05
          ✓ It is long and right.
              as expected  [(0, 0), (10, 10),
                           (20, 20), (30, 30)]

        """
    )
  }

  @Test func aCheckThatMustBreakIsGoodWhereItFailed() {
    let text = console.text([
      .checks(
        [check("It breaks.", expected: "1", actual: "2"), check("It holds.", expected: "1", actual: "1")],
        .breaking,
        indent: 2
      )
    ])
    #expect(
      text == """
                               expected  instead
          ✗ It breaks.         1         2
          ? It holds.          1         1

        """
    )
  }

  private func check(_ sentence: String, expected: String, actual: String) -> CheckRecord {
    CheckRecord(
      claim: "a",
      sentence: sentence,
      expected: expected,
      actual: actual,
      passed: expected == actual,
      file: "Sample/Sample.swift",
      line: 7
    )
  }

  private static func withoutCodes(_ text: String) -> String {
    text.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
    }.joined()
  }
}
