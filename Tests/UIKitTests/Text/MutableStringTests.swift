import Testing
import UIKit

/// Truth: Apple, NSMutableAttributedString.mutableString ("keeps its attribute mappings up to date"), and
/// `replaceCharacters(in:with:)`: inserted text has the attributes of the first replaced character, or of the
/// one before; the characters are those of a plain NSMutableString in Foundation.
@MainActor @Suite(.standardSystem) struct MutableStringTests {
  /// "ab👍cd" with the font of size 10 for "ab👍" and of size 20 for "cd".
  private func makeText() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "ab👍",
      attributes: [.font: UIFont.systemFont(ofSize: 10)]
    )
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    return text
  }

  /// The size of each character's font.
  private func sizes(_ text: NSAttributedString) -> [CGFloat] {
    (0..<text.length).map { (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0 }
  }

  enum Change: CaseIterable, Sendable {
    case append, insertInFront, insertWithin, replace, delete, setLonger, setShorter, setEmpty,
      manyOccurrences
    case occurrencesBackwards, occurrencesOfEither, pattern, takeAway, double, transform

    func carryOut(_ text: NSMutableString) {
      let all = NSRange(location: 0, length: text.length)
      switch self {
      case .append: text.append(" and a long end")
      case .insertInFront: text.insert("in front ", at: 0)
      case .insertWithin: text.insert("--", at: 5)
      case .replace: text.replaceCharacters(in: NSRange(location: 1, length: 4), with: "a longer text")
      case .delete: text.deleteCharacters(in: NSRange(location: 0, length: 5))
      case .setLonger: text.setString("a text that is a good deal longer than the one before")
      case .setShorter: text.setString("x")
      case .setEmpty: text.setString("")
      case .manyOccurrences:
        text.setString("XaXbXX cX")
        let range = NSRange(location: 0, length: text.length)
        #expect(text.replaceOccurrences(of: "X", with: "long", options: [], range: range) == 5)
      case .occurrencesBackwards:
        text.setString("XaXbXX cX")
        let range = NSRange(location: 2, length: text.length - 2)
        #expect(text.replaceOccurrences(of: "X", with: "long", options: .literal, range: range) == 4)
      case .occurrencesOfEither:
        text.setString("Xaxbx")
        let range = NSRange(location: 0, length: text.length)
        #expect(text.replaceOccurrences(of: "X", with: "yy", options: .caseInsensitive, range: range) == 3)
      case .pattern:
        text.setString("XXXaX")
        let range = NSRange(location: 0, length: text.length)
        #expect(
          text.replaceOccurrences(of: "X", with: "<$0>", options: .regularExpression, range: range) == 4
        )
      case .takeAway:
        text.setString("XXaXbX")
        let range = NSRange(location: 0, length: text.length)
        #expect(text.replaceOccurrences(of: "X", with: "", options: [], range: range) == 4)
      case .double: #expect(text.replaceOccurrences(of: "c", with: "cc", options: [], range: all) == 1)
      case .transform:
        var range = NSRange(location: 0, length: 2)
        #expect(text.applyTransform("Any-Hex", reverse: false, range: range, updatedRange: &range))
      }
    }
  }

  @Test(arguments: Change.allCases)
  func theCharactersChangeAsThoseOfAPlainString(_ change: Change) {
    let text = makeText()
    let plain = NSMutableString(string: text.string)
    change.carryOut(plain)
    let characters: NSMutableString = text.mutableString
    change.carryOut(characters)
    #expect(text.string == plain as String)
    #expect(characters as String == plain as String)
    #expect(characters.isEqual(to: plain as String))
    #expect(text.length == plain.length)
    #expect(sizes(text).count == plain.length)
  }

  @Test func attributesKeepTheirPlaces() {
    let text = makeText()
    text.mutableString.insert("1", at: 5)
    text.mutableString.append("23")
    text.mutableString.insert("4", at: 0)
    #expect(text.string == "4ab👍c1d23")
    #expect(sizes(text) == [10, 10, 10, 10, 10, 20, 20, 20, 20, 20])
    text.mutableString.deleteCharacters(in: NSRange(location: 0, length: 5))
    #expect(sizes(text) == [20, 20, 20, 20, 20])
  }

  @Test func changedTextIsLaidOut() {
    let label = UILabel()
    let text = makeText()
    text.mutableString.setString("ab")
    label.attributedText = text
    let short = label.sizeThatFits(.zero).width
    text.mutableString.setString("abab")
    label.attributedText = text
    #expect(label.sizeThatFits(.zero).width > short)
    _ = text.mutableString.replaceOccurrences(
      of: "ab",
      with: "abab",
      options: [],
      range: NSRange(location: 0, length: text.length)
    )
    #expect(text.size().width > label.sizeThatFits(.zero).width)
  }

  @Test func anEmptyTextGetsCharacters() {
    let text = NSMutableAttributedString(string: "")
    text.mutableString.append("abc")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 2))
    #expect(sizes(text) == [0, 30, 30])
  }

  @Test func replacementsOfTheSameTextOneByOneMeanPlacesAsTheyAre() {
    let text = NSMutableAttributedString(string: "aXbXcX")
    let characters = text.mutableString
    for place in [1, 4, 7] {
      characters.replaceCharacters(in: NSRange(location: place, length: 1), with: "YY")
    }
    #expect(text.string == "aYYbYYcYY")
  }

  @Test func aRangeOutsideRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      NSMutableAttributedString(string: "abc").mutableString.insert("x", at: 4)
    }
    expectRaised(
      result,
      "NSRangeException",
      "NSConcreteMutableAttributedString replaceCharactersInRange:withString:: Range or index out of bounds"
    )
  }
}
