import Foundation

/// What a character means for breaking lines: a small part of Unicode's line breaking algorithm (UAX #14).
enum LineBreakClass: UInt8, Sendable {
  /// Before the first character of a line.
  case lineStart
  /// Ends the line or the paragraph.
  case newline
  /// Hangs at the end of a line and allows a break after itself.
  case space
  case tab
  /// Invisible, allows a break.
  case zeroWidthSpace
  /// Forbids a break on both sides: no-break space, word joiner.
  case glue
  case alphabetic
  case numeric
  /// Allows a break on both sides: ideographs, kana, Hangul syllables, emoji.
  case ideograph
  /// Stays with what follows: opening brackets and quotes.
  case open
  /// Stays with what precedes: closing brackets and quotes, full stops, commas.
  case close
  /// The same for full-width punctuation, after which a line may break without a space.
  case wideClose
  case hyphen
  /// Invisible unless the line ends with it.
  case softHyphen
  case slash
  /// En dash and other dashes that stay with what precedes.
  case breakAfter
  /// Em dash: allows a break on both sides.
  case breakBoth

  /// Whether a line may end between a character of one class and a neighbour of another.
  static func allowsBreak(after previous: LineBreakClass, before next: LineBreakClass) -> Bool {
    switch previous {
    case .space, .tab, .zeroWidthSpace: return true
    case .lineStart, .newline, .glue, .open: return false
    default: break
    }
    switch next {
    case .glue, .close, .wideClose, .slash, .hyphen, .breakAfter, .zeroWidthSpace, .softHyphen, .space, .tab,
      .newline, .lineStart:
      return false
    default: break
    }
    switch previous {
    case .softHyphen, .breakAfter, .ideograph, .wideClose: return true
    case .breakBoth: return next != .breakBoth
    case .hyphen, .slash: return next != .numeric && next != .open
    case .close: return next == .ideograph
    default: return next == .ideograph || next == .breakBoth
    }
  }
}
