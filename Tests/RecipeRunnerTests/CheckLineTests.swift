import Foundation
import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: Foundation's JSON encoder, whose bytes the fast path must reproduce.
struct CheckLineTests {
  private let coder = EventCoder()

  private func event(_ text: String) -> Event {
    let check = CheckRecord(
      claim: "claim",
      name: "name",
      sentence: text,
      expected: text,
      actual: "[\(text)]",
      passed: text.count % 2 == 0,
      comparison: comparison(text),
      file: "Module/File.swift",
      line: 123
    )
    return Event(.entry(.check(check)), recipe: "recipe", variant: 7)
  }

  /// No comparison, or one with zero, one or two wrong elements, depending on the text's length.
  private func comparison(_ text: String) -> CheckComparison? {
    switch text.count % 4 {
    case 0: nil
    case let count:
      CheckComparison(parts: ["[\(text)]", ".width"], wrong: ["[\(text)]", ".width"].suffix(count - 1))
    }
  }

  private static let texts = [
    "", "plain", "320 × 460", "\"quoted\"", #"back\slash"#, "a/b", "Фото…", "👩‍👩‍👧 family", "e\u{301}",
    "line\nbreak", "tab\t", "\u{0}", "\u{7F}", "\u{1B}[31m", "\u{2028}",
  ]

  @Test(arguments: texts)
  func bytesAreThoseOfTheLibrary(text: String) throws {
    let general = try coder.encoded(event(text))
    #expect(try coder.line(event(text)) == general + [UInt8(ascii: "\n")])
  }

  @Test(arguments: texts)
  func whatWasWrittenIsReadBack(text: String) throws {
    #expect(try coder.event(coder.line(event(text)).dropLast()) == event(text))
  }

  @Test func onlyChecksAreWrittenThisWay() {
    #expect(CheckLine(event("plain")) != nil && CheckLine(event("\u{7F}")) == nil)
    #expect(CheckLine(Event(.variantStarted, recipe: "recipe", variant: 0)) == nil)
  }
}
