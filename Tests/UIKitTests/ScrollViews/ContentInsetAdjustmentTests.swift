import Simulator
import Testing
import UIKit

/// Truth: Apple, UIScrollView.ContentInsetAdjustmentBehavior and its comments in UIScrollView.h, adjustedContentInset, and
/// UIViewController.automaticallyAdjustsScrollViewInsets.
///
/// Bars are 20, 44 and 49 points high.
@MainActor struct ContentInsetAdjustmentTests {
  private final class Logging: UIScrollView, UIScrollViewDelegate {
    var changes: [UIEdgeInsets] = []
    var told: [UIEdgeInsets] = []

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      changes.append(adjustedContentInset)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      told.append(scrollView.adjustedContentInset)
    }
  }

  /// A controller in a navigation controller in a tab bar controller, with a scroll view as its view, as its first subview, or later.
  @MainActor
  private struct Scene {
    let simulator: Simulator
    let controller = UIViewController()
    let scrollView = Logging(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let navigation: UINavigationController

    init(_ place: ScrollPlace = .view, iOS version: Double = 11, content: CGFloat = 2000) {
      simulator = Simulator.boot(.iPhone5, iOS: version)
      scrollView.contentSize = CGSize(width: 320, height: content)
      scrollView.delegate = scrollView
      switch place {
      case .view: controller.view = scrollView
      case .first: controller.view.addSubview(scrollView)
      case .later:
        controller.view.addSubview(UIView())
        controller.view.addSubview(scrollView)
      }
      navigation = UINavigationController(rootViewController: controller)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      simulator.launch(tabs)
      simulator.settle()
    }
  }

  enum ScrollPlace: CaseIterable, Sendable { case view, first, later }

  private static let bars = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)

  @Test(arguments: ScrollPlace.allCases)
  func barsAreNotPartOfTheApplicationsInset(place: ScrollPlace) {
    let scene = Scene(place)
    let scrollView = scene.scrollView
    #expect(scrollView.contentInsetAdjustmentBehavior == .automatic)
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.scrollIndicatorInsets == .zero)
    #expect(scrollView.adjustedContentInset == Self.bars)
    #expect(scrollView.contentOffset.y == -64)
    #expect(scrollView.changes == [Self.bars])
    #expect(scrollView.told == scrollView.changes)
    scrollView.contentInset = .zero
    scene.simulator.settle()
    #expect(scrollView.adjustedContentInset == Self.bars)
    #expect(scrollView.contentOffset.y == -64)
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 74, left: 1, bottom: 51, right: 3))
    #expect(scrollView.contentOffset.y == -74)
    #expect(scrollView.changes.count == 2)
    scene.simulator.settle()
    #expect(scrollView.changes.count == 2)
    // The end of the content is above the tab bar.
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 1483)
  }

  @Test(arguments: [7.0, 10])
  func upToIOS10TheControllerChangesTheInset(version: Double) {
    let scene = Scene(iOS: version)
    #expect(scene.scrollView.contentInset == Self.bars)
    #expect(scene.scrollView.adjustedContentInset == Self.bars)
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    scene.simulator.settle()
    #expect(scene.scrollView.adjustedContentInset == Self.bars)
    scene.controller.automaticallyAdjustsScrollViewInsets = false
    scene.simulator.settle()
    #expect(scene.scrollView.contentInset == .zero)
    #expect(scene.scrollView.changes.isEmpty && scene.scrollView.told.isEmpty)
  }

  /// The behaviour, whether the controller adjusts, the height of the content, whether it bounces, and whether bars count, in each
  /// place.
  @Test(
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, true, CGFloat(2000), false, "view first later"),
      (.automatic, true, 100, false, "view first"),
      (.automatic, true, 100, true, "view first later"),
      (.automatic, false, 2000, false, "view first later"),
      (.automatic, false, 100, false, ""),
      (.scrollableAxes, true, 2000, false, "view first later"),
      (.scrollableAxes, true, 568, false, ""),
      (.scrollableAxes, true, 100, true, "view first later"),
      (.always, false, 100, false, "view first later"),
      (.never, true, 2000, true, ""),
    ]
  )
  func theBehaviourDecides(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    controllerAdjusts: Bool,
    height: CGFloat,
    bounces: Bool,
    places: String
  ) {
    for place in ScrollPlace.allCases {
      let scene = Scene(place)
      scene.scrollView.contentInsetAdjustmentBehavior = behavior
      scene.controller.automaticallyAdjustsScrollViewInsets = controllerAdjusts
      scene.scrollView.contentSize.height = height
      scene.scrollView.alwaysBounceVertical = bounces
      scene.simulator.settle()
      let expected = places.contains("\(place)") ? Self.bars : .zero
      #expect(scene.scrollView.adjustedContentInset == expected, "\(place)")
      #expect(scene.scrollView.contentInset == .zero)
      #expect(scene.scrollView.contentOffset.y == -expected.top)
    }
  }

  @Test func outsideOfNavigationOnlyAxesThatScrollAreAdjusted() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view = scrollView
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    simulator.launch(controller)
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentSize = CGSize(width: 100, height: 569)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    scrollView.contentSize = CGSize(width: 321, height: 100)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
    scrollView.alwaysBounceHorizontal = true
    scrollView.contentSize = .zero
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
  }

  @Test func aScrollViewGetsWhatCoversIt() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let controller = UIViewController()
    simulator.launch(UINavigationController(rootViewController: controller))
    let lower = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    lower.contentSize = CGSize(width: 320, height: 1000)
    controller.view.addSubview(UIView())
    controller.view.addSubview(lower)
    simulator.settle()
    #expect(lower.adjustedContentInset == .zero)
    lower.frame.origin.y = 40
    simulator.settle()
    #expect(lower.adjustedContentInset.top == 24)
    #expect(lower.contentOffset.y == -24)
    lower.center.y += 100
    simulator.settle()
    #expect(lower.adjustedContentInset == .zero)
    #expect(lower.contentOffset.y == 0)
  }

  @Test func constraintsPlaceItAtOnce() {
    let scene = ConstraintScene(iOS: 11)
    let scrollView = scene.add(Logging())
    scrollView.contentSize = CGSize(width: 10, height: 2000)
    scene.activate(
      scrollView.topAnchor.constraint(equalTo: scene.view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: scene.view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: scene.view.trailingAnchor)
    )
    scene.simulator.settle()
    #expect(scrollView.frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(scrollView.changes == [])
  }

  @Test func contentDoesNotKnowOfTheSafeAreaThatInsetsKeepClear() {
    let scene = Scene(content: 2000)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scene.scrollView.addSubview(view)
    for offset: CGFloat in [-64, -10, 0, 50, 1400] {
      scene.scrollView.contentOffset.y = offset
      scene.simulator.settle()
      #expect(view.safeAreaInsets == .zero)
    }
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    scene.scrollView.contentOffset.y = 0
    scene.simulator.settle()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
  }

  @Test func hidingTheBarsChangesTheInsets() {
    let scene = Scene()
    scene.navigation.setNavigationBarHidden(true, animated: false)
    scene.simulator.settle()
    #expect(scene.scrollView.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0))
    #expect(scene.scrollView.contentOffset.y == -20)
    scene.navigation.setNavigationBarHidden(false, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.adjustedContentInset == Self.bars)
    #expect(scene.scrollView.contentOffset.y == -64)
  }

  @Test func aPushKeepsThePositionOfTheListBelow() {
    let scene = Scene()
    scene.scrollView.contentOffset.y = 1481
    scene.navigation.pushViewController(UIViewController(), animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.window == nil)
    scene.navigation.popViewController(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == 1481)
    #expect(scene.scrollView.adjustedContentInset == Self.bars)
  }

  // MARK: Tables

  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
  }

  @Test func aTableInAWindowBeginsBelowTheStatusBar() throws {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let list = List(style: .plain)
    simulator.launch(list)
    let table: UITableView = list.tableView
    #expect(table.contentInset == .zero)
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(table.contentOffset.y == -20)
    #expect(table.safeAreaInsets.top == 20)
    for cell in table.visibleCells {
      #expect(cell.safeAreaInsets == .zero)
      #expect(cell.contentView.safeAreaInsets == .zero)
    }
    // Headers stay below the bar.
    table.contentOffset.y = 500
    simulator.settle()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.convert(header.bounds, to: nil).minY == 20)
    #expect(header.safeAreaInsets == .zero)
    #expect(table.visibleCells.allSatisfy { $0.safeAreaInsets == .zero })
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 10, section: 0)).minY - 20)
    // A tap on the status bar.
    simulator.tap(at: CGPoint(x: 100, y: 10))
    simulator.advanceUntilIdle()
    #expect(table.contentOffset.y == -20)
  }

  @Test func rotationFollowsTheStatusBar() {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let list = List(style: .plain)
    simulator.launch(UINavigationController(rootViewController: list))
    #expect(list.tableView.adjustedContentInset.top == 64)
    simulator.rotate(to: .landscapeLeft)
    simulator.advanceUntilIdle()
    // The phone hides the status bar, and the bar is 32 points high.
    #expect(list.tableView.adjustedContentInset.top == 32)
    #expect(list.tableView.contentOffset.y == -32)
  }
}
