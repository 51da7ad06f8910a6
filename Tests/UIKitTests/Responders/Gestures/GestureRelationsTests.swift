import Simulator
import Testing
import UIKit

/// Truth: Apple, "Coordinating multiple gesture recognizers" and UIGestureRecognizerDelegate: recognizers
/// exclude each other unless one side allows both; one may wait until another fails; subclasses and delegates
/// may decide both.
@MainActor struct GestureRelationsTests {
  // MARK: Excluding

  @Test func recognizerOfTheViewNearestToTheFingerWins() throws {
    let scene = try GestureScene()
    scene.add(UITapGestureRecognizer(), "far", to: scene.outer)
    scene.add(UITapGestureRecognizer(), "near", to: scene.inner)
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["near ended"])
    scene.simulator.tap(at: scene.point(100))
    #expect(scene.actions == ["near ended", "far ended"])
  }

  @Test func theFirstToRecognizeMakesOthersFail() throws {
    let scene = try GestureScene()
    let far = scene.add(ScriptedRecognizer(), "far", to: scene.outer)
    scene.add(UIPanGestureRecognizer(), "pan")
    let finger = try scene.finger()
    finger.move(to: scene.point(20))
    finger.move(to: scene.point(30))
    finger.lift()
    #expect(scene.actions == ["pan began", "pan changed", "pan ended"])
    #expect(far.calls == ["began", "reset possible"])
  }

  @Test func gestureUnderWayKeepsOthersFromBeginning() throws {
    let scene = try GestureScene()
    scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    scene.add(UITapGestureRecognizer(), "tap", to: scene.inner)
    let first = try #require(scene.simulator.touchDown(at: scene.point(100)))
    first.move(to: scene.point(120))
    scene.simulator.tap(scene.inner)
    #expect(scene.actions.filter { $0.hasPrefix("tap") } == [])
    first.lift()
    scene.simulator.tap(scene.inner)
    #expect(scene.actions.last == "tap ended")
  }

  @Test func recognizersWithoutACommonFingerLeaveEachOtherAlone() throws {
    let scene = try GestureScene()
    let other = UIView(frame: CGRect(x: 10, y: 420, width: 300, height: 100))
    scene.root.addSubview(other)
    scene.add(UIPanGestureRecognizer(), "first", to: scene.outer)
    scene.add(UIPanGestureRecognizer(), "second", to: other)
    let first = try scene.finger()
    let second = try #require(scene.simulator.touchDown(on: other))
    first.move(to: scene.point(30))
    second.move(to: scene.point(60, 220))
    second.lift()
    first.lift()
    #expect(scene.actions == ["first began", "second began", "second ended", "first ended"])
  }

  @Test(arguments: [true, false])
  func eitherSideMayAllowBoth(isNearSide: Bool) throws {
    let scene = try GestureScene()
    let near = scene.add(UIPanGestureRecognizer(), "near")
    let far = scene.add(UIPanGestureRecognizer(), "far", to: scene.outer)
    let delegate = ScriptedDelegate(TouchLog())
    delegate.isSimultaneous = true
    if isNearSide { near.delegate = delegate } else { far.delegate = delegate }
    let finger = try scene.finger()
    finger.move(to: scene.point(30))
    finger.lift()
    #expect(scene.actions == ["near began", "far began", "near ended", "far ended"])
  }

  @Test func pinchAndRotationGoTogetherIfAllowed() throws {
    let scene = try GestureScene()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    let turn = scene.add(UIRotationGestureRecognizer(), "turn")
    let first = try scene.finger(-20)
    let second = try scene.finger(20)
    second.move(to: scene.point(-20, 80))
    #expect(scene.actions == ["pinch began"])
    first.lift()
    second.lift()
    let delegate = ScriptedDelegate(TouchLog())
    delegate.isSimultaneous = true
    pinch.delegate = delegate
    let third = try scene.finger(-20)
    let fourth = try scene.finger(20)
    fourth.move(to: scene.point(-20, 80))
    #expect(pinch.scale.isNear(2))
    #expect(turn.rotation.isNear(.pi / 2))
    third.lift()
    fourth.lift()
    #expect(scene.actions.suffix(2) == ["pinch ended", "turn ended"])
  }

  @Test func subclassesMayPreventNoOneOrNotBePrevented() throws {
    let scene = try GestureScene()
    let tolerant = scene.add(ToleranceRecognizer(), "tolerant")
    let stubborn = scene.add(ToleranceRecognizer(), "stubborn", to: scene.outer)
    for recognizer in [tolerant, stubborn] { recognizer.script = ["ended": .ended] }
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tolerant ended"])
    tolerant.preventsOthers = false
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tolerant ended", "tolerant ended", "stubborn ended"])
    tolerant.preventsOthers = true
    stubborn.isPreventable = false
    scene.log.lines = []
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tolerant ended", "stubborn ended"])
  }

  // MARK: Requiring failure

  @Test func dependentFailsWhenTheOtherRecognizes() throws {
    let scene = try GestureScene()
    let first = scene.add(ScriptedRecognizer(), "first")
    let second = scene.add(ScriptedRecognizer(), "second")
    first.require(toFail: second)
    first.script = ["began": .ended]
    second.script = ["ended": .ended]
    let finger = try scene.finger()
    #expect(first.state == .possible)
    finger.lift()
    #expect(scene.actions == ["second ended"])
    #expect(first.calls == ["began", "ended", "reset possible"])
  }

  @Test func dependentGoesOnWhenTheOtherFails() throws {
    let scene = try GestureScene()
    let first = scene.add(ScriptedRecognizer(), "first")
    let second = scene.add(ScriptedRecognizer(), "second")
    first.require(toFail: second)
    first.script = ["began": .began, "moved": .changed]
    second.script = ["ended": .failed]
    let finger = try scene.finger()
    finger.move(to: scene.point(1))
    finger.move(to: scene.point(2))
    #expect(first.state == .possible)
    #expect(scene.actions == [])
    first.script["ended"] = .ended
    finger.lift()
    #expect(scene.actions == ["first began", "first changed", "first ended"])
  }

  @Test func whoeverIsNotTouchedNeedNotFail() throws {
    let scene = try GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let elsewhere = UITapGestureRecognizer()
    UIView().addGestureRecognizer(elsewhere)
    tap.require(toFail: elsewhere)
    tap.require(toFail: tap)
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tap ended"])
  }

  @Test func ringOfRequirementsEndsWithTheLastThatAsks() throws {
    let scene = try GestureScene()
    let names = ["first", "second", "third"]
    let ring = names.map { scene.add(UITapGestureRecognizer(), $0) }
    for index in ring.indices { ring[index].require(toFail: ring[(index + 1) % ring.count]) }
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["third ended"])
    #expect(ring.allSatisfy { $0.state == .possible })
  }

  @Test(arguments: ["require", "be required", "subclass requires", "subclass is required"])
  func delegatesAndSubclassesMayAskForFailure(way: String) throws {
    let scene = try GestureScene()
    let single = scene.add(RequiringTap(), "single")
    let double = scene.add(RequiringTap(), "double")
    double.numberOfTapsRequired = 2
    let delegate = ScriptedDelegate(TouchLog())
    switch way {
    case "require":
      single.delegate = delegate
      delegate.requiresFailure = { $0 === single && $1 === double }
    case "be required":
      double.delegate = delegate
      delegate.isRequiredToFail = { $0 === double && $1 === single }
    case "subclass requires":
      single.requires = { $0 === double }
    default:
      double.isRequired = { $0 === single }
    }
    scene.simulator.doubleTap(scene.inner)
    scene.simulator.advance(by: 1)
    #expect(scene.actions == ["double ended"])
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["double ended"])
    scene.simulator.advance(by: 1)
    #expect(scene.actions == ["double ended", "single ended"])
  }

  // MARK: The delegate

  @Test func delegateIsAskedInOrder() throws {
    let scene = try GestureScene()
    let delegate = ScriptedDelegate(scene.log)
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    tap.delegate = delegate
    pan.delegate = delegate
    scene.simulator.tap(scene.inner)
    #expect(
      scene.log.lines == [
        "receive? tap", "receive? pan", "inner.began 1", "begin? tap", "beside? tap pan", "beside? pan tap",
        "inner.cancelled 1", "tap ended",
      ]
    )
  }

  @Test func delegateMayKeepARecognizerFromBeginning() throws {
    let scene = try GestureScene()
    let delegate = ScriptedDelegate(TouchLog())
    delegate.shouldBegin = false
    scene.add(UITapGestureRecognizer(), "near").delegate = delegate
    scene.add(UITapGestureRecognizer(), "far", to: scene.outer)
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["far ended"])
    #expect(delegate.log.lines.filter { $0 == "begin? near" }.count == 1)
  }

  @Test func delegateMayKeepAFingerFromARecognizer() throws {
    let scene = try GestureScene()
    let delegate = ScriptedDelegate(TouchLog())
    delegate.shouldReceive = false
    let recognizer = scene.add(ScriptedRecognizer(), "own")
    recognizer.delegate = delegate
    scene.simulator.tap(scene.inner)
    #expect(recognizer.calls == [])
    #expect(delegate.log.lines == ["receive? own"])
  }

  @Test func viewMayKeepARecognizerFromBeginning() throws {
    let scene = try GestureScene()
    let view = RefusingView(frame: scene.inner.bounds)
    scene.inner.addSubview(view)
    scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    scene.simulator.tap(view)
    #expect(scene.actions == [])
    view.removeFromSuperview()
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tap ended"])
  }

  @Test func delegateIsNotKept() throws {
    _ = try GestureScene()
    let tap = UITapGestureRecognizer()
    tap.delegate = ScriptedDelegate(TouchLog())
    #expect(tap.delegate == nil)
  }
}

private final class ToleranceRecognizer: ScriptedRecognizer {
  var preventsOthers = true
  var isPreventable = true

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { preventsOthers }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }
}

private final class RequiringTap: UITapGestureRecognizer {
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requires(otherGestureRecognizer)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isRequired(otherGestureRecognizer)
  }
}

private final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
