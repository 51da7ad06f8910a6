import ToolRunning

/// The processes that a toy starts to outlive it.
///
/// They can be told from those of tests that run at the same time by how long they sleep.
struct Sleepers {
  private static let first = Int.random(in: 1_000_000...900_000_000)

  private let seconds: Int

  /// Sleepers of a test's own.
  init(_ number: Int) { seconds = Self.first + number }

  /// What tells the toys how long their sleepers sleep.
  var environment: [String: String] { ["TOY_SLEEP": "\(seconds)"] }

  /// A line of shell that waits, for ten seconds at most, until one of them runs.
  static let wait = Self.wait(until: #"pgrep -f "[s]leep $TOY_SLEEP""#)

  /// A line of shell that waits, for ten seconds at most, until none of them runs.
  static let waitForNone = Self.wait(until: #"! pgrep -f "[s]leep $TOY_SLEEP""#)

  /// A line of shell that waits, for ten seconds at most, until a command succeeds.
  static func wait(until command: String) -> String {
    "n=0; until \(command) >/dev/null || [ $n -gt 200 ]; do sleep 0.05; n=$((n + 1)); done"
  }

  /// Whether any of them still runs.
  func run() async throws -> Bool {
    // A search for a word that is not in the search's own command line.
    let search = "ps -A -o args | grep -q '[s]leep \(seconds)'"
    return try await BuiltTool.run("/bin/sh", ["-c", search]).status == 0
  }
}
