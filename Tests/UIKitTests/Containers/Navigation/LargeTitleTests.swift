import Simulator
import Testing
import UIKit

/// Truth: Apple, UINavigationBar.prefersLargeTitles and UINavigationItem.LargeTitleDisplayMode; heights of bars and insets as
/// developers read them on devices: 44 and 96 points, and 140 or 116 points with a status bar of 44 or 20.
@MainActor struct LargeTitleTests {
  /// A controller with a scroll view as its view, in a navigation controller.
  @MainActor
  private struct Scene {
    let simulator: Simulator
    let scrollView: UIScrollView
    let root: UIViewController
    let navigation: UINavigationController

    init(_ model: DeviceModel = .iPhoneX, iOS version: Double = 11, prefersLarge: Bool = true) {
      simulator = Simulator.boot(model, iOS: version)
      scrollView = UIScrollView(frame: .zero)
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      root = UIViewController()
      root.title = "Recipes"
      root.view = scrollView
      navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = prefersLarge
      simulator.launch(navigation)
      simulator.settle()
    }

    var bar: UINavigationBar { navigation.navigationBar }

    /// The height of the bar, and the top inset of the content.
    var heights: [CGFloat] { [bar.frame.height, scrollView.adjustedContentInset.top] }
  }

  // MARK: At rest

  @Test(arguments: [
    (DeviceModel.iPhoneX, 44 as CGFloat, 16 as CGFloat), (.iPhone6, 20, 16), (.iPhone6Plus, 20, 20),
    (.iPad, 20, 20),
  ])
  func theTitleIsBelowTheButtons(model: DeviceModel, statusBar: CGFloat, margin: CGFloat) throws {
    let scene = Scene(model)
    #expect(scene.bar.frame.minY == statusBar)
    #expect(scene.heights == [96, statusBar + 96])
    #expect(scene.scrollView.contentOffset.y == -statusBar - 96)
    #expect(scene.root.view.safeAreaInsets.top == statusBar + 96)
    #expect(scene.scrollView.contentInset == .zero)
    let title = try #require(scene.bar.largeTitleLabel)
    #expect(title.text == "Recipes" && title.font.pointSize == 34)
    let frame = title.convert(title.bounds, to: scene.bar)
    #expect(frame.minX == margin && frame.minY >= 44 && frame.maxY <= 96)
    #expect(scene.bar.titleLabel?.alpha == 0)
  }

  @Test func beforeIOS11NoTitleIsLarge() {
    let scene = Scene(.iPhone6, iOS: 10)
    #expect(scene.bar.frame.height == 44)
    #expect(scene.scrollView.contentInset.top == 64)
    #expect(scene.bar.largeTitleLabel == nil)
    #expect(scene.bar.titleLabel?.alpha == 1)
  }

  @Test(arguments: [
    (DeviceModel.iPhoneX, 32 as CGFloat), (.iPhone6, 32), (.iPhone6Plus, 44), (.iPad, 96),
  ])
  func noTitleIsLargeWhereTheHeightIsCompact(model: DeviceModel, height: CGFloat) {
    let scene = Scene(model)
    scene.simulator.rotateLeft()
    #expect(scene.bar.frame.height == height)
    #expect(scene.bar.titleLabel?.alpha == (height == 96 ? 0 : 1))
    #expect(scene.scrollView.contentOffset.y == -scene.scrollView.adjustedContentInset.top)
    scene.simulator.rotateRight()
    #expect(scene.bar.frame.height == 96)
    #expect(scene.scrollView.contentOffset.y == -scene.scrollView.adjustedContentInset.top)
  }

  /// The modes of the items, lowest first, and whether the title of the last one is large.
  @Test(arguments: [
    ([UINavigationItem.LargeTitleDisplayMode.automatic], true), ([.always], true), ([.never], false),
    ([.automatic, .automatic], true), ([.automatic, .never], false), ([.never, .automatic], false),
    ([.never, .always], true), ([.always, .automatic], true), ([.never, .automatic, .automatic], false),
    ([.never, .always, .automatic], true), ([.always, .never, .automatic], false),
  ])
  func anAutomaticTitleFollowsTheOneBelow(
    modes: [UINavigationItem.LargeTitleDisplayMode],
    isLarge: Bool
  ) {
    let scene = Scene()
    let controllers = modes.map { mode in
      let controller = UIViewController()
      controller.navigationItem.largeTitleDisplayMode = mode
      return controller
    }
    scene.navigation.setViewControllers(controllers, animated: false)
    scene.simulator.settle()
    #expect(scene.bar.frame.height == (isLarge ? 96 : 44))
    #expect(controllers.last?.view.safeAreaInsets.top == (isLarge ? 140 : 88))
    let bar = UINavigationBar(frame: .zero)
    bar.items = controllers.map(\.navigationItem)
    #expect(bar.sizeThatFits(.zero).height == 44)
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == (isLarge ? 96 : 44))
  }

  @Test func theModeMayChangeOnScreen() {
    let scene = Scene()
    scene.root.navigationItem.largeTitleDisplayMode = .never
    scene.simulator.settle()
    #expect(scene.heights == [44, 88])
    #expect(scene.scrollView.contentOffset.y == -88)
    scene.root.navigationItem.largeTitleDisplayMode = .automatic
    scene.simulator.settle()
    #expect(scene.heights == [96, 140])
    #expect(scene.scrollView.contentOffset.y == -140)
  }

  @Test(arguments: [(-88, [96, 140]), (500, [44, 88])] as [(CGFloat, [CGFloat])])
  func aBarThatBeginsToPreferLargeTitlesLeavesScrolledContent(offset: CGFloat, heights: [CGFloat]) {
    let scene = Scene(prefersLarge: false)
    #expect(scene.heights == [44, 88])
    scene.scrollView.contentOffset.y = offset
    scene.bar.prefersLargeTitles = true
    scene.simulator.settle()
    #expect(scene.heights == heights)
    #expect(scene.scrollView.contentOffset.y == (offset == -88 ? -140 : offset))
  }

  @Test func attributesAreThoseOfLargeTitles() throws {
    let scene = Scene()
    scene.bar.largeTitleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 28),
    ]
    scene.simulator.settle()
    let title = try #require(scene.bar.largeTitleLabel)
    #expect(title.textColor == .red && title.font.pointSize == 28)
    #expect(scene.bar.titleLabel?.textColor != .red)
  }

  // MARK: Scrolling

  @Test(arguments: [
    (-140 as CGFloat, 96 as CGFloat), (-130, 86), (-110.5, 66.5), (-88, 44), (0, 44), (700, 44),
  ])
  func theBarGetsLowerAsTheContentScrolls(offset: CGFloat, height: CGFloat) {
    let scene = Scene()
    for place in [offset, 300, offset, -140, offset] {
      scene.scrollView.contentOffset.y = place
      scene.simulator.settle()
      #expect(scene.scrollView.contentOffset.y == place)
    }
    #expect(scene.heights == [height, height + 44])
    #expect(scene.bar.titleLabel?.alpha == (height == 44 ? 1 : 0))
  }

  @Test func contentFollowsTheFingerBelowTheBar() throws {
    let scene = Scene()
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 150, y: 500)))
    finger.move(to: CGPoint(x: 150, y: 480))
    #expect(scene.scrollView.contentOffset.y == -120)
    #expect(scene.heights == [76, 120])
    finger.move(to: CGPoint(x: 150, y: 430))
    #expect(scene.scrollView.contentOffset.y == -70)
    #expect(scene.heights == [44, 88])
    finger.move(to: CGPoint(x: 150, y: 500))
    #expect(scene.heights == [96, 140])
    // The bar stretches with content that is pulled down; the insets stay.
    finger.move(to: CGPoint(x: 150, y: 560))
    let pulled = -140 - scene.scrollView.contentOffset.y
    #expect(pulled > 10 && pulled < 60)
    #expect(abs(scene.bar.frame.height - 96 - pulled) < 0.01)
    #expect(scene.scrollView.adjustedContentInset.top == 140)
    scene.simulator.advance(by: 0.5)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == -140)
    #expect(scene.heights == [96, 140])
  }

  @Test(arguments: [(10 as CGFloat, -140 as CGFloat), (25, -140), (27, -88), (50, -88), (60, -80)])
  func noTitleStaysHalfHidden(way: CGFloat, rest: CGFloat) throws {
    let scene = Scene()
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 150, y: 500)))
    finger.move(to: CGPoint(x: 150, y: 400))
    finger.move(to: CGPoint(x: 150, y: 500 - way))
    scene.simulator.advance(by: 0.5)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == rest)
    #expect(scene.heights == (rest == -140 ? [96, 140] : [44, 88]))
  }

  @Test func contentThatFitsKeepsTheTitleLarge() {
    let scene = Scene()
    scene.scrollView.contentSize.height = 100
    scene.scrollView.alwaysBounceVertical = true
    scene.simulator.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300))
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == -140)
    #expect(scene.heights == [96, 140])
  }

  @Test func theStatusBarScrollsToTheLargeTitle() {
    let scene = Scene(.iPhone6)
    scene.scrollView.contentOffset.y = 500
    scene.simulator.settle()
    #expect(scene.heights == [44, 64])
    scene.simulator.tap(at: CGPoint(x: 187, y: 10))
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == -116)
    #expect(scene.heights == [96, 116])
  }

  /// The first row of a table is next to the bar until the bar is low.
  @Test func tablesScrollBelowTheBar() {
    let simulator = Simulator.boot(.iPhoneX, iOS: 11)
    let rows = Rows()
    let table = UITableViewController(style: .plain)
    table.tableView.dataSource = rows
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    simulator.launch(navigation)
    simulator.settle()
    for (offset, height) in [(-140 as CGFloat, 96 as CGFloat), (-110, 66), (-88, 44)] {
      table.tableView.contentOffset.y = offset
      simulator.settle()
      #expect(navigation.navigationBar.frame.height == height)
      let first = table.tableView.convert(
        table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)),
        to: nil
      )
      #expect(first.minY == navigation.navigationBar.frame.maxY)
    }
  }

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  // MARK: Transitions

  @Test(arguments: [true, false])
  func eachControllerHasTheInsetsOfItsOwnTitle(animated: Bool) {
    let scene = Scene()
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = .never
    scene.navigation.pushViewController(detail, animated: animated)
    if animated {
      scene.simulator.advance(by: 0.1)
      #expect(scene.scrollView.adjustedContentInset.top == 140)
      #expect(detail.view.safeAreaInsets.top == 88)
    }
    scene.simulator.advanceUntilIdle()
    #expect(scene.bar.frame.height == 44)
    #expect(detail.view.safeAreaInsets.top == 88)
    scene.navigation.popViewController(animated: animated)
    scene.simulator.advanceUntilIdle()
    #expect(scene.heights == [96, 140])
    #expect(scene.scrollView.contentOffset.y == -140)
  }

  @Test func contentIsFoundAsItWasLeft() {
    let scene = Scene()
    scene.scrollView.contentOffset.y = 200
    scene.navigation.pushViewController(UIViewController(), animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.bar.frame.height == 96)
    scene.navigation.popViewController(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.heights == [44, 88])
    #expect(scene.scrollView.contentOffset.y == 200)
  }

  /// A finger that goes back takes the bar's height along.
  @Test func aSwipeChangesTheHeightGradually() throws {
    let scene = Scene()
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = .never
    scene.navigation.pushViewController(detail, animated: false)
    scene.simulator.settle()
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 2, y: 400)))
    finger.move(to: CGPoint(x: 100, y: 400), duration: 0.2)
    let height = scene.bar.frame.height
    #expect(height > 44 && height < 96)
    finger.move(to: CGPoint(x: 200, y: 400), duration: 0.2)
    #expect(scene.bar.frame.height > height && scene.bar.frame.height < 96)
    finger.move(to: CGPoint(x: 20, y: 400), duration: 0.2)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.navigation.topViewController === detail)
    #expect(scene.bar.frame.height == 44)
  }

  // MARK: Background

  /// Apple, UINavigationBar.scrollEdgeAppearance: from iOS 13 the bar is clear while the title is large.
  @Test(arguments: [(11.0, 1 as CGFloat), (12, 1), (13, 0), (14, 0)])
  func fromIOS13TheBarIsClearWhileTheTitleIsLarge(version: Double, alpha: CGFloat) throws {
    let scene = Scene(iOS: version)
    let background = try #require(scene.bar.subviews.first)
    #expect(background.alpha == alpha)
    scene.scrollView.contentOffset.y = 300
    scene.simulator.settle()
    #expect(background.alpha == 1)
  }

  // MARK: Refreshing

  @Test func aPullRefreshesBelowTheTitle() {
    let scene = Scene()
    let control = UIRefreshControl()
    scene.scrollView.refreshControl = control
    scene.simulator.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 600))
    #expect(control.isRefreshing)
    scene.simulator.advanceUntilIdle()
    #expect(scene.heights == [96, 140 + control.frame.height])
    #expect(scene.scrollView.contentOffset.y == -140 - control.frame.height)
    control.endRefreshing()
    scene.simulator.advanceUntilIdle()
    #expect(scene.heights == [96, 140])
    #expect(scene.scrollView.contentOffset.y == -140)
  }

  /// `beginRefreshing` doesn't scroll (StackOverflow 14718850), so the title stays.
  @Test func aRefreshThatCodeBeginsKeepsTheTitle() {
    let scene = Scene()
    let control = UIRefreshControl()
    scene.scrollView.refreshControl = control
    control.beginRefreshing()
    scene.scrollView.contentOffset.y -= 10
    scene.simulator.settle()
    #expect(scene.bar.frame.height == 96)
    control.endRefreshing()
    scene.simulator.advanceUntilIdle()
    #expect(scene.bar.frame.height == 96)
    #expect(scene.scrollView.contentOffset.y == -140)
  }
}
