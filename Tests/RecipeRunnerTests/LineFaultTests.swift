import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the grammar in docs/EventStream.md; a fault names the path of the value and what is allowed there.
struct LineFaultTests {
  @Test(arguments: [
    ("[1]", "the line is not an object", "Write an object there"),
    ("{", "it can't be read as JSON", "one JSON object a line"),
    ("", "it can't be read as JSON", "one JSON object a line"),
    (#"{"version":1e999}"#, "it can't be read as JSON", "1e999"),
    (String(repeating: "[", count: 9_999), "it can't be read as JSON", "nested"),
    (#"{"version":1.5}"#, "a number in it is too large, or is not a whole number", "docs/EventStream.md"),
    (#"{"version":99999999999999999999}"#, "a number in it is too large", "docs/EventStream.md"),
    ("{}", "the event has no 'version'", "Add it"),
    (#"{"version":1}"#, "the event has no 'kind'", "Add it"),
    (#"{"version":"1","kind":"note"}"#, "'version' is not a whole number", "Write a whole number there"),
    (#"{"version":7,"kind":"note"}"#, "version 7 of the event stream", #"Write "version":1 in each line."#),
    (#"{"version":1,"kind":"note"}"#, "the event has no 'note'", "docs/EventStream.md"),
    (#"{"version":1,"kind":"note","note":{"text":null}}"#, "'note.text' is null", "Write a text there"),
    (#"{"version":1,"kind":"note","note":{"text":true}}"#, "'note.text' is not a text", "Write a text there"),
    (
      #"{"version":1,"kind":"issue","issue":{"text":"","evidence":[1]}}"#,
      "'issue.evidence[0]' is not a text", "Write"
    ),
    (
      #"{"version":1,"kind":"issue","issue":{"text":"","evidence":""}}"#, "'issue.evidence' is not a list",
      "a list"
    ),
  ])
  func eachFaultIsNamed(line: String, text: String, remedy: String) {
    let fault = #expect(throws: LineFault.self) { try PluginLine.event(line.utf8, EventCoder()) }
    #expect(fault?.text.contains(text) == true, "\(String(describing: fault))")
    #expect(fault?.remedy.contains(remedy) == true, "\(String(describing: fault))")
  }

  /// Truth: RFC 8259 requires UTF-8; invalid bytes must not be replaced silently, because different texts
  /// would become equal.
  @Test func bytesThatAreNoTextAreNamedByTheirPlace() throws {
    let line = Array(#"{"version":1,"kind":"note","note":{"text":"é?"}}"#.utf8)
    let place = try #require(line.firstIndex(of: UInt8(ascii: "?")))
    var wrong = line
    wrong[place] = 0xE9
    let fault = #expect(throws: LineFault.self) { try PluginLine.event(wrong, EventCoder()) }
    #expect(fault?.text == "byte \(place + 1) of it is not UTF-8", "\(String(describing: fault))")
    // U+FFFD itself is a valid character.
    var replaced = line
    replaced.replaceSubrange(place...place, with: "\u{FFFD}".utf8)
    #expect(throws: Never.self) { try PluginLine.event(replaced, EventCoder()) }
    #expect(throws: Never.self) { try PluginLine.event(line, EventCoder()) }
  }

  @Test(arguments: LineFault.words.keys.sorted())
  func aKeyWithFewWordsNamesThem(key: String) throws {
    let words = try #require(LineFault.words[key])
    let event = Event(.recipeListed(Sample.declaration()), recipe: "sample")
    let line = String(decoding: try EventCoder().line(event), as: UTF8.self)
    let known = try #require(words.first { line.contains("\"\(key)\":\"\($0)\"") })
    for word in words {
      _ = try PluginLine.event(
        line.replacing("\"\(key)\":\"\(known)\"", with: "\"\(key)\":\"\(word)\"").utf8,
        EventCoder()
      )
    }
    let wrong = line.replacing("\"\(key)\":\"\(known)\"", with: "\"\(key)\":\"odd\"")
    let fault = #expect(throws: LineFault.self) { try PluginLine.event(wrong.utf8, EventCoder()) }
    #expect(fault?.text.contains("\(key)' has a value that is not allowed") == true)
    #expect(fault?.remedy.contains(words[0]) == true && fault?.remedy.contains(words.last ?? "?") == true)
  }
}
