extension UITextView: UITextInput, KeyboardTraitsHolder {
  /// What inserted text replaces: the selection, or everything; the provisional text of an input method.
  final var replacedRange: NSRange {
    if let markedRange { return markedRange }
    return clearsOnInsertion && isFirstResponder
      ? NSRange(location: 0, length: storage.length) : storedSelection
  }

  /// What the delete key removes: the selection, or the character before the insertion point.
  final var deletedRange: NSRange {
    let range = replacedRange
    return range.length > 0 ? range : deletedSelection
  }
}

extension UITextView: TextEditor {
  final var displayedString: NSAttributedString { storage }

  final var selection: NSRange {
    get { storedSelection }
    set { select(newValue) }
  }

  final var allowsEditing: Bool { isEditable }

  final var allowsSelection: Bool { isSelectable }

  /// Replaces a range as typing does, and keeps the insertion point visible.
  ///
  /// The order of the calls is not documented: developers see that of the selection before that of the text.
  final func change(_ range: NSRange, to text: String) {
    let typed = NSAttributedString(string: text, attributes: typingAttributes)
    if isFirstResponder { clearsOnInsertion = false }
    typingUndo.willReplace(range, by: typed.length, in: self)
    replace(range, with: typed)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  private func replace(_ range: NSRange, with text: NSAttributedString) {
    markedRange = nil
    isChangingText = true
    storage.replaceCharacters(in: range, with: text)
    isChangingText = false
    select(NSRange(location: range.location + text.length, length: 0))
    if isFirstResponder, isScrollEnabled { reveal(storedSelection, animated: false) }
  }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}

extension UITextView {
  final func writingDirection(at position: Int) -> NSWritingDirection {
    guard storage.length > 0 else { return .natural }
    let values = storage.attributes(at: min(position, storage.length - 1), effectiveRange: nil)
    return (values[.paragraphStyle] as? NSParagraphStyle)?.baseWritingDirection ?? .natural
  }

  final func setWritingDirection(_ direction: NSWritingDirection, of range: NSRange) {
    let string = storage.string as NSString
    let whole = string.paragraphRange(for: range)
    guard whole.length > 0 else { return }
    let style = NSMutableParagraphStyle()
    let values = storage.attributes(at: whole.location, effectiveRange: nil)
    if let present = values[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(present) }
    style.baseWritingDirection = direction
    storage.addAttributes([.paragraphStyle: style], range: whole)
  }
}

extension UITextView: UndoableText {
  final var undoableText: NSAttributedString { storage }

  final func restore(_ text: NSAttributedString, in range: NSRange) {
    replace(range, with: text)
    if text.length > 0 { select(NSRange(location: range.location, length: text.length)) }
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}

extension UITextView: TypingTarget {
  package var takesKeys: Bool { isEditable }

  package var textBeforeInsertionPoint: String { textBeforeSelection }

  package func keyPressed(_ text: String) {
    if mayChange(replacedRange, to: text) { insertText(text) }
  }

  package func returnKeyPressed() { keyPressed("\n") }

  package func deleteKeyPressed() {
    let range = deletedRange
    guard range.length == 0 || mayChange(range, to: "") else { return }
    deleteBackward()
  }
}
