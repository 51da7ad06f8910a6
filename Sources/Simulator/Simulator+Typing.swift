import UIKit

extension Simulator {
  /// Types text on the keyboard, key by key; a line feed presses the return key.
  ///
  /// The first responder of the key window receives the text. Returns false if it doesn't accept text. Also
  /// returns false if it stops accepting text before the end; the remaining keys are not pressed.
  @discardableResult @_disfavoredOverload
  public func type(_ text: String) -> Bool {
    guard typingTarget != nil else { return false }
    for character in text {
      guard let target = typingTarget else { return false }
      if character.isNewline { target.returnKeyPressed() } else { target.keyPressed(String(character)) }
      settle()
    }
    return true
  }

  /// Presses keys of a hardware keyboard; returns whether a responder performed a command or took the text.
  ///
  /// The first command of the responder chain for these keys is performed. Without one, the text of the key is typed, unless
  /// modifiers other than shift are pressed. A constant of `UIKeyCommand`, such as `inputEscape`, types nothing.
  ///
  /// - Parameters:
  ///   - input: the text of the key without regard to shift, or a constant of `UIKeyCommand`.
  ///   - modifiers: the modifier keys that are held.
  @discardableResult
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    check()
    guard device.application.applicationState == .active else { return false }
    if device.application.performKeyCommand(input, modifiers) {
      settle()
      return true
    }
    guard modifiers.isSubset(of: .shift), !input.hasPrefix("UIKeyInput") else { return false }
    return type(modifiers.contains(.shift) ? input.uppercased() : input)
  }

  /// Presses the return key of the keyboard; returns false if the first responder doesn't accept text.
  @discardableResult @_disfavoredOverload
  public func pressReturn() -> Bool {
    type("\n")
  }

  /// Presses the delete key of the keyboard `count` times; returns false if the first responder doesn't
  /// accept text.
  @discardableResult @_disfavoredOverload
  public func pressDelete(_ count: Int = 1) -> Bool {
    for _ in 0..<max(0, count) {
      guard let target = typingTarget else { return false }
      target.deleteKeyPressed()
      settle()
    }
    return true
  }

  /// Whether a view is edited, so that ``type(_:)`` types into it.
  package var takesText: Bool { typingTarget != nil }

  private var typingTarget: (any TypingTarget)? {
    check()
    guard device.application.applicationState == .active else { return nil }
    let target = device.application.keyWindow?.firstResponder as? any TypingTarget
    return target?.takesKeys == true ? target : nil
  }
}
