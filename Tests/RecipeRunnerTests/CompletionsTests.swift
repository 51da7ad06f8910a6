import Foundation
import Testing

@testable import RecipeRunner

/// Truth: the completions that bash computes from its script; the other scripts contain every command and
/// option.
struct CompletionsTests {
  @Test(arguments: [
    ("rep", ["report"]),
    ("check --form", ["--format"]),
    ("check --format j", ["json", "junit"]),
    ("check --report t", ["text:", "tap:"]),
    ("check --tag i", ["integer"]),
    ("list --chapter T", ["Toys"]),
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

  /// By default bash treats a colon as a separate word; users can change that.
  @Test(arguments: ["junit : re", "junit:re", "junit :"])
  func bashCompletesTheFileOfAReport(value: String) async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("report.xml"))
    let script = """
      cd '\(folder.path(""))'; eval "$("$0" completions bash)"
      COMP_WORDS=(toy-recipes check --report \(value)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _toy_recipes
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let tool = try await ToyTool(shell: "exec bash -c '\(script.replacing("'", with: "'\\''"))' \"$0\"")
    #expect(tool.output == (value == "junit:re" ? "junit:report.xml\n" : "report.xml\n"), "\(tool.errors)")
  }

  @Test(arguments: [
    ("V", #"View\ controllers"#), (#"View\ c"#, #"View\ controllers"#),
    (#"Views\ a"#, #"Views\ and\ controls"#),
  ])
  func bashCompletesChaptersOfSeveralWords(word: String, completed: String) async throws {
    let script = """
      eval "$("$0" completions bash)"
      toy-recipes() { printf '%s\\n' 'View controllers' Dynamics 'Views and controls'; }
      current='\(word)'; _toy_recipes_listed chapters
      echo "${COMPREPLY[0]}"
      """
    let tool = try await ToyTool(shell: "exec bash -c '\(script.replacing("'", with: "'\\''"))' \"$0\"")
    #expect(tool.errors.isEmpty && tool.output == completed + "\n", "\(tool.output)\(tool.errors)")
  }

  @Test(arguments: Shell.allCases)
  func everyCommandAndOptionIsThere(shell: Shell) {
    let script = CompletionScript(shell, "recipes", Commands().visible).text
    for command in Commands().visible {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(option.name.drop { $0 == "-" }), "\(command.name) \(option.name)")
      }
    }
    #expect(!script.contains("probe") && !script.contains("events-fd"))
  }

  @Test(
    arguments: [
      ("[ID…]", .listed(.ids)), ("ID", .listed(.ids)), ("[COMMAND]", .command), ("FILE…", .file),
      ("FORMAT:FILE", .report), ("TAG", .listed(.tags)), ("CHAPTER", .listed(.chapters)), ("PATH…", .file),
      ("PATH|URL", .file),
      ("text|json", .choice(["text", "json"])), ("N", .unknown), ("SECONDS", .unknown),
    ] as [(String, ArgumentKind)]
  )
  func usageSaysWhatAWordIs(usage: String, kind: ArgumentKind) {
    #expect(ArgumentKind(usage) == kind)
  }
}
