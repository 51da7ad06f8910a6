/// The notifications of the keyboard; none has an object.
///
/// Source: Apple, UIResponder, "Keyboard notifications"; their order is that of a log that Omni keeps in its public
/// sources (OUIDocumentRenameViewController).
extension UIResponder {
  /// Posted before the keyboard comes, and before it has other keys or another place.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted when the keyboard has come.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before the keyboard goes.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted when the keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before each of the two that announce something, from iOS 5 on.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted before each of the two that report something, from iOS 5 on.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  /// The key of the keyboard's frame before, a CGRect in the coordinates of the screen's bounds.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame afterwards, a CGRect in the coordinates of the screen's bounds.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the time that it takes, a number of seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the animation, a number: that of ease in and out, from iOS 7 on 7.
  ///
  /// Shifted left by 16 bits it is an option for `UIView.animate`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the application itself let the keyboard come, a Boolean; from iOS 9 on.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
