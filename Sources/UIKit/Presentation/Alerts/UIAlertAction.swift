/// A button of an alert, and what happens when it is tapped.
@preconcurrency @MainActor
public final class UIAlertAction {
  /// The role of a button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default` = 0
    /// The button that leaves everything as it is; an alert has at most one.
    case cancel = 1
    /// A button that destroys something.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?

  /// The button's role.
  public let style: Style

  /// Whether the button reacts to touches.
  public var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  let handler: ((UIAlertAction) -> Void)?

  /// The button, once it is on screen.
  @WeakReference var button: UIButton?

  /// Describes a button; `handler` runs once the alert has left the screen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

extension UIAlertAction: Equatable {
  /// Actions are equal if they are the same object.
  nonisolated public static func == (left: UIAlertAction, right: UIAlertAction) -> Bool {
    left === right
  }
}
