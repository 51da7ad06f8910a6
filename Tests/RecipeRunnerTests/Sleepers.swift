import Foundation

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

  /// Whether any of them still runs.
  func run() throws -> Bool {
    let search = Process()
    search.executableURL = URL(filePath: "/bin/sh")
    // A search for a word that is not in the search's own command line.
    search.arguments = ["-c", "ps -A -o args | grep -q '[s]leep \(seconds)'"]
    try search.run()
    search.waitUntilExit()
    return search.terminationStatus == 0
  }
}
