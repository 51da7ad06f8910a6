import Simulator
import Testing
import UIKit

/// A booted device with one view in another, and a common log of touches and actions.
@MainActor
struct GestureScene {
  let log = TouchLog()
  let simulator: Simulator
  let root: UIView
  /// 300 × 300 points at (10, 100).
  let outer: TouchLogView
  /// 100 × 100 points in the centre of `outer`.
  let inner: TouchLogView

  init() throws {
    simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = UIViewController()
    simulator.launch(controller)
    root = try #require(controller.view)
    outer = TouchLogView("outer", CGRect(x: 10, y: 100, width: 300, height: 300), log)
    inner = TouchLogView("inner", CGRect(x: 100, y: 100, width: 100, height: 100), log)
    root.addSubview(outer)
    outer.addSubview(inner)
  }

  /// The centre of both views, in screen coordinates.
  let middle = CGPoint(x: 160, y: 250)

  /// Adds a recognizer whose state changes are logged, such as `tap ended`.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addHandler { [log] in log.lines.append("\(name) \($0.state)") }
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Puts a finger down at an offset from the centre of the views.
  func finger(_ x: CGFloat = 0, _ y: CGFloat = 0) throws -> Finger {
    try #require(simulator.touchDown(at: point(x, y)))
  }

  /// A point at an offset from the centre, in screen coordinates.
  func point(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint {
    CGPoint(x: middle.x + x, y: middle.y + y)
  }

  /// The lines that handlers logged.
  var actions: [String] { log.lines.filter { !$0.contains(".") } }

  /// The lines that views logged.
  var touches: [String] { log.lines.filter { $0.contains(".") } }
}

/// A recognizer that logs its calls; the test sets its states.
class ScriptedRecognizer: UIGestureRecognizer {
  var calls: [String] = []

  /// The state to request in each of the touch methods, by the method's name.
  var script: [String: State] = [:]

  private func note(_ call: String) {
    calls.append(call)
    if let next = script[call] { state = next }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began") }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note("cancelled") }

  override func reset() { calls.append("reset \(state)") }
}

/// A delegate that logs its calls and returns the results that a test sets.
final class ScriptedDelegate: UIGestureRecognizerDelegate {
  let log: TouchLog
  var shouldBegin = true
  var shouldReceive = true
  var isSimultaneous = false
  var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  init(_ log: TouchLog) {
    self.log = log
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.lines.append("begin? \(gestureRecognizer.name ?? "")")
    return shouldBegin
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    log.lines.append("receive? \(gestureRecognizer.name ?? "")")
    return shouldReceive
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    log.lines.append("beside? \(gestureRecognizer.name ?? "") \(otherGestureRecognizer.name ?? "")")
    return isSimultaneous
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailure(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredToFail(gestureRecognizer, otherGestureRecognizer) }
}
