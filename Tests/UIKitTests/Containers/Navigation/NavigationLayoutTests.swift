import Simulator
import Testing
import UIKit

/// Truth: Apple's bar heights (44 points, 32 on a phone in landscape, 30 more with a prompt) and their sums,
/// and the iOS 7 UI Transition Guide for content under bars.
@MainActor struct NavigationLayoutTests {
  @Test func contentRunsUnderATranslucentBarFromIOS7() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    simulator.launch(navigation)
    #expect(navigation.navigationBar.superview === navigation.view)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(root.topLayoutGuide.length == 64)
    root.edgesForExtendedLayout = []
    simulator.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 64, width: 320, height: 504))
    #expect(root.topLayoutGuide.length == 0)
    root.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    simulator.settle()
    #expect(root.view.frame.minY == 64)
    root.extendedLayoutIncludesOpaqueBars = true
    simulator.settle()
    #expect(root.view.frame.minY == 0)
    navigation.isToolbarHidden = false
    simulator.settle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 524, width: 320, height: 44))
    #expect(root.bottomLayoutGuide.length == 44)
  }

  @Test func contentLiesBelowTheBarUpToIOS6() {
    let simulator = Simulator.boot(.iPhone3GS, iOS: 6)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    simulator.launch(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 44, width: 320, height: 416))
    navigation.setNavigationBarHidden(true, animated: true)
    simulator.advance(by: 1)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
    #expect(navigation.navigationBar.isHidden)
  }

  @Test(arguments: [
    (DeviceModel.iPhone5, 32 as CGFloat), (.iPhone6, 32), (.iPhone6Plus, 44), (.iPad, 44),
  ])
  func barsAreLowerOnAPhoneInLandscape(model: DeviceModel, height: CGFloat) {
    let simulator = Simulator.boot(model)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    simulator.launch(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    simulator.rotateLeft()
    #expect(navigation.navigationBar.frame.height == height)
    #expect(navigation.toolbar.frame.height == height)
    #expect(navigation.toolbar.frame.maxY == navigation.view.bounds.maxY)
  }

  @Test func aPromptAddsThirtyPoints() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    simulator.launch(navigation)
    root.navigationItem.prompt = "Prompt"
    simulator.settle()
    #expect(navigation.navigationBar.frame.height == 74)
    #expect(root.topLayoutGuide.length == 94)
  }

  @Test func aTurnDuringAPushKeepsBothInPlace() {
    let simulator = Simulator.boot(.iPhone6, iOS: 9)
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.launch(navigation)
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    simulator.advance(by: 0.1)
    simulator.rotateLeft()
    simulator.advance(by: 1)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(second.topLayoutGuide.length == 32)
    #expect(!simulator.application.isIgnoringInteractionEvents)
  }

  @Test func scrollViewsGetInsetsForTheBarsFromIOS7() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    scrollView.contentInset.bottom = 10
    root.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: root)
    simulator.launch(navigation)
    #expect(scrollView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
    #expect(scrollView.contentOffset.y == -64)
    navigation.isToolbarHidden = false
    simulator.settle()
    #expect(scrollView.contentInset.bottom == 54)
    root.automaticallyAdjustsScrollViewInsets = false
    simulator.settle()
    #expect(scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
  }

  @Test func theBarOfAPresentedStackLiesBelowTheStatusBar() {
    let device = Simulator.boot(.iPhone6, iOS: 9)
    let root = UIViewController()
    device.launch(root)
    let stack = UINavigationController(rootViewController: UIViewController())
    root.present(stack, animated: true)
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    device.advanceUntilIdle()
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
  }

  @Test func inThePopoverOfASplitViewTheBarLiesAtTheTop() {
    let device = Simulator.boot(.iPad, iOS: 7)
    let stack = UINavigationController(rootViewController: UIViewController())
    let split = UISplitViewController()
    let detail = ButtonKeeper()
    split.delegate = detail
    split.viewControllers = [stack, UINavigationController(rootViewController: detail)]
    device.launch(split)
    detail.popover?.present(
      from: CGRect(x: 100, y: 100, width: 10, height: 10),
      in: detail.view,
      permittedArrowDirections: .any,
      animated: true
    )
    device.advanceUntilIdle()
    #expect(stack.navigationBar.window != nil)
    #expect(stack.navigationBar.frame.origin == .zero)
  }

  private final class ButtonKeeper: UIViewController, UISplitViewControllerDelegate {
    var popover: UIPopoverController?

    func splitViewController(
      _ svc: UISplitViewController,
      willHide aViewController: UIViewController,
      with barButtonItem: UIBarButtonItem,
      for pc: UIPopoverController
    ) {
      popover = pc
    }
  }
}
