import FoundationText

/// The attributed text of a text view or of layout managers, which lay it out again after changes.
///
/// Changes between `beginEditing()` and `endEditing()` are processed together: the delegate is called before and after, then the
/// layout managers are. Source: Apple, NSTextStorage.
open class NSTextStorage: EditedAttributedString {
  /// The kinds of changes.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The delegate, which is called before and after changes are processed; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The kinds of the changes that are not yet processed.
  open private(set) var editedMask: EditActions = []

  /// The range of the changes that are not yet processed, as it is now; (NSNotFound, 0) without any.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

  /// The difference of the length by the changes that are not yet processed.
  open private(set) var changeInLength = 0

  /// How often `beginEditing()` was called without `endEditing()`.
  private var editingDepth = 0

  /// Called with the range, as it was, and the new length of each change of characters or attributes that was processed.
  final var onEdit: ((_ range: Range<Int>, _ newLength: Int, _ actions: EditActions) -> Void)?

  /// Adds a layout manager, which becomes one of this text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.attach(to: storage) }
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    MainActor.assumeIsolated { aLayoutManager.attach(to: nil) }
  }

  // MARK: Changes

  /// Records a change of a range, as it was before, and processes it unless editing has begun.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      let old = self.editedRange
      let shift = old.location > editedRange.location ? delta : 0
      let start = min(old.location + min(shift, 0), new.location)
      let oldEnd =
        old.location + old.length + (old.location + old.length >= editedRange.location ? delta : 0)
      self.editedRange = NSRange(
        location: start,
        length: max(oldEnd, new.location + new.length) - start
      )
    }
    if editingDepth == 0 { processEditing() }
  }

  /// Calls the delegate, and the layout managers to lay the changed text out again.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let delegate = delegate
    // Changes that the delegate makes are part of these.
    editingDepth += 1
    delegate?.textStorage(
      self,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    delegate?.textStorage(
      self,
      didProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    editingDepth -= 1
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    onEdit?(range.location..<range.location + max(0, range.length - delta), range.length, mask)
    for manager in layoutManagers {
      MainActor.assumeIsolated { manager.textDidChange() }
    }
  }

  /// Makes changes wait until `endEditing()`, so that they are processed together.
  open override func beginEditing() {
    editingDepth += 1
  }

  /// Processes the changes since the first `beginEditing()`.
  open override func endEditing() {
    guard editingDepth > 0 else { return }
    editingDepth -= 1
    if editingDepth == 0 { processEditing() }
  }

  /// Raises NSRangeException for a range beyond the text.
  open override func willChange(_ range: NSRange, characters: Bool) {
    AttributedRange.check(range, length: length, characters ? .replaceCharacters : .setAttributes)
  }

  /// Returns attributes that Foundation can compare.
  open override func storable(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    ForeignValue.wrapping(attributes)
  }

  /// Returns a string with attributes that Foundation can compare.
  open override func storable(_ string: NSAttributedString) -> NSAttributedString {
    ForeignValue.wrapping(string)
  }

  /// Records a change that a method of the string has made.
  open override func didChange(_ range: NSRange, characters: Bool, changeInLength delta: Int) {
    edited(
      characters ? [.editedCharacters, .editedAttributes] : .editedAttributes,
      range: range,
      changeInLength: delta
    )
  }
}

/// Is called when a text storage processes changes, and may change attributes before the text is laid out.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before changes are processed; may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )

  /// Called when changes have been processed, before layout; may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
