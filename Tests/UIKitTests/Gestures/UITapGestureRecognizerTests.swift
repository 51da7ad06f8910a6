import Simulator
import Testing
import UIKit

/// Truth: Apple, UITapGestureRecognizer: a number of taps with a number of fingers, each short and in one
/// place.
///
/// Apple doesn't publish the limits, so the tests stay far away from them.
@MainActor struct UITapGestureRecognizerTests {
  @Test func oneTapOfOneFingerIsTheDefault() throws {
    let scene = try GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tap ended"])
    #expect(tap.state == .possible)
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tap ended", "tap ended"])
  }

  @Test func handlerSeesTheRecognizerWithItsClassAndWhereTheTapWas() throws {
    let scene = try GestureScene()
    var places: [CGPoint] = []
    var counts: [Int] = []
    let tap = UITapGestureRecognizer { tap in
      places = [tap.location(in: tap.view), tap.location(ofTouch: 0, in: scene.outer), tap.location(in: nil)]
      counts = [tap.numberOfTouches, tap.numberOfTapsRequired]
    }
    scene.inner.addGestureRecognizer(tap)
    scene.simulator.tap(at: scene.point(5, -10))
    #expect(places == [CGPoint(x: 55, y: 40), CGPoint(x: 155, y: 140), CGPoint(x: 165, y: 240)])
    #expect(counts == [1, 1])
    #expect(tap.numberOfTouches == 0)
  }

  @Test func tapInASubviewCounts() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    scene.simulator.tap(scene.inner)
    scene.simulator.tap(at: scene.point(100))
    scene.simulator.tap(at: CGPoint(x: 5, y: 50))
    #expect(scene.actions == ["tap ended", "tap ended"])
  }

  @Test func fingerThatStaysDownIsNoTap() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap")
    scene.simulator.press(scene.inner, duration: 2)
    #expect(scene.actions == [])
  }

  @Test func fingerThatMovesFarIsNoTap() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap")
    scene.simulator.drag(from: scene.middle, to: scene.point(100), duration: 0.1)
    scene.simulator.advance(by: 1)
    scene.simulator.drag(from: scene.middle, to: scene.point(2), duration: 0.1)
    #expect(scene.actions == ["tap ended"])
  }

  @Test func fingerThatComesBackHasStillMovedFar() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap")
    let finger = try scene.finger()
    finger.move(to: scene.point(100))
    finger.move(to: scene.middle)
    finger.lift()
    #expect(scene.actions == [])
  }

  @Test func secondFingerIsOneTooMany() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap")
    let first = try scene.finger()
    let second = try scene.finger(20)
    second.lift()
    first.lift()
    #expect(scene.actions == [])
  }

  @Test func cancelledFingerIsNoTap() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap")
    try scene.finger().cancel()
    #expect(scene.actions == [])
  }

  @Test func twoFingersTapTogether() throws {
    let scene = try GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    var places: [CGPoint] = []
    tap.addHandler { tap in
      places = [tap.location(in: nil)] + (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: nil) }
    }
    let first = try scene.finger(-20)
    let second = try scene.finger(20)
    first.lift()
    #expect(scene.actions == [])
    second.lift()
    #expect(scene.actions == ["tap ended"])
    #expect(places == [scene.middle, scene.point(-20), scene.point(20)])
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tap ended"])
  }

  @Test func fingersThatTapInTurnDoNotTapTogether() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
    try scene.finger(-20).lift()
    try scene.finger(20).lift()
    #expect(scene.actions == [])
  }

  // MARK: Several taps

  @Test func twoQuickTapsAreADoubleTap() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.simulator.doubleTap(scene.inner)
    #expect(scene.actions == ["double ended"])
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["double ended"])
  }

  @Test func secondTapMustComeSoonAndNear() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "double", to: scene.outer).numberOfTapsRequired = 2
    scene.simulator.tap(scene.inner)
    scene.simulator.advance(by: 1)
    scene.simulator.tap(scene.inner)
    scene.simulator.advance(by: 1)
    scene.simulator.tap(at: scene.point(-100))
    scene.simulator.advance(by: 0.1)
    scene.simulator.tap(at: scene.point(100))
    #expect(scene.actions == [])
  }

  /// Fingers at these places, from left to right, tap twice; the second time they come down in another order.
  @Test(arguments: [[-100, 100], [-110, 0, 110], [0, 40], [-100, -60, 60, 100]] as [[CGFloat]])
  func fingersFarApartTapTwiceTogether(places: [CGFloat]) throws {
    let scene = try GestureScene()
    let double = scene.add(UITapGestureRecognizer(), "double", to: scene.outer)
    double.numberOfTapsRequired = 2
    double.numberOfTouchesRequired = places.count
    try tap(places, in: scene)
    scene.simulator.advance(by: 0.1)
    // Each finger comes down slightly to the right of another one's previous place.
    try tap(places.reversed().map { $0 + 30 }, in: scene)
    #expect(scene.actions == ["double ended"])
  }

  @Test(arguments: [[60, 260], [-100, 160], [-100, -100], [-190, 10]] as [[CGFloat]])
  func fingersThatTapElsewhereTheSecondTimeAreNoDoubleTap(places: [CGFloat]) throws {
    let scene = try GestureScene()
    let double = scene.add(UITapGestureRecognizer(), "double", to: scene.root)
    double.numberOfTapsRequired = 2
    double.numberOfTouchesRequired = 2
    try tap([-100, 100], in: scene)
    scene.simulator.advance(by: 0.1)
    try tap(places.map { min(159, max(-159, $0)) }, in: scene)
    #expect(scene.actions == [])
  }

  /// Taps with several fingers together, at horizontal distances from the middle.
  private func tap(_ places: [CGFloat], in scene: GestureScene) throws {
    let fingers = try places.map { try scene.finger($0) }
    for finger in fingers { finger.lift() }
  }

  @Test func singleTapIsTakenFirstIfItDoesNotWait() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "single")
    scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.simulator.doubleTap(scene.inner)
    #expect(scene.actions == ["single ended", "double ended"])
  }

  @Test func singleTapThatWaitsIsTakenWhenNoSecondTapComes() throws {
    let scene = try GestureScene()
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == [])
    #expect(single.state == .possible)
    scene.simulator.advance(by: 1)
    #expect(scene.actions == ["single ended"])
    scene.simulator.doubleTap(scene.inner)
    scene.simulator.advance(by: 1)
    #expect(scene.actions == ["single ended", "double ended"])
  }

  @Test func deviceComesToRestAfterTaps() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.simulator.doubleTap(scene.inner)
    let time = scene.simulator.time
    #expect(scene.simulator.advanceUntilIdle())
    #expect(scene.simulator.time == time)
  }

  @Test(arguments: [0, -1])
  func numbersBelowOneCountAsOne(number: Int) throws {
    let scene = try GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = number
    tap.numberOfTouchesRequired = number
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tap ended"])
  }
}
