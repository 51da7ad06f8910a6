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
    let coder = EventCoder()
    for line in lines {
      let event = try coder.event(line.utf8)
      if case .unknown(let kind) = event.kind { Issue.record("The kind '\(kind)' is unknown.") }
      #expect(String(decoding: try coder.line(event), as: UTF8.self) == line + "\n")
    }
  }

  @Test func theExamplesAreJudgedAsTheDocumentSays() throws {
    let coder = EventCoder()
    var report = RecipeReport(Sample.declaration("two"))
    for line in text.split(separator: "\n") where line.hasPrefix("{") {
      let event = try coder.event(line.utf8)
      guard event.recipe == "two" else { continue }
      if case .verdict(let verdict) = event.kind {
        #expect(Evaluation(of: report).verdict == verdict)
        #expect(Evaluation(of: report).issues.isEmpty)
      }
      report.add(event)
    }
    #expect(report.verdict.passed)
  }

  @Test(arguments: Event.Name.allCases)
  func everyKindIsDescribed(kind: Event.Name) {
    #expect(text.contains("| `\(kind)` |"))
    #expect(text.contains("\"kind\":\"\(kind)\""))
  }
}
