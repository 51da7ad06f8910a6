/// The characters and words around positions of a text, which are UTF-16 units.
enum TextCharacters {
  /// How many units are looked at around a position; longer characters don't exist in practice.
  private static let reach = 64

  /// The start of the character that ends at a position or contains it; 0 at the beginning.
  static func start(before position: Int, in text: NSAttributedString) -> Int {
    let start = max(0, position - reach)
    guard let last = string(in: start..<position, of: text).last else { return 0 }
    return position - last.utf16.count
  }

  /// The end of the character that begins at a position; the length of the text at its end.
  static func end(after position: Int, in text: NSAttributedString) -> Int {
    let end = min(text.length, position + reach)
    guard let first = string(in: position..<end, of: text).first else { return text.length }
    return position + first.utf16.count
  }

  /// The text in a range.
  static func string(in range: Range<Int>, of text: NSAttributedString) -> String {
    let all = text.string.utf16
    let range = range.clamped(to: 0..<all.count)
    let start = all.index(all.startIndex, offsetBy: range.lowerBound)
    return String(decoding: all[start..<all.index(start, offsetBy: range.count)], as: UTF16.self)
  }

  /// The paragraph around a position, at most some thousand units: enough for words and sentences.
  private static func surroundings(of position: Int, in text: NSAttributedString) -> Range<Int> {
    max(0, position - 1000)..<min(text.length, position + 1000)
  }

  /// The word at a position, or the characters beside it that aren't letters or digits; nil in an empty text.
  static func word(at position: Int, in text: NSAttributedString) -> Range<Int>? {
    guard text.length > 0 else { return nil }
    let area = surroundings(of: position, in: text)
    let characters = Array(string(in: area, of: text))
    var starts: [Int] = [area.lowerBound]
    for character in characters { starts.append(starts[starts.count - 1] + character.utf16.count) }
    var index = starts.lastIndex { $0 <= position } ?? 0
    index = min(index, characters.count - 1)
    // At the end of a word it is that word.
    if !isWord(characters[index]), index > 0, starts[index] == position, isWord(characters[index - 1]) {
      index -= 1
    }
    let kind = isWord(characters[index])
    var (first, last) = (index, index)
    while first > 0, kind, isWord(characters[first - 1]) { first -= 1 }
    while last + 1 < characters.count, kind, isWord(characters[last + 1]) { last += 1 }
    return starts[first]..<starts[last + 1]
  }

  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'"
      || character == "\u{2019}"
  }
}
