import Foundation
import RecipeKit
import Testing
import ToolRunning

@testable import RecipeRunner

/// Truth: docs/event-stream.schema.json accepts exactly the events that the tool reads.
struct EventSchemaTests {
  private let text: String
  private let schema: JSONSchema
  private let coder = EventCoder()

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

  @Test func theSchemaHasEveryKindAndNoOther() {
    let kinds = text.matches(of: #/"if": \{ "properties": \{ "kind": \{ "const": "(\w+)" \}/#).map {
      String($0.1)
    }
    #expect(kinds.sorted() == Event.Name.allCases.map(\.rawValue).sorted())
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
    #expect(lines.count > 10)
    for line in lines { #expect(try schema.accepts(value(Array(line)))) }
  }

  /// Without `recipe` and `variant`: which kinds have them is defined by the grammar, and the decoder accepts
  /// both.
  @Test(arguments: EventTests.all)
  func schemaAndDecoderRefuseTheSame(event: Event) throws {
    let line = try value(coder.line(event))
    for distorted in line.distortions
    where distorted["recipe"] == line["recipe"] && distorted["variant"] == line["variant"] {
      let bytes = try JSONEncoder().encode(distorted)
      let isRead = (try? coder.event(bytes)) != nil
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
      return Event(.entry(.check(record)), recipe: "a", variant: 0)
    }
    #expect(try schema.accepts(value(coder.line(check(file: "f", line: 1)))))
    let nameless = Sample.declaration(variants: [Sample.wrong("", breaks: [])])
    let wrong = [
      check(file: "", line: 1), check(file: "f", line: 0), Event(.recipeListed(nameless), recipe: "a"),
    ]
    for event in wrong { #expect(try !schema.accepts(value(coder.line(event)))) }
  }

  @Test func aKindThatNobodyKnowsIsValid() throws {
    #expect(try schema.accepts(value(Array(#"{"version":1,"kind":"sound","sound":{}}"#.utf8))))
  }

  @Test(arguments: [
    #"{"version":2,"kind":"workerStarted"}"#, #"{"kind":"workerStarted"}"#,
    #"{"version":1,"kind":"recipeEnded"}"#,
    #"{"version":1,"kind":"variantStarted","recipe":"a"}"#,
    #"{"version":1,"kind":"variantStarted","recipe":"a","variant":-1}"#,
  ])
  func whatIsNoEventIsRefused(line: String) throws {
    #expect(try !schema.accepts(value(Array(line.utf8))))
  }

  private func value(_ line: [UInt8]) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(line))
  }
}
