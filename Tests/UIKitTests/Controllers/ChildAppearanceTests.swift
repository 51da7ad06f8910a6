import Simulator
import Testing
import UIKit

/// Truth: Apple, "Implementing a container view controller": a child appears with its parent or when its view
/// is added to a visible one; the parent's will call comes first.
@MainActor struct ChildAppearanceTests {
  @Test func aChildAppearsWithItsParent() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let parent = LoggingViewController("P", log)
    let child = LoggingViewController("C", log)
    parent.onViewDidLoad = { [unowned parent] in embed(child, in: parent) }
    simulator.launch(parent)
    let calls = log.take().filter { $0.contains("Appear") }
    #expect(calls.prefix(2) == ["P.viewWillAppear", "C.viewWillAppear"])
    #expect(calls.suffix(2).sorted() == ["C.viewDidAppear", "P.viewDidAppear"])
    #expect(calls.count == 4)
  }

  @Test func aChildDisappearsWithItsParent() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let parent = LoggingViewController("P", log)
    let child = LoggingViewController("C", log)
    parent.onViewDidLoad = { [unowned parent] in embed(child, in: parent) }
    simulator.launch(parent)
    _ = log.take()
    simulator.keyWindow?.rootViewController = UIViewController()
    simulator.settle()
    let calls = log.take()
    #expect(calls.prefix(2) == ["P.viewWillDisappear", "C.viewWillDisappear"])
    #expect(calls.suffix(2).sorted() == ["C.viewDidDisappear", "P.viewDidDisappear"])
    #expect(calls.count == 4)
  }

  @Test func aChildAddedToAVisibleParentAppearsByItself() {
    let (simulator, log, parent) = visibleParent()
    let child = LoggingViewController("C", log)
    embed(child, in: parent)
    simulator.settle()
    #expect(
      log.take() == [
        "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.didMove(P)",
        "C.viewDidAppear",
      ]
    )
    #expect(child.animatedFlags == [false, false])
  }

  @Test func aChildThatIsRemovedDisappears() {
    let (simulator, log, parent) = visibleParent()
    let child = LoggingViewController("C", log)
    embed(child, in: parent)
    simulator.settle()
    _ = log.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)",
      ]
    )
  }

  @Test func aChildWhoseViewIsElsewhereDoesNotAppear() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let parent = LoggingViewController("P", log)
    let child = LoggingViewController("C", log)
    parent.addChild(child)
    child.didMove(toParent: parent)
    simulator.launch(parent)
    #expect(!log.take().contains { $0.hasPrefix("C.view") })
  }

  @Test func aChildAddedWhileTheParentAppearsIsToldOnce() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let parent = LoggingViewController("P", log)
    let child = LoggingViewController("C", log)
    parent.onViewWillAppear = { [unowned parent] in embed(child, in: parent) }
    simulator.launch(parent)
    let calls = log.take().filter { $0.hasPrefix("C.") && $0.contains("Appear") }
    #expect(calls == ["C.viewWillAppear", "C.viewDidAppear"])
    #expect(simulator.console == [])
  }

  @Test func grandchildrenFollowToo() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let controllers = ["A", "B", "C"].map { LoggingViewController($0, log) }
    embed(controllers[2], in: controllers[1])
    embed(controllers[1], in: controllers[0])
    _ = log.take()
    simulator.launch(controllers[0])
    let calls = log.take()
    #expect(
      calls.filter { $0.hasSuffix("viewWillAppear") } == [
        "A.viewWillAppear", "B.viewWillAppear", "C.viewWillAppear",
      ]
    )
    #expect(calls.filter { $0.hasSuffix("viewDidAppear") }.count == 3)
  }

  @Test func aParentThatDoesNotForwardTellsItsChildItself() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let parent = LoggingViewController("P", log)
    parent.forwardsAppearance = false
    simulator.launch(parent)
    _ = log.take()
    let child = LoggingViewController("C", log)
    embed(child, in: parent)
    simulator.settle()
    #expect(!log.take().contains { $0.contains("Appear") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["C.viewWillAppear", "C.viewDidAppear"])
    #expect(child.animatedFlags == [true, true])
    #expect(simulator.console == [])
  }

  @Test func layoutCallbacksComeWithTheViewsOwnLayoutOnly() {
    let simulator = Simulator.boot()
    let log = CallLog()
    let controller = LoggingViewController("A", log)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.onViewDidLoad = { [unowned controller] in controller.view.addSubview(inner) }
    simulator.launch(controller)
    controller.logsLayout = true
    _ = log.take()
    inner.setNeedsLayout()
    simulator.settle()
    #expect(log.take() == [])
    controller.view.setNeedsLayout()
    simulator.settle()
    #expect(log.take() == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
    controller.view.bounds.size.height -= 10
    simulator.settle()
    #expect(log.take() == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
    controller.view.center.x += 1
    simulator.settle()
    #expect(log.take() == [])
  }

  private func visibleParent() -> (Simulator, CallLog, LoggingViewController) {
    let simulator = Simulator.boot()
    let log = CallLog()
    let parent = LoggingViewController("P", log)
    simulator.launch(parent)
    _ = log.take()
    return (simulator, log, parent)
  }
}

/// Adds a child the documented way.
@MainActor private func embed(_ child: UIViewController, in parent: UIViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}
