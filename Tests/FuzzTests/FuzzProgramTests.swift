import Foundation
import Testing
import ToolRunning

/// Truth: the faults that `FaultCases` has on purpose, and what POSIX says of the signals that end a process.
struct FuzzProgramTests {
  private let program = BuiltTool("RecipeGalleryFuzz")

  private func run(_ arguments: String...) async throws -> (status: Int32, output: String) {
    let outcome = try await program.run(arguments)
    return (outcome.status, String(decoding: outcome.output, as: UTF8.self))
  }

  /// Which case of the kind of faults has which fault, and what is said of it.
  @Test(arguments: FuzzProgramTests.faults)
  func eachFaultIsFoundAndMadeSmall(_ number: Int, _ said: String, _ steps: [String]) async throws {
    let (status, output) = try await run("--case", "faults:2:\(number)", "--patience", "0.3")
    #expect(status == 1)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(try #require(lines.first).contains(said), "\(output)")
    #expect(try #require(lines.dropFirst().first).contains("scripts/fuzz --case faults:2:\(number) --steps "))
    #expect(lines.dropFirst(2).prefix(steps.count).map { $0.trimmingCharacters(in: .whitespaces) } == steps)
    #expect(lines.dropFirst(2 + steps.count).first?.hasPrefix("kind") == true)
  }

  static let faults: [(Int, String, [String])] = [
    (1, "the process exited with status 7", ["exit"]),
    (
      4, "the process was ended by signal 11 (invalid memory access) at the end of the stack",
      ["overflowStack"]
    ),
    (5, "a Swift runtime error", ["trap"]),
    (9, "raised NSInternalInconsistencyException: This is unexpected.", ["raise"]),
    (12, "broken: never two notes in order: [1, 2]", ["note(1)", "note(2)", "check"]),
    (13, "the process was ended by signal 9", ["signal"]),
    (22, "took more than 0.3 s of processor time", ["hang"]),
  ]

  @Test func aFaultCostsOneCaseOfItsBatch() async throws {
    let (status, output) = try await run(
      "--kind",
      "faults",
      "--seed",
      "2",
      "--cases",
      "12",
      "--patience",
      "0.3"
    )
    #expect(status == 1)
    let row = try #require(output.split(separator: "\n").first { $0.hasPrefix("faults  ") })
    #expect(row.split(separator: " ").dropFirst().first == "12")
  }

  @Test func theCommandThatIsPrintedShowsTheFaultAgain() async throws {
    let (status, output) = try await run("--case", "faults:2:12")
    #expect(status == 1)
    let command = try #require(output.split(separator: "\n").dropFirst().first)
    let arguments = command.split(separator: " ").dropFirst().map(String.init)
    let again = try await program.run(arguments)
    #expect(again.status == 1)
    #expect(
      String(decoding: again.output, as: UTF8.self).split(separator: "\n").first
        == output.split(separator: "\n").first
    )
  }

  @Test func whatUIKitRefusesIsNoFinding() async throws {
    let (status, output) = try await run("--case", "faults:2:3")
    #expect(status == 0)
    #expect(output.contains("refused with NSRangeException: 1"))
  }

  @Test(arguments: [["--kind", "nosuch"], ["--case", "nosuch:1:2"], ["--seconds", "x"]])
  func aWrongCallIsSaidToBeOne(_ arguments: [String]) async throws {
    let outcome = try await program.run(arguments)
    #expect(outcome.status == 2)
    #expect(!outcome.errors.isEmpty)
  }

  @Test func helpListsTheKinds() async throws {
    let (status, output) = try await run("--help")
    #expect(status == 0)
    #expect(output.contains("  dynamics: "))
    #expect(output.contains("  views: "))
  }
}
