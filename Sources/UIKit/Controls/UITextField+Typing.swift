extension UITextField {
  /// Posted after editing began, with the field as the object.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted after editing ended, with the field as the object.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted after typing changed the text, with the field as the object.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
}

extension UITextField: UITextInput, KeyboardTraitsHolder {
  /// What inserted text replaces: the selection, or everything; the provisional text of an input method.
  final var replacedRange: NSRange {
    if replacesSecureText || (clearsOnInsertion && isEditing) {
      return NSRange(location: 0, length: storedText.utf16.count)
    }
    return markedRange ?? storedSelection
  }

  /// What the delete key removes: the selection, or the character before the insertion point.
  final var deletedRange: NSRange {
    let range = replacedRange
    return range.length > 0 ? range : deletedSelection
  }
}

extension UITextField: TextEditor {
  final var displayedString: NSAttributedString { styledText }

  final var selection: NSRange {
    get { storedSelection }
    set { select(newValue) }
  }

  final func select(_ range: NSRange) {
    let length = storedText.utf16.count
    let start = min(max(0, range.location), length)
    let new = NSRange(location: start, length: min(max(0, range.length), length - start))
    guard new != storedSelection else { return }
    inputDelegate?.selectionWillChange(self)
    storedSelection = new
    inputDelegate?.selectionDidChange(self)
    styles.typing = nil
    typingUndo.selectionDidChange(to: new)
    selectionDidChange()
  }

  private func selectionDidChange() {
    if isEditing { scrollToInsertionPoint() }
    setNeedsDisplay()
    device.keyboard.textDidChange(of: self)
    if isEditing, device.behavior.reportsSelectionOfFields { delegate?.textFieldDidChangeSelection(self) }
  }

  final var allowsEditing: Bool { isEnabled }

  final var allowsSelection: Bool { isEnabled }

  /// Replaces a range as typing does.
  ///
  /// Source for secure texts: developers' observations (StackOverflow 7305538); the delegate is asked about the single character.
  final func change(_ range: NSRange, to text: String) {
    let typed = NSAttributedString(string: text, attributes: attributesOfTyping)
    if isSecureTextEntry {
      typingUndo.textWasSet(in: self)
    } else {
      typingUndo.willReplace(range, by: typed.length, in: self)
    }
    if isEditing { clearsOnInsertion = false }
    replace(range, with: typed)
    textDidChange()
  }

  private func replace(_ range: NSRange, with typed: NSAttributedString) {
    let styled = styledText(replacing: range, by: typed)
    let units = storedText.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    typingUndo.isApplying = true
    text =
      String(
        decoding: Array(units[..<start]) + Array(typed.string.utf16) + Array(units[end...]),
        as: UTF16.self
      )
    typingUndo.isApplying = false
    if let styled, styled.string == storedText {
      styles.text = NSMutableAttributedString(attributedString: styled)
    }
    replacesSecureText = false
    let position = min(range.location + typed.length, storedText.utf16.count)
    storedSelection = NSRange(location: position, length: 0)
    if isEditing { scrollToInsertionPoint() }
  }

  private func textDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    if isEditing, device.behavior.reportsSelectionOfFields { delegate?.textFieldDidChangeSelection(self) }
  }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Clears the text, if the delegate allows it.
  final func clearButtonTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(NSRange(location: 0, length: storedText.utf16.count), to: "")
    didClearText()
  }

  final func writingDirection(at position: Int) -> NSWritingDirection { paragraphStyle.baseWritingDirection }

  final func setWritingDirection(_ direction: NSWritingDirection, of range: NSRange) {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(paragraphStyle)
    style.baseWritingDirection = direction
    styles.paragraph = style
    styles.set(.paragraphStyle, paragraphStyle)
    contentDidChange()
  }
}

extension UITextField: UndoableText {
  final var undoableText: NSAttributedString { styledText }

  final func restore(_ text: NSAttributedString, in range: NSRange) {
    replace(range, with: text)
    storedSelection = NSRange(location: range.location, length: text.length)
    setNeedsDisplay()
    textDidChange()
  }
}

extension UITextField: TypingTarget {
  package var textBeforeInsertionPoint: String { textBeforeSelection }

  package func keyPressed(_ text: String) {
    // The delegate is asked about the character alone, also where it replaces an old secure text.
    let asked = replacesSecureText ? storedSelection : replacedRange
    if mayChange(asked, to: text) { insertText(text) }
  }

  package func deleteKeyPressed() {
    if deletesBesideText { return deleteBackward() }
    let asked = replacesSecureText ? deletedSelection : deletedRange
    guard hasText, asked.length > 0, mayChange(asked, to: "") else { return }
    deleteBackward()
  }

  /// Runs the actions of the return key; an action for `editingDidEndOnExit` ends editing.
  ///
  /// Source: Apple, UIControl.Event.editingDidEndOnExit.
  package func returnKeyPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }
}
