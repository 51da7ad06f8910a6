import Simulator
import UIKit

/// A root controller on screen and another that it can present.
@MainActor struct PresentationScene {
  let simulator: Simulator
  let log = CallLog()
  let root: LoggingViewController
  let other: LoggingViewController

  init(_ model: DeviceModel = .iPhone5, iOS version: Double = 9) {
    simulator = Simulator.boot(model, iOS: version)
    root = LoggingViewController("root", log)
    other = LoggingViewController("other", log)
    simulator.launch(root)
    simulator.settle()
    _ = log.take()
  }

  /// Whether the window contains only the root's view.
  var showsOnlyTheRoot: Bool {
    let views = simulator.keyWindow?.subviews ?? []
    return views.count == 1 && views.first === root.view
  }
}
