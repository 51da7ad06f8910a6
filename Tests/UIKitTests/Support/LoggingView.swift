import UIKit

/// A view that notes its layouts and the windows that it moves to.
final class LoggingView: UIView {
  var log: CallLog?

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.add("layoutSubviews")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log?.add("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() {
    log?.add("didMoveToWindow")
  }
}
