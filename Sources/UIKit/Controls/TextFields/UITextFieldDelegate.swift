/// Decides about the editing of a text field, and hears of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; asked before the field becomes the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; asked before the field stops being the first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended, also where the field left its window or was forced to end it.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether what was typed, `string`, may replace the characters of `range`; an empty string deletes them.
  ///
  /// Text that is set in code is not asked about.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Whether the return key does what it does by default: end the editing of a field with an action for
  /// `editingDidEndOnExit`, and run that action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Nothing happens.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Nothing happens.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// It may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
