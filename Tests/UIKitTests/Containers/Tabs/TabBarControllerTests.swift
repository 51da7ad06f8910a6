import Simulator
import Testing
import UIKit

/// Truth: Apple, UITabBarController, its delegate and UITabBar: 49 points high, five tabs on a phone,
/// NSNotFound for More; the delegate is called only for taps.
@MainActor struct TabBarControllerTests {
  private func makeTabs(_ count: Int, log: CallLog = CallLog()) -> (
    UITabBarController, [LoggingViewController]
  ) {
    let controllers = (0..<count).map { index in
      let controller = LoggingViewController("T\(index)", log)
      controller.title = "Tab \(index)"
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return (tabs, controllers)
  }

  @Test func theFirstTabIsSelectedAndABarShowsAnItemForEach() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let (tabs, controllers) = makeTabs(3)
    simulator.launch(tabs)
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2"])
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    #expect(controllers[0].tabBarController === tabs)
    tabs.selectedIndex = 2
    #expect(controllers[2].view.window != nil && controllers[0].view.window == nil)
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.children.count == 3)
  }

  @Test func aTabThatHasMovedIntoAStackStaysThere() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let (tabs, controllers) = makeTabs(2)
    let stack = UINavigationController(rootViewController: controllers[1])
    tabs.viewControllers = [controllers[0], stack]
    #expect(controllers[1].parent === stack)
    #expect(stack.children == [controllers[1]])
  }

  @Test func selectingCallsInTheOrderOfExchange() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let log = CallLog()
    let (tabs, controllers) = makeTabs(2, log: log)
    simulator.launch(tabs)
    _ = log.take()
    tabs.selectedViewController = controllers[1]
    simulator.settle()
    #expect(
      log.take() == [
        "T1.loadView", "T1.viewDidLoad", "T1.viewWillAppear", "T0.viewWillDisappear",
        "T0.viewDidDisappear", "T1.viewDidAppear",
      ]
    )
  }

  @Test func onlyTapsAreToldToTheDelegate() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let (tabs, controllers) = makeTabs(3)
    let delegate = TabLog(refused: controllers[1])
    tabs.delegate = delegate
    simulator.launch(tabs)
    tabs.selectedIndex = 2
    #expect(delegate.log.take() == [])
    simulator.tap(tabs.tabBar.tabViews[0])
    #expect(delegate.log.take() == ["should T0", "did T0"])
    #expect(tabs.selectedIndex == 0)
    simulator.tap(tabs.tabBar.tabViews[1])
    #expect(delegate.log.take() == ["should T1"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func theBarTakesItsHeightAndTheChildTheRestUpToIOS6() {
    let simulator = Simulator.boot(.iPhone3GS, iOS: 6, statusBarHidden: true)
    let content = UIViewController()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: content)
    tabs.viewControllers = [navigation, UIViewController()]
    simulator.launch(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
    #expect(content.view.frame == CGRect(x: 0, y: 44, width: 320, height: 387))
  }

  @Test func contentRunsUnderTheBarFromIOS7() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    simulator.launch(tabs)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(content.topLayoutGuide.length == 64)
    #expect(content.bottomLayoutGuide.length == 49)
    tabs.tabBar.isTranslucent = false
    simulator.settle()
    #expect(content.view.frame.height == 519)
    #expect(content.bottomLayoutGuide.length == 0)
  }

  @Test func aPushedControllerMayHideTheBar() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    simulator.launch(tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    simulator.advance(by: 1)
    #expect(tabs.tabBar.frame.minX == -320)
    #expect(pushed.bottomLayoutGuide.length == 0)
    navigation.popViewController(animated: true)
    simulator.advance(by: 1)
    #expect(tabs.tabBar.frame.minX == 0)
  }

  @Test func aTapOnTheSelectedTabLeadsToTheBottomOfItsStack() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    root.title = "Root"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    simulator.launch(tabs)
    #expect(tabs.tabBar.items?.first?.title == "Root")
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.tap(tabs.tabBar.tabViews[1])
    #expect(navigation.viewControllers.count == 2)
    simulator.tap(tabs.tabBar.tabViews[0])
    #expect(navigation.viewControllers.count == 2)
    simulator.tap(tabs.tabBar.tabViews[0])
    simulator.advance(by: 1)
    #expect(navigation.viewControllers == [root])
  }

  @Test(arguments: [(DeviceModel.iPhone5, 5, 6), (.iPad, 8, 9)])
  func moreTabsThanFitAreListedUnderMore(model: DeviceModel, room: Int, count: Int) throws {
    let simulator = Simulator.boot(model, iOS: 7)
    let (tabs, controllers) = makeTabs(count)
    simulator.launch(tabs)
    #expect(tabs.tabBar.items?.count == room)
    simulator.tap(tabs.tabBar.tabViews[room - 1])
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    let list = try #require(tabs.moreNavigationController.topViewController)
    simulator.settle()
    let rows = try #require(list.view as? UITableView).visibleCells
    #expect(rows.map { $0.textLabel?.text } == controllers[(room - 1)...].map(\.title))
    simulator.tap(rows[1])
    simulator.advance(by: 1)
    #expect(tabs.selectedViewController === controllers[room])
    #expect(controllers[room].navigationController === tabs.moreNavigationController)
    #expect(controllers[room].view.window != nil)
    let back = try #require(tabs.moreNavigationController.navigationBar.backButton)
    simulator.tap(back)
    simulator.advance(by: 1)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(controllers[room].parent === tabs)
    tabs.selectedIndex = room
    simulator.settle()
    #expect(controllers[room].view.window != nil)
    tabs.viewControllers = Array(controllers[..<2])
    simulator.settle()
    #expect(tabs.selectedIndex == 0 && controllers[0].view.window != nil)
    #expect(tabs.tabBar.items?.count == 2)
  }

  @Test func selectingAStrangerRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
        + "view controllers can be selected."
    )
  }

  @Test func withoutControllersNothingIsSelected() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let (tabs, controllers) = makeTabs(2)
    #expect(UITabBarController().viewControllers == nil)
    simulator.launch(tabs)
    tabs.viewControllers = nil
    simulator.settle()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
    #expect(tabs.children == [] && tabs.tabBar.items == [])
    #expect(controllers.allSatisfy { $0.parent == nil && $0.viewIfLoaded?.window == nil })
    tabs.viewControllers = []
    #expect(tabs.viewControllers == [])
    tabs.viewControllers = controllers
    simulator.settle()
    #expect(tabs.selectedIndex == 0 && controllers[0].view.window != nil)
  }

  @Test func aControllerGivenTwiceCountsOnce() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let (tabs, controllers) = makeTabs(2)
    simulator.launch(tabs)
    tabs.setViewControllers([controllers[1], controllers[0], controllers[1]], animated: true)
    simulator.settle()
    #expect(tabs.viewControllers == [controllers[1], controllers[0]])
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.selectedViewController === controllers[0])
  }

  @Test func aDelegateThatRemovesItselfHearsNothingMore() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let (tabs, controllers) = makeTabs(3)
    let delegate = TabLog(refused: controllers[2])
    delegate.onShould = { tabs.delegate = nil }
    tabs.delegate = delegate
    simulator.launch(tabs)
    simulator.tap(tabs.tabBar.tabViews[1])
    #expect(delegate.log.take() == ["should T1"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test(
    arguments: [
      (DeviceModel.iPhone5, 10.0, 49), (.iPhone5, 11, 32), (.iPhone6, 11, 32), (.iPhone6Plus, 11, 49),
      (.iPad, 11, 49),
    ] as [(DeviceModel, Double, CGFloat)]
  )
  func theBarIsLowOnAPhoneInLandscapeFromIOS11(model: DeviceModel, version: Double, height: CGFloat) {
    let simulator = Simulator.boot(model, iOS: version)
    let (tabs, controllers) = makeTabs(3)
    simulator.launch(tabs)
    #expect(tabs.tabBar.frame.height == 49)
    simulator.rotate(to: .landscapeLeft)
    #expect(tabs.tabBar.frame.height == height)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    #expect(tabs.tabBar.tabViews.allSatisfy { $0.frame.height == height })
    #expect(controllers[0].bottomLayoutGuide.length == height)
    simulator.rotate(to: .portrait)
    #expect(tabs.tabBar.frame.height == 49)
  }

  @Test func upToIOS5AllTabsMustAgreeAboutATurn() {
    let simulator = Simulator.boot(.iPhone3GS, iOS: 5)
    let (tabs, controllers) = makeTabs(3)
    controllers[2].allowed = .portrait
    simulator.launch(tabs)
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.application.statusBarOrientation == .portrait)
    simulator.rotate(to: .portrait)
    controllers[2].allowed = [.portrait, .landscapeRight]
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.application.statusBarOrientation == .landscapeRight)
  }

  @Test func fromIOS6TheTabsAreNotAsked() {
    let simulator = Simulator.boot(.iPhone3GS, iOS: 6)
    let (tabs, controllers) = makeTabs(3)
    for controller in controllers { controller.allowed = .portrait }
    simulator.launch(tabs)
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.application.statusBarOrientation == .landscapeRight)
  }

  @Test func nothingKeepsATabBarController() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    weak var weakTabs: UITabBarController?
    do {
      let (tabs, _) = makeTabs(7)
      weakTabs = tabs
      simulator.launch(tabs)
      simulator.tap(tabs.tabBar.tabViews[4])
    }
    simulator.keyWindow?.rootViewController = UIViewController()
    simulator.settle()
    #expect(weakTabs == nil)
  }
}

@MainActor
private final class TabLog: UITabBarControllerDelegate {
  let log = CallLog()
  var onShould: (() -> Void)?
  private let refused: UIViewController

  init(refused: UIViewController) { self.refused = refused }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggingViewController)?.name ?? "\(controller)"
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("should \(name(viewController))")
    onShould?()
    return viewController !== refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log.add("did \(name(viewController))")
  }
}
