import Simulator
import Testing

@testable import UIKit

/// The page that all others can unwind to.
final class StackHomeController: UIViewController {
  var unwound = 0

  nonisolated static var methods: [String: SelectorMethod] {
    ["home:": { object, _ in unsafeDowncast(object, to: StackHomeController.self).unwound += 1 }]
  }
}

/// Truth: Apple's documentation of storyboards and Technical Note TN2298: containers are instantiated with
/// their children, push and show segues push, and containers perform the way back of an unwind segue.
@MainActor struct ContainerSegueTests {
  private typealias Home = StackHomeController

  private func boot() throws -> Simulator {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    try UIStoryboard.install(
      initial: "navigation",
      """
      <navigationController id="navigation"><navigationBar key="navigationBar" id="bar"/><connections>
      <segue destination="home" kind="relationship" relationship="rootViewController" id="s-1"/></connections>
      </navigationController>
      """,
      """
      <viewController title="Home" id="home" customClass="StackHomeController" customModule="UIKitTests">
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" title="Next" id="next">
      <connections><segue destination="page" kind="show" identifier="show" id="s-2"/></connections></barButtonItem>
      </navigationItem><connections><segue destination="page" kind="push" identifier="push" id="s-3"/></connections>
      </viewController>
      """,
      """
      <viewController title="Page" id="page"><connections>
      <segue destination="page" kind="presentation" identifier="present" id="s-4"/>
      <segue destination="page" kind="show" identifier="show" id="s-5"/>
      <segue destination="exit" kind="unwind" identifier="home" unwindAction="home:" id="s-6"/></connections>
      </viewController><exit id="exit"/>
      """,
      """
      <tabBarController storyboardIdentifier="tabs" id="tabs"><connections>
      <segue destination="home" kind="relationship" relationship="viewControllers" id="s-7"/>
      <segue destination="page" kind="relationship" relationship="viewControllers" id="s-8"/></connections>
      </tabBarController>
      """
    )
    return device
  }

  private func launch() throws -> (device: Simulator, navigation: UINavigationController, home: Home) {
    let device = try boot()
    device.launch(storyboard: "Main")
    let navigation = try #require(device.keyWindow?.rootViewController as? UINavigationController)
    return (device, navigation, try #require(navigation.topViewController as? Home))
  }

  // MARK: Containment

  @Test func aNavigationControllerComesWithItsRoot() throws {
    let (_, navigation, home) = try launch()
    #expect(navigation.viewControllers == [home])
    #expect(home.parent === navigation)
    #expect(home.storyboard === navigation.storyboard)
  }

  @Test func aTabBarControllerComesWithItsTabs() throws {
    _ = try boot()
    let tabs: UITabBarController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "tabs")
    #expect(tabs.viewControllers?.map { $0 is Home } == [true, false])
    #expect(tabs.selectedIndex == 0)
  }

  // MARK: Pushing

  @Test(arguments: ["show", "push"])
  func thePageIsPushed(_ identifier: String) throws {
    let (device, navigation, home) = try launch()
    home.performSegue(withIdentifier: identifier, sender: nil)
    device.advanceUntilIdle()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "Page")
  }

  @Test func aBarButtonItemTriggersItsSegue() throws {
    let (device, navigation, _) = try launch()
    device.tap(at: CGPoint(x: 300, y: 42))
    device.advanceUntilIdle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func performingDuringAPushLosesNoController() throws {
    let (device, navigation, home) = try launch()
    home.performSegue(withIdentifier: "show", sender: nil)
    home.performSegue(withIdentifier: "show", sender: nil)
    device.advanceUntilIdle()
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.topViewController?.view.window != nil)
  }

  // MARK: Unwinding

  @Test func unwindingPops() throws {
    let (device, navigation, home) = try launch()
    for _ in 0..<2 {
      navigation.topViewController?.performSegue(withIdentifier: "show", sender: nil)
      device.advanceUntilIdle()
    }
    #expect(navigation.viewControllers.count == 3)
    navigation.topViewController?.performSegue(withIdentifier: "home", sender: nil)
    device.advanceUntilIdle()
    #expect(navigation.viewControllers == [home])
    #expect(home.unwound == 1)
  }

  @Test func unwindingDismissesAndPops() throws {
    let (device, navigation, home) = try launch()
    home.performSegue(withIdentifier: "show", sender: nil)
    device.advanceUntilIdle()
    navigation.topViewController?.performSegue(withIdentifier: "present", sender: nil)
    device.advanceUntilIdle()
    let sheet = try #require(navigation.presentedViewController)
    sheet.performSegue(withIdentifier: "home", sender: nil)
    device.advanceUntilIdle()
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers == [home])
    #expect(home.view.window != nil)
  }

  @Test func unwindingSelectsTheTab() throws {
    let device = try boot()
    let tabs: UITabBarController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "tabs")
    device.launch(tabs)
    tabs.selectedIndex = 1
    tabs.selectedViewController?.performSegue(withIdentifier: "home", sender: nil)
    device.advanceUntilIdle()
    #expect(tabs.selectedIndex == 0)
  }
}
