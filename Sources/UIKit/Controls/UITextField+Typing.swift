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

extension UITextField: UIKeyInput, KeyboardTraitsHolder {
  /// Source for secure texts: developers' observations (StackOverflow 7305538); the delegate is asked about the single character.
  final func change(to newText: String, _ styled: NSAttributedString? = nil) {
    text = newText
    if let styled, styled.string == storedText {
      styles.text = NSMutableAttributedString(attributedString: styled)
    }
    replacesSecureText = false
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    if isEditing, device.behavior.reportsSelectionOfFields { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Clears the text, if the delegate allows it.
  final func clearButtonTapped() {
    if delegate?.textFieldShouldClear(self) ?? true { change(to: "") }
  }
}

extension UITextField: TypingTarget {
  package var textBeforeInsertionPoint: String { text ?? "" }

  package func keyPressed(_ text: String) {
    let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true
    else { return }
    insertText(text)
  }

  package func deleteKeyPressed() {
    guard let text, let last = text.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: text.utf16.count - length, length: length)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    else { return }
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
