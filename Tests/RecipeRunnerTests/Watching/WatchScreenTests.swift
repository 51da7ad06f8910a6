import Testing

@testable import RecipeRunner

/// Truth: `recipes help watch`, and how `check` reports recipes.
struct WatchScreenTests {
  private static let console = Console(width: 80, usesColor: false)

  private static func report(_ id: String, passes: Bool) -> LessonRun {
    Sample.report(id, right: Sample.check("a", passed: passes), issues: [])
  }

  private func lines(of state: WatchState, height: Int = 24) -> [String] {
    WatchScreen.text(of: state, Self.console, height: height).split(separator: "\n").map(String.init)
  }

  @Test func theListHasEveryRecipeAlsoThoseThatHaveNotRun() {
    var state = WatchState(recipes: ["lamp", "desk"])
    state.add(Self.report("lamp", passes: true))
    let lines = lines(of: state)
    #expect(lines[0].hasPrefix("Building…") && lines[0].hasSuffix("n next   a all   q quit"))
    #expect(lines[1].hasPrefix("✓ lamp "))
    #expect(lines[2] == "· desk")
  }

  @Test func nextShowsALessonAfterTheOther() {
    var state = WatchState(recipes: ["lamp", "desk"])
    state.add(Self.report("lamp", passes: true))
    #expect(state.shown == nil)
    state.showNext()
    #expect(state.shown == "lamp")
    let lesson = lines(of: state)
    #expect(lesson[1].hasPrefix("✓ lamp ") && lesson[1].hasSuffix(" A sample"))
    #expect(lesson[2] == "  as expected: 1 of 1 check, 1 of 1 wrong way")
    #expect(lesson[3...] == ["Checks", "  ✓ It is so.", "Wrong ways", "  ✓ w   breaks 1 check"])
    state.showNext()
    #expect(state.shown == "desk")
    #expect(lines(of: state)[1] == "desk")
    state.showNext()
    #expect(state.shown == "lamp")
  }

  @Test func aLessonBeginsWithWhatFailed() {
    var state = WatchState(recipes: ["lamp"])
    state.add(Self.report("lamp", passes: false))
    state.phase = .waiting
    let lines = lines(of: state)
    #expect(lines[1].hasPrefix("✗ lamp ") && lines[2].hasPrefix("  as expected: 0 of 1 check, "))
    #expect(lines[3].hasPrefix("  ✗ The right way fails the check 'a'."))
    #expect(lines.contains("  ✗ It is so."))
  }

  @Test func whatStoppedABuildTakesThePlaceOfTheRecipes() {
    var state = WatchState(recipes: ["lamp"])
    state.phase = .stopped(problem: "The build exited with status 1.", output: ["a.swift:1:1: error: no"])
    let lines = lines(of: state)
    #expect(lines[0].hasPrefix("The build exited with status 1."))
    #expect(lines[1...] == ["a.swift:1:1: error: no"])
  }

  @Test(arguments: [3, 4, 10, 30]) func nothingIsHigherThanTheTerminal(height: Int) {
    var state = WatchState(recipes: ["lamp"])
    state.phase = .stopped(problem: "No.", output: (1...100).map { "line \($0)" })
    let text = WatchScreen.text(of: state, Self.console, height: height)
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(count <= max(4, height))
    #expect(text.hasSuffix("and \(100 - max(1, height - 3)) lines more"))
  }

  @Test func nothingIsWiderThanTheTerminal() {
    var state = WatchState(recipes: ["lamp"])
    var check = Sample.check("a", passed: true)
    check.sentence = String(repeating: "long words ", count: 20)
    state.add(Sample.report("lamp", right: check, issues: []))
    #expect(lines(of: state).allSatisfy { $0.count <= 80 })
    let output = "error: " + String(repeating: "x y  ", count: 50)
    state.phase = .stopped(problem: "No.", output: [output])
    let shown = lines(of: state).dropFirst()
    #expect(shown.allSatisfy { $0.count <= 80 })
    #expect(shown.map { $0.padded(to: 80) }.joined().hasPrefix(output))
  }

  @Test func noRecipesAreAnEmptyList() {
    var state = WatchState(recipes: [])
    state.showNext()
    #expect(state.shown == nil)
    #expect(lines(of: state).count == 1)
  }
}
