import Foundation
import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: docs/event-stream.schema.json describes what the tool reads, no more and no less.
struct EventSchemaTests {
  private let text: String
  private let schema: JSONSchema
  private let coder = EventCoder()

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "docs/event-stream.schema.json"))
    text = String(decoding: data, as: UTF8.self)
    schema = JSONSchema(try JSONDecoder().decode(JSONValue.self, from: data))
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

  /// `recipe` and `variant` are left out: the grammar says which kinds have them, and the decoder reads both.
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

  /// What `recipes plugin` finds fault with.
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
