import UIKit

/// Hears what a split view tells its delegate, and passes it on.
@MainActor
final class SplitWitness: UISplitViewControllerDelegate {
  private let inner: any UISplitViewControllerDelegate
  private(set) var calls: [String] = []
  private(set) var hiddenController: UIViewController?
  private(set) var shownController: UIViewController?
  private(set) var item: UIBarButtonItem?
  private(set) var titleBrought: String?
  private(set) var invalidatedItem: UIBarButtonItem?
  private(set) var popover: UIPopoverController?
  private(set) var questions: [UIInterfaceOrientation] = []
  private(set) var askedAbout: UIViewController?
  private(set) weak var asking: UISplitViewController?

  init(_ inner: any UISplitViewControllerDelegate) {
    self.inner = inner
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    calls.append("willHide")
    hiddenController = aViewController
    item = barButtonItem
    titleBrought = barButtonItem.title ?? "no title"
    popover = pc
    inner.splitViewController(svc, willHide: aViewController, with: barButtonItem, for: pc)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    calls.append("willShow")
    shownController = aViewController
    invalidatedItem = barButtonItem
    inner.splitViewController(svc, willShow: aViewController, invalidating: barButtonItem)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    questions.append(orientation)
    askedAbout = vc
    asking = svc
    return inner.splitViewController(svc, shouldHide: vc, in: orientation)
  }
}
