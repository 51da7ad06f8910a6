import Testing

@testable import RecipeRunner

/// Truth: the grammar of a run in docs/EventStream.md; each violation has its error message.
struct RunStreamReaderTests {
  private static let reports = ["a", "b"].map { id in
    Sample.report(id, right: Sample.check("a", passed: id == "a"), issues: [])
  }
  /// 12 lines: the run's start and end, and for each recipe its declaration, two variants with one or two
  /// entries, and a verdict.
  private static let lines = Console.plain.text(EventsReporter().messages(for: reports))
    .split(separator: "\n").map(String.init)

  @Test func aStreamIsReadInPiecesOfAnySize() throws {
    let bytes = Array(Self.lines.joined(separator: "\n").utf8) + [0x0A]
    for size in [1, 7, 4_096, bytes.count] {
      var reader = RunStreamReader()
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(bytes[start..<min(start + size, bytes.count)])
      }
      let (plan, reports) = try reader.end()
      #expect(plan == RunPlan(recipes: ["a", "b"]))
      #expect(reports == Self.reports)
    }
  }

  @Test func unknownKindsArePassedOver() throws {
    var lines = Self.lines
    lines.insert("{\"kind\":\"weather\",\"version\":1}", at: 3)
    #expect(try read(lines).reports == Self.reports)
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
    Change("There are no events.") { _ in [] },
    Change("The stream is truncated: `runEnded` is missing.") { $0.dropLast() },
    Change("The stream is truncated within the recipe 'a'") { Array($0.prefix(4)) },
    Change("The event can't be read: it is of version 2 of the event stream, and this tool reads version 1.")
    {
      $0.map { $0.replacing("\"version\":1", with: "\"version\":2") }
    },
    Change("This is not a line of the event stream: {\"ki") { $0.dropLast() + ["{\"ki"] },
    Change("This is not a line of the event stream: ") { ["\u{1B}[2J"] + $0 },
    Change("The stream begins with `recipeStarted`, so it is not the stream of a run.") {
      Array($0.dropFirst())
    },
    Change("`runStarted` follows the end of the run.") { $0 + $0 },
    Change("`runStarted` is not allowed here.") { [$0[0]] + $0 },
    Change("`recipeStarted` within 'a': 'recipeStarted' is not allowed after 0 of 2 variants.") {
      lines in
      // Interleaved, as if two processes appended to one file.
      let (a, b) = (
        lines.filter { $0.contains("\"recipe\":\"a\"") }, lines.filter { $0.contains("\"recipe\":\"b\"") }
      )
      return [lines[0]] + zip(a, b).flatMap { [$0, $1] } + [lines[lines.count - 1]]
    },
    Change("The recipe 'a' comes twice.") { lines in
      let a = lines.filter { $0.contains("\"recipe\":\"a\"") }
      return [lines[0]] + a + a + lines.dropFirst(1 + a.count)
    },
    Change("The recipe 'a' comes after 'b', but `runStarted` lists it before.") { lines in
      let (a, b) = (
        lines.filter { $0.contains("\"recipe\":\"a\"") }, lines.filter { $0.contains("\"recipe\":\"b\"") }
      )
      return [lines[0]] + b + a + [lines[lines.count - 1]]
    },
    Change("The run includes the recipe 'a', but the stream has no events of it.") {
      $0.filter { !$0.contains("\"recipe\":\"a\"") }
    },
    Change("The run does not include the recipe 'a'.") { lines in
      [lines[0].replacing("[\"a\",\"b\"]", with: "[\"b\"]")] + lines.dropFirst()
    },
    Change("The run names the recipe 'a' twice.") { lines in
      [lines[0].replacing("[\"a\",\"b\"]", with: "[\"a\",\"a\"]")] + lines.dropFirst()
    },
    Change("`variantStarted` within 'a': its variant is 7. Did two runs") {
      $0.map { $0.replacing("\"variant\":1", with: "\"variant\":7") }
    },
    Change("The verdict on 'b' does not match its events.") {
      $0.map {
        $0.contains("\"kind\":\"verdict\"") ? $0.replacing("\"passed\":false", with: "\"passed\":true") : $0
      }
    },
    Change("The verdict on 'a' does not match its events.") { lines in
      lines.filter { !$0.contains("\"kind\":\"check\"") || !$0.contains("\"recipe\":\"a\"") }
    },
    Change("The totals don't match the recipes.") {
      $0.map { $0.replacing("\"failed\":1", with: "\"failed\":0") }
    },
    Change("There is no shard 4 of 3.") { lines in
      let shard = "],\"shard\":{\"count\":3,\"number\":4,\"selection\":[\"a\",\"b\"]}"
      return [lines[0].replacing("]", with: shard)] + lines.dropFirst()
    },
    Change("The shard runs the recipe 'b', which is not in its selection.") { lines in
      let shard = "],\"shard\":{\"count\":3,\"number\":2,\"selection\":[\"a\"]}"
      return [lines[0].replacing("]", with: shard)] + lines.dropFirst()
    },
  ])
  func everythingElseIsRefused(_ change: Change) {
    let lines = change.change(Self.lines)
    let fault = #expect(throws: RunStreamFault.self) { try read(lines) }
    #expect(fault?.description.contains(change.text) == true, "\(fault?.description ?? "")")
  }

  @Test(arguments: ["", "\n"])
  func whatFollowsTheEndOfARunIsRefusedAlsoWithoutAnEnd(end: String) throws {
    for chunk in [1, 7, 100_000] {
      var reader = RunStreamReader()
      let bytes = Array((Self.lines.joined(separator: "\n") + "\nx" + end).utf8)
      #expect(throws: RunStreamFault.self) {
        for start in stride(from: 0, to: bytes.count, by: chunk) {
          try reader.read(bytes[start..<min(start + chunk, bytes.count)])
        }
        _ = try reader.end()
      }
    }
  }

  @Test func aLineWithoutAnEndIsNotKeptForEver() throws {
    var reader = RunStreamReader()
    let piece = [UInt8](repeating: UInt8(ascii: "{"), count: 4_194_304)[...]
    let fault = #expect(throws: RunStreamFault.self) {
      for _ in 0..<20 { try reader.read(piece) }
    }
    #expect(fault?.description == "The line is longer than the 64 MB that a recipe may write.")
    #expect(reader.line == 1)
  }

  private func read(_ lines: [String]) throws(RunStreamFault) -> (plan: RunPlan, reports: [RecipeReport]) {
    var reader = RunStreamReader()
    for line in lines { try reader.read(Array((line + "\n").utf8)[...]) }
    return try reader.end()
  }
}
