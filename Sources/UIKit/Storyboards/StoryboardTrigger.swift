/// What a segue can be connected from: a control, a bar item or a gesture recognizer.
@preconcurrency @MainActor
public protocol StoryboardTrigger: AnyObject {
  /// Runs `handler`, with itself, whenever the user does what it is there for.
  func whenTriggered(_ handler: @escaping (Any) -> Void)
}

extension UIControl: StoryboardTrigger {
  /// Runs `handler` when the control is tapped or, in a text field, when the return key is pressed.
  public func whenTriggered(_ handler: @escaping (Any) -> Void) {
    let event: Event = self is UITextField ? .editingDidEndOnExit : .touchUpInside
    addAction(UIAction { [weak self] _ in if let self { handler(self) } }, for: event)
  }
}

extension UIBarButtonItem: StoryboardTrigger {
  /// Makes running `handler` the item's primary action.
  public func whenTriggered(_ handler: @escaping (Any) -> Void) {
    primaryAction = UIAction(title: title ?? "", image: image) { [weak self] _ in
      if let self { handler(self) }
    }
  }
}

extension UIGestureRecognizer: StoryboardTrigger {
  /// Runs `handler` when the gesture was recognized, at its end.
  public func whenTriggered(_ handler: @escaping (Any) -> Void) {
    addHandler { if $0.state == .ended { handler($0) } }
  }
}
