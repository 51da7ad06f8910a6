import Foundation
import Testing

@testable import RecipeRunner

/// Truth: the documented exit statuses (0 verified, 1 failed, 2 wrong usage, 3 nothing matched) and reports.
///
/// The tool itself runs the toy recipes of Tests/ToyRecipes, each in its own process.
struct ToolTests {
  @Test func soundRecipesAreVerified() async throws {
    let tool = try await ToyTool("check", toys: "sound")
    #expect(tool.status == 0)
    #expect(tool.errors.isEmpty)
    #expect(tool.output.contains("✓ 3 recipes verified: 8 checks"))
  }

  @Test func aLessonShowsTheCodeThatRanAndFitsEightyColumns() async throws {
    let tool = try await ToyTool("run", "division", "raising")
    #expect(tool.status == 0)
    #expect(tool.output.contains("    func share(done: Int, total: Int) -> Float {\n"))
    #expect(tool.output.contains("share  0.6666667\n"))
    #expect(tool.output.contains("    func integerShare(done: Int, total: Int) -> Float {\n"))
    #expect(tool.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(!tool.output.contains("\u{1B}"))
    #expect(try await ToyTool("run", "division", "--color", "always").output.contains("\u{1B}[1m"))
  }

  @Test func theListSaysTheSameWhetherAllIsAskedForOrFound() async throws {
    let list = try await ToyTool("list", toys: "sound").output
    // All of them contain the letter.
    #expect(try await ToyTool("list", "e", toys: "sound").output == list)
  }

  @Test func theListNamesEveryRecipeInOrder() async throws {
    let tool = try await ToyTool("list", toys: "sound")
    #expect(tool.status == 0)
    let ids = tool.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
      $0.dropFirst(2).prefix { $0 != " " }
    }
    #expect(ids.prefix(3) == ["division", "passing", "raising"])
  }

  @Test func helpIsThereForEveryCommand() async throws {
    let commands = [
      "list", "run", "check", "report", "film", "new", "watch", "help", "completions",
      "manual",
    ]
    for command in commands {
      let tool = try await ToyTool(command, "--help")
      #expect(tool.status == 0)
      #expect(tool.output.contains("toy-recipes \(command)"))
      #expect(tool.output == (try await ToyTool("help", command).output))
    }
    #expect(try await ToyTool().output == ToyTool("--help").output)
    #expect(try await ToyTool("--version").output.hasPrefix("toy-recipes "))
  }

  @Test(arguments: [
    (["chek"], 2, "Did you mean 'check'?"),
    (["check", "--fromat", "json"], 2, "Did you mean '--format'?"),
    (["check", "nosuch"], 3, "There is no recipe 'nosuch'."),
    (["run", "divisoin"], 3, "Did you mean 'division'?"),
    (["claims", "division", "nosuch"], 3, "There is no recipe 'nosuch'."),
    (["list", "weather"], 3, "No recipe mentions 'weather'."),
    (["list", "divsion"], 3, "Did you mean 'division'?"),
    (["manual", "division"], 2, "'manual' can't take 'division'."),
  ])
  func wrongUseIsNamedOnStandardError(arguments: [String], status: Int32, text: String) async throws {
    let tool = try await ToyTool(shell: "\"$0\" " + arguments.joined(separator: " "))
    #expect(tool.status == status)
    #expect(tool.errors.contains(text))
    #expect(tool.output.isEmpty)
  }

  @Test func equalIdsAreRefusedAtOnce() async throws {
    for command in ["list", "check"] {
      let tool = try await ToyTool(command, toys: "twins")
      #expect(tool.status == 2)
      #expect(tool.errors.contains("2 recipes have the id 'passing'"))
    }
  }

  @Test func wordsOfACommandLineDoNotReachTheTerminalAsCommands() async throws {
    for word in ["\u{1B}[31m", "::error::x", "\u{202E}"] {
      for tool in [
        try await ToyTool(word), try await ToyTool("check", word), try await ToyTool("report", word),
      ] {
        #expect(tool.status != 0)
        #expect(!tool.errors.unicodeScalars.contains { $0 != "\n" && ControlCharacters.contains($0) })
      }
    }
  }

  @Test func noRecipesAreNoPass() async throws {
    #expect(try await ToyTool("check", toys: "none").status == 3)
    #expect(try await ToyTool("list", "--format", "json", toys: "none").output == "[\n\n]\n")
  }

  @Test func aReaderThatGoesAwayIsNoError() async throws {
    let tool = try await ToyTool(shell: "{ \"$0\" list; echo $? >&2; } | head -1")
    #expect(tool.output.hasPrefix("Numbers\n"))
    #expect(tool.errors == "0\n")
    let failing = try await ToyTool(shell: "{ \"$0\" check failing; echo $? >&2; } | true")
    #expect(failing.errors == "1\n")
  }

  @Test(arguments: ["/dev/full", "&-"])
  func outputThatCannotBeWrittenIsAnError(target: String) async throws {
    let tool = try await ToyTool(shell: "\"$0\" list >\(target)")
    #expect(tool.status == 2)
    #expect(tool.errors.contains("Can't write to standard output"))
  }

  @Test func closedStandardStreamsDoNotConfuseTheWorkers() async throws {
    let tool = try await ToyTool(shell: "\"$0\" check passing raising <&- 2>&-")
    #expect(tool.status == 0)
    #expect(tool.output.contains("✓ 2 recipes verified"))
  }
}
