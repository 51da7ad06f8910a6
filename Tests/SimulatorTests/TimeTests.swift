import Simulator
import Testing
import UIKit

/// Truth: time is virtual: it moves by what is asked for, in frames of a sixtieth of a second.
@MainActor struct TimeTests {
  @Test(arguments: [0.0, 0.001, 1.0 / 60, 0.5, 1, 10])
  func timeMovesByWhatIsAskedFor(seconds: TimeInterval) {
    let simulator = Simulator.boot()
    simulator.advance(by: seconds)
    #expect(abs(simulator.time - seconds) < 1e-9)
  }

  @Test(arguments: [-1.0, .nan, .infinity, -.infinity])
  func timeDoesNotMoveByWhatIsNoTime(seconds: TimeInterval) {
    let simulator = Simulator.boot()
    simulator.advance(by: seconds)
    #expect(simulator.time == 0)
  }

  @Test func smallStepsAddUp() {
    let simulator = Simulator.boot()
    for _ in 0..<1000 { simulator.advance(by: 0.01) }
    #expect(abs(simulator.time - 10) < 1e-6)
  }

  @Test(arguments: [0.0, 0.1, 0.5, 1.0 / 3])
  func everyStepOfAFrameReachesOne(start: TimeInterval) {
    let simulator = Simulator.boot()
    simulator.advance(by: start)
    var frames = 0
    let follower = simulator.device.animator.follow { frames += 1 }
    for step in 1...600 {
      simulator.advance(by: 1.0 / 60)
      #expect(frames == step)
    }
    simulator.device.animator.unfollow(follower)
  }

  @Test func anAnimationEndsAtItsTime() {
    let simulator = Simulator.boot()
    let view = UIView()
    var ended: TimeInterval?
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: { _ in
      ended = simulator.time
    }
    simulator.advance(by: 0.49)
    #expect(ended == nil)
    simulator.advance(by: 0.03)
    #expect(ended.map { abs($0 - 0.5) <= 1.0 / 60 + 1e-9 } == true)
  }

  @Test func untilIdleStopsWithTheLastAnimation() {
    let simulator = Simulator.boot()
    let view = UIView()
    UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    UIView.animate(withDuration: 1, delay: 0.25) { view.center.x = 5 }
    #expect(simulator.advanceUntilIdle())
    #expect(simulator.time >= 1.25 && simulator.time < 1.25 + 1.0 / 30)
  }

  @Test func untilIdleTakesNoTimeIfNothingMoves() {
    let simulator = Simulator.boot()
    simulator.launch(UIViewController())
    #expect(simulator.advanceUntilIdle())
    #expect(simulator.time == 0)
  }

  @Test func whatRepeatsForEverIsNotWaitedFor() {
    let simulator = Simulator.boot()
    let spinner = UIView()
    let fader = UIView()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { spinner.alpha = 0 }
    UIView.animate(withDuration: 0.5) { fader.alpha = 0 }
    #expect(simulator.advanceUntilIdle())
    #expect(simulator.time >= 0.5 && simulator.time < 0.55)
    #expect(spinner.hasAnimations)
  }

  @Test func untilIdleGivesUpAtItsLimit() {
    let simulator = Simulator.boot()
    let view = UIView()
    UIView.animate(withDuration: 100) { view.alpha = 0 }
    #expect(!simulator.advanceUntilIdle(limit: 2))
    #expect(abs(simulator.time - 2) < 1e-6)
  }

  @Test func animationsThatStartEachOtherAreFollowed() {
    let simulator = Simulator.boot()
    let view = UIView()
    var rounds = 0
    func fade() {
      rounds += 1
      guard rounds <= 5 else { return }
      UIView.animate(withDuration: 0.1) {
        view.alpha = view.alpha == 0 ? 1 : 0
      } completion: { _ in
        fade()
      }
    }
    fade()
    #expect(simulator.advanceUntilIdle())
    #expect(rounds == 6)
  }

  @Test func deferredWorkWithoutEndIsCutOff() {
    let simulator = Simulator.boot()
    func again() {
      UIView.animate(withDuration: 0, animations: {}) { _ in again() }
    }
    again()
    simulator.settle()
    #expect(
      simulator.console == ["The run loop is not idle after 1000 passes of deferred work."]
    )
  }

  @Test func settlingLaysOutWithoutTime() {
    let simulator = Simulator.boot()
    let root = UIViewController()
    simulator.launch(root)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("OK", for: .normal)
    root.view.addSubview(button)
    #expect(button.titleLabel?.frame == .zero)
    simulator.settle()
    #expect(button.titleLabel?.center == CGPoint(x: 50, y: 20))
    #expect(simulator.time == 0)
  }
}
