/// Decides about the editing of a text field, and is notified of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; called before the field becomes the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end; called before the field resigns as the first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing ended, including when the field left its window or was forced to end it.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called from iOS 10 on in place of `textFieldDidEndEditing(_:)`, which it calls by default.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Called from iOS 13 on when the insertion point has moved: after editing began, and after typing.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the button that clears the text may do so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the typed `string` may replace the characters in `range`; an empty string deletes them.
  ///
  /// Not called for text set in code.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Returns whether the return key has its default effect.
  ///
  /// By default, it ends the editing of a field with an action for `editingDidEndOnExit`, and runs that
  /// action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns true.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text stays.
    case committed = 0
    /// The text is discarded, which only other devices than phones and pads do.
    case cancelled = 1
  }
}
