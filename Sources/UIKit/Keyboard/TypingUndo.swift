/// A text whose edits by the user can be undone.
@MainActor
protocol UndoableText: UIResponder {
  /// The text with its attributes.
  var undoableText: NSAttributedString { get }

  /// Replaces a range by a text with its attributes, as undoing does, and selects what was inserted.
  func restore(_ text: NSAttributedString, in range: NSRange)
}

/// Registers the edits of a text with its undo manager; typing without a pause in its place is undone at once.
@MainActor
final class TypingUndo {
  /// An edit: what has replaced what.
  private final class Edit {
    let location: Int
    var length: Int
    let old: NSAttributedString

    init(location: Int, length: Int, old: NSAttributedString) {
      (self.location, self.length, self.old) = (location, length, old)
    }
  }

  /// The edit that typing continues.
  private var typing: Edit?

  /// Called before an edit, with the range and the length of its replacement.
  func willReplace(_ range: NSRange, by length: Int, in text: some UndoableText) {
    guard let manager = text.undoManager, manager.isUndoRegistrationEnabled else { return typing = nil }
    if let typing, range.length == 0, length > 0, range.location == typing.location + typing.length,
      manager.canUndo
    {
      typing.length += length
      return
    }
    let edit = Edit(
      location: range.location,
      length: length,
      old: text.undoableText.attributedSubstring(from: range)
    )
    typing = length > 0 ? edit : nil
    register(edit, in: text, with: manager)
    if !manager.isUndoing && !manager.isRedoing { manager.setActionName("Typing") }
  }

  /// Makes the next edit one of its own.
  func pause() { typing = nil }

  /// Whether an edit is being applied that the undo manager knows.
  var isApplying = false

  /// Forgets the edits of a text that code has replaced: their places are those of the old text.
  func textWasSet(in text: some UndoableText) {
    guard !isApplying else { return }
    typing = nil
    text.undoManager?.removeAllActions(withTarget: text)
  }

  /// Makes the next edit one of its own if the insertion point isn't behind what was typed.
  func selectionDidChange(to selection: NSRange) {
    guard let typing else { return }
    if selection.length > 0 || selection.location != typing.location + typing.length { self.typing = nil }
  }

  private func register(_ edit: Edit, in text: some UndoableText, with manager: UndoManager) {
    manager.registerUndo(withTarget: text) { [weak self] text in
      guard let self else { return }
      typing = nil
      let length = text.undoableText.length
      let start = min(edit.location, length)
      let range = NSRange(location: start, length: min(edit.length, length - start))
      let inverse = Edit(
        location: start,
        length: edit.old.length,
        old: text.undoableText.attributedSubstring(from: range)
      )
      register(inverse, in: text, with: manager)
      text.restore(edit.old, in: range)
    }
  }
}
