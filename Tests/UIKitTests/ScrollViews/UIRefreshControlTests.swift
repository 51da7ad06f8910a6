import Simulator
import Testing
import UIKit

/// Truth: Apple, UIRefreshControl, UIScrollView.refreshControl and UITableViewController.refreshControl; that `beginRefreshing` doesn't
/// scroll: StackOverflow 14718850; the rubber band's formula for how far a finger pulls.
@MainActor struct UIRefreshControlTests {
  /// The height from iOS 7 on.
  private let height: CGFloat = 60

  /// A scroll view with a refresh control, which logs its refreshes.
  private func scene(_ control: UIRefreshControl) -> ScrollScene {
    let scene = ScrollScene()
    scene.scrollView.refreshControl = control
    control.addAction(UIAction { [log = scene.log] _ in log.add("refresh") }, for: .valueChanged)
    return scene
  }

  /// Pulls with a finger: 100 points stretch the content of a view 400 points high by 48 points, 250 by 102.
  private func pull(_ scene: ScrollScene, by distance: CGFloat = 250) {
    scene.simulator.drag(from: scene.point(150, 50), to: scene.point(150, 50 + distance))
  }

  private func refreshes(_ scene: ScrollScene) -> Int { scene.log.take().filter { $0 == "refresh" }.count }

  @Test(arguments: [(6.0, CGFloat(44)), (7, 60), (13, 60)])
  func itHasItsOwnHeightAndTheWidthOfTheScrollView(version: Double, height: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: version)
    let control = UIRefreshControl()
    #expect(control.frame.height == height && !control.isRefreshing)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(scrollView.refreshControl == nil)
    scrollView.refreshControl = control
    #expect(control.superview === scrollView)
    #expect(control.frame == CGRect(x: 0, y: -height, width: 200, height: height))
    scrollView.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func aShortPullDoesNothing() {
    let control = UIRefreshControl()
    let scene = scene(control)
    pull(scene, by: 100)
    #expect(!control.isRefreshing)
    scene.simulator.advanceUntilIdle()
    #expect(refreshes(scene) == 0)
    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test func aLongPullRefreshesOnce() {
    let control = UIRefreshControl()
    let scene = scene(control)
    pull(scene)
    #expect(control.isRefreshing)
    scene.simulator.advanceUntilIdle()
    #expect(refreshes(scene) == 1)
    #expect(scene.scrollView.contentOffset.y == -height)
    #expect(scene.scrollView.contentInset == .zero)
    // While it refreshes, another pull has no effect.
    pull(scene)
    scene.simulator.advanceUntilIdle()
    #expect(refreshes(scene) == 0)
    #expect(scene.scrollView.contentOffset.y == -height)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset == .zero)
    pull(scene)
    #expect(refreshes(scene) == 1)
    #expect(control.isRefreshing)
  }

  @Test func theContentReturnsGradually() {
    let control = UIRefreshControl()
    let scene = scene(control)
    pull(scene)
    scene.simulator.advanceUntilIdle()
    control.endRefreshing()
    scene.simulator.advance(by: 0.1)
    let shown = scene.scrollView.presentationBounds.minY
    #expect(shown > -height && shown < 0)
    scene.simulator.advance(by: 1)
    #expect(scene.scrollView.presentationBounds.minY == 0)
  }

  /// An action that has nothing to load ends the refresh at once, while the finger is still down.
  @Test func aRefreshMayEndDuringThePull() throws {
    let control = UIRefreshControl()
    let scene = scene(control)
    control.addAction(UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }, for: .valueChanged)
    let finger = try #require(scene.simulator.touchDown(at: scene.point(150, 20)))
    finger.move(to: scene.point(150, 300), duration: 0.3)
    finger.move(to: scene.point(150, 390), duration: 0.3)
    #expect(!control.isRefreshing)
    #expect(refreshes(scene) == 1)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset == .zero)
    #expect(refreshes(scene) == 0)
  }

  /// The content follows the finger without a jump when the refresh begins.
  @Test func theContentDoesNotJump() throws {
    let scene = scene(UIRefreshControl())
    var places: [CGFloat] = []
    scene.onScroll = { [weak scene] in places.append(scene?.scrollView.contentOffset.y ?? 0) }
    let finger = try #require(scene.simulator.touchDown(at: scene.point(150, 50)))
    // 300 points in 150 frames.
    finger.move(to: scene.point(150, 350), duration: 2.5)
    let steps = zip(places, places.dropFirst()).map { $0 - $1 }
    #expect(steps.count > 100 && steps.allSatisfy { $0 >= 0 && $0 < 5 })
    finger.lift()
  }

  @Test func codeThatScrollsBeginsNoRefresh() {
    let control = UIRefreshControl()
    let scene = scene(control)
    scene.scrollView.contentOffset.y = -200
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: -100), animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(!control.isRefreshing && refreshes(scene) == 0)
  }

  @Test func oneThatIsDisabledBeginsNoRefresh() {
    let control = UIRefreshControl()
    let scene = scene(control)
    control.isEnabled = false
    pull(scene)
    #expect(!control.isRefreshing && refreshes(scene) == 0)
  }

  @Test func codeBeginsARefreshWithoutAnActionAndWithoutScrolling() {
    let control = UIRefreshControl()
    let scene = scene(control)
    control.beginRefreshing()
    scene.simulator.advanceUntilIdle()
    #expect(control.isRefreshing && refreshes(scene) == 0)
    #expect(scene.scrollView.contentOffset == .zero)
    // There is room for the control, to which code scrolls.
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: true)
    scene.simulator.advanceUntilIdle()
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset.y == -height)
    control.endRefreshing()
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test func contentInTheMiddleStaysThere() {
    let control = UIRefreshControl()
    let scene = scene(control)
    scene.scrollView.contentOffset.y = 500
    control.beginRefreshing()
    control.endRefreshing()
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == 500)
  }

  @Test func withoutItsControlTheContentHasNoRoom() {
    let control = UIRefreshControl()
    let scene = scene(control)
    pull(scene)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == -height)
    scene.scrollView.refreshControl = nil
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset == .zero)
  }

  /// The way of applications from before iOS 10.
  @Test func asASubviewItRefreshesToo() {
    let scene = ScrollScene()
    let control = UIRefreshControl()
    scene.scrollView.addSubview(control)
    pull(scene)
    #expect(control.isRefreshing)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == -height)
  }

  // MARK: Tables

  @Test(arguments: [7.0, 11]) func theControlOfATableViewController(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Loading")
    controller.refreshControl = control
    #expect(!controller.isViewLoaded)
    simulator.launch(UINavigationController(rootViewController: controller))
    let table: UITableView = controller.tableView
    #expect(controller.refreshControl === control && table.refreshControl === control)
    let top = table.contentOffset.y
    #expect(top == -64)
    simulator.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
    #expect(control.isRefreshing)
    simulator.advanceUntilIdle()
    #expect(table.contentOffset.y == top - height)
    if version >= 11 { #expect(table.adjustedContentInset.top == 64 + height) }
    control.endRefreshing()
    simulator.advanceUntilIdle()
    #expect(table.contentOffset.y == top)
    controller.refreshControl = nil
    #expect(table.refreshControl == nil && control.superview == nil)
  }

  @Test func itIsInFrontOfATablesBackground() throws {
    _ = Simulator.boot(.iPhone5, iOS: 10)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.backgroundView = UIView()
    let control = UIRefreshControl()
    table.refreshControl = control
    table.layoutIfNeeded()
    let background = try #require(table.subviews.firstIndex { $0 === table.backgroundView })
    #expect(try #require(table.subviews.firstIndex { $0 === control }) > background)
  }
}
