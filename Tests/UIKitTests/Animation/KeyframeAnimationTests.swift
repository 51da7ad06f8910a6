import QuartzCore
import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.animateKeyframes, UIView.addKeyframe, and CAKeyframeAnimation for the calculation modes.
///
/// The curve of the whole is linear here, so that all values are simple fractions.
@MainActor struct KeyframeAnimationTests {
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  private func animate(
    _ scene: AnimationScene,
    _ options: UIView.KeyframeAnimationOptions = [],
    delay: TimeInterval = 0,
    _ frames: @escaping (UIView) -> Void
  ) {
    UIView.animateKeyframes(
      withDuration: 2,
      delay: delay,
      options: options.union(Self.linear),
      animations: { frames(scene.view) },
      completion: { scene.hear("frames \($0)") }
    )
  }

  /// The centre goes from 50 to 150 in the first half, and to 250 in the last quarter.
  private func move(_ view: UIView) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 250 }
  }

  @Test func keyframesRunAtTheirTimes() {
    let scene = AnimationScene(iOS: 11)
    animate(scene, delay: 1, move)
    #expect(scene.view.center.x == 250)
    scene.simulator.advance(by: 1)
    for (seconds, x): (TimeInterval, CGFloat) in [(0.5, 100), (0.5, 150), (0.4, 150), (0.35, 200)] {
      scene.simulator.advance(by: seconds)
      #expect(scene.view.presentationCenter.x.isNear(x))
    }
    #expect(scene.heard.isEmpty)
    scene.simulator.advance(by: 0.25)
    #expect(scene.heard == ["frames true"])
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func changesOutsideOfKeyframesTakeTheWholeDuration() {
    let scene = AnimationScene(iOS: 11)
    animate(scene) { $0.alpha = 0 }
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationAlpha.isNear(0.75))
  }

  @Test func aKeyframeWithoutDurationChangesAtItsStart() {
    let scene = AnimationScene(iOS: 11)
    animate(scene) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.center.x = 150 }
    }
    scene.simulator.advance(by: 0.9)
    #expect(scene.view.presentationCenter.x.isNear(50))
    scene.simulator.advance(by: 0.2)
    #expect(scene.view.presentationCenter.x.isNear(150))
  }

  @Test func keyframesCanBeAddedInAnyOrder() {
    let scene = AnimationScene(iOS: 11)
    animate(scene) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
    }
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationCenter.x.isNear(100))
    scene.simulator.advance(by: 1)
    #expect(scene.view.presentationCenter.x.isNear(200))
  }

  @Test func discreteKeyframesJump() {
    let scene = AnimationScene(iOS: 11)
    animate(scene, .calculationModeDiscrete, move)
    scene.simulator.advance(by: 0.9)
    #expect(scene.view.presentationCenter.x.isNear(50))
    scene.simulator.advance(by: 0.2)
    #expect(scene.view.presentationCenter.x.isNear(150))
  }

  @Test func pacedKeyframesHaveAConstantSpeed() {
    let scene = AnimationScene(iOS: 11)
    animate(scene, .calculationModePaced, move)
    for x: CGFloat in [100, 150, 200] {
      scene.simulator.advance(by: 0.5)
      #expect(scene.view.presentationCenter.x.isNear(x))
    }
  }

  @Test(arguments: [UIView.KeyframeAnimationOptions.calculationModeCubic, .calculationModeCubicPaced])
  func cubicKeyframesPassThroughTheValues(mode: UIView.KeyframeAnimationOptions) {
    let scene = AnimationScene(iOS: 11)
    animate(scene, mode) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
    }
    scene.simulator.advance(by: 1)
    #expect(scene.view.presentationCenter.x.isNear(150, within: 0.5))
  }

  @Test func keyframesRepeatAndReverse() {
    let scene = AnimationScene(iOS: 11)
    animate(scene, [.repeat, .autoreverse]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
    }
    scene.simulator.advance(by: 3.5)
    #expect(scene.view.presentationCenter.x.isNear(100))
    scene.simulator.advance(by: 1)
    #expect(scene.view.presentationCenter.x.isNear(100))
  }

  @Test func theWholeEasesInAndOutByDefault() {
    let scene = AnimationScene(iOS: 11)
    let view = scene.view
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
    }
    let (time, progress) = TimingCurve.easeInOut.point(at: 0.3)
    scene.simulator.advance(by: time)
    #expect(view.presentationCenter.x.isNear(50 + 100 * CGFloat(progress), within: 1e-6))
  }

  @Test func layersHaveKeyframesToo() {
    let scene = AnimationScene(iOS: 11)
    animate(scene) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.layer.borderWidth = 8 }
    }
    scene.simulator.advance(by: 1.5)
    #expect(scene.view.layer.presentation()?.borderWidth == 4)
  }

  @Test func touchesAreBlockedUnlessAnOptionAllowsThem() {
    let scene = AnimationScene(iOS: 11)
    animate(scene, [], move)
    #expect(scene.view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    scene.simulator.advance(by: 2)
    animate(scene, .allowUserInteraction) { $0.alpha = 0.5 }
    #expect(scene.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === scene.view)
  }

  @Test func withoutChangesTheCompletionHandlerIsCalledInTheNextPass() {
    let scene = AnimationScene(iOS: 11)
    animate(scene) { _ in }
    scene.simulator.settle()
    #expect(scene.heard == ["frames true"])
  }
}
