import UIKit

/// A log of the callbacks of several views, in order.
@MainActor
final class HierarchyLog {
  /// One line per callback, such as `a.willMove(toSuperview: b)`.
  var lines: [String] = []
}

/// A view that logs its hierarchy callbacks.
class HierarchyLogView: UIView {
  let name: String
  let log: HierarchyLog

  /// Runs after a callback was logged, with its name without arguments.
  var onCallback: ((String) -> Void)?

  init(_ name: String, _ log: HierarchyLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func record(_ callback: String, _ arguments: String = "") {
    log.lines.append("\(name).\(callback)(\(arguments))")
    onCallback?(callback)
  }

  private func name(of view: UIView?) -> String {
    guard let view else { return "nil" }
    return (view as? HierarchyLogView)?.name ?? "\(type(of: view))"
  }

  override func didAddSubview(_ subview: UIView) {
    record("didAddSubview", name(of: subview))
  }

  override func willRemoveSubview(_ subview: UIView) {
    record("willRemoveSubview", name(of: subview))
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    record("willMove", "toSuperview: \(name(of: newSuperview))")
  }

  override func didMoveToSuperview() {
    record("didMoveToSuperview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    record("willMove", "toWindow: \(name(of: newWindow))")
  }

  override func didMoveToWindow() {
    record("didMoveToWindow")
  }
}
