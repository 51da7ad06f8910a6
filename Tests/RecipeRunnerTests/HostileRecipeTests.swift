import Testing

/// Truth: whatever a recipe does to its process, its stream or other processes fails only that recipe.
///
/// The report names the fault with diagnostic output, and no process is left.
struct HostileRecipeTests {
  /// The toy recipes, with a part of their reports.
  static let faults: [(id: String, text: String)] = [
    ("forging-end", "'recipeEnded' is not allowed within\n    the variant 0."),
    ("forging-end", #"      {"recipe":"passing","recipeEnded":{},"version":2}"#),
    ("forging-early", "'recipeEnded' is not allowed after 1\n    of 2 variants."),
    ("forging-check", "unexpected event: its recipe is 'raising'."),
    ("escaping", #"      \u{1B}]0;owned\u{7}\u{202E}"#),
    ("eating", "The process exceeded the memory limit of 500 MB. Reduce the recipe's memory\n    use"),
    ("eating", "`--memory`"),
    ("killing-group", "The process closed its event pipe, or was killed, before"),
    ("leaving", "The recipe left a process running. A script must end its child processes."),
    ("leaving-successors", "The recipe left a process running. A script must end its child processes."),
  ]

  @Test(arguments: Array(faults.enumerated()), WorkerStart.allCases)
  func aFaultCostsOnlyItsRecipe(
    fault: (offset: Int, element: (id: String, text: String)),
    start: WorkerStart
  ) async throws {
    let (id, text) = fault.element
    let sleepers = SleepingProcesses(2 * fault.offset + (start == .forked ? 0 : 1))
    let tool = try await ToyTool(
      "check",
      "--jobs",
      "1",
      "--memory",
      "500",
      "passing",
      id,
      "raising",
      environment: start.environment.merging(sleepers.environment) { $1 }
    )
    #expect(tool.status == 1)
    #expect(tool.errors.isEmpty)
    #expect(tool.output.contains("✓ passing"))
    #expect(tool.output.contains("✓ raising"))
    #expect(tool.output.contains("✗ \(id)"))
    #expect(tool.output.contains(text), "\(tool.output)")
    #expect(tool.output.contains("✗ 1 of 3 recipes failed"))
    #expect(try await !sleepers.run())
  }

  @Test(arguments: ["closing-input", "closing-output", "spoiling", "threaded"], WorkerStart.allCases)
  func aRecipeThatChangesItsProcessChangesNothingElse(id: String, start: WorkerStart) async throws {
    let tool = try await ToyTool(
      "check",
      "--jobs",
      "1",
      id,
      "surroundings",
      "raising",
      environment: start.environment
    )
    #expect(tool.status == 0, "\(tool.output)")
    #expect(tool.output.contains("✓ 3 recipes verified"))
  }

  @Test(arguments: WorkerStart.allCases)
  func aRecipeMayUseUIKitBeforeItIsStarted(start: WorkerStart) async throws {
    let tool = try await ToyTool("check", toys: "early", environment: start.environment)
    #expect(tool.status == 0, "\(tool.output)")
    #expect(tool.output.contains("✓ early"))
  }

  @Test(arguments: WorkerStart.allCases)
  func ofARecipeThatHangsNothingIsLeftEither(start: WorkerStart) async throws {
    let sleepers = SleepingProcesses(4_000 + (start == .forked ? 0 : 1))
    let tool = try await ToyTool(
      "check",
      "leaving-hung",
      "--timeout",
      "2",
      environment: start.environment.merging(sleepers.environment) { $1 }
    )
    #expect(tool.output.contains("The process was stopped because it was not done after 2 s."))
    #expect(tool.output.contains("The recipe left a process running."), "\(tool.output)")
    #expect(try await !sleepers.run())
  }

  @Test func neitherOrderNorNumberNorStartOfProcessesChangesTheReport() async throws {
    let ids =
      "division passing raising failing exiting closing-input forging-end forging-early forging-check "
      + "leaving eating killing-group spoiling surroundings threaded"
    func output(_ options: String, _ start: WorkerStart) async throws -> String {
      try await ToyTool(
        shell: "\"$0\" check --memory 500 \(options) \(ids)",
        environment: start.environment
      ).output
    }
    let expected = try await output("--jobs 1", .forked)
    #expect(expected.contains("of 15 recipes failed"))
    for options in ["--jobs 4", "--jobs 1 --shuffle 1", "--jobs 3 --shuffle 2"] {
      #expect(try await output(options, .forked) == expected)
    }
    #expect(try await output("--shuffle 3", .spawned) == expected)
  }

  /// A report on a killed process depends neither on timing nor on how the process was started.
  @Test(arguments: ["leaving", "eating", "trapping", "killing-group"])
  func theSameFaultIsToldInTheSameWords(id: String) async throws {
    var outputs: Set<String> = []
    for number in 0..<3 {
      for start in WorkerStart.allCases {
        let sleepers = SleepingProcesses(10_000)
        let tool = try await ToyTool(
          shell: "\"$0\" check --memory 500 --jobs \(number + 1) \(id) raising passing",
          environment: start.environment.merging(sleepers.environment) { $1 }
        )
        outputs.insert(tool.output)
      }
    }
    #expect(outputs.count == 1, "\(outputs.sorted())")
  }

  @Test func theSeedDecidesInWhichOrderRecipesRun() async throws {
    func order(_ options: String) async throws -> String {
      try await ToyTool(
        shell: "f=$(mktemp) && TOY_ORDER=$f \"$0\" check --jobs 1 \(options) >/dev/null; cat $f; rm $f",
        toys: "ordered"
      ).output
    }
    #expect(try await order("") == "12345678")
    let first = try await order("--shuffle 1")
    #expect(first != "12345678")
    #expect(first.sorted() == Array("12345678"))
    #expect(try await order("--shuffle 1") == first)
    #expect(try await order("--shuffle 2") != first)
  }
}
