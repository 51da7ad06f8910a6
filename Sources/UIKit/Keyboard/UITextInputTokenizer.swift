/// Divides a text into characters, words, sentences and paragraphs.
///
/// Source: Apple, UITextInputTokenizer.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// Returns the unit around a position that is within it or at its edge in a direction; nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Returns whether a position is the edge of a unit in a direction: its end, or backward its beginning.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Returns the next edge of a unit in a direction; nil at the end of the text.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Returns whether a position is within a unit, or at its edge in a direction.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer that reads the text of an input.
///
/// Words are runs of letters and digits; sentences end after a full stop, a question mark or an exclamation mark and the spaces that
/// follow. Lines are taken as paragraphs.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of an input, which is not retained.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit around a position.
  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let tokens = tokens(granularity, around: position) else { return nil }
    let unit = tokens.units.first {
      direction.isBackward
        ? $0.lowerBound < tokens.index && tokens.index <= $0.upperBound
        : $0.lowerBound <= tokens.index && tokens.index < $0.upperBound
    }
    return unit.flatMap { range($0, of: tokens) }
  }

  /// Returns whether a position is the edge of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let tokens = tokens(granularity, around: position) else { return false }
    return tokens.units.contains {
      tokens.index == (direction.isBackward ? $0.lowerBound : $0.upperBound)
    }
  }

  /// Returns the next edge of a unit in a direction.
  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let tokens = tokens(granularity, around: position) else { return nil }
    let edges = tokens.units.flatMap { [$0.lowerBound, $0.upperBound] } + [0, tokens.length]
    let edge =
      direction.isBackward
      ? edges.filter { $0 < tokens.index }.max() : edges.filter { $0 > tokens.index }.min()
    return edge.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Returns whether a position is within a unit.
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Units

  private struct Tokens {
    let units: [Range<Int>]
    let index: Int
    let length: Int
  }

  private func range(_ unit: Range<Int>, of tokens: Tokens) -> UITextRange? {
    guard let input, let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func tokens(_ granularity: UITextGranularity, around position: UITextPosition) -> Tokens? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return nil }
    let index = input.offset(from: input.beginningOfDocument, to: position)
    return Tokens(
      units: UITextInputStringTokenizer.units(granularity, of: text),
      index: index,
      length: text.utf16.count
    )
  }

  private static func units(_ granularity: UITextGranularity, of text: String) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var (start, end) = (0, 0)
    var mayEnd = false
    func close() {
      if start < end { units.append(start..<end) }
      start = end
    }
    for character in text {
      let length = character.utf16.count
      switch granularity {
      case .character:
        end += length
        close()
      case .word:
        if !TextCharacters.isWord(character) { close() }
        end += length
        if !TextCharacters.isWord(character) { start = end }
      case .sentence:
        if mayEnd, !character.isWhitespace { close() }
        mayEnd = ".?!\n".contains(character) || (mayEnd && character.isWhitespace)
        end += length
      case .paragraph, .line:
        end += length
        if character.isNewline { close() }
      case .document: end += length
      }
    }
    close()
    return units
  }
}
