import Testing

/// Truth: Apple, DispatchQueue, Timer and Task: the main queue runs work in the order of submission, delayed
/// work at its time.
struct QueuesTests {
  /// The result doesn't depend on how workers are started, nor on repetition.
  @Test(arguments: WorkerStart.allCases)
  func queuesTimersAndTasksRunInWorkers(_ start: WorkerStart) async throws {
    for _ in 0..<3 {
      let tool = try await ToyTool("check", toys: "queues", environment: start.environment)
      #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
      #expect(tool.output.contains("✓ queues"))
    }
  }
}
