import Simulator
import Testing
import UIKit

/// Truth: Apple, UILongPressGestureRecognizer: half a second, ten points, one finger, no preceding taps;
/// continuous, ends when a finger is lifted.
@MainActor struct UILongPressGestureRecognizerTests {
  @Test func defaultsAreDocumented() throws {
    _ = try GestureScene()
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func pressBeginsAfterItsTimeAndLastsUntilTheFingerIsLifted() throws {
    let scene = try GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press")
    let finger = try scene.finger()
    scene.simulator.advance(by: 0.49)
    #expect(scene.actions == [])
    scene.simulator.advance(by: 0.01)
    #expect(scene.actions == ["press began"])
    finger.move(to: scene.point(100))
    finger.lift()
    #expect(scene.actions == ["press began", "press changed", "press ended"])
  }

  @Test func shortPressFails() throws {
    let scene = try GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press")
    scene.simulator.press(scene.inner, duration: 0.4)
    scene.simulator.advance(by: 1)
    #expect(scene.actions == [])
    #expect(scene.touches == ["inner.began 1", "inner.ended 1"])
  }

  @Test func fingerMayMoveALittle() throws {
    let scene = try GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press")
    var finger = try scene.finger()
    finger.move(to: scene.point(6, 8))
    scene.simulator.advance(by: 1)
    finger.lift()
    #expect(scene.actions == ["press began", "press ended"])
    finger = try scene.finger()
    finger.move(to: scene.point(8, 8))
    scene.simulator.advance(by: 1)
    finger.lift()
    #expect(scene.actions == ["press began", "press ended"])
  }

  @Test func fingersFarApartMayTapFirst() throws {
    let scene = try GestureScene()
    let press = scene.add(UILongPressGestureRecognizer(), "press", to: scene.outer)
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    for finger in try [scene.finger(-100), scene.finger(100)] { finger.lift() }
    scene.simulator.advance(by: 0.1)
    let fingers = try [scene.finger(-100), scene.finger(100)]
    scene.simulator.advance(by: 0.6)
    #expect(scene.actions == ["press began"])
    fingers[0].lift()
    #expect(scene.actions == ["press began", "press ended"])
  }

  @Test func timeMovementAndFingersCanBeChosen() throws {
    let scene = try GestureScene()
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 2
    press.allowableMovement = 50
    press.numberOfTouchesRequired = 2
    let first = try scene.finger(-20)
    scene.simulator.advance(by: 3)
    let second = try scene.finger(20)
    second.move(to: scene.point(20, 40))
    scene.simulator.advance(by: 1.9)
    #expect(scene.actions == [])
    scene.simulator.advance(by: 0.2)
    #expect(scene.actions == ["press began"])
    #expect(press.numberOfTouches == 2)
    first.lift()
    #expect(scene.actions == ["press began", "press ended"])
    second.lift()
  }

  @Test func tapsMayHaveToComeBefore() throws {
    let scene = try GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press").numberOfTapsRequired = 1
    scene.simulator.press(scene.inner, duration: 2)
    scene.simulator.advance(by: 1)
    #expect(scene.actions == [])
    scene.simulator.tap(scene.inner)
    scene.simulator.advance(by: 0.1)
    scene.simulator.press(scene.inner)
    #expect(scene.actions == ["press began", "press ended"])
  }

  @Test(arguments: [0, -1, TimeInterval.nan])
  func noTimeBeginsAtOnce(duration: TimeInterval) throws {
    let scene = try GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = duration
    _ = try scene.finger()
    #expect(scene.actions == ["press began"])
  }

  @Test func infiniteTimeNeverBegins() throws {
    let scene = try GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = .infinity
    let finger = try scene.finger()
    #expect(scene.simulator.advanceUntilIdle())
    scene.simulator.advance(by: 100)
    finger.lift()
    #expect(scene.actions == [])
  }

  @Test func tapAndPressDoNotMeet() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap")
    scene.add(UILongPressGestureRecognizer(), "press")
    scene.simulator.tap(scene.inner)
    scene.simulator.press(scene.inner, duration: 0.6)
    #expect(scene.actions == ["tap ended", "press began", "press ended"])
  }

  @Test func cancelledFingerCancelsThePress() throws {
    let scene = try GestureScene()
    scene.add(UILongPressGestureRecognizer(), "press")
    let finger = try scene.finger()
    scene.simulator.advance(by: 1)
    finger.cancel()
    #expect(scene.actions == ["press began", "press cancelled"])
  }
}
