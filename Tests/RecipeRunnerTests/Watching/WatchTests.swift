import Foundation
import Testing

/// Truth: `recipes help watch`, and the shell's exit statuses for signals.
///
/// The toys are watched in a temporary folder; a given shell command stands for the build.
struct WatchTests {
  /// Runs a watch, and a shell command during it.
  ///
  /// The package's recipes are empty folders. In the command, `$log` is the watch's log, and `await WORDS N`
  /// waits until it has N lines that contain the words.
  private func watch(
    _ arguments: String,
    prepare: String = "",
    while command: String,
    signal: String = "INT"
  ) async throws -> ToyTool {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    // A shell ignores SIGINT in background processes, so the watch is started by a shell that isn't in the
    // background.
    return try await ToyTool(
      shell: """
        cd '\(folder.path(""))'
        mkdir -p Recipes/Passing Recipes/Raising Sources/recipes
        \(prepare)
        echo 'let recipes = ["Passing", "Raising"]' >Package.swift
        log=$PWD/log; process=$PWD/process; touch $log
        await() { n=0; until [ "$(grep -c -e "$1" $log)" -ge $2 ] || [ $n -gt 400 ]; do sleep 0.05; n=$((n + 1)); done; }
        { await 'verified\\|failed:\\|build exited' 1
        \(command)
        kill -\(signal) $(cat $process); } &
        sh -c 'echo $$ >'$process'; exec "$0" watch \(arguments) >'$log "$0" </dev/null
        status=$?; wait; cat $log; exit $status
        """,
      toys: "sound"
    )
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func withoutATerminalItWritesALogUntilItIsStopped(signal: (name: String, status: Int32)) async throws {
    let tool = try await watch("--build \"echo built >>built\" passing", while: "", signal: signal.name)
    #expect(tool.status == signal.status)
    #expect(tool.errors.isEmpty)
    #expect(
      tool.output == """
        Building: echo built >>built
        ✓ passing      1 check     1 wrong way

        ✓ 1 recipe verified: 1 check, all proven; 1 wrong way.

        """
    )
  }

  @Test func aFileInARecipesFolderChecksThatRecipe() async throws {
    let tool = try await watch(
      "--build true",
      while: "echo 1 >Recipes/Raising/Example.swift; await verified 2"
    )
    let second = tool.output.split(separator: "Building: true\n").last ?? ""
    #expect(tool.output.contains("Saved Recipes/Raising/Example.swift: raising.\n"))
    #expect(second.contains("✓ raising"))
    #expect(!second.contains("passing") && second.contains("1 recipe verified"))
  }

  @Test func anyOtherFileChecksAll() async throws {
    let tool = try await watch("--build true", while: "echo >>Package.swift; await verified 2")
    #expect(tool.output.contains("Saved Package.swift: division, passing, raising.\n"))
    #expect(tool.output.split(separator: "\n").count { $0.hasPrefix("✓ 3 recipes verified") } == 2)
  }

  @Test func aPluginIsWatchedToo() async throws {
    let python = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/plugins/sorting.py")
      .path()
    let tool = try await watch(
      "--build true --plugin \(python) --plugin extra.py keep-sorted",
      prepare: "cp \(python) extra.py; sed -i s/keep-sorted/keep-more/ extra.py",
      while: "sed -i 's/names in order/names in their order/' extra.py; await verified 2"
    )
    #expect(tool.output.contains("Saved extra.py: keep-sorted.\n"), "\(tool.output)")
    #expect(tool.output.split(separator: "\n").count { $0.hasPrefix("✓ 1 recipe verified: 2 checks") } == 2)
  }

  @Test func whatABuildAndAPluginWriteThemselvesIsNoSave() async throws {
    let python = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/plugins/sorting.py")
      .path()
    let tool = try await watch(
      "--build \"echo 1 >Sources/recipes/made.swift\" --plugin more keep-sorted",
      prepare: """
        echo 1 >Sources/recipes/made.swift; mkdir more; cp \(python) more/sorting.py
        sed -i '1a import os, time; open(os.path.dirname(__file__) + "/log", "a").write(str(time.time()))' more/sorting.py
        """,
      while:
        "sleep 2; sed -i 's/names in order/names in their order/' more/sorting.py; await verified 2; sleep 2"
    )
    #expect(tool.output.split(separator: "\n").count { $0.hasPrefix("Building") } == 2, "\(tool.output)")
    #expect(tool.output.contains("Saved more/sorting.py: keep-sorted.\n"), "\(tool.output)")
  }

  @Test func whatAffectsNoWatchedRecipeIsNamedAndNothingIsBuilt() async throws {
    let tool = try await watch(
      "--build true passing",
      while: "echo 1 >Recipes/Raising/Example.swift; await Saved 1; sleep 0.5"
    )
    #expect(
      tool.output.hasSuffix("Saved Recipes/Raising/Example.swift: affects none of the watched recipes.\n")
    )
  }

  @Test func aBuildThatFailsIsShownAndTheNextSaveBuildsAgain() async throws {
    let tool = try await watch(
      "--build \"! grep broken Recipes/Passing/*.swift\" passing",
      while: """
        echo broken >Recipes/Passing/Example.swift; await 'build exited' 1
        echo mended >Recipes/Passing/Example.swift; await verified 2
        """
    )
    #expect(tool.status == 130)
    #expect(
      tool.output.contains(
        "\nbroken\nThe build exited with status 1.\nSaved Recipes/Passing/Example.swift: passing.\n"
      )
    )
    #expect(tool.output.hasSuffix("1 recipe verified: 1 check, all proven; 1 wrong way.\n"))
  }

  @Test func aSaveDuringABuildBeginsItAnewAndNothingIsLeftRunning() async throws {
    let tool = try await watch(
      "--build \"if [ -e slow ]; then exec sleep 4242; fi\" passing",
      while: """
        touch slow; echo 1 >Recipes/Passing/Example.swift; await Building 2; sleep 0.3; rm slow
        echo 2 >Recipes/Passing/Example.swift; await verified 2
        pgrep -xf 'sleep 4242' >>$log
        """
    )
    #expect(tool.output.hasSuffix("1 recipe verified: 1 check, all proven; 1 wrong way.\n"))
  }

  #if os(Linux)
    @Test(arguments: [("q", 0), ("\\003", 130)] as [(String, Int32)])
    func aTerminalShowsTheLessonAndIsGivenBackAsItWas(key: String, status: Int32) async throws {
      let folder = try TemporaryFolder()
      // The key is sent when the lesson is known. Control-C also reaches the terminal's shell, which must
      // survive it.
      let tool = try await ToyTool(
        shell: """
          cd '\(folder.path(""))'; echo 'let recipes = ["Passing"]' >Package.swift; touch log; export TOOL="$0"
          { n=0; until grep -q Waiting log || [ $n -gt 400 ]; do sleep 0.05; n=$((n + 1)); done; printf '\(key)'; } |
            TERM=xterm SHELL=/bin/sh script -qfec 'trap : INT; stty rows 24 cols 80; stty -a
              "$TOOL" watch --build true passing; s=$?; stty -a; exit $s' log
          """,
        toys: "sound"
      )
      #expect(tool.status == status)
      let parts = tool.output.split(separator: #/\e\[\?1049[hl]/#)
      try #require(parts.count == 3)
      #expect(parts[0] == parts[2] && parts[0].contains("rows 24"))
      #expect(parts[1].contains("The number is two.") && parts[1].contains("n next   a all   q quit"))
    }

    /// Truth: POSIX job control: a process suspended by Ctrl-Z has the status 128 + SIGTSTP or SIGSTOP, and
    /// `fg` resumes it.
    @Test func controlZGivesTheTerminalToTheShellUntilItIsAskedBack() async throws {
      let folder = try TemporaryFolder()
      // Control-Z is sent when the lesson is known, and the quit key when it is shown again.
      let tool = try await ToyTool(
        shell: """
          cd '\(folder.path(""))'; echo 'let recipes = ["Passing"]' >Package.swift; touch log; export TOOL="$0"
          await() { n=0; until [ "$(grep -c Waiting log)" -ge $1 ] || [ $n -gt 400 ]; do sleep 0.05; n=$((n + 1)); done; }
          { await 1; printf '\\032'; await 2; printf 'q'; } |
            TERM=xterm script -qfec 'bash --norc --noprofile -c "set -m; stty rows 24 cols 80; stty -a
              \\"\\$TOOL\\" watch --build true passing; echo stopped: \\$?; stty -a; fg; echo ended: \\$?; stty -a"' log
          """,
        toys: "sound"
      )
      let parts = tool.output.split(separator: #/\e\[\?1049[hl]/#)
      try #require(parts.count == 5, "\(tool.output)")
      let modes = [0, 2, 4].map { part in
        parts[part].split(separator: "\r\n").filter { $0.contains("icanon") || $0.contains("echoctl") }
      }
      #expect(modes[0].count == 2 && modes[0] == modes[1] && modes[0] == modes[2], "\(tool.output)")
      #expect(parts[2].contains("stopped: 14") && parts[4].contains("ended: 0"), "\(tool.output)")
      #expect(parts[1].contains("The number is two.") && parts[3].contains("The number is two."))
    }
  #endif

  @Test func aReaderThatGoesAwayEndsIt() async throws {
    let folder = try TemporaryFolder()
    let tool = try await ToyTool(
      shell: """
        cd '\(folder.path(""))'; echo 'let recipes = ["Passing"]' >Package.swift
        { "$0" watch --build true; echo $? >&2; } | head -1
        """,
      toys: "sound"
    )
    #expect(tool.output == "Building: true\n")
    #expect(tool.errors == "0\n")
  }

  @Test(
    arguments: [
      ("cd / &&", "watch", 2, "Neither '/' nor a folder above it is a package of recipes"),
      ("cd $(mktemp -d) && echo 'let recipes = []' >Package.swift &&", "watch", 2, "`--build COMMAND`"),
      ("", "watch nosuch --build true", 3, "There is no recipe 'nosuch'."),
    ] as [(String, String, Int32, String)]
  )
  func whatCannotBeWatchedIsRefused(place: String, command: String, status: Int32, words: String) async throws
  {
    let tool = try await ToyTool(shell: "\(place) \"$0\" \(command)")
    #expect(tool.status == status)
    #expect(tool.errors.replacing("\n             ", with: " ").contains(words), "\(tool.errors)")
    #expect(tool.output.isEmpty)
  }
}
