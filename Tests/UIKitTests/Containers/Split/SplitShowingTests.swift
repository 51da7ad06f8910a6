import Simulator
import Testing
import UIKit

/// Truth: Apple, UIViewController.show(_:sender:), showDetailViewController(_:sender:),
/// targetViewController(forAction:sender:), and UISplitViewController's own two.
@MainActor struct SplitShowingTests {
  @Test func aDetailReplacesTheSecondaryController() {
    let scene = SplitScene(isLandscape: true)
    let detail = UIViewController()
    scene.primary.showDetailViewController(detail, sender: "row 3")
    scene.simulator.settle()
    #expect(scene.log.take().first == "showDetail(row 3)")
    #expect(scene.split.viewControllers == [scene.primary, detail])
    #expect(detail.view.frame == CGRect(x: 321, y: 0, width: 703, height: 768))
    #expect(scene.secondary.parent == nil)
    #expect(scene.secondaryFrame == nil)
    #expect(scene.split.presentedViewController == nil)
  }

  @Test func aDetailThatIsThereAlreadyStays() {
    let scene = SplitScene(isLandscape: true)
    scene.split.showDetailViewController(scene.secondary, sender: nil)
    scene.split.showDetailViewController(scene.primary, sender: nil)
    #expect(scene.split.viewControllers == [scene.primary, scene.secondary])
  }

  @Test func aDelegateThatShowsTheDetailItselfHasTheLastWord() {
    let scene = SplitScene(isLandscape: true)
    scene.delegate.handlesDetail = true
    scene.split.showDetailViewController(UIViewController(), sender: nil)
    #expect(scene.split.viewControllers == [scene.primary, scene.secondary])
  }

  @Test func showReplacesThePrimaryController() {
    let scene = SplitScene(isLandscape: true)
    let other = UIViewController()
    scene.primary.show(other, sender: nil)
    scene.simulator.settle()
    #expect(scene.split.viewControllers == [other, scene.secondary])
    #expect(scene.split.children == [other, scene.secondary])
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    scene.delegate.handlesShow = true
    scene.split.show(UIViewController(), sender: nil)
    #expect(scene.split.viewControllers == [other, scene.secondary])
  }

  @Test func collapsedTheDetailGoesToThePrimaryController() {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    let split = UISplitViewController()
    let primary = ShowingController()
    split.viewControllers = [primary, UIViewController()]
    simulator.launch(split)
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    #expect(primary.shown == [detail])
    #expect(split.presentedViewController == nil)
  }

  @Test func collapsedADetailThatThePrimaryCannotShowIsPresented() {
    let scene = SplitScene(.iPhone6)
    let detail = UIViewController()
    scene.primary.showDetailViewController(detail, sender: nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.presentedViewController === detail)
    #expect(scene.log.take().filter { $0.hasPrefix("show") } == ["showDetail(nobody)"])
  }

  @Test func targetsAreTheNearestThatCan() {
    let scene = SplitScene(isLandscape: true)
    let lone = UIViewController()
    #expect(lone.targetViewController(forAction: .show, sender: nil) == nil)
    #expect(scene.primary.targetViewController(forAction: .showDetail, sender: nil) === scene.split)
    #expect(scene.split.targetViewController(forAction: .show, sender: nil) === scene.split)
    let container = ShowingController()
    container.addChild(lone)
    #expect(lone.targetViewController(forAction: .show, sender: nil) === container)
    #expect(lone.targetViewController(forAction: .showDetail, sender: nil) == nil)
  }

  @Test func controllersFindTheirSplitView() {
    let scene = SplitScene(isLandscape: true)
    let child = UIViewController()
    scene.primary.addChild(child)
    #expect(child.splitViewController === scene.split)
    #expect(scene.secondary.splitViewController === scene.split)
    #expect(scene.split.splitViewController == nil)
  }
}

/// A container that shows controllers in its own way.
private final class ShowingController: UIViewController {
  var shown: [UIViewController] = []

  override func show(_ vc: UIViewController, sender: Any?) {
    shown.append(vc)
  }

  override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool {
    action == .show
  }
}
