import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.addChild, removeFromParent and the exceptions that a device raises.
@MainActor struct ContainmentTests {
  @Test func addingCallsWillMoveButNotDidMove() {
    _ = Simulator.boot()
    let log = CallLog()
    let parent = LoggingViewController("P", log)
    let child = LoggingViewController("C", log)
    parent.addChild(child)
    #expect(log.take() == ["C.willMove(P)"])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
  }

  @Test func removingCallsDidMoveButNotWillMove() {
    _ = Simulator.boot()
    let log = CallLog()
    let parent = LoggingViewController("P", log)
    let child = LoggingViewController("C", log)
    parent.addChild(child)
    _ = log.take()
    child.removeFromParent()
    #expect(log.take() == ["C.didMove(nil)"])
    #expect(parent.children == [])
    #expect(child.parent == nil)
  }

  @Test func removingAnOrphanDoesNothing() {
    _ = Simulator.boot()
    let log = CallLog()
    LoggingViewController("C", log).removeFromParent()
    #expect(log.take() == [])
  }

  @Test func aChildOfAnotherParentIsTakenFromIt() {
    _ = Simulator.boot()
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [])
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test func addingTwiceKeepsOneChild() {
    _ = Simulator.boot()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.addChild(child)
    #expect(parent.children == [child])
  }

  @Test func aParentKeepsItsChildrenAndAChildNotItsParent() {
    _ = Simulator.boot()
    var parent: UIViewController? = UIViewController()
    weak let child: UIViewController? = {
      let child = UIViewController()
      parent?.addChild(child)
      return child
    }()
    let kept = child
    #expect(kept != nil)
    parent = nil
    #expect(kept?.parent == nil)
  }

  @Test func movingIsTrueFromAddingToDidMove() {
    let simulator = Simulator.boot()
    let parent = UIViewController()
    simulator.launch(parent)
    let child = LoggingViewController("C", CallLog())
    var wasMoving: Bool?
    child.onViewWillAppear = { [unowned child] in wasMoving = child.isMovingToParent }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.isMovingToParent)
    child.didMove(toParent: parent)
    #expect(wasMoving == true)
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
  }

  @Test func theViewOfAChildBelongsUnderItsParentsView() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let parent = ParentController()
        let stranger = StrangerController()
        let child = ChildController()
        parent.addChild(child)
        stranger.view.addSubview(child.view)
      }
    }
    expectRaised(
      result,
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<ChildController> should have parent view controller:<StrangerController> "
        + "but actual parent is:<ParentController>"
    )
  }

  /// Source: Apple, UIViewController.hierarchyInconsistencyException: adding a child has the same checks as
  /// adding its view.
  @Test func aChildWhoseViewLiesUnderAnotherControllersRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let parent = ParentController()
        let stranger = StrangerController()
        let child = ChildController()
        stranger.addChild(child)
        stranger.view.addSubview(child.view)
        parent.addChild(child)
      }
    }
    expectRaised(
      result,
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<ChildController> should have parent view controller:<StrangerController> "
        + "but actual parent is:<ParentController>"
    )
  }

  @Test func aContainerOfUIKitsFetchesTheViewOfItsChild() {
    let simulator = Simulator.boot()
    let stranger = StrangerController()
    let child = ChildController()
    stranger.addChild(child)
    stranger.view.addSubview(child.view)
    let navigation = UINavigationController(rootViewController: child)
    simulator.launch(navigation)
    #expect(child.parent === navigation)
    #expect(child.view.isDescendant(of: navigation.view))
  }

  @Test func theViewOfAChildMayLieDeepInItsParentsView() {
    _ = Simulator.boot()
    let parent = UIViewController()
    let child = UIViewController()
    let box = UIView()
    parent.view.addSubview(box)
    parent.addChild(child)
    box.addSubview(child.view)
    #expect(child.view.superview === box)
  }

  @Test func containingItselfRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = ParentController()
        controller.addChild(controller)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "<ParentController> cannot become a child of <ParentController>: it is that controller or contains "
        + "or presents it already. Make a new controller for the child."
    )
  }

  @Test func containingAnAncestorRaises() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        let parent = ParentController()
        let child = ChildController()
        parent.addChild(child)
        child.addChild(parent)
      }
    }
  }
}

private final class ParentController: UIViewController {}
private final class StrangerController: UIViewController {}
private final class ChildController: UIViewController {}
