extension UITextView: UIKeyInput, KeyboardTraitsHolder {
  /// What inserted text replaces: the selection, or everything.
  final var replacedRange: NSRange {
    clearsOnInsertion && isFirstResponder ? NSRange(location: 0, length: storage.length) : storedSelection
  }

  /// What the delete key removes: the selection, or the character before the insertion point.
  final var deletedRange: NSRange {
    let range = replacedRange
    guard range.length == 0, let last = textBeforeInsertionPoint.last else { return range }
    let length = last.utf16.count
    return NSRange(location: range.location - length, length: length)
  }

  /// Replaces a range as typing does, and keeps the insertion point visible.
  ///
  /// The order of the calls is not documented: developers see that of the selection before that of the text.
  final func replace(_ range: NSRange, with text: String) {
    if isFirstResponder { clearsOnInsertion = false }
    let typed = NSAttributedString(string: text, attributes: typingAttributes)
    storage.replaceCharacters(in: range, with: typed)
    layoutDidChange()
    select(NSRange(location: range.location + typed.length, length: 0))
    if isFirstResponder, isScrollEnabled { reveal(storedSelection, animated: false) }
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}

extension UITextView: TypingTarget {
  package var takesKeys: Bool { isEditable }

  package var textBeforeInsertionPoint: String {
    String(decoding: storage.string.utf16.prefix(storedSelection.location), as: UTF16.self)
  }

  package func keyPressed(_ text: String) {
    guard mayReplace(replacedRange, with: text) else { return }
    insertText(text)
  }

  package func returnKeyPressed() { keyPressed("\n") }

  package func deleteKeyPressed() {
    let range = deletedRange
    guard range.length == 0 || mayReplace(range, with: "") else { return }
    deleteBackward()
  }

  private func mayReplace(_ range: NSRange, with text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}
