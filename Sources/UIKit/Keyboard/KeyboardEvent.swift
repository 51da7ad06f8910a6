/// What happens to the keyboard, and what is posted of it.
enum KeyboardEvent {
  case show
  case hide

  /// What is posted before, in that order.
  var announcements: [Notification.Name] {
    let name =
      self == .show
      ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    return [UIResponder.keyboardWillChangeFrameNotification, name]
  }

  /// What is posted afterwards, in that order.
  var reports: [Notification.Name] {
    let name =
      self == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
    return [UIResponder.keyboardDidChangeFrameNotification, name]
  }
}
