import Simulator
import UIKit

/// A view in the window of a booted device, and a log of the completion handlers of animations.
@MainActor
final class AnimationScene {
  let simulator: Simulator
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  /// For each completed animation its name and its argument, such as `first true`.
  private(set) var heard: [String] = []

  init(iOS version: Double = 7) {
    simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(UIViewController())
    simulator.keyWindow?.addSubview(view)
    simulator.settle()
  }

  /// Adds to the log.
  func hear(_ event: String) { heard.append(event) }

  /// Animates a change, logged under a name.
  func animate(
    _ name: String,
    duration: TimeInterval = 1,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = .curveLinear,
    change: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: change,
      completion: { self.heard.append("\(name) \($0)") }
    )
  }
}
