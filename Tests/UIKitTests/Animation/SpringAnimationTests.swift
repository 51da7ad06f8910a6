import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of the damping ratio of
/// `animate(withDuration:delay:usingSpringWithDamping:…)`: from 1 there is no overshoot, and below 1 it is
/// exp(-π·ζ/√(1 - ζ²)) of the distance.
@MainActor struct SpringAnimationTests {
  @Test func springOvershootsOnlyIfUnderdamped() {
    let scene = AnimationScene()
    for (damping, overshoots) in [(0.4, true), (1.0, false)] {
      let moving = UIView()
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: CGFloat(damping),
        initialSpringVelocity: 0,
        animations: { moving.center.x = 100 }
      )
      var farthest: CGFloat = 0
      for _ in 0..<600 {
        scene.simulator.advance(by: 1.0 / 600)
        farthest = max(farthest, moving.presentationCenter.x)
      }
      let expected = overshoots ? 100 * (1 + exp(-CGFloat.pi * 0.4 / CGFloat(1 - 0.16).squareRoot())) : 100
      #expect(farthest.isNear(expected, within: 0.02))
      #expect(moving.presentationCenter.x == 100)
    }
  }

  @Test func springDoesNotShowAnAlphaBeyondOne() {
    let scene = AnimationScene()
    scene.view.alpha = 0
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.1,
      initialSpringVelocity: 0,
      animations: { scene.view.alpha = 1 }
    )
    for _ in 0..<60 {
      scene.simulator.advance(by: 1.0 / 60)
      #expect((0...1).contains(scene.view.presentationAlpha))
    }
  }
}
