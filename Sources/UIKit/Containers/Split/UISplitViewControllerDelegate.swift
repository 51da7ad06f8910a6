/// Decides how a split view changes, and is told of changes.
///
/// Every method may be left out.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  // MARK: From iOS 8

  /// The columns are about to be arranged in another way; also before they are for the first time.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )

  /// What a tap on the display mode button changes to; `automatic`, the default, leaves it to the split view.
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode

  /// Whether the delegate shows a new primary controller itself; false if left out.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool

  /// Whether the delegate shows a new secondary controller itself; false if left out.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool

  /// The only controller left when the split view collapses; nil, the default, stands for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// The primary controller when the split view expands; nil, the default, stands for the only one there is.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// The secondary controller leaves because the split view collapses.
  ///
  /// Returns true if nothing more is to be done with it; with false, the default, the primary controller gets
  /// it by `collapseSecondaryViewController(_:for:)`.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The secondary controller of a split view that expands; with nil, the default, the primary controller is
  /// asked for it by `separateSecondaryViewController(for:)`.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: From iOS 7

  /// The orientations of the interface that the split view supports.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// Which way up the interface is when the split view is presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation

  // MARK: Up to iOS 7

  /// The primary controller is about to be hidden; `barButtonItem`, which has no title yet, shows it in `pc`.
  ///
  /// Without this method the hidden controller can't be shown, not even by a swipe.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  )

  /// The hidden controller is about to come back; `barButtonItem` is of no use any more.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  )

  /// The hidden controller is about to be shown in a popover.
  func splitViewController(
    _ svc: UISplitViewController,
    popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  )

  /// Whether the primary controller is hidden in an orientation; by default in portrait.
  ///
  /// Asked from iOS 5 on, when the interface turns between portrait and landscape.
  func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Leaves it to the split view.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }

  /// Leaves it to the split view.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { false }

  /// Leaves it to the split view.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }

  /// Names none.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Names none.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Leaves it to the primary controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Leaves it to the primary controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  /// The orientations of any controller.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.device.behavior.defaultOrientations }

  /// Leaves it to the device.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { splitViewController.suitableOrientation }

  /// Leaves the hidden controller out of reach.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    svc.delegateOffersHidden = false
  }

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  ) {}

  /// Hides it in portrait.
  public func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool { orientation.isPortrait }
}
