import Foundation
import Testing

@testable import RecipeRunner

/// Truth: a build ends when its process ends, even if it leaves processes running.
struct WatchStepTests {
  @Test(arguments: ["sleep 7241 & exit 3", "sleep 7243 >/dev/null 2>&1 & exit 3"])
  func whatABuildLeavesRunningIsEndedAndNotWaitedFor(script: String) async throws {
    let step = try WatchStep("/bin/sh", ["-c", "echo built; \(script)"])
    let deadline = Deadline(seconds: 300)
    var lines: [String] = []
    var end: ProcessEnd?
    // Counted, as a busy machine may let the test itself wait for minutes.
    for _ in 0..<60_000 where end == nil {
      let news = try step.read()
      lines += news.lines.map { String(decoding: $0, as: UTF8.self) }
      end = news.end
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(lines == ["built"])
    #expect(end == .exited(3))
    let sleep = String(script.prefix { $0 != "&" && $0 != ">" }).trimmingCharacters(in: .whitespaces)
    var left = ""
    repeat {
      left = try await ToyTool(shell: "ps -eo args | grep -x '[s]\(sleep.dropFirst())'").output
    } while !left.isEmpty && !deadline.hasPassed
    #expect(left.isEmpty)
  }
}
