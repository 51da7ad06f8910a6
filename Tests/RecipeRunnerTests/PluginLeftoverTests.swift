import Foundation
import Testing

@testable import RecipeRunner

/// Truth: docs/Isolation.md: no process of a plug-in is left, whatever the command and however the tool ends.
struct PluginLeftoverTests {
  private static let recipe = Sample.declaration("guest")
  private static let list = PluginScript.list([recipe])
  private static let work = PluginScript.write(PluginScript.work(recipe))

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)],
    ["check --plugin", "plugin"]
  )
  func aSignalEndsAPluginThatIsAskedForItsRecipes(
    signal: (name: String, status: Int32),
    command: String
  ) async throws {
    let sleepers = SleepingProcesses(5_000 + 2 * Int(signal.status) + (command == "plugin" ? 1 : 0))
    let plugin = try PluginScript("slow", list: "setsid sleep $TOY_SLEEP & sleep $TOY_SLEEP", in: folder)
    let tool = try await ToyTool(
      shell: """
        p=$(mktemp)
        { \(SleepingProcesses.wait); kill -\(signal.name) $(cat $p); } &
        sh -c 'echo $$ >$1; exec "$0" \(command) \(plugin.path)' "$0" $p
        status=$?; rm $p; exit $status
        """,
      environment: sleepers.environment
    )
    #expect(tool.status == signal.status)
    #expect(
      tool.errors
        == "toy-recipes: Interrupted while running the plug-in '\(plugin.path)'; "
        + "all its processes were ended.\n"
    )
    #expect(try await !sleepers.run())
  }

  @Test func aToolThatIsKilledLeavesNoPlugin() async throws {
    let sleepers = SleepingProcesses(6_000)
    let plugin = try PluginScript("slow", list: "setsid sleep $TOY_SLEEP & sleep $TOY_SLEEP", in: folder)
    _ = try await ToyTool(
      shell: """
        "$0" list --plugin \(plugin.path) & tool=$!
        \(SleepingProcesses.wait)
        kill -KILL $tool
        \(SleepingProcesses.waitForNone)
        """,
      environment: sleepers.environment
    )
    #expect(try await !sleepers.run())
  }

  @Test(arguments: ["check --plugin", "plugin"])
  func whatAListLeavesIsEndedAndNamed(command: String) async throws {
    let sleepers = SleepingProcesses(7_000 + (command == "plugin" ? 1 : 0))
    let plugin = try PluginScript("leaving", list: "setsid sleep $TOY_SLEEP & \(Self.list)", in: folder)
    let tool = try await ToyTool(shell: "\"$0\" \(command) \(plugin.path)", environment: sleepers.environment)
    #expect(tool.status == (command == "plugin" ? 1 : 2))
    let said = tool.output + tool.errors
    #expect(said.contains("The process left another one running.") && said.contains("sleep "), "\(said)")
    #expect(try await !sleepers.run())
  }

  @Test func aPluginThatEndsItsKeeperLeavesNothingEither() async throws {
    let sleepers = SleepingProcesses(8_000)
    let list = "setsid sleep $TOY_SLEEP & kill -KILL $PPID; sleep $TOY_SLEEP"
    let plugin = try PluginScript("killing", list: list, in: folder)
    let tool = try await ToyTool("list", "--plugin", plugin.path, environment: sleepers.environment)
    #expect(tool.status == 2 && tool.errors.contains("can't be used"), "\(tool.errors)")
    #expect(try await !sleepers.run())
  }

  /// Streams that `check` rejects are also rejected by `plugin`.
  @Test(arguments: [
    ("\(work)\nexit 7", "exited with status 7", "exited with status 7"),
    ("\(work)\nprintf garbage >&3", "wrote a last line without a line feed", "line has no line feed."),
    ("\(work)\nexec sleep 100", "had not ended 1 s after its recipe was done", "had not ended after 1 s"),
  ])
  func whatComesAfterTheWorkIsAFaultForBoth(work: String, check: String, plugin words: String) async throws {
    let plugin = try PluginScript("late", list: Self.list, work: work, in: folder)
    let checked = try await ToyTool("check", "--timeout", "1", "--plugin", plugin.path, "guest")
    let said = checked.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(checked.status == 1 && said.contains(check), "\(checked.output)")
    #expect(!checked.output.contains("The recipe left"), "\(checked.output)")
    let examined = try await ToyTool("plugin", "--timeout", "1", plugin.path)
    #expect(examined.status == 1 && examined.output.contains(words), "\(examined.output)")
  }
}
