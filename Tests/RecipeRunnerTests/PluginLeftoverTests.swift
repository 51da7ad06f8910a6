import Foundation
import Testing

@testable import RecipeRunner

/// Truth: docs/Isolation.md: no process of a plug-in is left.
struct PluginLeftoverTests {
  private static let recipe = Sample.declaration("guest")
  private static let list = PluginScript.list([recipe])
  private static let work = PluginScript.write(PluginScript.work(recipe))

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func aSignalEndsAPluginThatIsAskedForItsRecipes(signal: (name: String, status: Int32)) async throws {
    let sleepers = SleepingProcesses(5_000 + Int(signal.status))
    let plugin = try PluginScript("slow", list: "sleep $TOY_SLEEP & sleep $TOY_SLEEP", in: folder)
    let tool = try await ToyTool(
      shell: """
        p=$(mktemp)
        { \(SleepingProcesses.wait); kill -\(signal.name) $(cat $p); } &
        sh -c 'echo $$ >$1; exec "$0" check --plugin \(plugin.path)' "$0" $p
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

  @Test func whatAListLeavesIsEnded() async throws {
    let sleepers = SleepingProcesses(7_000)
    let plugin = try PluginScript("leaving", list: "sleep $TOY_SLEEP & \(Self.list)", in: folder)
    let tool = try await ToyTool("check", "--plugin", plugin.path, environment: sleepers.environment)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("The process left another one running."), "\(tool.errors)")
    #expect(try await !sleepers.run())
  }

  @Test(arguments: [
    ("\(work)\nexit 7", "exited with status 7"),
    ("\(work)\nprintf garbage >&3", "wrote a last line without a line feed"),
    ("\(work)\nexec sleep 100", "had not ended 1 s after its recipe was done"),
  ])
  func whatComesAfterTheWorkIsAFault(work: String, words: String) async throws {
    let plugin = try PluginScript("late", list: Self.list, work: work, in: folder)
    let checked = try await ToyTool("check", "--timeout", "1", "--plugin", plugin.path, "guest")
    let said = checked.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(checked.status == 1 && said.contains(words), "\(checked.output)")
    #expect(!checked.output.contains("The recipe left"), "\(checked.output)")
  }
}
