/// Which letters a keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first one of every word.
  case words = 1
  /// The first one of every sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3

  /// Whether the letter after `text` is made capital.
  func shifts(after text: String) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      guard last.isWhitespace else { return false }
      if last.isNewline { return true }
      let end = text.last { !$0.isWhitespace }
      return end.map { ".?!".contains($0) } ?? true
    }
  }
}
