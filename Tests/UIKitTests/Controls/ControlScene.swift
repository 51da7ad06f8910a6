import Simulator
import UIKit

/// A control of 100 × 40 points on screen, and a log of all its events.
@MainActor
struct ControlScene<Control: UIControl> {
  let simulator: Simulator
  let control: Control
  let log = CallLog()

  /// The control's middle, in screen coordinates.
  let middle = CGPoint(x: 160, y: 220)

  init(iOS version: Double = 7, _ make: () -> Control) {
    simulator = Simulator.boot(.iPhone5, iOS: version)
    control = make()
    control.frame = CGRect(x: 110, y: 200, width: 100, height: 40)
    let root = UIViewController()
    simulator.launch(root)
    root.view.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    }
  }

  /// A point `distance` points below the control's lower edge.
  func below(_ distance: CGFloat) -> CGPoint {
    CGPoint(x: 160, y: 240 + distance)
  }
}
