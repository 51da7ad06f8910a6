import UIKit

/// A log of the touches that several views receive, in order.
@MainActor
final class TouchLog {
  /// One line per call, such as `a.began 1`: view, phase, number of touches.
  var lines: [String] = []
}

/// A view that logs the touches it receives.
final class TouchLogView: UIView {
  let name: String
  let log: TouchLog

  /// Whether touches are forwarded to the next responder.
  var passesOn = false

  /// Runs after a call was logged.
  var onTouches: ((Set<UITouch>, UIEvent?) -> Void)?

  init(_ name: String, _ frame: CGRect, _ log: TouchLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func record(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    log.lines.append("\(name).\(phase) \(touches.count)")
    onTouches?(touches, event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}
