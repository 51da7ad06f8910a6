/// Makes room for the keyboard.
@MainActor
protocol KeyboardObserver: AnyObject {
  /// The keyboard has another place or is about to be gone: `coveredHeight` says what it covers from now on. Called
  /// inside of the animation.
  func keyboardDidMove()
}
