import UIKit

/// A view that logs its layouts and its moves to windows.
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
