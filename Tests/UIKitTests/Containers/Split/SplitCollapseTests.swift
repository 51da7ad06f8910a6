import Simulator
import Testing
import UIKit

/// Truth: Apple, UISplitViewControllerDelegate ("Collapsing the interface", "Expanding the interface"),
/// UISplitViewController.isCollapsed, and the size classes of the devices.
@MainActor struct SplitCollapseTests {
  @Test(arguments: [DeviceModel.iPhone5, .iPhone6, .iPhone6Plus])
  func onAPhoneItCollapsesBeforeItAppears(model: DeviceModel) {
    let simulator = Simulator.boot(model, iOS: 8)
    let log = CallLog()
    let delegate = SplitDelegate(log)
    let split = UISplitViewController()
    let primary = LoggingViewController("primary", log)
    let secondary = LoggingViewController("secondary", log)
    split.viewControllers = [primary, secondary]
    split.delegate = delegate
    #expect(!split.isCollapsed)
    _ = log.take()
    simulator.launch(split)
    simulator.settle()
    #expect(
      log.take() == [
        "primaryForCollapsing(collapsed: false)", "collapse(secondary onto primary)",
        "secondary.willMove(nil)", "secondary.didMove(nil)", "primary.loadView", "primary.viewDidLoad",
        "primary.viewWillAppear", "primary.viewDidAppear",
      ]
    )
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [primary])
    #expect(split.children == [primary])
    #expect(primary.view.frame == split.view.bounds)
    #expect(secondary.parent == nil)
    #expect(split.primaryColumnWidth == split.view.bounds.width)
  }

  @Test func aPlusExpandsInLandscapeAndCollapsesAgain() {
    let scene = SplitScene(.iPhone6Plus)
    #expect(scene.split.isCollapsed)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(!scene.split.isCollapsed)
    #expect(scene.split.viewControllers == [scene.primary, scene.secondary])
    #expect(scene.primaryFrame?.width == 295)
    #expect(scene.secondaryFrame?.maxX == 736)
    #expect(
      scene.log.take()
        == [
          "primaryForExpanding(collapsed: true)", "separate(primary)",
          "secondary.willMove(<UISplitViewController>)", "secondary.loadView", "secondary.viewDidLoad",
          "secondary.viewWillAppear", "secondary.didMove(<UISplitViewController>)",
          "willChange(oneBesideSecondary)", "secondary.viewDidAppear",
        ]
    )
    scene.simulator.rotate(to: .portrait)
    #expect(scene.split.isCollapsed)
    #expect(scene.split.viewControllers == [scene.primary])
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 414, height: 736))
    #expect(
      scene.log.take() == [
        "primaryForCollapsing(collapsed: false)", "collapse(secondary onto primary)",
        "secondary.willMove(nil)", "secondary.viewWillDisappear", "secondary.viewDidDisappear",
        "secondary.didMove(nil)",
      ]
    )
    #expect(scene.simulator.console == [])
  }

  @Test func aPhoneThatIsCompactInLandscapeStaysCollapsed() {
    let scene = SplitScene(.iPhone6)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.isCollapsed)
    #expect(scene.log.take() == [])
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func theDelegateMayGiveAnotherSecondary() {
    let scene = SplitScene(.iPhone6Plus)
    let other = UIViewController()
    scene.delegate.separated = other
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.viewControllers == [scene.primary, other])
    #expect(other.view.window != nil)
    #expect(other.parent === scene.split)
  }

  @Test func whatTheDelegateHandledStillComesBack() {
    let simulator = Simulator.boot(.iPhone6Plus, iOS: 8)
    let log = CallLog()
    let delegate = SplitDelegate(log)
    delegate.handlesCollapse = true
    let split = UISplitViewController()
    let primary = HandingController()
    let secondary = UIViewController()
    split.viewControllers = [primary, secondary]
    split.delegate = delegate
    simulator.launch(split)
    #expect(primary.taken == [])
    simulator.rotate(to: .landscapeLeft)
    #expect(split.viewControllers == [primary, secondary])
  }

  @Test func thePrimaryControllerGetsAndGivesTheSecondary() {
    let simulator = Simulator.boot(.iPhone6Plus, iOS: 8)
    let split = UISplitViewController()
    let primary = HandingController()
    let secondary = UIViewController()
    split.viewControllers = [primary, secondary]
    simulator.launch(split)
    #expect(primary.taken == [secondary])
    let other = UIViewController()
    primary.given = other
    simulator.rotate(to: .landscapeLeft)
    #expect(split.viewControllers == [primary, other])
  }

  @Test func theDelegateMayLetTheSecondaryStay() {
    let scene = SplitScene(.iPhone6Plus, isLandscape: true)
    scene.delegate.primaryForCollapsing = scene.secondary
    scene.simulator.rotate(to: .portrait)
    #expect(scene.split.viewControllers == [scene.secondary])
    #expect(scene.secondaryFrame == CGRect(x: 0, y: 0, width: 414, height: 736))
    #expect(scene.primary.parent == nil)
    scene.simulator.rotate(to: .landscapeRight)
    #expect(scene.split.viewControllers == [scene.primary, scene.secondary])
  }

  @Test func aThirdControllerMayBecomePrimary() {
    let scene = SplitScene(.iPhone6Plus, isLandscape: true)
    let other = UIViewController()
    scene.delegate.primaryForCollapsing = other
    scene.simulator.rotate(to: .portrait)
    #expect(scene.split.viewControllers == [other])
    scene.delegate.primaryForExpanding = scene.primary
    scene.simulator.rotate(to: .landscapeRight)
    #expect(scene.split.viewControllers == [scene.primary, scene.secondary])
    #expect(other.parent == nil)
  }

  @Test func theOneThatCollapsesAndExpandsTellsSo() {
    let scene = SplitScene(.iPhone6Plus)
    let log = NotificationLog([UIViewController.showDetailTargetDidChangeNotification], in: scene.log)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.rotate(to: .portrait)
    let name = UIViewController.showDetailTargetDidChangeNotification.rawValue
    #expect(scene.log.take().filter { $0 == name }.count == 2)
    _ = log
  }

  @Test func theButtonOfACollapsedSplitViewShowsAndDoesNothing() {
    let scene = SplitScene(.iPhone6Plus)
    let item = scene.split.displayModeButtonItem
    #expect(item.image == nil && item.title == nil)
    item.primaryAction?.performWithSender(item, target: nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.viewControllers == [scene.primary])
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(item.image != nil)
  }

  @Test func traitsOfASecondaryThatComesBackAreItsOwn() {
    let scene = SplitScene(.iPhone6Plus)
    #expect(scene.primary.traitCollection.horizontalSizeClass == .compact)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.primary.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.secondary.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aTurnDuringATurnEndsWellCollapsed() {
    let scene = SplitScene(.iPhone6Plus)
    scene.simulator.rotate(to: .landscapeLeft, animating: true)
    scene.simulator.advance(by: 0.1)
    scene.simulator.rotate(to: .portrait, animating: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.isCollapsed)
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 414, height: 736))
    #expect(scene.simulator.console == [])
  }
}

/// Logs what a collapsing split view passes to it, and returns its controller when the split view expands.
private final class HandingController: UIViewController {
  var taken: [UIViewController] = []
  var given: UIViewController?

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    taken.append(secondaryViewController)
  }

  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    given ?? super.separateSecondaryViewController(for: splitViewController)
  }
}
