/// A view of UIKit whose text the user edits: a text field or a text view.
///
/// Positions are UTF-16 units; rectangles are in the view's coordinates.
@MainActor
protocol TextEditor: UIView, UITextInput, TypingTarget, UndoableText {
  /// The text as it is displayed.
  var displayedString: NSAttributedString { get }

  /// The selection, which setting cuts to the text.
  var selection: NSRange { get set }

  /// The provisional text of an input method.
  var markedRange: NSRange? { get set }

  /// Whether the user may change the text now.
  var allowsEditing: Bool { get }

  /// Whether the user may select text.
  var allowsSelection: Bool { get }

  /// The rectangle of the insertion point at a position.
  func caret(at position: Int) -> CGRect

  /// The rectangles of a range, one for each line.
  func frames(of range: Range<Int>) -> [CGRect]

  /// The position nearest to a point.
  func position(nearest point: CGPoint) -> Int

  /// Replaces a range, and tells the delegate; it isn't asked.
  func change(_ range: NSRange, to text: String)

  /// Whether the delegate allows a replacement.
  func mayChange(_ range: NSRange, to text: String) -> Bool
}

extension TextEditor {
  func string(in range: NSRange) -> String {
    TextCharacters.string(in: range.location..<range.location + range.length, of: displayedString)
  }

  /// What the delete key removes: the selection, or the character before the insertion point.
  var deletedSelection: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    let start = TextCharacters.start(before: selection.location, in: displayedString)
    return NSRange(location: start, length: selection.location - start)
  }

  /// The text before the insertion point that decides about capital letters: of a few lines.
  var textBeforeSelection: String {
    let end = selection.location
    let start = max(0, end - 200)
    return TextCharacters.string(in: start..<end, of: displayedString)
  }
}

// MARK: - Positions of text inputs

/// A position of a text field or a text view.
final class TextOffset: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

  nonisolated override var hash: Int { offset }

  override var description: String { "<UITextPosition: \(offset)>" }
}

/// A range of a text field or a text view.
final class TextOffsets: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }

  override var start: UITextPosition { TextOffset(range.location) }

  override var end: UITextPosition { TextOffset(range.location + range.length) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsets)?.range == range }

  nonisolated override var hash: Int { range.location }

  override var description: String { "<UITextRange: \(range.location)+\(range.length)>" }
}

/// A rectangle of a selection.
final class TextSelectionRect: UITextSelectionRect {
  private let storedRect: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    (storedRect, self.isFirst, self.isLast) = (rect, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { storedRect }

  override var writingDirection: NSWritingDirection { .leftToRight }

  override var containsStart: Bool { isFirst }

  override var containsEnd: Bool { isLast }
}

extension TextEditor {
  /// The units of a range of another input or beyond the text are cut to the text.
  func range(_ range: UITextRange) -> NSRange {
    let length = displayedString.length
    let start = min(max(0, (range.start as? TextOffset)?.offset ?? 0), length)
    let end = min(max(start, (range.end as? TextOffset)?.offset ?? start), length)
    return NSRange(location: start, length: end - start)
  }

  func offset(_ position: UITextPosition) -> Int {
    min(max(0, (position as? TextOffset)?.offset ?? 0), displayedString.length)
  }

  func selectOffsets(_ range: UITextRange?) {
    selection = range.map(self.range) ?? NSRange(location: selection.location, length: 0)
  }

  func offsets(between one: UITextPosition, _ other: UITextPosition) -> UITextRange {
    let (first, second) = (offset(one), offset(other))
    return TextOffsets(NSRange(min(first, second)..<max(first, second)))
  }

  func offset(_ position: UITextPosition, movedBy distance: Int) -> UITextPosition? {
    let sum = offset(position).addingReportingOverflow(distance)
    guard !sum.overflow, (0...displayedString.length).contains(sum.partialValue) else { return nil }
    return TextOffset(sum.partialValue)
  }

  func order(of position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(position), offset(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func firstFrame(of range: NSRange) -> CGRect {
    frames(of: range.location..<range.location + range.length).first ?? caret(at: range.location)
  }

  func rangeOfMove(_ position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int)
    -> UITextPosition?
  {
    var offset = offset(position)
    for _ in 0..<abs(count) {
      let isForward = direction == .right || direction == .down
      switch direction {
      case .left, .right:
        if isForward == (count > 0) {
          guard offset < displayedString.length else { return nil }
          offset = TextCharacters.end(after: offset, in: displayedString)
        } else {
          guard offset > 0 else { return nil }
          offset = TextCharacters.start(before: offset, in: displayedString)
        }
      case .up, .down:
        let caret = caret(at: offset)
        let y = isForward == (count > 0) ? caret.maxY + caret.height / 2 : caret.minY - caret.height / 2
        let next = self.position(nearest: CGPoint(x: caret.minX, y: y))
        guard self.caret(at: next).minY != caret.minY else { return nil }
        offset = next
      }
    }
    return TextOffset(offset)
  }

  func rectsOfSelection(_ range: UITextRange) -> [UITextSelectionRect] {
    let range = self.range(range)
    let rects = frames(of: range.location..<range.location + range.length)
    return rects.enumerated().map { index, rect in
      TextSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func insertMarked(_ text: String, _ selected: NSRange) {
    let range = markedRange ?? selection
    change(range, to: text)
    let length = text.utf16.count
    markedRange = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = min(max(0, selected.location), length)
    selection = NSRange(
      location: range.location + start,
      length: min(max(0, selected.length), length - start)
    )
  }

  func characterOffsets(at point: CGPoint) -> UITextRange? {
    let nearest = position(nearest: point)
    let length = displayedString.length
    guard length > 0 else { return nil }
    let isBefore = nearest == length || (nearest > 0 && point.x < caret(at: nearest).minX)
    let start = isBefore ? TextCharacters.start(before: nearest, in: displayedString) : nearest
    let end = TextCharacters.end(after: start, in: displayedString)
    return TextOffsets(NSRange(start..<end))
  }

  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let limits = self.range(range)
    let nearest = position(nearest: point)
    return TextOffset(min(max(limits.location, nearest), limits.location + limits.length))
  }

  func lineOffsets(from position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange {
    let offset = offset(position)
    let caret = caret(at: offset)
    let isForward = direction == .right || direction == .down
    let x = isForward ? CGFloat.greatestFiniteMagnitude : -.greatestFiniteMagnitude
    let edge = self.position(nearest: CGPoint(x: x, y: caret.midY))
    return TextOffsets(NSRange(min(offset, edge)..<max(offset, edge)))
  }
}

/// The bar where typed text appears.
@MainActor
enum InsertionPoint {
  /// The width in points.
  static let width: CGFloat = 2

  /// The alpha of a selection, which has the tint colour (approximate).
  static let selectionAlpha: CGFloat = 0.2

  /// Draws it in the tint colour at the left edge of `rect`, with its height, and not beyond `limit`.
  static func paint(at rect: CGRect, limit: CGFloat, color: UIColor) {
    color.setFill()
    UIRectFill(
      CGRect(x: min(rect.minX, limit - width), y: rect.minY, width: width, height: rect.height)
    )
  }
}
