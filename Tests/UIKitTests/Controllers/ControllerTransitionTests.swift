import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.transition(from:to:duration:options:animations:completion:).
@MainActor struct ControllerTransitionTests {
  @Test func oneChildGivesWayToAnother() {
    let scene = Scene()
    var ended: Bool?
    scene.parent.transition(from: scene.old, to: scene.new, duration: 0.5) {
      scene.new.view.alpha = 0.5
    } completion: {
      ended = $0
    }
    #expect(scene.new.view.superview === scene.parent.view)
    #expect(scene.old.view.superview === scene.parent.view)
    scene.simulator.advance(by: 0.4)
    #expect(ended == nil)
    scene.simulator.advance(by: 0.2)
    #expect(ended == true)
    #expect(scene.old.view.superview == nil)
    #expect(scene.parent.children == [scene.old, scene.new])
  }

  @Test func bothChildrenHearOfIt() {
    let scene = Scene()
    scene.parent.transition(from: scene.old, to: scene.new, duration: 0.5) {
      scene.new.view.alpha = 0.5
    }
    scene.simulator.settle()
    #expect(
      scene.log.take().filter { $0.contains("ppear") }.sorted() == [
        "new.viewWillAppear", "old.viewWillDisappear",
      ]
    )
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take().filter { $0.contains("ppear") }.sorted() == [
        "new.viewDidAppear", "old.viewDidDisappear",
      ]
    )
    #expect(scene.new.animatedFlags == [true, true])
    #expect(scene.simulator.console == [])
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
  ])
  func aTransitionOfTheOptionsLastsItsTimeWithoutAnimations(options: UIView.AnimationOptions) {
    let scene = Scene()
    var hasEnded = false
    scene.parent.transition(
      from: scene.old,
      to: scene.new,
      duration: 0.5,
      options: options,
      animations: nil
    ) { _ in
      hasEnded = true
    }
    scene.simulator.advance(by: 0.4)
    #expect(!hasEnded)
    #expect(scene.parent.view.transition != nil)
    scene.simulator.advance(by: 0.2)
    #expect(hasEnded)
    #expect(scene.parent.view.transition == nil)
    #expect(scene.old.view.superview == nil)
    #expect(scene.new.view.superview === scene.parent.view)
  }

  @Test func withoutDurationItIsOverAtOnce() {
    let scene = Scene()
    scene.parent.transition(from: scene.old, to: scene.new, duration: 0, animations: nil)
    scene.simulator.settle()
    #expect(scene.simulator.time == 0)
    #expect(scene.old.view.superview == nil)
    #expect(scene.new.animatedFlags == [false, false])
  }

  @Test func strangersRaise() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let parent = UIViewController()
        let child = FirstController()
        parent.addChild(child)
        parent.transition(from: child, to: SecondController(), duration: 0, animations: nil)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Children view controllers <FirstController> and <SecondController> must have a common parent view "
        + "controller when calling -[UIViewController transitionFromViewController:toViewController:"
        + "duration:options:animations:completion:]"
    )
  }
}

/// A parent on screen that shows the first of its two children.
@MainActor private struct Scene {
  let simulator = Simulator.boot()
  let log = CallLog()
  let parent: LoggingViewController
  let old: LoggingViewController
  let new: LoggingViewController

  init() {
    parent = LoggingViewController("parent", log)
    old = LoggingViewController("old", log)
    new = LoggingViewController("new", log)
    simulator.launch(parent)
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    for child in [old, new] { child.didMove(toParent: parent) }
    simulator.settle()
    _ = log.take()
  }
}

private final class FirstController: UIViewController {}
private final class SecondController: UIViewController {}
