/// A responder that takes what is typed while it is the first one.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts `text` where typing goes on: at the end.
  func insertText(_ text: String)

  /// Takes the last character away; without text, nothing happens.
  func deleteBackward()
}
