import Simulator
import Testing
import UIKit

/// Truth: Apple, UINavigationController and its delegate; the exceptions of public crash reports; up to iOS 5
/// the top controller decides about rotations.
@MainActor struct NavigationRulesTests {
  private func navigate(_ version: Double = 9, _ model: DeviceModel = .iPhone5) -> (
    Simulator, UINavigationController, LoggingViewController
  ) {
    let simulator = Simulator.boot(model, iOS: version)
    let root = LoggingViewController("root", CallLog())
    let navigation = UINavigationController(rootViewController: root)
    simulator.launch(navigation)
    return (simulator, navigation, root)
  }

  @Test func theVisibleControllerIsTheTopOrWhatIsPresented() {
    let (simulator, navigation, root) = navigate()
    #expect(navigation.visibleViewController === root)
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    #expect(navigation.visibleViewController === second)
    let presented = UIViewController()
    second.present(presented, animated: false)
    simulator.settle()
    #expect(navigation.visibleViewController === presented)
    #expect(navigation.topViewController === second)
    second.dismiss(animated: false)
    simulator.settle()
    #expect(navigation.visibleViewController === second)
    #expect(UINavigationController().visibleViewController == nil)
  }

  @Test func aNavigationControllerCannotBePushed() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Pushing a navigation controller is not supported"
    )
  }

  @Test(arguments: [true, false]) func aSplitViewControllerCannotBeOnTheStack(isPushed: Bool) async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) { [isPushed] in
      await MainActor.run {
        _ = Simulator.boot(.iPad)
        let navigation = UINavigationController()
        let split = UISplitViewController()
        if isPushed {
          navigation.pushViewController(split, animated: false)
        } else {
          navigation.viewControllers = [UIViewController(), split]
        }
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>"
    )
  }

  @Test func aControllerCannotBeOnTheStackTwice() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot()
        let controller = UIViewController()
        UINavigationController().setViewControllers([controller, controller], animated: false)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "All view controllers in a navigation controller must be distinct (<UIViewController>)"
    )
  }

  @Test func aBarHidesWithinAFifthOfASecond() {
    let (simulator, navigation, _) = navigate()
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(navigation.isNavigationBarHidden)
    simulator.advance(by: 0.15)
    #expect(!navigation.navigationBar.isHidden)
    simulator.advance(by: 0.1)
    #expect(navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: true)
    #expect(!navigation.navigationBar.isHidden)
    simulator.advanceUntilIdle()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    navigation.setToolbarHidden(false, animated: true)
    simulator.advanceUntilIdle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 524, width: 320, height: 44))
    #expect(!navigation.toolbar.isHidden)
  }

  @Test func aChangeOfTheBarsLookLoadsNoView() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.barStyle = .black
    navigation.toolbar.isTranslucent = false
    #expect(!navigation.isViewLoaded)
  }

  @Test func aLookThatDecidesAboutTheFrameLaysOutAnew() {
    let (simulator, navigation, root) = navigate(6, .iPhone3GS)
    #expect(root.view.frame.minY == 44)
    navigation.navigationBar.barStyle = .blackTranslucent
    simulator.settle()
    #expect(root.view.frame.minY == 0)
    navigation.navigationBar.barStyle = .default
    simulator.settle()
    #expect(root.view.frame.minY == 44)
    navigation.isToolbarHidden = false
    simulator.settle()
    let height = root.view.frame.height
    navigation.toolbar.isTranslucent = true
    simulator.settle()
    #expect(root.view.frame.height == height + 44)
  }

  @Test func upToIOS5TheTopDecidesAboutTurns() {
    let (simulator, navigation, root) = navigate(5, .iPhone3GS)
    root.allowed = [.portrait, .landscapeRight]
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.application.statusBarOrientation == .landscapeRight)
    simulator.rotate(to: .portrait)
    // By default a controller supports portrait only.
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.application.statusBarOrientation == .portrait)
  }

  @Test func fromIOS6TheTopIsNotAsked() {
    let (simulator, _, root) = navigate(6, .iPhone3GS)
    root.allowed = .portrait
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.application.statusBarOrientation == .landscapeRight)
  }

  @Test func theDelegatePrefersAnOrientationToBePresentedIn() {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let root = UIViewController()
    simulator.launch(root)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = LandscapeDelegate()
    navigation.delegate = delegate
    root.present(navigation, animated: false)
    simulator.settle()
    #expect(simulator.application.statusBarOrientation == .landscapeLeft)
    let tabs = UITabBarController()
    tabs.delegate = delegate
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    tabs.delegate = nil
    #expect(tabs.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test func aDelegateMayRemoveItselfWhenItHears() {
    let (simulator, navigation, _) = navigate()
    var delegate: FleetingDelegate? = FleetingDelegate()
    weak let weakDelegate = delegate
    navigation.delegate = delegate
    delegate?.onCall = {
      navigation.delegate = nil
      delegate = nil
    }
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    simulator.advanceUntilIdle()
    #expect(weakDelegate == nil)
    #expect(second.view.window != nil)
    #expect(navigation.viewControllers.count == 2)
  }
}

@MainActor private final class LandscapeDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeLeft }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .landscapeLeft }
}

@MainActor private final class FleetingDelegate: UINavigationControllerDelegate {
  var onCall: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    onCall?()
  }
}
