import Simulator
import Testing
import UIKit

/// Truth: developers' measurements of animations that change nothing.
///
/// - With nothing to animate the completion handler runs immediately (Spaceman Labs, "Premature Completion",
///   2012).
/// - The same happens if a closure sets a frame that the view already has (flowkey/UIKit-cross-platform, pull
///   request 94, iOS 11); a delay is then ignored, too (PimCoumans/AnimationPlanner, pull request 5).
/// - While an animation runs, a second one to the same values completes immediately with true, and one to
///   values with the smallest difference takes its full duration (netetahito, qiita b80bdde4a12603033d53).
@MainActor struct AnimationTowardsSetValuesTests {
  nonisolated private static let versions = [5.0, 7, 8, 9, 11]

  @Test(arguments: versions)
  func withNothingToAnimateTheHandlerRunsAtOnce(version: Double) {
    let scene = AnimationScene(iOS: version)
    scene.animate("empty") {}
    scene.animate("same", delay: 5) {
      scene.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      scene.view.alpha = 1
      scene.view.transform = .identity
      scene.view.backgroundColor = nil
    }
    #expect(scene.heard.isEmpty)
    scene.simulator.settle()
    #expect(scene.heard == ["empty true", "same true"])
  }

  @Test(arguments: versions)
  func theSameOnceMoreCompletesAtOnceAndLeavesTheFadeAlone(version: Double) {
    let scene = AnimationScene(iOS: version)
    let fade = {
      scene.view.alpha = 0
      scene.view.backgroundColor = .red
      scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    scene.animate("first", change: fade)
    scene.simulator.advance(by: 0.25)
    scene.animate("second", change: fade)
    #expect(scene.heard.isEmpty)
    scene.simulator.settle()
    #expect(scene.heard == ["second true"])
    #expect(scene.view.presentationAlpha.isNear(0.75))
    #expect(scene.view.presentationTransform.a.isNear(1.25))
    scene.simulator.advance(by: 0.25)
    #expect(scene.view.presentationAlpha.isNear(0.5))
    #expect(scene.heard == ["second true"])
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard == ["second true", "first true"])
    #expect(scene.view.presentationAlpha == 0)
  }

  @Test(arguments: versions)
  func theLeastDifferenceTakesItsTime(version: Double) {
    let scene = AnimationScene(iOS: version)
    scene.animate("first") { scene.view.center.x = 150 }
    scene.simulator.advance(by: 0.25)
    scene.animate("second", options: [.curveLinear, .beginFromCurrentState]) { scene.view.center.x = 150.5 }
    scene.simulator.settle()
    #expect(!scene.heard.contains("second true"))
    scene.simulator.advance(by: 0.9)
    #expect(!scene.heard.contains("second true"))
    scene.simulator.advance(by: 0.1)
    #expect(scene.heard.last == "second true")
    #expect(scene.heard.count == 2)
  }
}
