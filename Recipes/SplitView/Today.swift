import UIKit

/// One split view for all devices: a phone shows its columns one by one.
class AdaptiveApp: MasterDetailApp, UISplitViewControllerDelegate {
  override func makeSplit() -> UISplitViewController {
    let detail = DetailViewController()
    let master = AdaptiveMasterController(style: .plain)
    master.detailViewController = detail

    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: master),
      UINavigationController(rootViewController: detail),
    ]
    split.delegate = self
    let button = split.displayModeButtonItem
    detail.navigationItem.leftBarButtonItem = button
    detail.navigationItem.leftItemsSupplementBackButton = true
    return split
  }

  override func makeStack() -> UIViewController {
    makeSplit()
  }

  /// A phone begins with the list.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    true
  }
}

/// A list that asks the split view to show the detail.
class AdaptiveMasterController: MasterViewController {
  override func show(_ moment: Date) {
    guard let detail = detailViewController else { return }
    detail.detailItem = moment
    let stack = detail.navigationController
    showDetailViewController(
      stack ?? UINavigationController(rootViewController: detail),
      sender: self
    )
  }
}
