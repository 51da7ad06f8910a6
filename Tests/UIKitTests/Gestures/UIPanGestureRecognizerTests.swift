import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPanGestureRecognizer (begins when enough fingers moved, changes, ends when all are lifted;
/// translation and velocity in a view's coordinates), and the mechanics of uniform motion.
@MainActor struct UIPanGestureRecognizerTests {
  @Test func anyNumberOfFingersPansByDefault() throws {
    _ = try GestureScene()
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int.max)
  }

  @Test func panBeginsChangesAndEnds() throws {
    let scene = try GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan")
    let finger = try scene.finger()
    finger.move(to: scene.point(1))
    #expect(scene.actions == [])
    finger.move(to: scene.point(30))
    finger.move(to: scene.point(31))
    finger.lift()
    #expect(scene.actions == ["pan began", "pan changed", "pan ended"])
  }

  @Test func fingerThatStaysDoesNotPan() throws {
    let scene = try GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan")
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == [])
    #expect(scene.touches == ["inner.began 1", "inner.ended 1"])
  }

  @Test func translationIsTheWholeWay() throws {
    let scene = try GestureScene()
    var ways: [CGPoint] = []
    let pan = UIPanGestureRecognizer { pan in
      if pan.state == .ended { ways = [pan.translation(in: scene.outer), pan.translation(in: nil)] }
    }
    scene.inner.addGestureRecognizer(pan)
    scene.simulator.drag(from: scene.middle, to: scene.point(60, -80))
    #expect(ways.allSatisfy { $0.isNear(CGPoint(x: 60, y: -80)) } && ways.count == 2)
  }

  @Test func translationFollowsTheScaleOfTheView() throws {
    let scene = try GestureScene()
    scene.outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    var way = CGPoint.zero
    var speed = CGPoint.zero
    let pan = UIPanGestureRecognizer { pan in
      way = pan.translation(in: scene.outer)
      speed = pan.velocity(in: scene.outer)
    }
    scene.inner.addGestureRecognizer(pan)
    scene.simulator.drag(from: scene.middle, to: scene.point(60), duration: 0.5)
    #expect(way.isNear(CGPoint(x: 30, y: 0)))
    #expect(speed.isNear(CGPoint(x: 60, y: 0)))
  }

  @Test func velocityOfEvenMovementIsTheWayByTheTime() throws {
    let scene = try GestureScene()
    var speeds: [CGPoint] = []
    let pan = UIPanGestureRecognizer { speeds.append($0.velocity(in: nil)) }
    scene.inner.addGestureRecognizer(pan)
    scene.simulator.drag(from: scene.middle, to: scene.point(60, -30), duration: 0.5)
    #expect(speeds.count > 10)
    #expect(speeds.allSatisfy { $0.isNear(CGPoint(x: 120, y: -60)) })
  }

  @Test func fingerThatRestsBeforeItIsLiftedHasNoVelocity() throws {
    let scene = try GestureScene()
    var speed = CGPoint(x: 1, y: 1)
    let pan = UIPanGestureRecognizer { speed = $0.velocity(in: nil) }
    scene.inner.addGestureRecognizer(pan)
    let finger = try scene.finger()
    finger.move(to: scene.point(60), duration: 0.2)
    #expect(speed.isNear(CGPoint(x: 300, y: 0)))
    scene.simulator.advance(by: 1)
    finger.lift()
    #expect(speed == .zero)
  }

  @Test func movementInNoTimeHasNoVelocity() throws {
    let scene = try GestureScene()
    var speeds: [CGPoint] = []
    let pan = UIPanGestureRecognizer { speeds.append($0.velocity(in: nil)) }
    scene.inner.addGestureRecognizer(pan)
    let finger = try scene.finger()
    finger.move(to: scene.point(60))
    finger.lift()
    #expect(speeds == [.zero, .zero])
  }

  @Test func translationCanBeSetAndThenGoesOn() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    var ways: [CGPoint] = []
    var speeds: [CGPoint] = []
    pan.addHandler { pan in
      ways.append(pan.translation(in: scene.outer))
      pan.setTranslation(.zero, in: scene.outer)
      speeds.append(pan.velocity(in: nil))
    }
    let finger = try scene.finger()
    finger.move(to: scene.point(20))
    finger.move(to: scene.point(25, 5))
    #expect(ways == [CGPoint(x: 20, y: 0), CGPoint(x: 5, y: 5)])
    #expect(speeds == [.zero, .zero])
    pan.setTranslation(CGPoint(x: 100, y: CGFloat.nan), in: nil)
    #expect(pan.translation(in: nil) == .zero)
    pan.setTranslation(CGPoint(x: 100, y: 7), in: scene.outer)
    #expect(pan.translation(in: scene.outer).isNear(CGPoint(x: 100, y: 7)))
  }

  @Test func translationIsThereWhenTheDelegateIsAsked() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let delegate = HorizontalOnly()
    pan.delegate = delegate
    scene.simulator.drag(from: scene.middle, to: scene.point(3, 60))
    #expect(scene.actions == [])
    scene.simulator.drag(from: scene.middle, to: scene.point(60, 3))
    #expect(scene.actions.first == "pan began")
  }

  // MARK: Several fingers

  @Test func panOfTwoFingersFollowsTheirMiddle() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let first = try scene.finger(-20)
    first.move(to: scene.point(-30))
    #expect(scene.actions == [])
    let second = try scene.finger(20)
    first.move(to: scene.point(-30, 40))
    #expect(scene.actions == ["pan began"])
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    second.move(to: scene.point(20, 40))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
    #expect(pan.location(in: nil) == scene.point(-5, 40))
    second.lift()
    first.move(to: scene.point(-30, 100))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
    #expect(scene.actions == ["pan began", "pan changed"])
    first.lift()
    #expect(scene.actions == ["pan began", "pan changed", "pan ended"])
  }

  @Test func moreFingersThanAllowedFail() throws {
    let scene = try GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan").maximumNumberOfTouches = 1
    let first = try scene.finger(-20)
    let second = try scene.finger(20)
    first.move(to: scene.point(-80))
    first.lift()
    second.lift()
    #expect(scene.actions == [])
  }

  @Test func fingerThatComesLateIsIgnored() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    let first = try scene.finger(-20)
    first.move(to: scene.point(-40))
    let second = try scene.finger(20)
    #expect(pan.numberOfTouches == 1)
    #expect(second.touch.gestureRecognizers == [])
    second.move(to: scene.point(100))
    #expect(pan.translation(in: nil) == CGPoint(x: -20, y: 0))
    second.lift()
    first.lift()
    #expect(scene.actions == ["pan began", "pan ended"])
  }

  @Test func fingersThatComeAndGoMakeNoJump() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let first = try scene.finger(-20)
    first.move(to: scene.point(-40))
    let second = try scene.finger(40)
    #expect(pan.translation(in: nil) == CGPoint(x: -20, y: 0))
    first.lift()
    #expect(pan.translation(in: nil) == CGPoint(x: -20, y: 0))
    second.move(to: scene.point(50))
    #expect(pan.translation(in: nil) == CGPoint(x: -10, y: 0))
    second.lift()
    #expect(scene.actions == ["pan began", "pan changed", "pan ended"])
  }

  @Test func noFingerIsLeftInAPanThatEnded() throws {
    let scene = try GestureScene()
    var count = -1
    var place = CGPoint.zero
    let pan = UIPanGestureRecognizer { pan in
      count = pan.numberOfTouches
      place = pan.location(in: nil)
    }
    scene.inner.addGestureRecognizer(pan)
    scene.simulator.drag(from: scene.middle, to: scene.point(30))
    #expect(count == 0)
    #expect(place.isNear(scene.point(30)))
  }

  @Test func cancelledFingerCancelsThePan() throws {
    let scene = try GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan")
    let finger = try scene.finger()
    finger.move(to: scene.point(30))
    finger.cancel()
    #expect(scene.actions == ["pan began", "pan cancelled"])
  }

  // MARK: Screen edges

  @Test func panFromAnEdgeGoesInwards() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIScreenEdgePanGestureRecognizer(), "edge", to: scene.root)
    pan.edges = .left
    scene.simulator.drag(from: CGPoint(x: 1, y: 50), to: CGPoint(x: 100, y: 50))
    #expect(scene.actions.first == "edge began")
    #expect(scene.actions.last == "edge ended")
  }

  @Test(arguments: [
    (UIRectEdge.left, CGPoint(x: 100, y: 50), CGPoint(x: 200, y: 50)),
    (UIRectEdge.left, CGPoint(x: 1, y: 50), CGPoint(x: 1, y: 200)),
    (UIRectEdge.left, CGPoint(x: 319, y: 50), CGPoint(x: 200, y: 50)),
    (UIRectEdge(), CGPoint(x: 1, y: 50), CGPoint(x: 100, y: 50)),
  ])
  func otherPansDoNotComeFromTheEdge(edges: UIRectEdge, start: CGPoint, end: CGPoint) throws {
    let scene = try GestureScene()
    scene.add(UIScreenEdgePanGestureRecognizer(), "edge", to: scene.root).edges = edges
    scene.simulator.drag(from: start, to: end)
    #expect(scene.actions == [])
  }
}

private final class HorizontalOnly: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: pan.view)
    return abs(way.x) > abs(way.y)
  }
}
