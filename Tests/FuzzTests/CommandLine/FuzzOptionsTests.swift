import Testing

@testable import RecipeGalleryFuzz

/// Truth: `FuzzOptions.usage`.
struct FuzzOptionsTests {
  @Test func timeIsGivenInSecondsOrHours() throws {
    #expect(try FuzzOptions([]).seconds == 300)
    #expect(try FuzzOptions(["--seconds", "60"]).seconds == 60)
    #expect(try FuzzOptions(["--hours", "1.5"]).seconds == 5_400)
  }

  @Test func kindsAreListedUpToTheNextOption() throws {
    let options = try FuzzOptions(["--kind", "views", "text", "--seed", "7", "--kind", "dynamics"])
    #expect(options.kinds == ["views", "text", "dynamics"])
    #expect(options.seed == 7)
  }

  @Test func stepsGoWithACase() throws {
    let options = try FuzzOptions(["--steps", "1,4", "--case", "views:1:2"])
    #expect(options.selection == CaseSelection(kind: "views", seed: 1, numbers: 2...2, steps: [1, 4]))
  }

  @Test(arguments: [
    ["--seconds"], ["--seconds", "0"], ["--seconds", "nan"], ["--hours", "x"], ["--seed", "-1"], ["--kind"],
    ["--case", "views"], ["--steps", "1"], ["--case", "views:1:2", "--steps", "a"], ["views"], ["--fast"],
  ])
  func whatCannotBeFollowedIsRefused(_ arguments: [String]) {
    #expect(throws: FuzzUsageError.self) { try FuzzOptions(arguments) }
  }
}
