import Foundation
import Testing

/// Truth: the shell's exit status for a signal is 128 plus the signal's number.
///
/// An interrupted tool reports the results so far, and leaves no process running.
struct InterruptionTests {
  @Test(
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)],
    WorkerStart.allCases
  )
  func aSignalEndsEverythingAndWhatIsKnownIsSaid(
    signal: (name: String, status: Int32),
    start: WorkerStart
  ) async throws {
    let sleepers = SleepingProcesses(2_000 + 2 * Int(signal.status) + (start == .forked ? 0 : 1))
    // The signal is sent when the file contains the first recipe's line, so the second recipe is running. The
    // tool isn't in the background, where shells ignore SIGINT.
    let tool = try await ToyTool(
      shell: """
        f=$(mktemp); p=$(mktemp)
        { until grep -q passing $f; do sleep 0.05; done; sleep 0.3; kill -\(signal.name) $(cat $p); } &
        sh -c 'echo $$ >$1; exec "$0" check --jobs 1 --timeout 20 passing leaving-hung >$2' "$0" $p $f
        status=$?; cat $f; rm $f $p; exit $status
        """,
      environment: start.environment.merging(sleepers.environment) { $1 }
    )
    #expect(tool.status == signal.status)
    #expect(tool.output.contains("✓ passing"))
    #expect(tool.output.contains("The run was stopped before 1 recipe: leaving-hung."))
    #expect(tool.errors == "toy-recipes: Stopped after 1 of 2 recipes.\n")
    #expect(try await !sleepers.run())
  }

  /// Nothing can be written to a terminal that was closed; the exit status is still that of the signal.
  @Test(arguments: [("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func aSignalIsTheReasonAlsoWhereNothingCanBeWritten(signal: String, status: Int32) async throws {
    let tool = try await ToyTool(
      shell: """
        "$0" check --timeout 20 hanging >/dev/full & tool=$!
        until pgrep -P $tool >/dev/null; do sleep 0.05; done
        kill -\(signal) $tool; wait $tool
        """
    )
    #expect(tool.status == status)
    #expect(
      tool.errors == """
        toy-recipes: Stopped after 0 of 1 recipe.
                     Can't write to standard output: No space left on device.

        """
    )
  }

  #if os(Linux)
    /// Truth: prctl(2), PR_SET_PDEATHSIG: the kernel ends a process whose parent has ended, also a suspended one.
    @Test(arguments: ["", "kill -TSTP $tool; sleep 0.5;"])
    func aToolThatIsKilledLeavesNoWorker(before: String) async throws {
      let tool = try await ToyTool(
        shell: """
          "$0" check hanging --timeout 20 >/dev/null & tool=$!
          \(SleepingProcesses.wait(until: "pgrep -P $tool"))
          worker=$(pgrep -P $tool); \(before) kill -KILL $tool
          \(SleepingProcesses.wait(until: "! kill -0 $worker 2>/dev/null"))
          ! kill -0 $worker 2>/dev/null
          """
      )
      #expect(tool.status == 0)
    }
  #endif

  @Test func aPictureThatIsInterruptedIsNotWritten() async throws {
    let tool = try await ToyTool(
      shell: """
        "$0" picture hanging --timeout 20 >/dev/null & tool=$!
        \(SleepingProcesses.wait(until: "pgrep -P $tool"))
        kill -TERM $tool; wait $tool
        """
    )
    #expect(tool.status == 143)
    #expect(tool.errors == "toy-recipes: Stopped before 'hanging' was done.\n")
  }
}
