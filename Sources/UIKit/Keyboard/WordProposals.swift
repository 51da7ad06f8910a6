/// The words that are proposed above the keys.
///
/// A device learns them; here they are always the same: what most sentences and most words begin with, and in the
/// midst of a word the word itself as it was typed.
enum WordProposals {
  static func words(after text: String) -> [String] {
    if UITextAutocapitalizationType.sentences.shifts(after: text) { return ["I", "The", "I\u{2019}m"] }
    if text.last?.isWhitespace == true { return ["the", "and", "to"] }
    let word = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    return ["\u{201C}\(word)\u{201D}", "", ""]
  }
}
