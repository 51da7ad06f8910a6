/// A responder that lets the keys of a keyboard be pressed, with everything that its delegate is asked.
@MainActor
package protocol TypingTarget: UIKeyInput {
  /// The text up to the place where typing goes on.
  var textBeforeInsertionPoint: String { get }

  /// A key that writes `text` was pressed.
  func keyPressed(_ text: String)

  /// The return key was pressed.
  func returnKeyPressed()

  /// The delete key was pressed.
  func deleteKeyPressed()
}
