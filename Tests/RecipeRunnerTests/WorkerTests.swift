import RecipeRunner
import Testing

/// Truth: whatever a recipe does to its process fails only that recipe; the report has its last position.
struct WorkerTests {
  @Test(arguments: [
    ("failing", "The right way fails the check 'two'."),
    ("trapping", "Precondition failed: three was too"),
    ("trapping", "Last event in the wrong way 'three': the check 'two'."),
    ("exiting", "The process exited with status 0 before the recipe was done."),
    ("closing", "closed its event pipe"),
    ("flooding", "The process printed more than 16 MB."),
    ("throwing", "The right way's script ended early: The number is missing (nil)."),
    ("chattering", "wrote an event that can't be read"),
    ("empty", "The script checks nothing."),
    ("stranger", "A check serves the claim 'tow', which the recipe does not declare. Did you"),
    ("harmless", "The wrong way 'three' must break the check 'two', but passes it."),
    ("idle", "The wrong way 'three' breaks no check."),
    ("clumsy", "The wrong way 'three' breaks the check 'even' too"),
    ("otherwise", "breaks the check 'two', but with another value than"),
    ("twin-claims", "Two claims have the id 'two'."),
    ("twin-checks", "The check 'two' runs twice in the right way"),
  ])
  func eachFaultCostsOnlyItsRecipe(id: String, text: String) async throws {
    let tool = try await ToyTool("check", "--jobs", "1", "division", id, "raising")
    #expect(tool.status == 1)
    #expect(tool.output.contains("✓ division"))
    #expect(tool.output.contains("✓ raising"))
    #expect(tool.output.contains("✗ \(id)"))
    #expect(tool.output.contains(text), "\(tool.output)")
    #expect(tool.output.contains("✗ 1 of 3 recipes failed"))
    #expect(tool.errors.isEmpty)
  }

  @Test func aRecipeThatHangsIsStopped() async throws {
    let tool = try await ToyTool("check", "hanging", "--timeout", "1")
    #expect(tool.status == 1)
    #expect(tool.output.contains("The process was stopped because it was not done after 1 s."))
    #expect(tool.output.contains("Last event in the right way: the note 'endless loop'."))
  }

  @Test func anUnprovenCheckIsNoFailure() async throws {
    let tool = try await ToyTool("check", "unproven")
    #expect(tool.status == 0)
    #expect(tool.output.contains("1 unproven"))
  }

  @Test(arguments: [["check"], ["claims"], ["run"], ["check", "--format", "json"]])
  func theNumberOfProcessesChangesNothing(command: [String]) async throws {
    let ids = "division passing raising failing trapping exiting closing flooding throwing empty"
    func output(jobs: Int) async throws -> String {
      try await ToyTool(shell: "\"$0\" \(command.joined(separator: " ")) --jobs \(jobs) \(ids)").output
    }
    let alone = try await output(jobs: 1)
    #expect(!alone.isEmpty)
    #expect(try await output(jobs: 4) == alone)
  }

  @Test func aWorkerSpeaksTheEventStream() async throws {
    let tool = try await ToyTool("work", "--events-fd", "1", input: "passing\nnosuch\n")
    #expect(tool.status == 0)
    let coder = LineCoder()
    let events: [Event] = try tool.output.split(separator: "\n").map { try coder.value($0.utf8) }
    #expect(
      events.map(\.kind) == [
        "declaration", "variantStarted", "entry", "variantEnded", "variantStarted", "entry", "variantEnded",
        "recipeEnded", "issue", "recipeEnded",
      ]
    )
    #expect(events.map(\.recipe).prefix(8).allSatisfy { $0 == "passing" })
    #expect(events.map(\.variant) == [nil, 0, 0, 0, 1, 1, 1, nil, nil, nil])
  }
}
