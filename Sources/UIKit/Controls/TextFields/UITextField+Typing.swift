extension UITextField: UIKeyInput {
  /// Whether there is any text.
  public var hasText: Bool { text?.isEmpty == false }

  /// Adds `text` at the end, without asking the delegate.
  public func insertText(_ text: String) {
    change(to: (self.text ?? "") + text)
  }

  /// Takes the last character away, without asking the delegate.
  public func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    change(to: String(text.dropLast()))
  }

  private func change(to newText: String) {
    text = newText
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
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

  /// Runs the actions of the return key; one for `editingDidEndOnExit` ends the editing.
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
