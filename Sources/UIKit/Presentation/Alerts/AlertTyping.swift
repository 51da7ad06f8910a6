/// What happens to the first responder while an alert with text fields is on screen: the first field becomes it, and
/// whoever was it before is it again when the alert is gone.
///
/// Source: public accounts of the keyboard, which comes up with the alert, and comes back afterwards to the field that
/// was edited; when exactly is not said.
@MainActor
struct AlertTyping {
  @WeakReference private var previous: UIResponder?

  /// The alert is on screen: its first field gets what is typed, unless another one of it does already.
  mutating func begin(in fields: [UITextField]) {
    guard let first = fields.first, let window = first.window, !fields.contains(where: \.isFirstResponder)
    else {
      return
    }
    previous = window.firstResponder
    first.becomeFirstResponder()
  }

  /// The alert's fields have left `window`: gives back what they took, unless somebody has taken it meanwhile.
  mutating func end(in window: UIWindow?) {
    defer { previous = nil }
    guard let previous, let window, previous.responderWindow === window, window.firstResponder == nil else {
      return
    }
    previous.becomeFirstResponder()
  }
}
