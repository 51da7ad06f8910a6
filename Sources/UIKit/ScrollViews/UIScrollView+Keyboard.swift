/// A finger that drags content may pull the keyboard along.
extension UIScrollView {
  /// Lets the keyboard follow a finger that has reached it.
  final func pullKeyboard(_ pan: UIPanGestureRecognizer) {
    if keyboardDismissMode == .interactive { SimulatedDevice.current.keyboard.follow(pan) }
  }

  /// The finger is lifted: a keyboard that it was pulling down goes, and one that it pushed up comes back.
  final func letKeyboardGo(velocity: CGFloat) {
    let keyboard = SimulatedDevice.current.keyboard
    guard keyboardDismissMode == .interactive, keyboard.isPulled else { return }
    if velocity < 0 || window?.endEditing(false) != true { keyboard.springBack() }
  }
}
