import Simulator
import Testing
import UIKit

/// Truth: Apple, UISplitViewControllerDelegate: how UINavigationController behaves when a split view
/// collapses and expands, and with details that are shown in between.
@MainActor struct SplitNavigationTests {
  @Test func collapsingPushesTheSecondaryStackOntoThePrimaryOne() {
    let scene = Scene(.iPhone6Plus)
    #expect(scene.split.viewControllers == [scene.primary])
    #expect(scene.primary.viewControllers == [scene.master, scene.secondary])
    #expect(scene.secondary.viewControllers == [scene.detail])
    #expect(scene.detail.view.window != nil)
    #expect(scene.master.view.window == nil)
    #expect(scene.simulator.console == [])
  }

  @Test func oneBarShowsBothStacks() throws {
    let scene = Scene(.iPhone6Plus)
    #expect(scene.secondary.navigationBar.isHidden)
    #expect(scene.primary.navigationBar.topItem === scene.detail.navigationItem)
    #expect(scene.primary.navigationBar.backItem === scene.master.navigationItem)
    scene.primary.backButtonTap(scene.simulator)
    #expect(scene.primary.viewControllers == [scene.master])
    #expect(scene.master.view.window != nil)
    #expect(scene.primary.navigationBar.topItem === scene.master.navigationItem)
  }

  @Test func expandingPopsTheSecondaryStack() {
    let scene = Scene(.iPhone6Plus)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.viewControllers == [scene.primary, scene.secondary])
    #expect(scene.primary.viewControllers == [scene.master])
    #expect(!scene.secondary.navigationBar.isHidden)
    #expect(scene.secondary.navigationBar.topItem === scene.detail.navigationItem)
    #expect(scene.primary.view.frame.width == 295)
    #expect(scene.master.view.window != nil && scene.detail.view.window != nil)
    #expect(scene.simulator.console == [])
  }

  @Test func tenRoundTripsKeepTheStacks() {
    let scene = Scene(.iPhone6Plus)
    for _ in 0..<10 {
      scene.simulator.rotate(to: .landscapeLeft)
      #expect(scene.primary.viewControllers == [scene.master])
      scene.simulator.rotate(to: .portrait)
      #expect(scene.primary.viewControllers == [scene.master, scene.secondary])
    }
    #expect(scene.simulator.console == [])
  }

  @Test func aDetailThatWasLeftBehindComesBack() {
    let scene = Scene(.iPhone6Plus)
    scene.primary.popViewController(animated: false)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.viewControllers == [scene.primary, scene.secondary])
  }

  @Test func collapsedADetailIsPushed() {
    let scene = Scene(.iPhone6)
    scene.primary.popViewController(animated: false)
    let other = UINavigationController(rootViewController: UIViewController())
    scene.master.showDetailViewController(other, sender: nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.primary.viewControllers == [scene.master, other])
    #expect(scene.split.presentedViewController == nil)
  }

  @Test func whatWasPushedFromTheDetailStaysInItsStack() {
    let scene = Scene(.iPhone6Plus)
    let next = UIViewController()
    next.title = "Next"
    scene.detail.show(next, sender: nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.secondary.viewControllers == [scene.detail, next])
    #expect(scene.primary.navigationBar.topItem === next.navigationItem)
    scene.primary.backButtonTap(scene.simulator)
    #expect(scene.secondary.viewControllers == [scene.detail])
    #expect(scene.primary.navigationBar.topItem === scene.detail.navigationItem)
    #expect(scene.primary.viewControllers == [scene.master, scene.secondary])
  }

  @Test func aTabBarControllerCannotPushSoTheDetailIsPresented() {
    let simulator = Simulator.boot(.iPhone6, iOS: 9)
    let tabs = UITabBarController()
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    tabs.viewControllers = [stack]
    let split = UISplitViewController()
    split.viewControllers = [tabs, UIViewController()]
    simulator.launch(split)
    let detail = UIViewController()
    list.showDetailViewController(detail, sender: nil)
    simulator.advanceUntilIdle()
    #expect(split.presentedViewController === detail)
    #expect(stack.viewControllers == [list])
  }

  @Test func theButtonStandsInTheDetailsBar() throws {
    let scene = Scene(.iPad)
    let item = scene.split.displayModeButtonItem
    scene.detail.navigationItem.leftBarButtonItem = item
    scene.simulator.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(item.title == "Master")
    scene.simulator.tap(at: CGPoint(x: 20, y: 42))
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.displayMode == .oneOverSecondary)
    #expect(scene.primary.view.window != nil)
  }

  @Test func controllersOnAStackTargetTheStackFirst() {
    let scene = Scene(.iPad)
    #expect(scene.master.targetViewController(forAction: .show, sender: nil) === scene.primary)
    #expect(scene.master.targetViewController(forAction: .showDetail, sender: nil) === scene.split)
  }
}

/// A split view whose controllers are two navigation controllers.
@MainActor private struct Scene {
  let simulator: Simulator
  let split: UISplitViewController
  let master = UIViewController()
  let detail = UIViewController()
  let primary: UINavigationController
  let secondary: UINavigationController

  init(_ model: DeviceModel) {
    simulator = Simulator.boot(model, iOS: 9)
    split = UISplitViewController()
    master.title = "Master"
    detail.title = "Detail"
    primary = UINavigationController(rootViewController: master)
    secondary = UINavigationController(rootViewController: detail)
    split.viewControllers = [primary, secondary]
    simulator.launch(split)
    simulator.settle()
  }
}

extension UINavigationController {
  /// Taps at the position of the back button.
  fileprivate func backButtonTap(_ simulator: Simulator) {
    let place = navigationBar.convert(CGPoint(x: 20, y: 22), to: nil)
    simulator.tap(at: place)
    simulator.advanceUntilIdle()
  }
}
