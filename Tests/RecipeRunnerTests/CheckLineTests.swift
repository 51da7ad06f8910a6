import Foundation
import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: Foundation's JSON coders, whose bytes and values the short way must give too.
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

  /// No comparison, or one with no, one or two wrong parts, by the text's length.
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
    let general = try coder.generalBytes(of: event(text))
    #expect(try coder.line(event(text)) == general + [UInt8(ascii: "\n")])
  }

  @Test(arguments: texts)
  func whatWasWrittenIsReadBack(text: String) throws {
    let line = try coder.generalBytes(of: event(text))
    #expect(try coder.event(line) == event(text))
    #expect(try coder.event(line) == coder.generalEvent(line))
  }

  @Test func anotherOrderOrSpacingIsReadByTheLibrary() throws {
    let line =
      Array(
        #"{ "version": 1, "variant": 0, "recipe": "r", "kind": "check", "check": { "id": "a", "claim": "a", "#
          .utf8
      )
      + Array(
        #""sentence": "s", "expected": "1", "actual": "2", "passed": false, "file": "f", "line": 1 } }"#.utf8
      )
    #expect(CheckLine.event(line) == nil)
    guard case .entry(.check(let check)) = try coder.event(line).kind else {
      Issue.record("no check was read")
      return
    }
    #expect(check.actual == "2" && !check.passed)
  }

  @Test(arguments: 0..<0x20 as Range<UInt8>)
  func aBareControlCharacterIsNoJSON(byte: UInt8) throws {
    var line = try coder.generalBytes(of: event("plain"))
    let place = try #require(line.firstIndex(of: UInt8(ascii: "p")))
    line[place] = byte
    #expect(throws: (any Error).self) { try coder.generalEvent(line) }
    #expect(throws: (any Error).self) { try coder.event(line) }
  }

  @Test func aNumberThatBeginsWithZeroIsNoJSON() throws {
    let line = String(decoding: try coder.generalBytes(of: event("plain")), as: UTF8.self)
    let padded = Array(line.replacing("\"variant\":7", with: "\"variant\":07").utf8)
    #expect(padded.count == line.utf8.count + 1)
    #expect(throws: (any Error).self) { try coder.generalEvent(padded) }
    #expect(throws: (any Error).self) { try coder.event(padded) }
  }

  @Test(arguments: 1..<40)
  func aLineThatBreaksOffIsNoCheck(length: Int) throws {
    let line = try coder.generalBytes(of: event("plain"))
    #expect(CheckLine.event(line.prefix(line.count * length / 40)) == nil)
  }
}
