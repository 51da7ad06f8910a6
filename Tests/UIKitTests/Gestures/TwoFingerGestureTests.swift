import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPinchGestureRecognizer and UIRotationGestureRecognizer (two fingers; the gesture ends when
/// both are lifted; setting scale or rotation resets the velocity), and plane geometry.
@MainActor struct TwoFingerGestureTests {
  // MARK: Pinch

  @Test(arguments: [(40.0, 80.0), (80, 20), (50, 75)])
  func scaleIsTheQuotientOfTheDistances(start: CGFloat, end: CGFloat) throws {
    let scene = try GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    var scale: CGFloat = 0
    pinch.addHandler { scale = $0.scale }
    #expect(pinch.scale == 1)
    scene.simulator.pinch(at: scene.middle, from: start, to: end)
    #expect(scale.isNear(end / start))
    #expect(scene.actions.first == "pinch began")
    #expect(scene.actions.last == "pinch ended")
    #expect(pinch.scale == 1)
  }

  @Test func velocityOfAnEvenPinchIsTheChangeByTheTime() throws {
    let scene = try GestureScene()
    var speeds: [CGFloat] = []
    scene.inner.addGestureRecognizer(
      UIPinchGestureRecognizer { if $0.state == .ended { speeds = [$0.velocity] } }
    )
    scene.simulator.pinch(at: scene.middle, from: 40, to: 80, duration: 0.5)
    #expect(speeds.count == 1 && speeds[0].isNear(2))
  }

  @Test func scaleCanBeSetAndThenGoesOn() throws {
    let scene = try GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    let first = try scene.finger(-20)
    let second = try scene.finger(20)
    second.move(to: scene.point(60))
    #expect(pinch.scale.isNear(2))
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    second.move(to: scene.point(20))
    #expect(pinch.scale.isNear(0.5))
    pinch.scale = .nan
    #expect(pinch.scale.isNear(0.5))
    second.lift()
    first.lift()
    #expect(scene.actions == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func pinchGoesOnWhenAFingerComesBack() throws {
    let scene = try GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    let first = try scene.finger(-20)
    var second = try scene.finger(20)
    second.move(to: scene.point(60))
    second.lift()
    #expect(pinch.numberOfTouches == 1)
    first.move(to: scene.point(0))
    #expect(pinch.scale.isNear(2))
    second = try scene.finger(40)
    second.move(to: scene.point(20))
    #expect(pinch.scale.isNear(1))
    second.lift()
    first.lift()
    #expect(scene.actions == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func oneFingerAndStillFingersDoNotPinch() throws {
    let scene = try GestureScene()
    scene.add(UIPinchGestureRecognizer(), "pinch")
    scene.simulator.drag(from: scene.middle, to: scene.point(100))
    scene.simulator.pinch(at: scene.middle, from: 40, to: 41)
    #expect(scene.actions == [])
  }

  @Test func thirdFingerIsIgnored() throws {
    let scene = try GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    _ = try scene.finger(-20)
    let second = try scene.finger(20)
    let third = try scene.finger(0, 30)
    third.move(to: scene.point(0, 49))
    #expect(scene.actions == [])
    second.move(to: scene.point(60))
    #expect(pinch.numberOfTouches == 2)
    #expect(pinch.scale.isNear(2))
  }

  @Test func fingersAtOnePlaceMakeAFiniteScale() throws {
    let scene = try GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    _ = try scene.finger()
    try scene.finger().move(to: scene.point(50))
    #expect(pinch.scale.isFinite)
    #expect(scene.actions == ["pinch began"])
  }

  @Test func askingForAFingerThatIsNotThereRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let scene = try GestureScene()
        let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
        _ = try scene.finger()
        _ = pinch.location(ofTouch: 1, in: nil)
      }
    }
    expectRaised(
      result,
      "NSRangeException",
      "-[UIPinchGestureRecognizer locationOfTouch:inView:]: index (1) beyond bounds (1)."
    )
  }

  // MARK: Rotation

  @Test(arguments: [CGFloat.pi / 2, -.pi / 4, 3 * .pi])
  func rotationIsTheAngleThatTheFingersTurned(angle: CGFloat) throws {
    let scene = try GestureScene()
    var rotation: CGFloat = 0
    let turn = scene.add(UIRotationGestureRecognizer(), "turn")
    turn.addHandler { rotation = $0.rotation }
    scene.simulator.rotateFingers(at: scene.middle, radius: 40, by: angle)
    #expect(rotation.isNear(angle))
    #expect(scene.actions.first == "turn began")
    #expect(scene.actions.last == "turn ended")
    #expect(turn.rotation == 0)
  }

  @Test func velocityOfAnEvenTurnIsTheAngleByTheTime() throws {
    let scene = try GestureScene()
    var speed: CGFloat = 0
    scene.inner.addGestureRecognizer(UIRotationGestureRecognizer { speed = $0.velocity })
    scene.simulator.rotateFingers(at: scene.middle, radius: 40, by: .pi, duration: 0.5)
    #expect(speed.isNear(2 * .pi))
  }

  @Test func rotationCanBeSetAndThenGoesOn() throws {
    let scene = try GestureScene()
    let turn = scene.add(UIRotationGestureRecognizer(), "turn")
    let first = try scene.finger(-20)
    let second = try scene.finger(20)
    second.move(to: scene.point(-20, 40))
    #expect(turn.rotation.isNear(.pi / 2))
    turn.rotation = 0
    #expect(turn.velocity == 0)
    second.move(to: scene.point(-49))
    #expect(turn.rotation.isNear(.pi / 2))
    turn.rotation = .infinity
    #expect(turn.rotation.isNear(.pi / 2))
    second.lift()
    first.lift()
    #expect(scene.actions == ["turn began", "turn changed", "turn ended"])
  }

  @Test func pinchingDoesNotTurn() throws {
    let scene = try GestureScene()
    scene.add(UIRotationGestureRecognizer(), "turn")
    scene.simulator.pinch(at: scene.middle, from: 40, to: 80)
    #expect(scene.actions == [])
  }
}
