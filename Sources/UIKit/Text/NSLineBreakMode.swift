import Foundation

/// What becomes of text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, broken between words; a word wider than a line is broken inside.
  case byWordWrapping = 0
  /// It goes on in the next line, broken between any two characters.
  case byCharWrapping = 1
  /// It is drawn past the edge and cut there.
  case byClipping = 2
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// Whether text that doesn't fit is replaced by an ellipsis.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
