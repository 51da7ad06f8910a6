import Simulator
import UIKit

/// A phone of today with a button that has a menu, and a log of what was chosen.
@MainActor
struct MenuScene {
  let device = Simulator.boot(.iPhone15, iOS: 17)
  let button = UIButton(type: .system)
  let log = CallLog()

  init(_ options: UIMenu.Options = [], isPrimary: Bool = true) {
    let controller = UIViewController()
    device.launch(controller)
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(title: "By", options: options, children: ["Name", "Date", "Size"].map(action))
    button.showsMenuAsPrimaryAction = isPrimary
    controller.view.addSubview(button)
    for (event, name) in [
      (UIControl.Event.touchUpInside, "touchUpInside"), (.primaryActionTriggered, "primaryActionTriggered"),
      (.menuActionTriggered, "menuActionTriggered"), (.touchDown, "touchDown"), (.touchCancel, "touchCancel"),
    ] {
      button.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    }
  }

  func action(_ title: String) -> UIAction {
    UIAction(title: title) { [log] _ in log.add(title) }
  }

  var states: [UIMenuElement.State] { button.menu?.children.compactMap { ($0 as? UIAction)?.state } ?? [] }

  func open() {
    device.tap(button)
    device.advanceUntilIdle()
  }
}
