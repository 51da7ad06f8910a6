import UIKit

extension Simulator {
  /// Types text on the keyboard, key by key; a line feed presses the return key.
  ///
  /// The first responder of the key window receives the text. Returns false if it doesn't accept text. Also
  /// returns false if it stops accepting text before the end; the remaining keys are not pressed.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard typingTarget != nil else { return false }
    for character in text {
      guard let target = typingTarget else { return false }
      if character.isNewline { target.returnKeyPressed() } else { target.keyPressed(String(character)) }
      settle()
    }
    return true
  }

  /// Presses the return key of the keyboard; returns false if the first responder doesn't accept text.
  @discardableResult
  public func pressReturn() -> Bool {
    type("\n")
  }

  /// Presses the delete key of the keyboard `count` times; returns false if the first responder doesn't
  /// accept text.
  @discardableResult
  public func pressDelete(_ count: Int = 1) -> Bool {
    for _ in 0..<max(0, count) {
      guard let target = typingTarget else { return false }
      target.deleteKeyPressed()
      settle()
    }
    return true
  }

  private var typingTarget: (any TypingTarget)? {
    check()
    guard device.application.applicationState == .active else { return nil }
    return device.application.keyWindow?.firstResponder as? any TypingTarget
  }
}
