import Testing

@testable import RecipeRunner

/// Truth: what bash itself completes with the script; and that every command and option is in the scripts of the others.
struct CompletionsTests {
  @Test(arguments: [
    ("rep", ["report"]),
    ("check --form", ["--format"]),
    ("check --format j", ["json", "junit"]),
    ("check pas", ["passing"]),
    ("--color never run div", ["division"]),
    ("help com", ["completions"]),
    ("completions z", ["zsh"]),
    ("list --jo", []),
    ("check --jobs ", []),
  ])
  func bashCompletes(line: String, words: [String]) async throws {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let script = """
      eval "$("$0" completions bash)"
      toy-recipes() { TOY_RECIPES=sound "$tool" "$@"; }
      tool=$0
      COMP_WORDS=(toy-recipes \(parts.joined(separator: " "))); COMP_CWORD=\(parts.count)
      _toy_recipes
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let tool = try await ToyTool(shell: "exec bash -c '\(script.replacing("'", with: "'\\''"))' \"$0\"")
    #expect(tool.errors.isEmpty)
    #expect(tool.output.split(separator: "\n").map(String.init) == words)
  }

  @Test(arguments: Shell.allCases)
  func everyCommandAndOptionIsThere(shell: Shell) {
    let script = shell.script("recipes", Commands.visible)
    for command in Commands.visible {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(option.name.drop { $0 == "-" }), "\(command.name) \(option.name)")
      }
    }
    #expect(!script.contains("probe") && !script.contains("events-fd"))
  }

  @Test(
    arguments: [
      ("[ID…]", .recipe), ("ID", .recipe), ("[COMMAND]", .command), ("FILE…", .file), ("FORMAT:FILE", .file),
      ("PATH|URL", .file),
      ("text|json", .choice(["text", "json"])), ("N", .unknown), ("SECONDS", .unknown),
    ] as [(String, ArgumentKind)]
  )
  func usageSaysWhatAWordIs(usage: String, kind: ArgumentKind) {
    #expect(ArgumentKind(usage) == kind)
  }
}
