/// Hears which button of an alert view was tapped, and when the alert comes and goes.
///
/// Deprecated since iOS 9.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was tapped; not called for a dismissal in code.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

  /// The alert is about to come on screen.
  func willPresent(_ alertView: UIAlertView)

  /// The alert has come on screen.
  func didPresent(_ alertView: UIAlertView)

  /// The alert is about to leave the screen.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

  /// The alert has left the screen.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

  /// Whether the first button other than the cancelling one reacts; true by default.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}

  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}

  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}

  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}

  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}

  /// Lets it react.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
