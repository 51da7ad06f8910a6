import Testing

@testable import RecipeRunner

/// Truth: docs/EventStream.md, the file of a run; each violation has its error message.
struct RunFileReaderTests {
  private static let lessons = ["a", "b"].map { id in
    Sample.report(id, right: Sample.check("a", passed: id == "a"), issues: [])
  }
  /// 4 lines: the plan, the two recipes, and the summary.
  private static let lines = Console.plain.text(EventsReporter().messages(for: lessons))
    .split(separator: "\n").map(String.init)

  @Test func aFileGivesBackItsPlanAndItsRuns() throws {
    let (plan, lessons) = try read(Self.lines)
    #expect(plan == RunPlan(recipes: ["a", "b"]))
    #expect(lessons == Self.lessons)
  }

  @Test func unknownLinesArePassedOver() throws {
    var lines = Self.lines
    lines.insert("{\"weather\":\"fine\",\"version\":2}", at: 2)
    #expect(try read(lines).lessons == Self.lessons)
  }

  /// A change of the lines, and the resulting error message.
  struct Change: Sendable, CustomTestStringConvertible {
    let text: String
    let change: @Sendable ([String]) -> [String]
    var testDescription: String { text }

    init(_ text: String, _ change: @escaping @Sendable ([String]) -> [String]) {
      self.text = text
      self.change = change
    }
  }

  @Test(arguments: [
    Change("The file is empty.") { _ in [] },
    Change("The file is truncated: the summary is missing.") { $0.dropLast() },
    Change("The line can't be read: it is of version 1 of the event stream, and this tool reads version 2.") {
      $0.map { $0.replacing("\"version\":2", with: "\"version\":1") }
    },
    Change("This is not a line of a run's file: {\"ki") { $0.dropLast() + ["{\"ki"] },
    Change("This is not a line of a run's file: ") { ["\u{1B}[2J"] + $0 },
    Change("The file does not begin with a plan.") { Array($0.dropFirst()) },
    Change("The line follows the end of the run.") { $0 + $0 },
    Change("A second plan is not allowed here.") { [$0[0]] + $0 },
    Change("The recipe 'a' comes twice.") { [$0[0], $0[1]] + $0.dropFirst() },
    Change("The run includes the recipe 'a', but the file has no line of it.") { [$0[0], $0[2], $0[3]] },
    Change("The run does not include the recipe 'a'.") { lines in
      [lines[0].replacing("[\"a\",\"b\"]", with: "[\"b\"]")] + lines.dropFirst()
    },
    Change("The verdict on 'b' does not match its run.") {
      $0.map { $0.replacing("\"passed\":false,\"unproven\"", with: "\"passed\":true,\"unproven\"") }
    },
    Change("The verdict on 'a' does not match its run.") { lines in
      lines.map { $0.replacing("\"runs\":[", with: "\"runs\":[{\"end\":{\"lost\":{}},\"entries\":[]},") }
    },
    Change("The totals don't match the recipes.") {
      $0.map { $0.replacing("\"failed\":1", with: "\"failed\":0") }
    },
    Change("There is no shard 4 of 3.") { lines in
      let shard = "],\"shard\":{\"count\":3,\"number\":4,\"selection\":[\"a\",\"b\"]}"
      return [lines[0].replacing("]", with: shard)] + lines.dropFirst()
    },
  ])
  func everythingElseIsRefused(_ change: Change) {
    let lines = change.change(Self.lines)
    let fault = #expect(throws: RunFileFault.self) { try read(lines) }
    #expect(fault?.description.contains(change.text) == true, "\(fault?.description ?? "")")
  }

  @Test(arguments: ["", "\n"])
  func whatFollowsTheEndOfARunIsRefusedAlsoWithoutAnEnd(end: String) {
    var reader = RunFileReader()
    let bytes = Array((Self.lines.joined(separator: "\n") + "\nx" + end).utf8)
    #expect(throws: RunFileFault.self) { try reader.read(bytes) }
    #expect(reader.line == 5)
  }

  private func read(_ lines: [String]) throws(RunFileFault) -> (plan: RunPlan, lessons: [LessonRun]) {
    var reader = RunFileReader()
    return try reader.read(Array(lines.map { $0 + "\n" }.joined().utf8))
  }
}
