import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView and UIGestureRecognizer: a recognizer belongs to one view, which retains it;
/// disabling or removing it cancels its gesture; handlers may do anything.
@MainActor struct GestureLifetimeTests {
  // MARK: Views and their recognizers

  @Test func viewListsItsRecognizersInTheOrderAdded() throws {
    _ = try GestureScene()
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap, pan])
    #expect(tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [pan])
    #expect(tap.view == nil)
    view.gestureRecognizers = [tap]
    #expect(view.gestureRecognizers == [tap])
    #expect(pan.view == nil)
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil)
  }

  @Test func recognizerMovesToTheViewThatItIsAddedToLast() throws {
    _ = try GestureScene()
    let first = UIView()
    let second = UIView()
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap])
    #expect(tap.view === second)
    first.removeGestureRecognizer(tap)
    #expect(tap.view === second)
  }

  @Test func viewKeepsItsRecognizerAndNotTheOtherWayRound() throws {
    _ = try GestureScene()
    var view: UIView? = UIView()
    weak var tap: UITapGestureRecognizer?
    do {
      let created = UITapGestureRecognizer { _ in }
      view?.addGestureRecognizer(created)
      tap = created
    }
    #expect(tap?.view === view)
    view = nil
    #expect(tap == nil)
  }

  @Test func nothingIsKeptAfterAGesture() throws {
    let scene = try GestureScene()
    weak var kept: UIPanGestureRecognizer?
    weak var touch: UITouch?
    do {
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      kept = pan
      let finger = try scene.finger()
      touch = finger.touch
      finger.move(to: scene.point(30))
      finger.lift()
      scene.inner.removeGestureRecognizer(pan)
    }
    #expect(kept == nil)
    #expect(touch == nil)
  }

  @Test func descriptionHasClassNameAndState() throws {
    _ = try GestureScene()
    let tap = UITapGestureRecognizer()
    #expect("\(tap)" == "<UITapGestureRecognizer; state = possible>")
    tap.name = "open"
    #expect("\(tap)" == "<UITapGestureRecognizer \"open\"; state = possible>")
  }

  // MARK: Handlers

  @Test func handlersRunInTheOrderAddedAndCanBeRemoved() throws {
    let scene = try GestureScene()
    var calls: [Int] = []
    let tap = UITapGestureRecognizer { _ in calls.append(1) }
    let second = tap.addHandler { _ in calls.append(2) }
    tap.addHandler { _ in calls.append(3) }
    scene.inner.addGestureRecognizer(tap)
    scene.simulator.tap(scene.inner)
    tap.removeHandler(second)
    tap.removeHandler(second)
    scene.simulator.tap(scene.inner)
    #expect(calls == [1, 2, 3, 1, 3])
  }

  @Test func handlerMayRemoveAnotherAndAddOne() throws {
    let scene = try GestureScene()
    var calls: [Int] = []
    let tap = UITapGestureRecognizer()
    var second: UIGestureRecognizer.HandlerToken?
    tap.addHandler { tap in
      calls.append(1)
      if let token = second { tap.removeHandler(token) }
      tap.addHandler { _ in calls.append(3) }
    }
    second = tap.addHandler { _ in calls.append(2) }
    scene.inner.addGestureRecognizer(tap)
    scene.simulator.tap(scene.inner)
    #expect(calls == [1])
    scene.simulator.tap(scene.inner)
    #expect(calls == [1, 1, 3])
  }

  @Test func handlerMayAddRecognizers() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.addHandler { pan in
      if pan.state == .began { scene.add(UIPanGestureRecognizer(), "new") }
    }
    scene.simulator.drag(from: scene.middle, to: scene.point(20), duration: 1.0 / 60)
    #expect(scene.actions == ["pan began", "pan ended"])
    #expect(scene.inner.gestureRecognizers?.count == 2)
  }

  @Test func handlerMayRemoveItsRecognizer() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.addHandler { pan in
      if pan.state == .began { pan.view?.removeGestureRecognizer(pan) }
    }
    scene.simulator.drag(from: scene.middle, to: scene.point(100))
    #expect(scene.actions == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test(arguments: [true, false])
  func handlerMayRemoveTheView(removesOuter: Bool) throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.addHandler { pan in
      if pan.state == .began { (removesOuter ? scene.outer : scene.inner).removeFromSuperview() }
    }
    scene.simulator.drag(from: scene.middle, to: scene.point(100))
    #expect(scene.actions == ["pan began", "pan cancelled"])
    #expect(pan.view === scene.inner)
    scene.simulator.tap(at: scene.middle)
  }

  @Test func handlerMayMoveTheViewToAnotherSuperview() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.addHandler { pan in
      if pan.state == .began { scene.root.addSubview(scene.inner) }
    }
    let finger = try scene.finger()
    finger.move(to: scene.point(30))
    finger.lift()
    #expect(scene.actions == ["pan began", "pan ended"])
  }

  @Test func handlerMayHideItsWindow() throws {
    let scene = try GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.addHandler { _ in scene.root.window?.isHidden = true }
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tap ended"])
    #expect(scene.simulator.touchDown(at: scene.middle) == nil)
  }

  @Test func viewThatIsGoneEndsItsGesture() throws {
    let scene = try GestureScene()
    var view: UIView? = UIView(frame: scene.inner.bounds)
    weak var recognizer: UIPanGestureRecognizer?
    if let view {
      scene.inner.addSubview(view)
      recognizer = scene.add(UIPanGestureRecognizer(), "pan", to: view)
    }
    let finger = try scene.finger()
    finger.move(to: scene.point(20))
    view?.removeFromSuperview()
    view = nil
    finger.move(to: scene.point(40))
    finger.lift()
    #expect(scene.actions == ["pan began", "pan cancelled"])
    #expect(recognizer == nil)
  }

  // MARK: Disabling

  @Test func disabledRecognizerGetsNoTouches() throws {
    let scene = try GestureScene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.isEnabled = false
    scene.simulator.tap(scene.inner)
    #expect(scene.log.lines == ["inner.began 1", "inner.ended 1"])
    tap.isEnabled = true
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == ["tap ended"])
  }

  @Test func disablingCancelsAGestureUnderWay() throws {
    let scene = try GestureScene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let finger = try scene.finger()
    finger.move(to: scene.point(20))
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    pan.isEnabled = true
    finger.move(to: scene.point(60))
    finger.lift()
    #expect(scene.actions == ["pan began", "pan cancelled"])
  }

  @Test func disablingBeforeTheBeginningIsSilentAndLetsOthersGo() throws {
    let scene = try GestureScene()
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.simulator.tap(scene.inner)
    double.isEnabled = false
    scene.simulator.settle()
    #expect(scene.actions == ["single ended"])
  }

  @Test func recognizerMayBeSwitchedOffWhileItIsAsked() throws {
    let scene = try GestureScene()
    let delegate = SwitchingDelegate()
    scene.add(UITapGestureRecognizer(), "tap").delegate = delegate
    scene.simulator.tap(scene.inner)
    #expect(scene.actions == [])
    #expect(scene.inner.gestureRecognizers?.first?.state == .possible)
  }
}

private final class SwitchingDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isEnabled = false
    return true
  }
}
