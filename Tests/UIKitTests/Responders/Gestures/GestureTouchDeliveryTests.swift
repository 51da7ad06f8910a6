import Simulator
import Testing
import UIKit

/// Truth: Apple, UIGestureRecognizer: recognizers receive touches before views; the sequences of calls in the
/// documentation of cancelsTouchesInView, delaysTouchesBegan and delaysTouchesEnded; and its rules for
/// controls under recognizers of superviews.
@MainActor struct GestureTouchDeliveryTests {
  @Test func defaultsAreDocumented() throws {
    _ = try GestureScene()
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.isEnabled)
    #expect(recognizer.state == .possible)
    #expect(recognizer.view == nil && recognizer.delegate == nil && recognizer.name == nil)
    #expect(recognizer.requiresExclusiveTouchType)
    #expect(recognizer.numberOfTouches == 0)
  }

  @Test func recognizerHearsBeforeTheView() throws {
    let scene = try GestureScene()
    let recognizer = scene.add(ScriptedRecognizer(), "own")
    var heard: [Int] = []
    scene.inner.onTouches = { _, _ in heard.append(recognizer.calls.count) }
    let finger = try scene.finger()
    finger.move(to: scene.point(1))
    #expect(heard == [1, 2])
  }

  @Test func recognizedGestureTakesTheTouchFromTheView() throws {
    let scene = try GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    var phases: [UITouch.Phase] = []
    scene.inner.onTouches = { touches, _ in phases += touches.map(\.phase) }
    let finger = try scene.finger()
    finger.move(to: scene.point(1))
    finger.move(to: scene.point(20))
    #expect(finger.touch.phase == .moved)
    finger.move(to: scene.point(30))
    finger.lift()
    #expect(
      scene.log.lines == [
        "inner.began 1", "inner.moved 1", "inner.cancelled 1", "pan began", "pan changed", "pan ended",
      ]
    )
    #expect(phases == [.began, .moved, .cancelled])
  }

  @Test func viewKeepsTheTouchIfTheRecognizerLeavesItAlone() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    scene.simulator.tap(scene.inner)
    #expect(scene.log.lines == ["inner.began 1", "tap ended", "inner.ended 1"])
  }

  @Test func fingerThatJoinsAGestureDoesNotReachItsView() throws {
    let scene = try GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    let first = try #require(scene.simulator.touchDown(at: scene.point(100)))
    first.move(to: scene.point(120))
    let second = try scene.finger()
    second.lift()
    first.lift()
    #expect(scene.touches == ["outer.began 1", "outer.cancelled 1"])
  }

  @Test func fingersOfAPinchAreTakenTogether() throws {
    let scene = try GestureScene()
    scene.inner.isMultipleTouchEnabled = true
    scene.add(UIPinchGestureRecognizer(), "pinch")
    scene.simulator.pinch(at: scene.middle, from: 40, to: 80, duration: 1.0 / 60)
    #expect(scene.touches == ["inner.began 1", "inner.began 1", "inner.cancelled 2"])
  }

  @Test func recognizersGetFingersThatTheViewDoesNotTake() throws {
    let scene = try GestureScene()
    scene.add(UIPinchGestureRecognizer(), "pinch")
    scene.simulator.pinch(at: scene.middle, from: 40, to: 80, duration: 1.0 / 60)
    #expect(scene.actions == ["pinch began", "pinch changed", "pinch ended"])
    #expect(scene.touches == ["inner.began 1", "inner.cancelled 1"])
  }

  // MARK: Double taps: the sequences in the documentation of delaysTouchesEnded

  @Test func endOfTheFirstTapIsHeldAndThenCancelled() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.simulator.doubleTap(scene.inner)
    #expect(
      scene.touches == ["inner.began 1", "inner.began 1", "inner.cancelled 1", "inner.cancelled 1"]
    )
  }

  @Test func endOfTheFirstTapIsHeardIfItIsNotDelayed() throws {
    let scene = try GestureScene()
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    scene.simulator.doubleTap(scene.inner)
    #expect(scene.touches == ["inner.began 1", "inner.ended 1", "inner.began 1", "inner.cancelled 1"])
  }

  @Test func heldEndIsHeardWhenNoSecondTapComes() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.simulator.tap(scene.inner)
    #expect(scene.touches == ["inner.began 1"])
    scene.simulator.advance(by: 1)
    #expect(scene.touches == ["inner.began 1", "inner.ended 1"])
  }

  // MARK: delaysTouchesBegan

  @Test func viewHearsOfTheTouchWhenTheRecognizerHasFailed() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    var phases: [UITouch.Phase] = []
    scene.inner.onTouches = { touches, _ in phases += touches.map(\.phase) }
    let finger = try scene.finger()
    #expect(scene.touches == [])
    scene.simulator.advance(by: 2)
    #expect(scene.touches == ["inner.began 1"])
    finger.move(to: scene.point(1))
    finger.lift()
    #expect(scene.touches == ["inner.began 1", "inner.moved 1", "inner.ended 1"])
    #expect(phases == [.began, .moved, .ended])
  }

  @Test func viewNeverHearsOfTheTouchWhenTheGestureIsRecognized() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    scene.simulator.tap(scene.inner)
    #expect(scene.log.lines == ["tap ended"])
  }

  @Test func quickTouchThatFailsIsHeardFromBeginningToEnd() throws {
    let scene = try GestureScene()
    scene.add(UISwipeGestureRecognizer(), "swipe").delaysTouchesBegan = true
    scene.simulator.tap(scene.inner)
    #expect(scene.log.lines == ["inner.began 1", "inner.ended 1"])
  }

  // MARK: Ignoring, and recipients

  @Test func ignoredFingerIsNotTakenFromTheView() throws {
    let scene = try GestureScene()
    scene.inner.isMultipleTouchEnabled = true
    let recognizer = scene.add(IgnoringRecognizer(), "own")
    recognizer.script = ["ended": .ended]
    let first = try scene.finger(-20)
    let second = try scene.finger(20)
    #expect(recognizer.numberOfTouches == 1)
    #expect(second.touch.gestureRecognizers == [])
    second.move(to: scene.point(30))
    first.lift()
    second.lift()
    #expect(scene.actions == ["own ended"])
    #expect(
      scene.touches == [
        "inner.began 1", "inner.began 1", "inner.moved 1", "inner.cancelled 1", "inner.ended 1",
      ]
    )
  }

  @Test func touchAndEventKnowTheRecognizers() throws {
    let scene = try GestureScene()
    let near = scene.add(UIPanGestureRecognizer(), "near")
    let far = scene.add(UITapGestureRecognizer(), "far", to: scene.outer)
    let other = UITapGestureRecognizer()
    var event: UIEvent?
    scene.inner.onTouches = { event = $1 }
    let finger = try scene.finger()
    #expect(finger.touch.gestureRecognizers == [near, far])
    #expect(event?.touches(for: near) == [finger.touch])
    #expect(event?.touches(for: other) == [])
    #expect(finger.touch.type == .direct)
    finger.move(to: scene.point(100))
    #expect(finger.touch.gestureRecognizers == [near])
  }

  @Test func onlyAllowedKindsOfTouchesAreReceived() throws {
    let scene = try GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    #expect(tap.allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType.direct.rawValue)))
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == [])
    #expect(scene.touches == ["inner.began 1", "inner.ended 1"])
  }

  // MARK: Controls

  @Test func tapOnAButtonIsItsOwn() throws {
    let scene = try GestureScene()
    let button = scene.addButton()
    scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    scene.simulator.tap(button)
    #expect(scene.actions == ["button"])
    scene.simulator.tap(at: scene.point(100))
    #expect(scene.actions == ["button", "tap ended"])
  }

  /// The controls of Apple's list that exist here; sliders, switches, steppers and segmented controls don't.
  @Test func tapOnAPageControlIsItsOwn() throws {
    let scene = try GestureScene()
    let control = UIPageControl(frame: scene.inner.bounds)
    control.numberOfPages = 3
    control.addAction(UIAction { [log = scene.log] _ in log.lines.append("page") }, for: .valueChanged)
    scene.inner.addSubview(control)
    scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    scene.simulator.tap(at: control.convert(CGPoint(x: control.bounds.maxX - 5, y: 5), to: nil))
    #expect(scene.actions == ["page"])
    #expect(control.currentPage == 1)
    control.isEnabled = false
    scene.simulator.tap(control)
    #expect(scene.actions == ["page", "tap ended"])
    control.isEnabled = true
    scene.add(UITapGestureRecognizer(), "own", to: control)
    scene.simulator.tap(control)
    #expect(scene.actions == ["page", "tap ended", "own ended"])
  }

  @Test func recognizerOfTheButtonItselfComesFirst() throws {
    let scene = try GestureScene()
    let button = scene.addButton()
    scene.add(UITapGestureRecognizer(), "tap", to: button)
    scene.simulator.tap(button)
    #expect(scene.actions == ["tap ended"])
  }

  @Test func otherGesturesOfSuperviewsWorkOnAButton() throws {
    let scene = try GestureScene()
    let button = scene.addButton()
    scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    scene.simulator.drag(from: scene.middle, to: scene.point(20), duration: 1.0 / 60)
    #expect(scene.actions == ["pan began", "pan ended"])
    #expect(!button.isHighlighted)
  }

  @Test func plainControlLosesTheTapToItsSuperview() throws {
    let scene = try GestureScene()
    let control = UIControl(frame: scene.inner.bounds)
    control.addAction(UIAction { [log = scene.log] _ in log.lines.append("control") }, for: .touchUpInside)
    scene.inner.addSubview(control)
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    scene.simulator.tap(control)
    #expect(scene.actions == ["tap ended"])
    tap.cancelsTouchesInView = false
    scene.simulator.tap(control)
    #expect(Set(scene.actions) == ["tap ended", "control"])
  }

  @Test func buttonAndRecognizerBothActIfTouchesAreLeftAlone() throws {
    let scene = try GestureScene()
    let button = scene.addButton()
    scene.add(UITapGestureRecognizer(), "tap", to: scene.outer).cancelsTouchesInView = false
    scene.simulator.tap(button)
    #expect(Set(scene.actions) == ["button", "tap ended"])
  }

  @Test func disabledButtonLeavesTheTapToItsSuperview() throws {
    let scene = try GestureScene()
    let button = scene.addButton()
    button.isEnabled = false
    scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    scene.simulator.tap(button)
    #expect(scene.actions == ["tap ended"])
  }
}

extension GestureScene {
  /// A button that fills the inner view and logs `button` when tapped.
  fileprivate func addButton() -> UIButton {
    let button = UIButton(frame: inner.bounds)
    button.addAction(UIAction { [log] _ in log.lines.append("button") }, for: .touchUpInside)
    inner.addSubview(button)
    return button
  }
}

/// A recognizer that accepts only one finger.
private final class IgnoringRecognizer: ScriptedRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
  }
}
