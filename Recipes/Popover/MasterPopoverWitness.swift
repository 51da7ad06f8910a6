import UIKit

/// Keeps the popover that a split view hands out.
@MainActor
final class MasterPopoverWitness: UISplitViewControllerDelegate {
  private(set) var popover: UIPopoverController?

  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    popover = pc
  }
}
