import Simulator
import UIKit

/// A screen of constraints that readers can resize, with numbers that they can change.
///
/// ```swift
/// stage.liveConstraints("card", caption: "Pull at the corner, and change the distances") {
///   let (device, screen) = scene(way, on: stage)
///   return LiveForm(screen, on: device, naming: ["card": screen.card], handles: [handle])
/// }
/// ```
@MainActor
public struct LiveForm {
  let controller: UIViewController
  /// Keeps the device alive.
  let simulator: Simulator
  let names: ObjectNames
  let handles: [LiveHandle]

  /// Creates a screen; all views that are shown must be placed by constraints.
  ///
  /// - Parameters:
  ///   - controller: the controller, whose view is the container.
  ///   - simulator: the device that shows it.
  ///   - names: names of views, as the example has them; others have the names of their texts.
  ///   - handles: the numbers that readers can change.
  public init(
    _ controller: UIViewController,
    on simulator: Simulator,
    naming names: ObjectNames = [:],
    handles: [LiveHandle]
  ) {
    self.controller = controller
    self.simulator = simulator
    self.names = names
    self.handles = handles
  }
}
