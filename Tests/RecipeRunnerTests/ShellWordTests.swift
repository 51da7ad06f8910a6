import Testing

@testable import RecipeRunner

/// Truth: the shell, which prints each word after parsing it.
struct ShellWordTests {
  @Test(arguments: [
    "plain.py", "a/b-c_d.sh", "two words", "it's", "$HOME", "`id`", "a;b", "*", "~", "#x", "", "a\nb", "Ж",
    "\"q\"", "a=b", "\u{600}'; echo x #", "'\u{301}", "a'\u{200D}'b",
  ])
  func aShellReadsOneWordAgain(text: String) async throws {
    let tool = try await ToyTool(shell: "printf %s, \(ShellWord.of(text))")
    #expect(tool.output == text + ",")
  }

  @Test func whatMeansNothingToAShellStaysAsItIs() {
    #expect(ShellWord.of("docs/plugins/sorting.py") == "docs/plugins/sorting.py")
  }
}
