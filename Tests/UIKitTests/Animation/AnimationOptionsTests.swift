import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of `UIView.AnimationOptions` and the raw values of its constants.
@MainActor struct AnimationOptionsTests {
  @Test func repeatingAnimationStartsAnewEachTimeAndNeverCompletes() {
    let scene = AnimationScene()
    var heard: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .repeat],
      animations: { scene.view.center.x = 150 },
      completion: { heard.append($0) }
    )
    scene.simulator.advance(by: 0.25)
    #expect(scene.view.presentationCenter.x.isNear(75))
    scene.simulator.advance(by: 7)
    #expect(scene.view.presentationCenter.x.isNear(75, within: 1e-6))
    #expect(scene.simulator.advanceUntilIdle())
    #expect(heard.isEmpty)
    scene.view.layer.removeAllAnimations()
    scene.simulator.settle()
    #expect(heard == [false])
    #expect(scene.view.presentationCenter.x == 150)
  }

  @Test func autoreversedAnimationGoesThereAndBack() {
    let scene = AnimationScene()
    var heard: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .autoreverse],
      animations: { scene.view.center.x = 150 },
      completion: { heard.append($0) }
    )
    scene.simulator.advance(by: 0.75)
    #expect(scene.view.presentationCenter.x.isNear(125))
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationCenter.x.isNear(125))
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationCenter.x.isNear(75))
    #expect(heard.isEmpty)
    scene.simulator.advance(by: 0.25)
    #expect(heard == [true])
    #expect(scene.view.presentationCenter.x == 150)
  }

  @Test func repeatingAndReversingSwingsToAndFro() {
    let scene = AnimationScene()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .repeat, .autoreverse]) {
      scene.view.alpha = 0
    }
    let point = TimingCurve.easeIn.point(at: 0.6)
    scene.simulator.advance(by: 2 - point.time)
    #expect(scene.view.presentationAlpha.isNear(1 - CGFloat(point.progress), within: 1e-6))
    scene.simulator.advance(by: 2 * point.time)
    #expect(scene.view.presentationAlpha.isNear(1 - CGFloat(point.progress), within: 1e-6))
  }

  @Test(arguments: [false, true])
  func animatedViewTakesTouchesOnlyIfAllowed(isAllowed: Bool) {
    let scene = AnimationScene()
    let options: UIView.AnimationOptions = isAllowed ? .allowUserInteraction : []
    UIView.animate(withDuration: 1, delay: 0, options: options) { scene.view.alpha = 0.5 }
    #expect((scene.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === scene.view) == isAllowed)
    scene.simulator.advance(by: 1)
    #expect(scene.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === scene.view)
  }

  @Test func rawValuesOfTheOptionsAreApples() {
    let switches: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .showHideTransitionViews,
      .overrideInheritedOptions,
    ]
    #expect(switches.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 8, 9].map { 1 << $0 })
    let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3].map { $0 << 16 })
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7].map { $0 << 20 })
  }
}
