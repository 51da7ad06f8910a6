import Simulator
import UIKit

/// What the plugin `AppleSources` writes for the classes of this module, by hand.
enum AppleSourcesTable: SelectorTable {
  static var classes: [SelectorClass] {
    [
      SelectorClass(Receiver.self, Receiver.methods), SelectorClass(Store.self, Store.methods),
      SelectorClass(SceneController.self, SceneController.methods),
      SelectorClass(HomeController.self, HomeController.homeMethods),
      SelectorClass(StackHomeController.self, StackHomeController.methods),
      SelectorClass(PopoverHostController.self, PopoverHostController.methods),
      SelectorClass(StoryboardController.self, StoryboardController.methods),
    ]
  }
}

/// A controller that notes the messages that it receives.
class Receiver: UIViewController {
  var received: [String] = []

  fileprivate nonisolated static var methods: [String: SelectorMethod] {
    [
      "plain": { object, _ in unsafeDowncast(object, to: Receiver.self).plain() },
      "tapped:": { object, arguments in unsafeDowncast(object, to: Receiver.self).tapped(arguments(0)) },
      "tapped:event:": { object, arguments in
        unsafeDowncast(object, to: Receiver.self).tapped(arguments(0), event: arguments(1))
      },
      "onlySwitches:": { object, arguments in
        unsafeDowncast(object, to: Receiver.self).onlySwitches(arguments(0))
      },
      "counted": { object, _ in unsafeDowncast(object, to: Receiver.self).counted() },
    ]
  }

  func plain() { received.append("plain") }
  func tapped(_ sender: Any?) { received.append("tapped \(sender.map { "\(type(of: $0))" } ?? "nil")") }
  func tapped(_ sender: UIButton, event: UIEvent?) {
    received.append(event.map { "event \($0.type)" } ?? "no event")
  }
  func onlySwitches(_ sender: UITextField) { received.append("field") }
  func counted() -> NSNumber { received.count as NSNumber }
}

/// Inherits the methods of its superclass and overrides one.
class QuietReceiver: Receiver {
  override func plain() { received.append("quiet") }
}

/// An object that is no responder, and no main actor's.
class Store: NSObject {
  var changes: [String] = []

  fileprivate static var methods: [String: SelectorMethod] {
    ["changed:": { object, arguments in unsafeDowncast(object, to: Store.self).changed(arguments(0)) }]
  }

  func changed(_ notification: Notification) { changes.append(notification.name.rawValue) }
}

/// A receiver on a phone's screen, with a button.
@MainActor
struct SelectorScene {
  let simulator = Simulator.boot(.iPhone5, iOS: 9)
  let receiver: Receiver
  let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 40))

  init(_ receiver: Receiver = Receiver()) {
    self.receiver = receiver
    simulator.launch(receiver)
    receiver.view.addSubview(button)
  }
}
