import Foundation
import RecipeKit
import Testing
import ToolRunning

@testable import RecipeRunner

/// Truth: docs/event-stream.schema.json accepts exactly the events that the tool reads.
struct EventSchemaTests {
  private let text: String
  private let schema: JSONSchema
  private let coder = LineCoder()

  init() throws {
    text = try Self.text(of: "event-stream.schema.json")
    schema = JSONSchema(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)))
  }

  /// The path of a file in docs.
  private static func path(of name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/\(name)").path
  }

  private static func text(of name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  @Test func theSchemaHasEveryKindAndNoOther() throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    let kinds = value["properties"]?.members.keys.sorted() ?? []
    let others = ["version", "recipe", "variant", "plan", "lesson", "summary"]
    #expect(kinds == (Event.kinds + others).sorted())
  }

  @Test(arguments: EventTests.all)
  func whatTheToolWritesIsValid(event: Event) throws {
    #expect(try schema.accepts(value(coder.line(event))))
  }

  @Test func theExamplesOfTheDocumentAreValid() throws {
    let lines = try Self.text(of: "EventStream.md").split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(lines.count > 10)
    for line in lines { #expect(try schema.accepts(value(Array(line.utf8))), "\(line)") }
  }

  /// The streams of runs, including failures and a plug-in, and of a list and a worker as plug-ins write
  /// them.
  @Test(arguments: [
    (
      "toy-recipes", ["check", "--format", "events", "failing", "division", "throwing", "passing", "raising"]
    ),
    ("toy-recipes", ["list", "--events-fd", "1"]),
    ("toy-recipes", ["work", "--events-fd", "1", "--pictures", "svg,tree"]),
    ("recipes", ["check", "--format", "events", "--plugin", Self.path(of: "plugins/sorting.py")]),
  ])
  func theStreamsOfTheToolAreValid(name: String, arguments: [String]) async throws {
    let tool = try await BuiltTool(name).run(arguments, input: "division\nraising\nnone\n")
    let lines = tool.output.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "{") }
    #expect(lines.count >= 3)
    for line in lines { #expect(try schema.accepts(value(Array(line)))) }
  }

  /// Apart from declarations and playgrounds, which events have, too.
  @Test func theSchemaAndTheReaderOfRunsRefuseTheSame() throws {
    var lesson = LessonRun(Sample.declaration())
    lesson.runs = [
      VariantRun(entries: [.live(Sample.count)]), VariantRun(end: .threw(error: "e")),
      VariantRun(end: .finished),
    ]
    lesson.issues = [RecipeIssue("i", evidence: ["e"])]
    lesson.time = RecipeTime(seconds: 1.5, variants: [0.25, 1])
    lesson.verdict.variants = [
      VariantVerdict(passed: true, deviations: [Deviation(.notBroken, Sample.check("a", passed: true))])
    ]
    lesson.verdict.claims = [ClaimVerdict(id: "a", status: .uncovered, reason: "r")]
    lesson.verdict.idleParts = ["a": ["[0]"]]
    let plan = RunPlan(
      recipes: ["a"],
      shard: ShardPlan(number: 1, count: 2, selection: ["a", "b"]),
      plugins: PluginPlan(paths: ["p.py"], recipes: ["a"])
    )
    for line in [RunLine(plan: plan), RunLine(lesson: lesson), RunLine(summary: RunSummary())] {
      let value = try value(coder.line(line))
      #expect(try schema.accepts(value))
      for distorted in value.distortions
      where distorted["lesson"]?["declaration"] == value["lesson"]?["declaration"] {
        let bytes = try JSONEncoder().encode(distorted)
        let isRead = (try? coder.value(bytes) as RunLine) != nil
        #expect(try schema.accepts(distorted) == isRead, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// Without `recipe` and `variant`: which kinds have them is defined by the grammar, and the decoder accepts
  /// both.
  @Test(arguments: EventTests.all)
  func schemaAndDecoderRefuseTheSame(event: Event) throws {
    let line = try value(coder.line(event))
    for distorted in line.distortions
    where distorted["recipe"] == line["recipe"] && distorted["variant"] == line["variant"] {
      let bytes = try JSONEncoder().encode(distorted)
      let isRead = (try? coder.value(bytes) as Event) != nil
      #expect(try schema.accepts(distorted) == isRead, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Values that `recipes plugin` reports as faults.
  @Test func valuesThatLeadNowhereAreNotValid() throws {
    func check(file: String, line: Int) -> Event {
      let record = CheckRecord(
        claim: "a",
        sentence: "",
        expected: "",
        actual: "",
        passed: true,
        file: file,
        line: line
      )
      return Event(recipe: "a", variant: 0, entry: .check(record))
    }
    #expect(try schema.accepts(value(coder.line(check(file: "f", line: 1)))))
    let nameless = Sample.declaration(variants: [Sample.wrong("", breaks: [])])
    let wrong = [
      check(file: "", line: 1), check(file: "f", line: 0), Event(recipe: "a", declaration: nameless),
    ]
    for event in wrong { #expect(try !schema.accepts(value(coder.line(event)))) }
  }

  @Test func aKindThatNobodyKnowsIsValid() throws {
    #expect(try schema.accepts(value(Array(#"{"version":2,"sound":{}}"#.utf8))))
  }

  @Test(arguments: [
    #"{"version":1,"recipeEnded":{}}"#, #"{"recipeEnded":{}}"#,
    #"{"version":2,"variantStarted":{},"recipe":"a","variant":-1}"#,
    #"{"version":2,"recipeEnded":{},"recipe":"a/b"}"#,
  ])
  func whatIsNoEventIsRefused(line: String) throws {
    #expect(try !schema.accepts(value(Array(line.utf8))))
  }

  private func value(_ line: [UInt8]) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(line))
  }
}
