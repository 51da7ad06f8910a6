import Simulator
import Testing
import UIKit

/// Truth: Apple, UIControl.Event; the well-known tolerance of 70 points.
@MainActor struct UIControlTouchTests {
  @Test func aTapGoesDownAndUpInside() {
    let scene = ControlScene { UIControl(frame: .zero) }
    scene.simulator.tap(scene.control)
    #expect(scene.log.take() == ["touchDown", "touchUpInside"])
  }

  @Test func aTapTriggersWhatAButtonIsThereFor() {
    let scene = ControlScene { UIButton(type: .custom) }
    scene.simulator.tap(scene.control)
    #expect(scene.log.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func theControlIsHighlightedWhileTheFingerIsInside() throws {
    let scene = ControlScene { UIControl(frame: .zero) }
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    #expect(scene.control.isHighlighted && scene.control.isTracking && scene.control.isTouchInside)
    #expect(scene.control.state == .highlighted)
    finger.move(to: scene.below(71))
    #expect(!scene.control.isHighlighted && scene.control.isTracking && !scene.control.isTouchInside)
    finger.move(to: scene.middle)
    #expect(scene.control.isHighlighted && scene.control.isTouchInside)
    finger.lift()
    #expect(!scene.control.isHighlighted && !scene.control.isTracking)
    #expect(scene.control.state == .normal)
  }

  @Test func draggingInsideAndLiftingTriggers() throws {
    let scene = ControlScene { UIControl(frame: .zero) }
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    finger.move(to: CGPoint(x: 170, y: 225))
    finger.lift()
    #expect(scene.log.take() == ["touchDown", "touchDragInside", "touchUpInside"])
  }

  @Test(arguments: [
    CGPoint(x: 160, y: 240 + 69), CGPoint(x: 160, y: 200 - 69), CGPoint(x: 110 - 69, y: 220),
    CGPoint(x: 210 + 69, y: 220),
  ])
  func aLittleBesideStillCountsAsInside(point: CGPoint) throws {
    let scene = ControlScene { UIControl(frame: .zero) }
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    finger.move(to: point)
    finger.lift()
    #expect(scene.log.take() == ["touchDown", "touchDragInside", "touchUpInside"])
  }

  @Test(arguments: [
    CGPoint(x: 160, y: 240 + 71), CGPoint(x: 160, y: 200 - 71), CGPoint(x: 110 - 71, y: 220),
    CGPoint(x: 210 + 71, y: 220),
  ])
  func fartherAwayIsOutside(point: CGPoint) throws {
    let scene = ControlScene { UIButton(type: .custom) }
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    finger.move(to: point)
    finger.lift()
    #expect(
      scene.log.take().sorted() == [
        "touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside",
      ]
    )
  }

  @Test func leavingAndComingBackIsToldOnceEach() throws {
    let scene = ControlScene { UIControl(frame: .zero) }
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    _ = scene.log.take()
    finger.move(to: scene.below(100))
    #expect(Set(scene.log.take()) == ["touchDragExit", "touchDragOutside"])
    finger.move(to: scene.below(120))
    #expect(scene.log.take() == ["touchDragOutside"])
    finger.move(to: scene.middle)
    #expect(Set(scene.log.take()) == ["touchDragEnter", "touchDragInside"])
    finger.move(to: CGPoint(x: 161, y: 220))
    #expect(scene.log.take() == ["touchDragInside"])
    finger.lift()
    #expect(scene.log.take() == ["touchUpInside"])
  }

  @Test func aTouchThatIsTakenAwayTriggersNothing() throws {
    let scene = ControlScene { UIButton(type: .custom) }
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    finger.cancel()
    finger.lift()
    #expect(scene.log.take() == ["touchDown", "touchCancel"])
    #expect(!scene.control.isHighlighted && !scene.control.isTracking && !scene.control.isTouchInside)
  }

  @Test func aSecondTapSoonAfterRepeats() {
    let scene = ControlScene { UIControl(frame: .zero) }
    scene.simulator.tap(scene.control)
    _ = scene.log.take()
    scene.simulator.tap(scene.control)
    #expect(scene.log.take().sorted() == ["touchDown", "touchDownRepeat", "touchUpInside"])
    scene.simulator.advance(by: 2)
    scene.simulator.tap(scene.control)
    #expect(scene.log.take() == ["touchDown", "touchUpInside"])
  }

  @Test func aDisabledControlSwallowsTheTouch() {
    let scene = ControlScene { UIControl(frame: .zero) }
    let watcher = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    var outerCount = 0
    watcher.addAction(UIAction { _ in outerCount += 1 }, for: .allTouchEvents)
    scene.control.superview?.addSubview(watcher)
    watcher.addSubview(scene.control)
    scene.control.isEnabled = false
    scene.simulator.tap(scene.control)
    #expect(scene.log.take() == [])
    #expect(outerCount == 0)
    scene.simulator.advance(by: 1)
    scene.control.isEnabled = true
    scene.simulator.tap(scene.control)
    #expect(scene.log.take() == ["touchDown", "touchUpInside"])
  }

  @Test(arguments: ["hidden", "not interactive", "transparent"])
  func aControlThatIsNotThereForTouchesLetsThemThrough(way: String) {
    let scene = ControlScene { UIControl(frame: .zero) }
    let behind = UIControl(frame: CGRect(x: 100, y: 190, width: 120, height: 60))
    var behindCount = 0
    behind.addAction(UIAction { _ in behindCount += 1 }, for: .touchUpInside)
    scene.control.superview?.insertSubview(behind, belowSubview: scene.control)
    switch way {
    case "hidden": scene.control.isHidden = true
    case "not interactive": scene.control.isUserInteractionEnabled = false
    default: scene.control.alpha = 0.005
    }
    scene.simulator.tap(scene.control)
    #expect(scene.log.take() == [])
    #expect(behindCount == 1)
  }

  @Test func aLabelInAControlDoesNotGetInTheWay() {
    let scene = ControlScene { UIControl(frame: .zero) }
    scene.control.addSubview(UILabel(frame: scene.control.bounds))
    scene.simulator.tap(scene.control)
    #expect(scene.log.take() == ["touchDown", "touchUpInside"])
  }

  @Test func aSecondFingerIsLeftAlone() throws {
    let scene = ControlScene { UIControl(frame: .zero) }
    let first = try #require(scene.simulator.touchDown(on: scene.control))
    let second = try #require(scene.simulator.touchDown(at: CGPoint(x: 120, y: 210)))
    second.lift()
    #expect(scene.log.take() == ["touchDown"])
    first.lift()
    #expect(scene.log.take() == ["touchUpInside"])
  }

  @Test func aSecondFingerThatIsAllowedDoesNotEndTheFirst() throws {
    let scene = ControlScene { UIControl(frame: .zero) }
    scene.control.isMultipleTouchEnabled = true
    let first = try #require(scene.simulator.touchDown(on: scene.control))
    let second = try #require(scene.simulator.touchDown(at: CGPoint(x: 120, y: 210)))
    second.move(to: scene.below(200))
    second.lift()
    #expect(scene.log.take() == ["touchDown"])
    #expect(scene.control.isTracking)
    first.lift()
    #expect(scene.log.take() == ["touchUpInside"])
  }

  @Test func aTurnedControlIsFollowedInItsOwnCoordinates() throws {
    let scene = ControlScene { UIControl(frame: .zero) }
    scene.control.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // 100 × 40 rotated by 90 degrees about (160, 220) extends 50 points downwards and 20 sideways.
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 160, y: 265)))
    #expect(scene.log.take() == ["touchDown"])
    finger.move(to: CGPoint(x: 160, y: 270 + 69))
    #expect(scene.log.take() == ["touchDragInside"])
    finger.move(to: CGPoint(x: 160, y: 270 + 71))
    #expect(Set(scene.log.take()) == ["touchDragExit", "touchDragOutside"])
  }
}
