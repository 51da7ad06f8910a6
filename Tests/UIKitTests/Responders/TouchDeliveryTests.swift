import Simulator
import Testing
import UIKit

/// Truth: Apple's "Handling touches in your view": a touch belongs to the hit view until it ends; a view
/// receives one finger unless it accepts several; an exclusive view and others don't receive touches
/// together; unhandled touches go up the responder chain.
@MainActor struct TouchDeliveryTests {
  /// A booted device with the views of the tests.
  @MainActor
  private struct Scene {
    let log = TouchLog()
    let simulator: Simulator
    let root: UIView
    let left: TouchLogView
    let right: TouchLogView

    init() throws {
      simulator = Simulator.boot(.iPhone5, iOS: 7)
      let controller = UIViewController()
      simulator.launch(controller)
      root = try #require(controller.view)
      left = TouchLogView("left", CGRect(x: 0, y: 100, width: 160, height: 100), log)
      right = TouchLogView("right", CGRect(x: 160, y: 100, width: 160, height: 100), log)
      root.addSubview(left)
      root.addSubview(right)
    }

    func finger(_ x: CGFloat, _ y: CGFloat = 150) throws -> Finger {
      try #require(simulator.touchDown(at: CGPoint(x: x, y: y)))
    }
  }

  // MARK: One finger

  @Test func touchBeginsMovesAndEndsInTheViewThatWasHit() throws {
    let scene = try Scene()
    let finger = try scene.finger(50)
    finger.move(to: CGPoint(x: 60, y: 150))
    finger.move(to: CGPoint(x: 300, y: 500))
    finger.lift()
    #expect(scene.log.lines == ["left.began 1", "left.moved 1", "left.moved 1", "left.ended 1"])
    #expect(!finger.isDown)
    #expect(finger.touch.view === scene.left)
  }

  @Test func touchCanBeCancelled() throws {
    let scene = try Scene()
    try scene.finger(50).cancel()
    #expect(scene.log.lines == ["left.began 1", "left.cancelled 1"])
  }

  @Test func placesAreInTheCoordinatesOfAnyView() throws {
    let scene = try Scene()
    scene.left.bounds.origin = CGPoint(x: 1000, y: 0)
    let finger = try scene.finger(50, 130)
    #expect(finger.touch.location(in: scene.left) == CGPoint(x: 1050, y: 30))
    #expect(finger.touch.location(in: scene.right) == CGPoint(x: -110, y: 30))
    #expect(finger.touch.location(in: nil) == CGPoint(x: 50, y: 130))
    finger.move(to: CGPoint(x: 70, y: 131))
    #expect(finger.touch.location(in: scene.root) == CGPoint(x: 70, y: 131))
    #expect(finger.touch.previousLocation(in: scene.root) == CGPoint(x: 50, y: 130))
    finger.move(to: CGPoint(x: 71, y: 131))
    #expect(finger.touch.previousLocation(in: scene.root) == CGPoint(x: 70, y: 131))
  }

  @Test func phasesAndTimesFollowTheFinger() throws {
    let scene = try Scene()
    scene.simulator.advance(by: 0.5)
    let finger = try scene.finger(50)
    #expect(finger.touch.phase == .began)
    #expect(abs(finger.touch.timestamp - 0.5) < 1e-9)
    scene.simulator.advance(by: 0.25)
    finger.move(to: CGPoint(x: 51, y: 150))
    #expect(finger.touch.phase == .moved)
    #expect(abs(finger.touch.timestamp - 0.75) < 1e-9)
    finger.lift()
    #expect(finger.touch.phase == .ended)
  }

  @Test func eventCarriesTheTouchAndItsTime() throws {
    let scene = try Scene()
    var events: [UIEvent] = []
    scene.left.onTouches = { _, event in events += [event].compactMap { $0 } }
    scene.simulator.advance(by: 1)
    let finger = try scene.finger(50)
    let event = try #require(events.first)
    #expect(event.type == .touches)
    #expect(abs(event.timestamp - 1) < 1e-9)
    #expect(event.allTouches == [finger.touch])
    #expect(event.touches(for: scene.left) == [finger.touch])
    #expect(event.touches(for: scene.right) == [])
    #expect(finger.touch.window === scene.simulator.keyWindow)
  }

  // MARK: The hit view

  @Test func touchBesideAllViewsGoesToTheRootView() throws {
    let scene = try Scene()
    let finger = try scene.finger(10, 10)
    #expect(finger.touch.view === scene.root)
    #expect(scene.log.lines.isEmpty)
  }

  @Test func frontMostWindowIsHitFirst() throws {
    let scene = try Scene()
    let overlay = UIWindow(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let inside = TouchLogView("inside", CGRect(x: 0, y: 0, width: 50, height: 50), scene.log)
    overlay.addSubview(inside)
    overlay.windowLevel = .alert
    overlay.isHidden = false
    scene.simulator.tap(at: CGPoint(x: 20, y: 120))
    #expect(scene.log.lines == ["inside.began 1", "inside.ended 1"])
    overlay.isHidden = true
    scene.simulator.tap(at: CGPoint(x: 20, y: 120))
    #expect(scene.log.lines.last == "left.ended 1")
  }

  @Test func touchGoesOnInAViewThatLeftTheScreen() throws {
    let scene = try Scene()
    let finger = try scene.finger(50)
    scene.left.removeFromSuperview()
    finger.move(to: CGPoint(x: 51, y: 150))
    finger.lift()
    #expect(scene.log.lines == ["left.began 1", "left.moved 1", "left.ended 1"])
  }

  @Test func viewThatIsGoneGetsNothingAndNothingBreaks() throws {
    let scene = try Scene()
    var brief: TouchLogView? = TouchLogView("brief", CGRect(x: 0, y: 300, width: 50, height: 50), scene.log)
    scene.root.addSubview(brief ?? scene.left)
    let finger = try scene.finger(10, 310)
    brief?.removeFromSuperview()
    brief = nil
    finger.move(to: .zero)
    finger.lift()
    #expect(scene.log.lines == ["brief.began 1"])
    #expect(finger.touch.view == nil)
  }

  @Test func ignoringApplicationTakesNoNewTouches() throws {
    let scene = try Scene()
    scene.simulator.application.beginIgnoringInteractionEvents()
    scene.simulator.application.beginIgnoringInteractionEvents()
    scene.simulator.application.endIgnoringInteractionEvents()
    #expect(scene.simulator.touchDown(at: CGPoint(x: 50, y: 150)) == nil)
    scene.simulator.application.endIgnoringInteractionEvents()
    _ = try scene.finger(50)
    #expect(scene.log.lines == ["left.began 1"])
  }

  @Test func applicationInTheBackgroundTakesNoNewTouches() throws {
    let scene = try Scene()
    scene.simulator.pressHome()
    #expect(scene.simulator.touchDown(at: CGPoint(x: 50, y: 150)) == nil)
    scene.simulator.reopen()
    _ = try scene.finger(50)
    #expect(scene.log.lines == ["left.began 1"])
  }

  @Test func touchThatBeganBeforeGoesOnWhileTheApplicationIgnoresOthers() throws {
    let scene = try Scene()
    let finger = try scene.finger(50)
    scene.simulator.application.beginIgnoringInteractionEvents()
    finger.move(to: CGPoint(x: 60, y: 150))
    finger.lift()
    #expect(scene.log.lines == ["left.began 1", "left.moved 1", "left.ended 1"])
  }

  @Test func touchIsLocatedInTheWindowThatItCameDownIn() throws {
    let scene = try Scene()
    let small = UIWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
    small.addSubview(view)
    small.isHidden = false
    let finger = try scene.finger(110, 215)
    #expect(finger.touch.window === small)
    #expect(finger.touch.view === view)
    #expect(finger.touch.location(in: nil) == CGPoint(x: 10, y: 15))
    #expect(finger.touch.location(in: view) == CGPoint(x: 5, y: 10))
    finger.move(to: CGPoint(x: 0, y: 0))
    #expect(finger.touch.location(in: nil) == CGPoint(x: -100, y: -200))
    #expect(finger.touch.previousLocation(in: nil) == CGPoint(x: 10, y: 15))
    #expect(finger.touch.phase == .moved)
    #expect(finger.touch.view === view)
  }

  @Test func touchMayRemoveItsViewWhileItIsDelivered() throws {
    let scene = try Scene()
    scene.left.onTouches = { _, _ in scene.left.removeFromSuperview() }
    let finger = try scene.finger(50)
    finger.lift()
    #expect(scene.left.superview == nil)
    #expect(scene.log.lines == ["left.began 1", "left.ended 1"])
  }

  // MARK: Several fingers

  @Test func secondFingerOnTheSameViewIsDroppedUnlessAllowed() throws {
    let scene = try Scene()
    let first = try scene.finger(50)
    let second = try scene.finger(80)
    second.move(to: CGPoint(x: 90, y: 150))
    second.lift()
    first.lift()
    #expect(scene.log.lines == ["left.began 1", "left.ended 1"])
  }

  @Test func droppedFingerStaysDroppedWhenTheFirstIsLifted() throws {
    let scene = try Scene()
    let first = try scene.finger(50)
    let second = try scene.finger(80)
    first.lift()
    second.move(to: CGPoint(x: 90, y: 150))
    second.lift()
    #expect(scene.log.lines == ["left.began 1", "left.ended 1"])
  }

  @Test func viewThatTakesSeveralFingersGetsEachChangeByItself() throws {
    let scene = try Scene()
    scene.left.isMultipleTouchEnabled = true
    var counts: [Int] = []
    scene.left.onTouches = { _, event in counts.append(event?.touches(for: scene.left)?.count ?? 0) }
    let first = try scene.finger(50)
    let second = try scene.finger(80)
    #expect(first.touch.phase == .stationary)
    second.move(to: CGPoint(x: 90, y: 150))
    first.move(to: CGPoint(x: 40, y: 150))
    #expect(second.touch.phase == .stationary)
    first.lift()
    second.lift()
    #expect(
      scene.log.lines == [
        "left.began 1", "left.began 1", "left.moved 1", "left.moved 1", "left.ended 1", "left.ended 1",
      ]
    )
    #expect(counts == [1, 2, 2, 2, 2, 1])
  }

  @Test func fingersOnDifferentViewsAreIndependent() throws {
    let scene = try Scene()
    let first = try scene.finger(50)
    let second = try scene.finger(200)
    #expect(first.touch.phase == .stationary)
    first.move(to: CGPoint(x: 200, y: 150))
    #expect(second.touch.phase == .stationary)
    second.lift()
    first.lift()
    #expect(
      scene.log.lines == ["left.began 1", "right.began 1", "left.moved 1", "right.ended 1", "left.ended 1"]
    )
  }

  @Test(arguments: [true, false])
  func exclusiveViewIsNotTouchedTogetherWithAnother(isFirstExclusive: Bool) throws {
    let scene = try Scene()
    (isFirstExclusive ? scene.left : scene.right).isExclusiveTouch = true
    let first = try scene.finger(50)
    let second = try scene.finger(200)
    second.lift()
    first.lift()
    #expect(scene.log.lines == ["left.began 1", "left.ended 1"])
    _ = try scene.finger(200)
    #expect(scene.log.lines.last == "right.began 1")
  }

  @Test func exclusiveViewMayStillTakeSeveralFingers() throws {
    let scene = try Scene()
    scene.left.isExclusiveTouch = true
    scene.left.isMultipleTouchEnabled = true
    _ = try scene.finger(50)
    _ = try scene.finger(80)
    #expect(scene.log.lines == ["left.began 1", "left.began 1"])
  }

  // MARK: Taps

  @Test func quickTapsAtOnePlaceAreCounted() throws {
    let scene = try Scene()
    var counts: [Int] = []
    scene.left.onTouches = { touches, _ in counts += touches.map(\.tapCount) }
    scene.simulator.tap(scene.left)
    scene.simulator.advance(by: 0.1)
    scene.simulator.tap(scene.left)
    scene.simulator.advance(by: 0.1)
    scene.simulator.tap(scene.left)
    #expect(counts == [1, 1, 2, 2, 3, 3])
    scene.simulator.advance(by: 2)
    scene.simulator.tap(scene.left)
    #expect(counts.last == 1)
  }

  @Test func tapSomewhereElseCountsFromOne() throws {
    let scene = try Scene()
    var counts: [Int] = []
    for view in [scene.left, scene.right] {
      view.onTouches = { touches, _ in counts += touches.map(\.tapCount) }
    }
    scene.simulator.tap(scene.left)
    scene.simulator.tap(scene.right)
    #expect(counts == [1, 1, 1, 1])
  }

  @Test func dragIsNotTheFirstOfTwoTaps() throws {
    let scene = try Scene()
    var counts: [Int] = []
    scene.right.onTouches = { touches, _ in counts += touches.map(\.tapCount) }
    scene.simulator.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 240, y: 150), duration: 0.1)
    scene.simulator.tap(scene.right)
    #expect(counts == [1, 1])
  }

  @Test func middleOfATurnedViewIsTapped() throws {
    let scene = try Scene()
    scene.left.transform = CGAffineTransform(rotationAngle: 1)
    #expect(scene.simulator.middle(of: scene.left) == CGPoint(x: 80, y: 150))
    scene.simulator.tap(scene.left)
    #expect(scene.log.lines == ["left.began 1", "left.ended 1"])
  }

  @Test(arguments: [7.0, 8.0])
  func touchesReachTheViewThatIsSeenWhenTheInterfaceIsTurned(version: Double) {
    let log = TouchLog()
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let controller = UIViewController()
    simulator.launch(controller)
    let view = TouchLogView("view", CGRect(x: 10, y: 20, width: 30, height: 40), log)
    controller.view.addSubview(view)
    simulator.rotate(to: .landscapeLeft)
    var place = CGPoint.zero
    view.onTouches = { [unowned view] touches, _ in place = touches.first?.location(in: view) ?? .zero }
    simulator.tap(view)
    #expect(log.lines == ["view.began 1", "view.ended 1"])
    #expect(place.isNear(CGPoint(x: 15, y: 20)))
  }

  // MARK: The responder chain

  @Test func unhandledTouchesGoUpTheChain() throws {
    let scene = try Scene()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.left.addSubview(plain)
    scene.left.passesOn = true
    let outer = TouchLogView("outer", CGRect(x: 0, y: 0, width: 320, height: 568), scene.log)
    scene.root.addSubview(outer)
    outer.addSubview(scene.left)
    let finger = try scene.finger(10, 110)
    #expect(finger.touch.view === plain)
    finger.move(to: CGPoint(x: 11, y: 110))
    finger.lift()
    try scene.finger(10, 110).cancel()
    #expect(
      scene.log.lines
        == ["began", "moved", "ended", "began", "cancelled"].flatMap {
          ["left.\($0) 1", "outer.\($0) 1"]
        }
    )
  }

  @Test func unhandledTouchesReachTheController() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = TouchCountingController()
    simulator.launch(controller)
    controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    simulator.tap(at: CGPoint(x: 50, y: 50))
    #expect(controller.beganCount == 1)
  }

  @Test func handledTouchesStop() throws {
    let scene = try Scene()
    let outer = TouchLogView("outer", CGRect(x: 0, y: 0, width: 320, height: 568), scene.log)
    scene.root.addSubview(outer)
    outer.addSubview(scene.left)
    _ = try scene.finger(50)
    #expect(scene.log.lines == ["left.began 1"])
  }
}

private final class TouchCountingController: UIViewController {
  private(set) var beganCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beganCount += 1 }
}
