import RecipeKit
import UIKit

/// The screens of the application, with a finger to pick things.
@MainActor
struct RecentsScreens {
  let device: Simulator
  let tabs: UITabBarController?

  private func stack(_ tab: Int) -> UINavigationController? {
    let stacks = tabs?.viewControllers ?? []
    return stacks.indices.contains(tab) ? stacks[tab] as? UINavigationController : nil
  }

  /// The list on the first tab.
  var list: FlickrPhotosTVC? { stack(0)?.viewControllers.first as? FlickrPhotosTVC }

  /// The list on the second tab.
  var recents: UITableViewController? {
    stack(1)?.viewControllers.first as? UITableViewController
  }

  /// The texts in the rows of the second tab.
  var shownRecents: [String] {
    recents?.tableView.visibleCells.compactMap { $0.textLabel?.text } ?? []
  }

  /// The photo that is on screen, once it has appeared.
  var shownPhoto: Photo? {
    let top = (tabs?.selectedViewController as? UINavigationController)?.topViewController
    guard let image = top as? ImageViewController, image.viewIfLoaded?.window != nil,
      image.transitionCoordinator == nil
    else { return nil }
    return image.photo
  }

  /// Taps a row of the first tab; no time passes.
  func tap(_ row: Int) {
    guard let cell = list?.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    device.tap(cell)
  }

  /// Opens the list on the first tab.
  func backToList() {
    select(tab: 0)
    stack(0)?.popToRootViewController(animated: false)
    device.settle()
  }

  /// Picks a photo of the first tab.
  func pick(_ row: Int) {
    backToList()
    tap(row)
    device.advanceUntilIdle()
  }

  /// Picks a photo of the second tab.
  func pickRecent(_ row: Int) {
    guard let cell = recents?.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    device.tap(cell)
    device.advanceUntilIdle()
  }

  /// Taps on the tab bar, where a tab is; no time passes.
  func tapTab(_ tab: Int) {
    guard let bar = tabs?.tabBar, let count = tabs?.viewControllers?.count, count > 0 else { return }
    let width = bar.bounds.width / CGFloat(count)
    device.tap(at: bar.convert(CGPoint(x: width * (CGFloat(tab) + 0.5), y: bar.bounds.midY), to: nil))
  }

  func select(tab: Int) {
    tabs?.selectedIndex = tab
    device.advanceUntilIdle()
  }
}
