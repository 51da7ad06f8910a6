import Testing

@testable import RecipeRunner

/// Truth: the remaining recipes take as long on average as the finished ones; a line as wide as the terminal
/// would move the cursor to the next line.
struct ProgressLineTests {
  @Test(arguments: [
    (["a", "b"], 8, 0.5, "0 of 10 done: a, b"),
    (["a"], 4, 10.0, "5 of 10 done, about 10 s left: a"),
    (["a", "b"], 7, 60.0, "1 of 10 done, about 9 min left: a, b"),
    ([], 0, 10.0, "10 of 10 done: "),
  ])
  func theLineSaysWhatRunsAndHowLongItTakes(working: [String], waiting: Int, elapsed: Double, text: String) {
    let progress = RunProgress(working: working, waiting: waiting)
    #expect(ProgressLine.text(progress, total: 10, elapsed: elapsed, width: 80) == text)
  }

  @Test func aLongLineIsCut() {
    let progress = RunProgress(working: ["attributed-label", "adaptive-split"], waiting: 0)
    let text = ProgressLine.text(progress, total: 2, elapsed: 1, width: 30)
    #expect(text == "0 of 2 done: attributed-label…".prefix(28) + "…")
    #expect(text.count == 29)
  }
}
