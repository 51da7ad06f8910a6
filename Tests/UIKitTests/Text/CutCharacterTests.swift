import Testing
import UIKit

/// Truth: Apple, NSMutableAttributedString and NSRange: ranges count UTF-16 units; units and attributes
/// outside of the range don't change, as in an array with the same replacement.
@Suite(.standardSystem) struct CutCharacterTests {
  private static let key = NSAttributedString.Key("number")

  /// Strings whose characters have several units, with ranges that begin or end inside of one.
  static let cuts: [(text: String, location: Int, length: Int)] = [
    ("e\u{301}e\u{301}e\u{301}", 3, 1), ("e\u{301}e\u{301}e\u{301}", 2, 1), ("e\u{301}e\u{301}", 1, 2),
    ("क्षिक्षि", 5, 2), ("a\r\nb\r\nc", 1, 1), ("a\r\nb\r\nc", 2, 3), ("👍🏽x", 2, 2), ("🇩🇪🇩🇪", 2, 4), ("x👍🏽", 0, 3),
    ("👨‍👩‍👧y", 3, 3), ("e\u{301}", 1, 0), ("👍🏽", 2, 0),
  ]

  /// A string in which each unit has its index as an attribute.
  private func numbered(_ text: String) -> NSMutableAttributedString {
    let string = NSMutableAttributedString(string: text)
    for place in 0..<string.length {
      string.addAttribute(Self.key, value: place, range: NSRange(location: place, length: 1))
    }
    return string
  }

  private func numbers(in string: NSAttributedString) -> [Int] {
    (0..<string.length).map { string.attribute(Self.key, at: $0, effectiveRange: nil) as? Int ?? -1 }
  }

  @Test(arguments: cuts)
  func unitsWithinACharacterAreDeletedAlone(_ text: String, _ location: Int, _ length: Int) {
    let string = numbered(text)
    string.deleteCharacters(in: NSRange(location: location, length: length))
    var units = Array(text.utf16)
    units.removeSubrange(location..<(location + length))
    #expect(Array(string.string.utf16) == units)
    #expect(numbers(in: string) == Array(0..<location) + Array((location + length)..<text.utf16.count))
  }

  @Test(arguments: cuts)
  func unitsWithinACharacterAreReplacedAlone(_ text: String, _ location: Int, _ length: Int) {
    let string = numbered(text)
    string.replaceCharacters(in: NSRange(location: location, length: length), with: "ab")
    var units = Array(text.utf16)
    units.replaceSubrange(location..<(location + length), with: Array("ab".utf16))
    #expect(Array(string.string.utf16) == units)
    let model = length > 0 ? location : location - 1
    let end = (location + length)..<text.utf16.count
    #expect(numbers(in: string) == Array(0..<location) + [model, model] + Array(end))
  }

  @Test(arguments: cuts)
  func aStringIsInsertedWithinACharacter(_ text: String, _ location: Int, _ length: Int) {
    let string = numbered(text)
    string.insert(NSAttributedString(string: "ab", attributes: [Self.key: 77]), at: location)
    #expect(string.length == text.utf16.count + 2)
    #expect(numbers(in: string) == Array(0..<location) + [77, 77] + Array(location..<text.utf16.count))
  }

  @Test(arguments: cuts)
  func whatIsLeftCanBeMeasured(_ text: String, _ location: Int, _ length: Int) {
    let string = numbered(text)
    string.deleteCharacters(in: NSRange(location: location, length: length))
    #expect(string.size().height > 0)
  }
}
