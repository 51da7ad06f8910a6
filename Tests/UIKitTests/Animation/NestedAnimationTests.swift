import Simulator
import Testing
import UIKit

/// Truth: Apple's UIView header: a nested animation inherits the duration and curve of the outer one, unless
/// its options override them.
@MainActor struct NestedAnimationTests {
  /// A booted device with the views of the tests.
  @MainActor
  private struct Scene {
    let simulator: Simulator
    let view = UIView()

    init() {
      simulator = Simulator.boot(.iPhone5, iOS: 7)
    }

    /// The presentation value 1 s into an outer linear animation of 2 s around one of `duration` with
    /// `options`.
    func shown(after seconds: Double, duration: Double, _ options: UIView.AnimationOptions) -> CGFloat {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
        UIView.animate(withDuration: duration, delay: 0, options: options) { view.center.x = 100 }
      }
      simulator.advance(by: seconds)
      return view.presentationCenter.x
    }
  }

  @Test func durationAndCurveAreInherited() {
    let scene = Scene()
    #expect(scene.shown(after: 0.5, duration: 20, .curveEaseIn).isNear(25))
  }

  @Test func durationCanBeOverridden() {
    let scene = Scene()
    #expect(scene.shown(after: 0.5, duration: 4, [.curveEaseIn, .overrideInheritedDuration]).isNear(12.5))
  }

  @Test func curveCanBeOverridden() {
    let scene = Scene()
    let point = TimingCurve.easeIn.point(at: 0.4)
    let shown = scene.shown(after: 2 * point.time, duration: 20, [.curveEaseIn, .overrideInheritedCurve])
    #expect(shown.isNear(100 * CGFloat(point.progress), within: 1e-6))
  }

  @Test func bothCanBeOverridden() {
    let scene = Scene()
    let point = TimingCurve.easeOut.point(at: 0.4)
    let shown = scene.shown(
      after: 4 * point.time,
      duration: 4,
      [.curveEaseOut, .overrideInheritedCurve, .overrideInheritedDuration]
    )
    #expect(shown.isNear(100 * CGFloat(point.progress), within: 1e-6))
  }

  @Test func nothingIsInheritedIfAllIsOverridden() {
    let scene = Scene()
    let point = TimingCurve.easeOut.point(at: 0.4)
    let shown = scene.shown(after: 4 * point.time, duration: 4, [.curveEaseOut, .overrideInheritedOptions])
    #expect(shown.isNear(100 * CGFloat(point.progress), within: 1e-6))
  }

  @Test func outerAnimationGoesOnAfterTheInnerOne() {
    let scene = Scene()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { scene.view.alpha = 0 }
      scene.view.center.x = 100
      #expect(UIView.inheritedAnimationDuration == 2)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    scene.simulator.advance(by: 1)
    #expect(scene.view.presentationAlpha == 0)
    #expect(scene.view.presentationCenter.x.isNear(50))
  }

  @Test func bothCompletionsAreCalledEachAtItsEnd() {
    let scene = Scene()
    var order: [String] = []
    UIView.animate(
      withDuration: 2,
      animations: {
        scene.view.center.x = 100
        UIView.animate(
          withDuration: 1,
          delay: 0,
          options: .overrideInheritedDuration,
          animations: { scene.view.alpha = 0 },
          completion: { order.append("inner \($0)") }
        )
      },
      completion: { order.append("outer \($0)") }
    )
    scene.simulator.advance(by: 1)
    #expect(order == ["inner true"])
    scene.simulator.advance(by: 1)
    #expect(order == ["inner true", "outer true"])
  }
}
