import Testing

/// Truth: Apple, DispatchQueue, Timer and Task: main-queue work in the order of its sending, delayed work at its time.
struct QueuesTests {
  /// The same however workers are started, and how often they run.
  @Test(arguments: WorkerStart.allCases)
  func queuesTimersAndTasksRunInWorkers(_ start: WorkerStart) async throws {
    for _ in 0..<3 {
      let tool = try await ToyTool("check", toys: "queues", environment: start.environment)
      #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
      #expect(tool.output.contains("✓ queues"))
    }
  }
}
