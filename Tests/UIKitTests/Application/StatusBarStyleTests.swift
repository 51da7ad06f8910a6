import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.preferredStatusBarStyle and childForStatusBarStyle; a navigation controller
/// follows its bar's style unless the bar is hidden.
@MainActor struct StatusBarStyleTests {
  private final class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test(arguments: [(6.0, UIStatusBarStyle.default), (7, .lightContent), (9, .lightContent)])
  func theRootControllerDecidesFromIOS7On(_ version: Double, _ expected: UIStatusBarStyle) {
    let device = Simulator.boot(.iPhone5, iOS: version)
    device.launch(LightController())
    #expect(device.application.statusBarStyle == expected)
  }

  /// Truth: Apple, Information Property List, UIViewControllerBasedStatusBarAppearance: with NO the application decides.
  @Test func theApplicationDecidesIfInfoPlistSaysSo() {
    let device = Simulator.boot(.iPhone5, iOS: 9, statusBarStyle: .default)
    device.launch(LightController())
    #expect(device.application.statusBarStyle == .default)
    device.application.statusBarStyle = .lightContent
    #expect(device.application.statusBarStyle == .lightContent)
    device.application.setStatusBarHidden(true, with: .fade)
    #expect(device.application.isStatusBarHidden)
  }

  @Test func theApplicationCanNotDecideOtherwise() {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    device.launch(UIViewController())
    device.application.setStatusBarStyle(.lightContent, animated: false)
    device.application.setStatusBarHidden(true, with: .none)
    #expect(device.application.statusBarStyle == .default)
    #expect(!device.application.isStatusBarHidden)
  }

  @Test func aNavigationControllerFollowsItsBar() {
    let device = Simulator.boot(.iPhone5, iOS: 7)
    let navigation = UINavigationController(rootViewController: LightController())
    device.launch(navigation)
    #expect(device.application.statusBarStyle == .default)
    navigation.navigationBar.barStyle = .black
    #expect(device.application.statusBarStyle == .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(device.application.statusBarStyle == .lightContent)
  }

  @Test func tabsAskTheSelectedController() {
    let device = Simulator.boot(.iPhone5, iOS: 7)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), LightController()]
    device.launch(tabs)
    #expect(device.application.statusBarStyle == .default)
    tabs.selectedIndex = 1
    #expect(device.application.statusBarStyle == .lightContent)
  }

  @Test func aDelegatesWindowIsSeenAsAnOptionalMember() {
    let device = Simulator.boot(.iPhone5, iOS: 7)
    device.launch(delegate: WindowDelegate())
    let root = UIApplication.shared.delegate?.window??.rootViewController
    #expect(root is LightController)
    let window: UIWindow? = UIApplication.shared.delegate?.window
    #expect(window?.rootViewController === root)
  }

  private final class WindowDelegate: UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = LightController()
      window?.makeKeyAndVisible()
      return true
    }
  }
}
