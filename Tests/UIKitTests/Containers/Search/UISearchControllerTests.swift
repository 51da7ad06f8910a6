import Simulator
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UISearchController and UINavigationItem; the heights of bars that developers read: 44 points, 52 more
/// for a search bar, 52 more for a large title.
@MainActor struct UISearchControllerTests {
  @MainActor
  private final class Scene: UISearchResultsUpdating, UISearchControllerDelegate {
    let simulator = Simulator.boot(.iPhone6, iOS: 17)
    let content = UITableViewController()
    let results = UIViewController()
    let search: UISearchController
    let navigation: UINavigationController
    let log = CallLog()

    init(large: Bool = false, hides: Bool = true, rows: Int = 50) {
      search = UISearchController(searchResultsController: results)
      navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = large
      content.navigationItem.title = "Notes"
      content.navigationItem.searchController = search
      content.navigationItem.hidesSearchBarWhenScrolling = hides
      content.tableView.contentInset.bottom = CGFloat(rows) * 20
      search.searchResultsUpdater = self
      search.delegate = self
      simulator.launch(navigation)
    }

    var barHeight: CGFloat { navigation.navigationBar.bounds.height }
    var field: CGRect {
      let field = search.searchBar.searchTextField
      return field.convert(field.bounds, to: nil)
    }

    func tapField() {
      simulator.tap(at: CGPoint(x: field.midX - 50, y: field.midY))
      simulator.advanceUntilIdle()
    }

    func updateSearchResults(for searchController: UISearchController) {
      log.add("update '\(searchController.searchBar.text ?? "")'")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
  }

  @Test func defaults() {
    let search = UISearchController(searchResultsController: nil)
    #expect(!search.isActive && search.obscuresBackgroundDuringPresentation)
    #expect(search.hidesNavigationBarDuringPresentation && search.automaticallyShowsCancelButton)
    #expect(search.searchResultsController == nil && search.searchBar.placeholder == "Search")
    #expect(UINavigationItem(title: "").hidesSearchBarWhenScrolling)
  }

  @Test(arguments: [(false, 96.0), (true, 148.0)])
  func theBarHasRoomForTheSearch(large: Bool, height: CGFloat) {
    let scene = Scene(large: large)
    #expect(scene.barHeight == height)
    #expect(scene.content.view.safeAreaInsets.top == 20 + height)
    #expect(scene.search.searchBar.isDescendant(of: scene.navigation.navigationBar))
    #expect(scene.field.maxY < 20 + height && scene.field.minY >= 20 + height - 52)
    scene.content.navigationItem.searchController = nil
    scene.simulator.advance(by: 0.1)
    #expect(scene.barHeight == height - 52)
    #expect(scene.search.searchBar.window == nil)
  }

  @Test func scrollingHidesTheSearchBarFirst() {
    let scene = Scene(large: true)
    let table = scene.content.tableView!
    table.contentOffset.y = -table.adjustedContentInset.top + 52
    scene.simulator.advance(by: 0.1)
    #expect(scene.barHeight == 96)
    #expect(scene.search.searchBar.superview?.bounds.height == 0)
    table.contentOffset.y += 100
    scene.simulator.advance(by: 0.1)
    #expect(scene.barHeight == 44)
  }

  @Test func aSearchBarCanStay() {
    let scene = Scene(hides: false)
    scene.content.tableView.contentOffset.y += 300
    scene.simulator.advance(by: 0.1)
    #expect(scene.barHeight == 96)
  }

  @Test func editingBeginsTheSearch() {
    let scene = Scene(large: true)
    scene.tapField()
    #expect(scene.search.isActive)
    #expect(scene.log.take() == ["willPresent", "update ''", "didPresent"])
    #expect(scene.barHeight == 52 && scene.search.searchBar.showsCancelButton)
    #expect(scene.search.view.window != nil && scene.results.viewIfLoaded?.window == nil)
    scene.simulator.type("ab")
    #expect(scene.log.take() == ["update 'a'", "update 'ab'"])
    #expect(scene.results.view.window != nil && !scene.results.view.isHidden)
    #expect(scene.results.view.safeAreaInsets.top == 72)
    scene.search.isActive = false
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["willDismiss", "update ''", "didDismiss"])
    #expect(
      scene.barHeight == 148 && scene.search.searchBar.text == "" && !scene.search.searchBar.isFirstResponder
    )
    #expect(scene.search.view.window == nil && scene.results.view.window == nil)
    #expect(!scene.search.searchBar.showsCancelButton)
  }

  @Test func theCancelButtonAndTheDimmedContentEndIt() {
    let scene = Scene()
    scene.tapField()
    scene.simulator.tap(at: CGPoint(x: 335, y: scene.field.midY))
    scene.simulator.advanceUntilIdle()
    #expect(!scene.search.isActive)
    scene.tapField()
    #expect(scene.search.isActive)
    scene.simulator.tap(at: CGPoint(x: 100, y: 200))
    scene.simulator.advanceUntilIdle()
    #expect(!scene.search.isActive)
  }

  @Test func theNavigationBarCanStay() {
    let scene = Scene()
    scene.search.hidesNavigationBarDuringPresentation = false
    scene.search.isActive = true
    scene.simulator.advanceUntilIdle()
    #expect(scene.barHeight == 96 && scene.search.searchBar.isFirstResponder)
  }

  @Test func contentThatIsNotObscuredGetsTouches() {
    let scene = Scene()
    scene.search.obscuresBackgroundDuringPresentation = false
    scene.tapField()
    #expect(scene.search.isActive)
    scene.simulator.tap(at: CGPoint(x: 100, y: 200))
    scene.simulator.advanceUntilIdle()
    #expect(scene.search.isActive)
  }
}
