import ToolRunning

/// Processes that a toy recipe starts and that outlive it.
///
/// They are distinguished from those of concurrent tests by the duration of their sleep.
struct SleepingProcesses {
  private static let first = Int.random(in: 1_000_000...900_000_000)

  private let seconds: Int

  /// Processes for one test.
  init(_ number: Int) { seconds = Self.first + number }

  /// The environment variable from which the toys read the duration.
  var environment: [String: String] { ["TOY_SLEEP": "\(seconds)"] }

  /// A shell command that waits, for at most ten seconds, until one of them runs.
  static let wait = Self.wait(until: #"pgrep -f "[s]leep $TOY_SLEEP""#)

  /// A shell command that waits, for at most ten seconds, until none of them runs.
  static let waitForNone = Self.wait(until: #"! pgrep -f "[s]leep $TOY_SLEEP""#)

  /// A shell command that waits, for at most ten seconds, until another command succeeds.
  static func wait(until command: String) -> String {
    "n=0; until \(command) >/dev/null || [ $n -gt 200 ]; do sleep 0.05; n=$((n + 1)); done"
  }

  /// Whether any of them is running.
  func run() async throws -> Bool {
    // The brackets keep the search from finding its own command line.
    let search = "ps -A -o args | grep -q '[s]leep \(seconds)'"
    return try await BuiltTool.run("/bin/sh", ["-c", search]).status == 0
  }
}
