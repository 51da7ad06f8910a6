import Simulator
import Testing
import UIKit

/// Truth: Apple, UISwipeGestureRecognizer: a discrete gesture in a given direction, by default to the right.
///
/// Apple doesn't publish the limits of duration and distance, so the tests stay far away from them.
@MainActor struct UISwipeGestureRecognizerTests {
  nonisolated private static let directions: [UISwipeGestureRecognizer.Direction] = [
    .right, .left, .up, .down,
  ]

  @Test func toTheRightWithOneFingerIsTheDefault() throws {
    _ = try GestureScene()
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(Self.directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test(arguments: directions, directions)
  func swipeIsRecognizedInItsDirectionOnly(
    direction: UISwipeGestureRecognizer.Direction,
    taken: UISwipeGestureRecognizer.Direction
  ) throws {
    let scene = try GestureScene()
    scene.add(UISwipeGestureRecognizer(), "swipe", to: scene.outer).direction = direction
    scene.simulator.swipe(taken, on: scene.inner)
    #expect(scene.actions == (direction == taken ? ["swipe ended"] : []))
  }

  @Test func severalDirectionsMayDo() throws {
    let scene = try GestureScene()
    scene.add(UISwipeGestureRecognizer(), "swipe", to: scene.outer).direction = [.left, .right]
    scene.simulator.swipe(.left, on: scene.inner)
    scene.simulator.swipe(.right, on: scene.inner)
    scene.simulator.swipe(.up, on: scene.inner)
    #expect(scene.actions == ["swipe ended", "swipe ended"])
  }

  @Test func slowShortAndSlantedMovementsAreNoSwipes() throws {
    let scene = try GestureScene()
    scene.add(UISwipeGestureRecognizer(), "swipe", to: scene.outer)
    scene.simulator.drag(from: scene.middle, to: scene.point(100), duration: 3)
    scene.simulator.drag(from: scene.middle, to: scene.point(15), duration: 0.1)
    scene.simulator.drag(from: scene.middle, to: scene.point(100, 95), duration: 0.01)
    #expect(scene.actions == [])
  }

  @Test func swipeOfTwoFingersNeedsBoth() throws {
    let scene = try GestureScene()
    scene.add(UISwipeGestureRecognizer(), "swipe", to: scene.outer).numberOfTouchesRequired = 2
    scene.simulator.swipe(.right, on: scene.inner)
    #expect(scene.actions == [])
    let first = try scene.finger(-50, -20)
    let second = try scene.finger(-50, 20)
    first.move(to: scene.point(50, -20))
    second.move(to: scene.point(50, 20))
    #expect(scene.actions == ["swipe ended"])
    first.lift()
    second.lift()
    #expect(scene.actions == ["swipe ended"])
  }

  @Test func panThatWaitsForTheSwipeToFailBegins() throws {
    let scene = try GestureScene()
    let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: swipe)
    scene.simulator.swipe(.right, on: scene.inner)
    #expect(scene.actions == ["swipe ended"])
    let finger = try scene.finger()
    finger.move(to: scene.point(20))
    #expect(scene.actions == ["swipe ended"])
    scene.simulator.advance(by: 2)
    #expect(scene.actions == ["swipe ended", "pan began"])
    finger.lift()
    scene.simulator.drag(from: scene.middle, to: scene.point(20), duration: 0.05)
    #expect(
      scene.actions
        == ["swipe ended", "pan began", "pan ended", "pan began", "pan changed", "pan ended"]
    )
  }
}
