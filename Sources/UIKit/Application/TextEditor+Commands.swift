/// The editing commands of text fields and text views, and their menu.
extension TextEditor {
  /// Whether a standard action is possible now; nil for other actions.
  func canPerformEdit(_ action: Selector) -> Bool? {
    let isSelected = selection.length > 0 && allowsSelection
    return switch action {
    case "cut:": isSelected && allowsEditing && !isSecureTextEntry
    case "copy:": isSelected && !isSecureTextEntry
    case "paste:": allowsEditing && UIPasteboard.general.hasStrings
    case "select:": allowsSelection && hasText && !isSelected
    case "selectAll:": allowsSelection && hasText && selection.length < displayedString.length
    case "delete:": false
    default: nil
    }
  }

  func copySelection() {
    guard selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = string(in: selection)
  }

  func cutSelection() {
    guard selection.length > 0, allowsEditing, !isSecureTextEntry else { return }
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    guard selection.length > 0, mayChange(selection, to: "") else { return }
    change(selection, to: "")
  }

  func pasteText() {
    guard allowsEditing, let text = UIPasteboard.general.string, mayChange(selection, to: text) else {
      return
    }
    change(selection, to: text)
  }

  func selectEverything() {
    selection = NSRange(location: 0, length: displayedString.length)
  }

  /// Selects the word at a position.
  func selectWord(at position: Int) {
    guard allowsSelection else { return }
    let word =
      isSecureTextEntry
      ? 0..<displayedString.length : TextCharacters.word(at: position, in: displayedString)
    if let word { selection = NSRange(word) }
  }

  // MARK: Touches

  /// Moves the insertion point to a point; where it was already, the menu appears.
  func tapped(at point: CGPoint) {
    let position = position(nearest: point)
    let isAgain = selection == NSRange(location: position, length: 0)
    selection = NSRange(location: position, length: 0)
    if isAgain { showMenu() }
  }

  /// Selects the word at a point, and shows the menu.
  func tappedTwice(at point: CGPoint) {
    selectWord(at: position(nearest: point))
    showMenu()
  }

  /// Shows the editing commands beside the selection.
  func showMenu() {
    guard allowsSelection, isFirstResponder else { return }
    let range = selection.location..<selection.location + selection.length
    let rects = frames(of: range)
    let rect = rects.dropFirst().reduce(rects.first ?? caret(at: range.lowerBound)) { $0.union($1) }
    UIMenuController.shared.showMenu(from: self, rect: rect.intersection(bounds))
  }
}
