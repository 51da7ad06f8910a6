import Foundation
import Testing

/// Truth: `recipes help practice`, and the template of `recipes new`, whose wrong way counts 2 taps instead of 1.
///
/// A shell script stands for the build: it makes a program that runs the mistake while the learner's file has it, and else the
/// right way.
struct PracticeCommandTests {
  private let folder = try? TemporaryFolder()

  /// Runs `practice` in a package with the template's recipe, and a shell command at the same time.
  ///
  /// In the command, `$file` is the learner's file, and `await WORDS` waits until the log contains the words.
  private func practice(_ arguments: String, while command: String = ":") async throws -> ToyTool {
    let folder = try #require(folder)
    return try await ToyTool(
      shell: """
        cd '\(folder.path(""))'
        mkdir -p Recipes/Sample
        echo 'let recipes = ["Sample"]; .package(path: "gallery")' >Package.swift
        mkdir -p gallery; printf 'Package(\\n  name: "RecipeGallery")\\n' >gallery/Package.swift
        cat >build.sh <<END
        grep -q broken practice/sample-touch-down/Exercise.swift && { echo 'Exercise.swift:1: error: broken'; exit 1; }
        toys=template; grep -q touchDown practice/sample-touch-down/Exercise.swift && toys=exercise
        mkdir -p practice/.build/debug; printf '#!/bin/sh\\nTOY_RECIPES=%s exec "%s" "\\$@"\\n' \\$toys '$0' >tool
        chmod +x tool; mv tool practice/.build/debug/practice
        END
        log=$PWD/log; touch $log; file=practice/sample-touch-down/Exercise.swift
        await() { n=0; until grep -q -e "$1" $log || [ $n -gt 600 ]; do sleep 0.05; n=$((n + 1)); done; }
        { \(command); } &
        "$0" practice --build 'sh build.sh' \(arguments) </dev/null >$log; status=$?
        wait; cat $log; exit $status
        """,
      toys: "template"
    )
  }

  private static let mend = "sed -i s/touchDown/touchUpInside/ $file"

  @Test func aMistakeIsShownAndMended() async throws {
    let tool = try await practice("sample", while: "await Building; sleep 0.5; await same; \(Self.mend)")
    #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
    for words in [
      "sample: touch down", "You want to know how often a button was tapped.",
      "practice/sample-touch-down/Exercise.swift has a mistake.", "✗ 1 of 1 check fails:",
      "✗ A tap counts, a finger that slides off the button does",
      "✗ The same checks fail, with the same values.",
      "✓ Solved: sample: touch down. The check holds.", "This was the last exercise.",
    ] {
      #expect(
        tool.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words),
        "\(tool.output)"
      )
    }
    let folder = try #require(folder)
    #expect(try folder.text("practice/Solved.txt") == "sample-touch-down\n")
    let list = try await practice("--list")
    #expect(list.output.contains("✓ touch down") && list.output.contains("1 of 1 exercise solved"))
    let again = try await practice("")
    #expect(again.status == 2 && again.errors.contains("Nothing is left to mend: 1 exercise solved."))
    let named = try await practice("sample touch-down")
    #expect(named.status == 0 && named.output.contains("Solved"), "a solved exercise can be opened again")
  }

  @Test func aFileThatDoesNotCompileIsShown() async throws {
    let tool = try await practice(
      "sample",
      while: "await same; echo broken >>$file; await 'error: broken'; sed -i '/broken/d' $file; \(Self.mend)"
    )
    #expect(tool.status == 0)
    #expect(
      tool.output.contains("Exercise.swift:1: error: broken\nThe build exited with status 1.\n"),
      "\(tool.output)"
    )
  }

  @Test func hintsGoFromTheSolutionToTheMistake() async throws {
    let first = try await practice("sample --hint 1").output
    #expect(first.contains("Count for `touchUpInside`") && first.contains("`--hint 2` says more"))
    let last = try await practice("sample 'touch down' --hint 2").output
    #expect(last.contains("`touchDown` is sent at once") && last.contains("the last one"))
    #expect(try !FileManager.default.fileExists(atPath: #require(folder).path("practice")))
  }

  @Test(
    arguments: [
      ("samples", 3, "There is no recipe 'samples'. Did you mean 'sample'?"),
      ("sample 'touch dawn'", 3, "'sample' has no mistake 'touch dawn'. Did you mean 'touch down'?"),
      ("--hint 9", 2, "There are 2 hints for 'sample: touch down', so '--hint' takes 1 to 2."),
      ("--output .", 2, "'.' has a Package.swift that `toy-recipes practice` didn't write."),
      ("--from /nowhere", 2, "'/nowhere' has no Package.swift with `name: \"RecipeGallery\"`."),
      ("a b c", 2, "'practice' can't take 'c'."),
    ] as [(String, Int32, String)]
  )
  func whatCannotBeDoneIsSaid(arguments: String, status: Int32, words: String) async throws {
    let tool = try await practice(arguments)
    #expect(tool.status == status)
    #expect(tool.errors.contains(words), "\(tool.errors)")
  }
}
