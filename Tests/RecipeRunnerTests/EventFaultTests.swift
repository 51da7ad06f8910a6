import Testing

@testable import RecipeRunner

/// Truth: the grammar in docs/EventStream.md; a fault names the path of the value and what it must be.
struct EventFaultTests {
  @Test(arguments: [
    ("{", "it is not a line of the event stream"),
    ("", "it is not a line of the event stream"),
    (String(repeating: "[", count: 9_999), "it is not a line of the event stream"),
    ("[1]", "the event is not an object"),
    ("{}", "the event has no 'version'"),
    (#"{"version":"1"}"#, "'version' is not a whole number"),
    (#"{"version":7}"#, "it is of version 7 of the event stream, and this tool reads version 2"),
    (#"{"version":2,"entry":{"note":{}}}"#, "'entry.note' has no 'text'"),
    (#"{"version":2,"entry":{"note":{"text":null}}}"#, "'entry.note.text' is null, not a text"),
    (#"{"version":2,"entry":{"note":{"text":true}}}"#, "'entry.note.text' is not a text"),
    (#"{"version":2,"issue":{"text":"","evidence":[1]}}"#, "'issue.evidence[0]' is not a text"),
    (#"{"version":2,"issue":{"text":"","evidence":""}}"#, "'issue.evidence' is not a list"),
  ])
  func eachFaultIsNamed(line: String, text: String) {
    let error = #expect(throws: (any Error).self) { try LineCoder().value(line.utf8) as Event }
    #expect(error.map(EventFault.text) == text)
  }
}
