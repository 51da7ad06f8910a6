import Foundation
import Testing

@testable import RecipeRunner

/// Truth: docs/EventStream.md: the tool must read its examples, and it must describe every kind of event.
struct EventStreamDocumentTests {
  private let text: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "docs/EventStream.md"), encoding: .utf8)
  }

  @Test func everyExampleLineIsAnEventAndTheSameBytesAgain() throws {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(lines.count > 10)
    let coder = LineCoder()
    for line in lines {
      let event: Event = try coder.value(line.utf8)
      let bytes =
        event.kind == nil ? try coder.line(coder.value(line.utf8) as RunLine) : try coder.line(event)
      #expect(String(decoding: bytes, as: UTF8.self) == line + "\n")
    }
  }

  @Test func theExamplesAreJudgedAsTheDocumentSays() throws {
    let coder = LineCoder()
    var built = LessonRun(Sample.declaration("two"))
    for line in text.split(separator: "\n").prefix(while: { !$0.hasPrefix("Notes of") })
    where line.hasPrefix("{") {
      built.add(try coder.value(line.utf8))
    }
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("{\"lesson\"") })
    let lesson = try #require(try (coder.value(line.utf8) as RunLine).lesson)
    #expect(built.runs == lesson.runs && built.declaration == lesson.declaration)
    built.judge()
    #expect(built.verdict == lesson.verdict && built.issues.isEmpty)
    #expect(lesson.verdict.passed)
  }

  @Test(arguments: Event.kinds)
  func everyKindIsDescribed(kind: String) {
    #expect(text.contains("| `\(kind)` |"))
    #expect(text.contains("\"\(kind)\":{"))
  }
}

extension Event {
  /// The names of all kinds.
  static let kinds = Mirror(reflecting: Event()).children.dropFirst(3).compactMap(\.label)
}
