import Simulator
import Testing
import UIKit

/// Truth: Apple, UITabBarController.moreNavigationController: a list of the controllers without a tab, with
/// the images and titles of their items; rows of 44 points.
@MainActor struct MoreListTests {
  private func launch(_ controllers: [UIViewController]) -> (Simulator, UITabBarController) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    simulator.launch(tabs)
    simulator.tap(tabs.tabBar.tabViews[4])
    simulator.settle()
    return (simulator, tabs)
  }

  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "Tab \(index)"
      return controller
    }
  }

  private func table(_ tabs: UITabBarController) throws -> UITableView {
    try #require(tabs.moreNavigationController.topViewController?.view as? UITableView)
  }

  @Test func rowsShowImageTitleAndAnArrow() throws {
    let controllers = controllers(6)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    controllers[4].tabBarItem = UITabBarItem(title: "Stars", image: image, tag: 0)
    let (simulator, tabs) = launch(controllers)
    let cell = try #require(try table(tabs).visibleCells.first)
    #expect(cell.textLabel?.text == "Stars")
    #expect(cell.imageView?.image?.size == image.size)
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.frame.height == 44)
    simulator.tap(cell)
    simulator.advanceUntilIdle()
    controllers[4].tabBarItem.title = "Planets"
    let back = try #require(tabs.moreNavigationController.navigationBar.backButton)
    simulator.tap(back)
    simulator.advanceUntilIdle()
    #expect(try table(tabs).visibleCells.first?.textLabel?.text == "Planets")
    #expect(try table(tabs).indexPathForSelectedRow == nil)
  }

  @Test func twentyTabsScroll() throws {
    let controllers = controllers(20)
    let (simulator, tabs) = launch(controllers)
    let table = try table(tabs)
    #expect(table.contentSize.height == 704)
    let last = IndexPath(row: 15, section: 0)
    for _ in 0..<3 {
      simulator.drag(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 150))
      simulator.advanceUntilIdle()
    }
    let cell = try #require(table.cellForRow(at: last))
    #expect(cell.convert(cell.bounds, to: nil).maxY == 519)
    simulator.tap(cell)
    simulator.advanceUntilIdle()
    #expect(tabs.selectedViewController === controllers[19])
    #expect(controllers[19].view.window != nil)
  }

  @Test func aListedNavigationControllerShowsItsStack() throws {
    var controllers = controllers(5)
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    controllers.append(navigation)
    let (simulator, tabs) = launch(controllers)
    let cells = try table(tabs).visibleCells
    #expect(cells.map { $0.textLabel?.text } == ["Tab 4", "Root"])
    simulator.tap(cells[1])
    simulator.advanceUntilIdle()
    #expect(tabs.selectedViewController === navigation)
    #expect(root.view.window != nil)
    #expect(navigation.navigationController === tabs.moreNavigationController)
    let bar = tabs.moreNavigationController.navigationBar
    #expect(bar.titleLabel?.text == "Root")
    #expect(navigation.navigationBar.window == nil || navigation.navigationBar.isHidden)
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: true)
    simulator.advanceUntilIdle()
    #expect(pushed.view.window != nil)
    simulator.tap(try #require(bar.backButton))
    simulator.advanceUntilIdle()
    #expect(navigation.viewControllers == [root])
    simulator.tap(try #require(bar.backButton))
    simulator.advanceUntilIdle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(navigation.parent === tabs)
    #expect(try table(tabs).window != nil)
  }
}
