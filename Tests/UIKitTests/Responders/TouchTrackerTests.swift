import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UITouch, UIApplication.beginIgnoringInteractionEvents ("are discarded") and
/// UIEvent.allTouches.
///
/// The screen reports fingers; the system decides which of them are touches, and counts taps.
@MainActor struct TouchTrackerTests {
  /// A booted device for touches on its screen.
  @MainActor
  private struct Screen {
    let device = SimulatedDevice.boot(.standard)
    let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.application.finishLaunching()
    }

    @discardableResult
    func report(
      _ phase: UITouch.Phase,
      finger: Int = 1,
      x: CGFloat = 100,
      time: TimeInterval = 0
    ) -> UITouch? {
      device.touches.receive(
        FingerSample(finger: finger, phase: phase, location: CGPoint(x: x, y: 100), time: time)
      )
    }
  }

  @Test func fingerThatIsNotKnownIsNoTouch() {
    let screen = Screen()
    for phase in [UITouch.Phase.moved, .ended, .cancelled] {
      #expect(screen.report(phase) == nil)
    }
  }

  @Test func fingerThatCameDownWhileIgnoredStaysIgnored() {
    let screen = Screen()
    screen.device.application.beginIgnoringInteractionEvents()
    #expect(screen.report(.began) == nil)
    screen.device.application.endIgnoringInteractionEvents()
    #expect(screen.report(.moved, x: 110) == nil)
    #expect(screen.report(.ended, x: 110) == nil)
  }

  @Test func fingersFarApartThatTapTogetherAreCountedEach() throws {
    let screen = Screen()
    screen.window.isMultipleTouchEnabled = true
    for (time, count) in [(0.0, 1), (0.2, 2), (0.4, 3), (1.0, 1)] {
      for (finger, x) in [(1, CGFloat(50)), (2, 250)] {
        let touch = try #require(screen.report(.began, finger: finger, x: x, time: time))
        #expect(touch.tapCount == count)
      }
      for (finger, x) in [(1, CGFloat(50)), (2, 250)] {
        screen.report(.ended, finger: finger, x: x, time: time + 0.05)
      }
    }
  }

  @Test func aTapElsewhereInBetweenBeginsAnew() throws {
    let screen = Screen()
    for (time, x) in [(0.0, CGFloat(50)), (0.1, 250), (0.2, 50)] {
      #expect(try #require(screen.report(.began, x: x, time: time)).tapCount == 1)
      screen.report(.ended, x: x, time: time + 0.05)
    }
  }

  @Test func numberOfAFingerThatIsGoneMayBeUsedAgain() throws {
    let screen = Screen()
    let first = try #require(screen.report(.began))
    #expect(screen.report(.moved, x: 110) == first)
    #expect(screen.report(.cancelled, x: 110) == first)
    #expect(screen.report(.moved) == nil)
    let second = try #require(screen.report(.began))
    #expect(second != first)
    #expect(second.sequence > first.sequence)
  }

  @Test func changesKeepTheTimeOfTheScreen() throws {
    let screen = Screen()
    let first = try #require(screen.report(.began, finger: 1, time: 1))
    let second = try #require(screen.report(.began, finger: 2, x: 200, time: 1.5))
    #expect(first.phase == .stationary)
    #expect(first.timestamp == 1.5)
    #expect(second.timestamp == 1.5)
  }

  /// A tap from 0 to 0.1 s at x = 100, then another finger.
  @Test(arguments: [
    (time: 0.2, x: 100, count: 2), (time: 0.4, x: 100, count: 2), (time: 0.5, x: 100, count: 1),
    (time: 0.2, x: 140, count: 2), (time: 0.2, x: 150, count: 1), (time: 0.2, x: 50, count: 1),
  ])
  func tapsCountIfTheyAreQuickAndNear(time: TimeInterval, x: CGFloat, count: Int) throws {
    let screen = Screen()
    screen.report(.began, time: 0)
    screen.report(.ended, time: 0.1)
    #expect(try #require(screen.report(.began, x: x, time: time)).tapCount == count)
  }

  @Test func fingerThatStrayedAndCameBackMadeNoTap() throws {
    let screen = Screen()
    screen.report(.began, time: 0)
    screen.report(.moved, x: 200, time: 0.05)
    screen.report(.ended, x: 100, time: 0.1)
    #expect(try #require(screen.report(.began, time: 0.2)).tapCount == 1)
  }

  @Test func cancelledTouchLeavesTheCountAsItWas() throws {
    let screen = Screen()
    screen.report(.began, time: 0)
    screen.report(.ended, time: 0.1)
    screen.report(.began, time: 0.15)
    screen.report(.cancelled, time: 0.18)
    #expect(try #require(screen.report(.began, time: 0.2)).tapCount == 2)
  }
}
