import Testing

@testable import RecipeRunner

/// Truth: no-color.org, bixense.com/clicolors and force-color.org; the command line takes precedence over the
/// environment.
struct EnvironmentTests {
  @Test(
    arguments: [
      ([:], "", false),
      (["CLICOLOR_FORCE": "1"], "", true), (["FORCE_COLOR": "1"], "", true),
      (["FORCE_COLOR": "true"], "", true),
      (["CLICOLOR_FORCE": "0"], "", false), (["FORCE_COLOR": "0"], "", false),
      (["FORCE_COLOR": ""], "", false),
      (["FORCE_COLOR": "3", "NO_COLOR": "1"], "", false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], "", false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], "", true),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], "", true),
      (["CLICOLOR_FORCE": "1"], "--color never", false), (["NO_COLOR": "1"], "--color always", true),
      (["FORCE_COLOR": "1"], "--color auto", true),
    ] as [([String: String], String, Bool)]
  )
  func theEnvironmentMayAskForColour(variables: [String: String], option: String, isColored: Bool)
    async throws
  {
    let nothing = ["NO_COLOR": "", "CLICOLOR_FORCE": "", "FORCE_COLOR": ""]
    for command in ["run division", "help check"] where option.isEmpty || command == "run division" {
      let tool = try await ToyTool(
        shell: "\"$0\" \(command) \(option)",
        environment: nothing.merging(variables) { $1 }
      )
      #expect(tool.output.contains("\u{1B}[") == isColored, "\(command)")
    }
  }

  @Test func filesGetNoColour() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("report.txt")
    let forced = ["CLICOLOR_FORCE": "1", "NO_COLOR": ""]
    let tool = try await ToyTool("run", "passing", "--report", "text:\(file)", environment: forced)
    #expect(tool.status == 0 && tool.output.contains("\u{1B}["))
    #expect(try !folder.text("report.txt").contains("\u{1B}"))
  }

  /// Truth: execve(2): Linux adds an empty argument if there is none; and the program's own usage message.
  @Test @MainActor func whoIsGivenNoArgumentsAtAllChecksNothing() async throws {
    #expect(Tool.run([], []) == .usage)
    #expect(Tool.run([], [""]) == .usage)
    let tool = try await ToyTool(shell: "tool=$0 bash -c 'exec -a \"\" \"$tool\"'")
    #expect(tool.status == 2 && tool.output.isEmpty)
    #expect(tool.errors.hasPrefix("recipes: The command-line arguments can't be read"), "\(tool.errors)")
    // An empty program name is valid if arguments follow it.
    let named = try await ToyTool(shell: "tool=$0 bash -c 'exec -a \"\" \"$tool\" check passing'")
    #expect(named.status == 0 && named.output.contains("✓ passing"))
  }
}
