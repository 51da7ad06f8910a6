import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewPropertyAnimator, UIViewAnimating and UIViewImplicitlyAnimating, and WWDC 2017 session 230 for the
/// fraction of paused and continued animators.
///
/// Linear curves make all values simple fractions; other curves are given by points of their definition.
@MainActor struct UIViewPropertyAnimatorTests {
  /// A view whose centre moves from 0 to 100, and a log of completion handlers.
  @MainActor
  final class Scene {
    let simulator: Simulator
    let view = UIView(frame: CGRect(x: -50, y: -50, width: 100, height: 100))
    private(set) var heard: [UIViewAnimatingPosition] = []

    init(iOS version: Double = 11) {
      simulator = Simulator.boot(.iPhone5, iOS: version)
      simulator.launch(UIViewController())
      simulator.keyWindow?.addSubview(view)
      simulator.settle()
    }

    var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    func animator(
      duration: TimeInterval = 2,
      _ timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
    ) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
      animator.addAnimations { self.view.center.x = 100 }
      animator.addCompletion { self.heard.append($0) }
      return animator
    }
  }

  // MARK: States

  @Test func anAnimatorRunsFromInactiveThroughActiveToInactive() {
    let scene = Scene()
    let animator = scene.animator()
    #expect((animator.state, animator.isRunning, animator.fractionComplete) == (.inactive, false, 0))
    #expect(scene.view.center.x == 0, "the closure has not run")
    animator.startAnimation()
    #expect((animator.state, animator.isRunning) == (.active, true))
    #expect(scene.view.center.x == 100, "the model has its final value")
    scene.simulator.advance(by: 0.5)
    #expect(scene.x.isNear(25))
    #expect(animator.fractionComplete.isNear(0.25))
    scene.simulator.advance(by: 1.5)
    #expect((animator.state, animator.isRunning) == (.inactive, false))
    #expect(scene.heard == [.end])
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test func itCanBeginAfterADelay() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation(afterDelay: 1)
    #expect(animator.delay == 1)
    scene.simulator.advance(by: 1)
    #expect(scene.x.isNear(0))
    scene.simulator.advance(by: 1)
    #expect(scene.x.isNear(50))
    scene.simulator.advance(by: 1)
    #expect(scene.heard == [.end])
  }

  @Test func nobodyNeedsToKeepARunningAnimator() {
    let scene = Scene()
    scene.animator().startAnimation()
    scene.simulator.advance(by: 2)
    #expect(scene.heard == [.end])
  }

  // MARK: Curves

  @Test(arguments: [
    (UIView.AnimationCurve.easeInOut, TimingCurve.easeInOut), (.easeIn, .easeIn), (.easeOut, .easeOut),
    (.linear, .linear),
  ])
  func theCurvesAreThoseOfUIKit(curve: UIView.AnimationCurve, definition: TimingCurve) {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { scene.view.center.x = 100 }
    animator.startAnimation()
    let (time, progress) = definition.point(at: 0.3)
    scene.simulator.advance(by: time)
    #expect(scene.x.isNear(100 * CGFloat(progress), within: 1e-6))
    #expect(animator.fractionComplete.isNear(CGFloat(time)), "the fraction is that of the time")
  }

  @Test func aCurveHasTwoControlPoints() {
    let scene = Scene()
    let points = (CGPoint(x: 0.1, y: 0.9), CGPoint(x: 0.2, y: 0.8))
    let animator = UIViewPropertyAnimator(duration: 1, controlPoint1: points.0, controlPoint2: points.1) {
      scene.view.center.x = 100
    }
    #expect(animator.timingParameters?.timingCurveType == .cubic)
    #expect(animator.timingParameters?.cubicTimingParameters?.controlPoint1 == points.0)
    #expect(animator.timingParameters?.cubicTimingParameters?.controlPoint2 == points.1)
    animator.startAnimation()
    let (time, progress) = TimingCurve(x1: 0.1, y1: 0.9, x2: 0.2, y2: 0.8).point(at: 0.5)
    scene.simulator.advance(by: time)
    #expect(scene.x.isNear(100 * CGFloat(progress), within: 1e-4))
  }

  @Test func aSpringWithAMassDefinesTheDuration() {
    // A critically damped spring with the frequency 10: 1 - e^(-10t)(1 + 10t).
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let scene = Scene()
    let animator = scene.animator(duration: 77, spring)
    let like = CASpringAnimation()
    like.damping = 20
    #expect(abs(animator.duration - like.settlingDuration) < 1e-9)
    animator.startAnimation()
    scene.simulator.advance(by: 0.1)
    #expect(scene.x.isNear(100 * CGFloat(1 - 2 * exp(-1.0)), within: 1e-6))
  }

  @Test func aSpringHasAVelocityForEachAxis() {
    let scene = Scene()
    scene.view.center = .zero
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 20,
      initialVelocity: CGVector(dx: 10, dy: 0)
    )
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { scene.view.center = CGPoint(x: 100, y: 100) }
    animator.startAnimation()
    scene.simulator.advance(by: 0.1)
    let shown = scene.view.layer.presentation()?.position ?? .zero
    // With the velocity of its frequency the spring is at 1 - e^(-10t).
    #expect(shown.x.isNear(100 * CGFloat(1 - exp(-1.0)), within: 1e-6))
    #expect(shown.y.isNear(100 * CGFloat(1 - 2 * exp(-1.0)), within: 1e-6))
  }

  @Test func aSpringOvershoots() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { scene.view.center.x = 100 }
    animator.startAnimation()
    var most: CGFloat = 0
    for _ in 0..<60 {
      scene.simulator.advance(by: 1.0 / 60)
      most = max(most, scene.x)
    }
    // The first maximum of a damped oscillator is 1 + e^(-πζ/√(1-ζ²)).
    #expect(most.isNear(100 * CGFloat(1 + exp(-Double.pi * 0.3 / (1 - 0.09).squareRoot())), within: 1))
  }

  // MARK: Stopping

  @Test func stoppingLeavesTheValuesOnScreen() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.simulator.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(scene.view.center.x.isNear(25))
    scene.simulator.advance(by: 5)
    #expect(scene.heard.isEmpty, "completion handlers aren't called")
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 0), (.current, 25), (.end, 100)])
  func aStoppedAnimatorIsFinishedAtAPosition(position: UIViewAnimatingPosition, x: Double) {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.simulator.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect((animator.state, animator.isRunning) == (.stopped, false))
    #expect(scene.view.center.x.isNear(25))
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    #expect(scene.view.center.x.isNear(CGFloat(x)))
    scene.simulator.settle()
    #expect(scene.heard == [position])
  }

  @Test func anAnimatorThatIsNotInterruptibleGoesOn() {
    let scene = Scene()
    let animator = scene.animator()
    animator.isInterruptible = false
    animator.startAnimation()
    scene.simulator.advance(by: 1)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(animator.isRunning)
    scene.simulator.advance(by: 1)
    #expect(scene.heard == [.end])
  }

  // MARK: Several animations

  @Test func animationsCanBeginLater() {
    let scene = Scene()
    let animator = scene.animator(duration: 2)
    animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    scene.simulator.advance(by: 1)
    #expect(scene.view.presentationAlpha.isNear(1))
    scene.simulator.advance(by: 0.5)
    #expect(scene.view.presentationAlpha.isNear(0.5))
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    #expect(scene.view.presentationAlpha.isNear(0.2))
    animator.stopAnimation(true)
  }

  @Test func animationsOfARunningAnimatorTakeTheRest() {
    let scene = Scene()
    let animator = scene.animator(duration: 2)
    animator.startAnimation()
    scene.simulator.advance(by: 1)
    animator.addAnimations { scene.view.alpha = 0 }
    scene.simulator.advance(by: 0.25)
    #expect(scene.view.presentationAlpha.isNear(0.75))
    scene.simulator.advance(by: 0.75)
    #expect(scene.view.presentationAlpha.isNear(0))
    #expect(scene.heard == [.end])
  }

  @Test func anAnimatorWithoutAnimationsWaitsForThem() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    scene.simulator.advance(by: 3)
    animator.addAnimations { scene.view.center.x = 100 }
    scene.simulator.advance(by: 0.5)
    #expect(scene.x.isNear(50))
  }

  @Test func nestedAnimationsBelongToTheAnimator() {
    let scene = Scene()
    var isOver = false
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(
        withDuration: 9,
        animations: { scene.view.center.x = 100 },
        completion: { _ in isOver = true }
      )
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.view.alpha = 0 }
      }
    }
    animator.fractionComplete = 0.75
    #expect(scene.x.isNear(75))
    #expect(scene.view.presentationAlpha.isNear(0.5))
    animator.startAnimation()
    scene.simulator.advance(by: 0.5)
    #expect(isOver)
  }

  @Test func anAnimatorIsUsedAgain() {
    let scene = Scene()
    let animator = scene.animator(duration: 1)
    animator.startAnimation()
    scene.simulator.advance(by: 1)
    animator.addAnimations { scene.view.center.x = 0 }
    animator.startAnimation()
    scene.simulator.advance(by: 0.25)
    #expect(scene.x.isNear(75))
    scene.simulator.advance(by: 1)
    #expect(scene.heard == [.end], "the handlers are for one run")
  }

  @Test func aCopyIsInactiveAndHasTheSameTiming() {
    let scene = Scene()
    let animator = scene.animator(duration: 3, UISpringTimingParameters(dampingRatio: 0.5))
    animator.scrubsLinearly = false
    let copy = animator.copy() as? UIViewPropertyAnimator
    #expect(copy?.state == .inactive)
    #expect(copy?.duration == 3)
    #expect(copy?.scrubsLinearly == false)
    #expect(copy?.timingParameters as AnyObject === animator.timingParameters as AnyObject)
  }

  // MARK: Running at once

  @Test func aRunningAnimatorHasTheOptionsOfAnimations() {
    let scene = Scene()
    var heard: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0.5,
      options: .curveLinear,
      animations: { scene.view.center.x = 100 },
      completion: { heard.append($0) }
    )
    #expect(animator.isRunning && animator.isInterruptible)
    scene.simulator.advance(by: 1)
    #expect(scene.x.isNear(50))
    scene.simulator.advance(by: 0.5)
    #expect(heard == [.end])
  }

  @Test func anAnimatorInsideOfAnotherAnimationInheritsItsDuration() {
    let scene = Scene()
    var inner: UIViewPropertyAnimator?
    UIView.animate(withDuration: 3) {
      inner = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
        scene.view.center.x = 100
      }
    }
    #expect(inner?.duration == 3)
    #expect(inner?.isInterruptible == false)
  }

  // MARK: Touches

  @Test(arguments: [true, false])
  func viewsAreTouchableIfTheAnimatorLetsThem(isEnabled: Bool) {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0.5 }
    animator.isUserInteractionEnabled = isEnabled
    animator.startAnimation()
    #expect((scene.view.hitTest(CGPoint(x: 60, y: 60), with: nil) != nil) == isEnabled)
    scene.simulator.advance(by: 1)
    #expect(scene.view.hitTest(CGPoint(x: 60, y: 60), with: nil) != nil)
  }

  // MARK: Misuse

  @Test func releasingAPausedAnimatorRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.pauseAnimation()
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "It is an error to release a paused or stopped property animator. Property animators must either finish "
        + "animating or be explicitly stopped and finished before they can be released."
    )
  }

  @Test func finishingAnAnimatorThatIsNotStoppedRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear) {}.finishAnimation(at: .end)
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "finishAnimationAtPosition: should only be called on a stopped animator!"
    )
  }

  @Test func anActiveAnimatorCantBecomeInterruptible() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }
  }
}
