import Simulator
import Testing
import UIKit

/// Truth: what developers measured: with nothing to animate the completion handler runs at once (Spaceman Labs,
/// "Premature Completion", 2012); so it does where a closure sets a frame that the view has already
/// (flowkey/UIKit-cross-platform, pull request 94, iOS 11), and a delay is passed over with it (PimCoumans/
/// AnimationPlanner, pull request 5); while an animation is in flight a second one towards the same values completes
/// at once with true, and one towards the least difference takes its time (netetahito, qiita b80bdde4a12603033d53).
@MainActor struct AnimationTowardsSetValuesTests {
  nonisolated private static let versions = [5.0, 7, 8, 9, 11]

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// What the completion handlers heard, with names.
  @MainActor
  private final class Heard {
    var lines: [String] = []
  }

  private let heard = Heard()

  private func boot(_ version: Double) -> Simulator {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(UIViewController())
    simulator.keyWindow?.addSubview(view)
    simulator.settle()
    return simulator
  }

  private func animate(
    _ name: String,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = .curveLinear,
    change: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: 1,
      delay: delay,
      options: options,
      animations: change,
      completion: { [heard] in heard.lines.append("\(name) \($0)") }
    )
  }

  @Test(arguments: versions)
  func withNothingToAnimateTheHandlerRunsAtOnce(version: Double) {
    let simulator = boot(version)
    animate("empty") {}
    animate("same", delay: 5) { [view] in
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.alpha = 1
      view.transform = .identity
      view.backgroundColor = nil
    }
    #expect(heard.lines.isEmpty)
    simulator.settle()
    #expect(heard.lines == ["empty true", "same true"])
  }

  @Test(arguments: versions)
  func theSameOnceMoreCompletesAtOnceAndLeavesTheFadeAlone(version: Double) {
    let simulator = boot(version)
    let fade = { [view] in
      view.alpha = 0
      view.backgroundColor = .red
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    animate("first", change: fade)
    simulator.advance(by: 0.25)
    animate("second", change: fade)
    #expect(heard.lines.isEmpty)
    simulator.settle()
    #expect(heard.lines == ["second true"])
    #expect(view.presentationAlpha.isNear(0.75))
    #expect(view.presentationTransform.a.isNear(1.25))
    simulator.advance(by: 0.25)
    #expect(view.presentationAlpha.isNear(0.5))
    #expect(heard.lines == ["second true"])
    simulator.advance(by: 0.5)
    #expect(heard.lines == ["second true", "first true"])
    #expect(view.presentationAlpha == 0)
  }

  @Test(arguments: versions)
  func theLeastDifferenceTakesItsTime(version: Double) {
    let simulator = boot(version)
    animate("first") { [view] in view.center.x = 150 }
    simulator.advance(by: 0.25)
    animate("second", options: [.curveLinear, .beginFromCurrentState]) { [view] in view.center.x = 150.5 }
    simulator.settle()
    #expect(!heard.lines.contains("second true"))
    simulator.advance(by: 0.9)
    #expect(!heard.lines.contains("second true"))
    simulator.advance(by: 0.1)
    #expect(heard.lines.last == "second true")
    #expect(heard.lines.count == 2)
  }
}
