import Simulator
import Testing
import UIKit

extension UIViewPropertyAnimatorTests {
  // MARK: Pausing and scrubbing

  @Test func aPausedAnimatorStaysWhereItIs() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.simulator.advance(by: 0.5)
    animator.pauseAnimation()
    scene.simulator.advance(by: 10)
    #expect(scene.x.isNear(25))
    #expect((animator.state, animator.isRunning) == (.active, false))
    animator.startAnimation()
    scene.simulator.advance(by: 0.5)
    #expect(scene.x.isNear(50))
    scene.simulator.advance(by: 1)
    #expect(scene.heard == [.end])
  }

  @Test func theFractionOfAPausedAnimatorSetsWhatIsShown() {
    let scene = Scene()
    let animator = scene.animator(duration: 2, UICubicTimingParameters(animationCurve: .easeOut))
    animator.fractionComplete = 0.5
    #expect((animator.state, animator.isRunning) == (.active, false), "setting it makes the animator active")
    for fraction: CGFloat in [0, 0.2, 0.75, 1] {
      animator.fractionComplete = fraction
      #expect(scene.x.isNear(100 * fraction), "it scrubs linearly")
    }
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    animator.stopAnimation(true)
  }

  @Test func scrubbingCanKeepTheCurve() {
    let scene = Scene()
    let animator = scene.animator(duration: 2, UICubicTimingParameters(animationCurve: .easeOut))
    animator.scrubsLinearly = false
    let (time, progress) = TimingCurve.easeOut.point(at: 0.5)
    animator.fractionComplete = CGFloat(time)
    #expect(scene.x.isNear(100 * CGFloat(progress), within: 1e-6))
    animator.stopAnimation(true)
  }

  @Test func pausingMakesTheFractionThatOfTheWay() {
    let scene = Scene()
    let animator = scene.animator(duration: 1, UICubicTimingParameters(animationCurve: .easeIn))
    animator.startAnimation()
    let (time, progress) = TimingCurve.easeIn.point(at: 0.5)
    scene.simulator.advance(by: time)
    #expect(animator.fractionComplete.isNear(CGFloat(time)))
    animator.pauseAnimation()
    #expect(animator.fractionComplete.isNear(CGFloat(progress), within: 1e-6))
    #expect(scene.x.isNear(100 * CGFloat(progress), within: 1e-6), "nothing jumps")
    animator.stopAnimation(true)
  }

  @Test func aContinuedAnimatorHasTheTimeThatItsCurveLeaves() {
    let scene = Scene()
    let animator = scene.animator(duration: 2, UICubicTimingParameters(animationCurve: .easeOut))
    let (time, progress) = TimingCurve.easeOut.point(at: 0.4)
    animator.fractionComplete = CGFloat(progress)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.fractionComplete.isNear(CGFloat(time), within: 1e-6))
    #expect(scene.x.isNear(100 * CGFloat(progress), within: 1e-6), "nothing jumps")
    let later = TimingCurve.easeOut.point(at: 0.7)
    scene.simulator.advance(by: 2 * (later.time - time))
    #expect(scene.x.isNear(100 * CGFloat(later.progress), within: 1e-6))
    scene.simulator.advance(by: 2 * (1 - later.time) - 0.01)
    #expect(scene.heard.isEmpty)
    scene.simulator.advance(by: 0.02)
    #expect(scene.heard == [.end])
  }

  @Test func aDurationFactorIsThatOfTheWholeDuration() {
    let scene = Scene()
    let animator = scene.animator(duration: 2)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    scene.simulator.advance(by: 0.5)
    #expect(scene.x.isNear(75), "half of the rest after half of a second")
    scene.simulator.advance(by: 0.5)
    #expect(scene.heard == [.end])
  }

  @Test func anAnimatorContinuesWithAnotherTiming() {
    let scene = Scene()
    let animator = scene.animator(duration: 1)
    let start = TimingCurve.easeIn.point(at: 0.5)
    animator.fractionComplete = CGFloat(start.progress)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
      durationFactor: 0
    )
    let later = TimingCurve.easeIn.point(at: 0.8)
    scene.simulator.advance(by: later.time - start.time)
    #expect(scene.x.isNear(100 * CGFloat(later.progress), within: 1e-6))
  }

  @Test func aSpringContinuesFromWhatIsShown() {
    let scene = Scene()
    let animator = scene.animator(duration: 1)
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: .zero),
      durationFactor: 1
    )
    #expect(scene.x.isNear(40))
    scene.simulator.advance(by: 0.2)
    // With the envelope e^(-ζωt) = 0.001 at the end, as other springs of UIKit here.
    let decay = -log(0.001)
    let damped = decay / 0.5 * (1 - 0.25).squareRoot()
    let spring = 1 - exp(-decay * 0.2) * (cos(damped * 0.2) + decay / damped * sin(damped * 0.2))
    #expect(scene.x.isNear(40 + 60 * CGFloat(spring), within: 1e-6))
    scene.simulator.advance(by: 0.8)
    #expect(scene.heard == [.end])
  }

  // MARK: Reversing

  @Test func aReversedAnimatorRunsBackAndLeavesTheFirstValues() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.simulator.advance(by: 1.5)
    animator.isReversed = true
    #expect(scene.x.isNear(75))
    scene.simulator.advance(by: 0.5)
    #expect(scene.x.isNear(50))
    scene.simulator.advance(by: 1)
    #expect(scene.heard == [.start])
    #expect(scene.view.center.x == 0)
    #expect(!animator.isReversed)
  }

  @Test(arguments: [(10.0, 0.75), (11.0, 0.25)])
  func theFractionOfAReversedAnimatorCountsFromTheEndSinceIOS11(version: Double, fraction: Double) {
    let scene = Scene(iOS: version)
    let animator = scene.animator()
    animator.startAnimation()
    scene.simulator.advance(by: 1.5)
    animator.pauseAnimation()
    animator.isReversed = true
    #expect(animator.fractionComplete.isNear(CGFloat(fraction)))
    #expect(scene.x.isNear(75))
    animator.startAnimation()
    scene.simulator.advance(by: 1.5)
    #expect(scene.heard == [.start])
  }

  @Test func anAnimatorCanPauseAtItsEndAndRunBackLater() {
    let scene = Scene()
    let animator = scene.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    scene.simulator.advance(by: 5)
    #expect((animator.state, animator.isRunning, animator.fractionComplete) == (.active, false, 1))
    #expect(scene.heard.isEmpty)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    scene.simulator.advance(by: 1)
    #expect(scene.x.isNear(50))
    scene.simulator.advance(by: 1)
    #expect(scene.heard == [.start])
  }
}
