/// A position in a text, between two characters; subclasses know where it is.
///
/// Source: Apple, UITextPosition.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of a text between two positions; subclasses know where they are.
///
/// Source: Apple, UITextRange.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether both positions are the same.
  open var isEmpty: Bool { true }

  /// The first position.
  open var start: UITextPosition { UITextPosition() }

  /// The last position.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle that a selection covers, one for each line.
///
/// Source: Apple, UITextSelectionRect.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the coordinates of the text input view.
  open var rect: CGRect { .zero }

  /// The direction in which the text is written.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection begins in this rectangle.
  open var containsStart: Bool { false }

  /// Whether the selection ends in this rectangle.
  open var containsEnd: Bool { false }

  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}

/// A direction in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
  /// To the end of the text.
  case forward = 0
  /// To the beginning.
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A direction in the order of the characters or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
  public var rawValue: Int

  /// Creates a direction.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads to the beginning of the text.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

/// The units into which a tokenizer divides a text.
public enum UITextGranularity: Int, Sendable {
  /// Characters.
  case character = 0
  /// Words.
  case word = 1
  /// Sentences.
  case sentence = 2
  /// Paragraphs.
  case paragraph = 3
  /// Lines; a tokenizer of strings takes paragraphs.
  case line = 4
  /// The whole text.
  case document = 5
}

/// A view with a text that an input method reads and edits by positions.
///
/// Source: Apple, UITextInput.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?

  /// Replaces the text in a range without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; empty at the insertion point.
  var selectedTextRange: UITextRange? { get set }

  /// The provisional text of an input method; nil without any.
  var markedTextRange: UITextRange? { get }

  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Inserts provisional text, in place of that before or of the selection, and selects a range in it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Makes the marked text part of the text.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at a distance in UTF-16 units; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position at a distance in characters or lines in a direction; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?

  /// Returns which of two positions is first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the distance between two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The delegate, which is told of changes; set by the system.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// Divides the text into words and the like.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the last position of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

  /// Returns the range from a position to the last one of its line in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?

  /// Returns the writing direction at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection

  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the rectangle of the insertion point at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the rectangles that a selection of a range covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// Is told when a text or its selection changes.
///
/// Source: Apple, UITextInputDelegate.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
