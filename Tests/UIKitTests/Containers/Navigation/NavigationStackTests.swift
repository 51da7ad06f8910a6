import Simulator
import Testing
import UIKit

/// Truth: Apple, UINavigationController and UINavigationItem; logged callback orders of devices; texts of
/// crash reports.
@MainActor struct NavigationStackTests {
  @Test func pushingAppendsAndPoppingRemovesTheLast() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    simulator.launch(navigation)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.topViewController === second)
    simulator.advance(by: 1)
    navigation.show(third, sender: nil)
    simulator.advance(by: 1)
    #expect(navigation.popViewController(animated: true) === third)
    #expect(navigation.viewControllers == [first, second])
    simulator.advance(by: 1)
    #expect(third.parent == nil && third.navigationController == nil)
    #expect(navigation.popToRootViewController(animated: false) == [second])
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.children == [first])
    #expect(first.view.window != nil && second.view.window == nil)
  }

  @Test func aChildThatIsNotOnTheStackStaysOne() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let other = UIViewController()
    navigation.addChild(other)
    simulator.launch(navigation)
    #expect(other.parent === navigation)
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: true)
    simulator.advance(by: 1)
    navigation.popViewController(animated: true)
    simulator.advance(by: 1)
    #expect(other.parent === navigation)
    #expect(pushed.parent == nil)
  }

  @Test(arguments: [true, false])
  func pushAndPopCallInTheOrderOfADevice(isAnimated: Bool) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let log = CallLog()
    let first = LoggingViewController("A", log)
    let second = LoggingViewController("B", log)
    let navigation = UINavigationController(rootViewController: first)
    let delegate = NavigationLog(log)
    navigation.delegate = delegate
    simulator.launch(navigation)
    #expect(log.take().suffix(4) == ["willShow(A)", "A.viewWillAppear", "A.viewDidAppear", "didShow(A)"])
    navigation.pushViewController(second, animated: isAnimated)
    simulator.advance(by: 1)
    #expect(
      log.take() == [
        "B.willMove(<UINavigationController>)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear",
        "willShow(B)", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.didMove(<UINavigationController>)", "didShow(B)",
      ]
    )
    #expect(second.animatedFlags == [isAnimated, isAnimated])
    navigation.popViewController(animated: isAnimated)
    simulator.advance(by: 1)
    #expect(
      log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear", "willShow(A)", "A.viewWillAppear",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)", "didShow(A)",
      ]
    )
  }

  @Test func touchesAreIgnoredWhileControllersChange() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.launch(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(simulator.application.isIgnoringInteractionEvents)
    #expect(navigation.topViewController?.transitionCoordinator?.isAnimated == true)
    simulator.advance(by: 0.5)
    #expect(!simulator.application.isIgnoringInteractionEvents)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func theBackButtonPops() throws {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    simulator.launch(navigation)
    #expect(navigation.navigationBar.backButton == nil)
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: true)
    simulator.advance(by: 1)
    let back = try #require(navigation.navigationBar.backButton)
    #expect(back.currentTitle == "First")
    #expect(navigation.navigationBar.titleLabel?.text == "Second")
    simulator.tap(back)
    simulator.advance(by: 1)
    #expect(navigation.viewControllers == [first])
    #expect(navigation.navigationBar.titleLabel?.text == "First")
  }

  @Test func theSwipeFromTheEdgePopsOrIsAbandoned() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let log = CallLog()
    let first = LoggingViewController("A", log)
    let second = LoggingViewController("B", log)
    let navigation = UINavigationController(rootViewController: first)
    simulator.launch(navigation)
    navigation.pushViewController(second, animated: false)
    _ = log.take()
    simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 2)
    simulator.advance(by: 1)
    #expect(navigation.viewControllers == [first, second])
    #expect(
      log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
      ]
    )
    #expect(second.view.window != nil && first.view.window == nil)
    #expect(second.parent === navigation && !second.isMovingFromParent)
    simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.5)
    simulator.advance(by: 1)
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
    #expect(!simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aPushDuringAPushEndsTheFirst() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let log = CallLog()
    let controllers = ["A", "B", "C"].map { LoggingViewController($0, log) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    simulator.launch(navigation)
    navigation.pushViewController(controllers[1], animated: true)
    simulator.advance(by: 0.1)
    navigation.pushViewController(controllers[2], animated: true)
    #expect(log.calls.contains("B.viewDidAppear"))
    simulator.advance(by: 1)
    #expect(navigation.viewControllers == controllers)
    #expect(controllers[2].view.window != nil && controllers[1].view.window == nil)
    #expect(simulator.console.contains("nested push animation can result in corrupted navigation bar"))
    #expect(!simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aPushFromACallbackWaitsForItsEnd() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let log = CallLog()
    let controllers = ["A", "B", "C"].map { LoggingViewController($0, log) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    simulator.launch(navigation)
    controllers[1].onViewWillAppear = { navigation.pushViewController(controllers[2], animated: true) }
    navigation.pushViewController(controllers[1], animated: true)
    simulator.advance(by: 1)
    #expect(navigation.viewControllers == controllers)
    #expect(controllers[2].view.window != nil && controllers[1].view.window == nil)
    #expect(!simulator.application.isIgnoringInteractionEvents)
  }

  @Test func setViewControllersPopsToOneBelowAndPushesANewOne() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = Array(controllers[...2])
    simulator.launch(navigation)
    navigation.setViewControllers([controllers[3], controllers[0]], animated: true)
    #expect(controllers[0].view.frame.minX == 0 && controllers[2].view.frame.minX == 320)
    simulator.advance(by: 1)
    #expect(navigation.children == [controllers[3], controllers[0]])
    navigation.setViewControllers([controllers[2]], animated: true)
    simulator.advance(by: 1)
    #expect(controllers[2].view.window != nil)
    navigation.viewControllers = []
    simulator.advance(by: 1)
    #expect(navigation.topViewController == nil && navigation.children == [])
  }

  @Test func nothingKeepsAControllerThatIsGone() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    var navigation: UINavigationController? = UINavigationController(rootViewController: UIViewController())
    simulator.launch(navigation!)
    weak let pushed = {
      let pushed = UIViewController()
      pushed.navigationItem.rightBarButtonItem = pushed.editButtonItem
      pushed.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      navigation?.pushViewController(pushed, animated: true)
      return pushed
    }()
    simulator.advance(by: 1)
    #expect(pushed != nil)
    navigation?.popViewController(animated: true)
    simulator.advance(by: 1)
    #expect(pushed == nil)
    weak let weakNavigation = navigation
    navigation?.pushViewController(UIViewController(), animated: true)
    navigation = nil
    simulator.keyWindow?.rootViewController = UIViewController()
    simulator.advance(by: 1)
    #expect(weakNavigation == nil)
    #expect(!simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aNavigationControllerThatIsShownInAnotherLeadsBackThere() throws {
    let simulator = Simulator.boot(.iPhone6, iOS: 9)
    let (master, detail) = (UIViewController(), UIViewController())
    master.title = "Master"
    detail.title = "Detail"
    let outer = UINavigationController(rootViewController: master)
    let inner = UINavigationController(rootViewController: detail)
    simulator.launch(outer)
    master.show(inner, sender: nil)
    simulator.advance(by: 1)
    #expect(outer.viewControllers == [master, inner])
    #expect(!outer.navigationBar.isHidden && inner.navigationBar.isHidden)
    #expect(detail.topLayoutGuide.length == 64)
    let back = try #require(outer.navigationBar.backButton)
    #expect(back.currentTitle == "Master")
    simulator.tap(back)
    simulator.advance(by: 1)
    #expect(outer.viewControllers == [master] && !outer.navigationBar.isHidden)
    #expect(inner.viewControllers == [detail] && inner.navigationBar.backButton == nil)
    outer.show(inner, sender: nil)
    simulator.advance(by: 1)
    simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.5)
    simulator.advance(by: 1)
    #expect(outer.viewControllers == [master])
  }

  @Test func pushingTwiceRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: true)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Pushing the same view controller instance more than once is not supported (<UIViewController>)"
    )
  }

  @Test func poppingToAStrangerRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: true)
      }
    }
    expectRaised(
      result,
      "NSInternalInconsistencyException",
      "Tried to pop to a view controller that doesn't exist."
    )
  }
}

@MainActor
private final class NavigationLog: UINavigationControllerDelegate {
  private let log: CallLog

  init(_ log: CallLog) { self.log = log }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggingViewController)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("willShow(\(name(viewController)))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("didShow(\(name(viewController)))")
  }
}
