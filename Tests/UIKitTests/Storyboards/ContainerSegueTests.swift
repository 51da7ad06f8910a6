import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of storyboards and Technical Note TN2298: containers are instantiated with
/// their children, push and show segues push, and containers perform the way back of an unwind segue.
@MainActor struct ContainerSegueTests {
  /// A controller with a page number.
  private class Page: UIViewController {
    var number = 0
    var unwound = 0
  }

  /// The page that all others can unwind to.
  private final class Home: Page {}

  private func boot(_ version: Double = 9) -> Simulator {
    let device = Simulator.boot(.iPhone5, iOS: version)
    UIStoryboard.register("Main", initial: "navigation") {
      StoryboardScene("navigation", UINavigationController.self).children("home")
      StoryboardScene("home", Home.self)
        .attributes { $0.title = "Home" }
        .view { home, _ in
          home.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next")
        }
        .segue(.show, to: "page", identifier: "show", from: { $0.navigationItem.rightBarButtonItem })
        .segue(.push, to: "page", identifier: "push")
      StoryboardScene("page", Page.self)
        .attributes { $0.number = 1 }
        .segue(.presentModally, to: "page", identifier: "present")
        .segue(.show, to: "page", identifier: "show")
        .unwind(to: Home.self, identifier: "home") { home, _ in home.unwound += 1 }
      StoryboardScene("tabs", UITabBarController.self).children("home", "page")
    }
    return device
  }

  private func launch() throws -> (device: Simulator, navigation: UINavigationController, home: Home) {
    let device = boot()
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

  @Test func aTabBarControllerComesWithItsTabs() {
    _ = boot()
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
    #expect((navigation.topViewController as? Page)?.number == 1)
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
    let device = boot()
    let tabs: UITabBarController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "tabs")
    device.launch(tabs)
    tabs.selectedIndex = 1
    tabs.selectedViewController?.performSegue(withIdentifier: "home", sender: nil)
    device.advanceUntilIdle()
    #expect(tabs.selectedIndex == 0)
  }
}
