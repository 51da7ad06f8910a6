import Simulator
import UIKit

/// A split view on screen; its two plain controllers and its delegate log their calls.
@MainActor
struct SplitScene {
  let simulator: Simulator
  let log = CallLog()
  let split: UISplitViewController
  let primary: LoggingViewController
  let secondary: LoggingViewController
  let delegate: SplitDelegate

  init(
    _ model: DeviceModel = .iPad,
    iOS version: Double = 8,
    isLandscape: Bool = false,
    configure: (UISplitViewController) -> Void = { _ in }
  ) {
    simulator = Simulator.boot(model, iOS: version)
    split = UISplitViewController()
    primary = LoggingViewController("primary", log)
    secondary = LoggingViewController("secondary", log)
    delegate = SplitDelegate(log)
    split.viewControllers = [primary, secondary]
    split.delegate = delegate
    configure(split)
    simulator.launch(split)
    if isLandscape { simulator.rotate(to: .landscapeLeft) } else { simulator.settle() }
    _ = log.take()
  }

  /// The frame of the primary view, or nil while it is off screen.
  var primaryFrame: CGRect? { primary.view.window == nil ? nil : primary.view.frame }

  /// The frame of the secondary view, or nil while it is off screen.
  var secondaryFrame: CGRect? { secondary.view.window == nil ? nil : secondary.view.frame }
}
