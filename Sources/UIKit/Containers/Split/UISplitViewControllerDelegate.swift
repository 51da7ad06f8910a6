/// Decides how a split view changes, and is notified of changes.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  // MARK: From iOS 8

  /// Called before the display mode changes, and before the first layout.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )

  /// Returns the mode for a tap on the display mode button; `automatic`, the default, leaves it to the split
  /// view.
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode

  /// Returns whether the delegate shows a new primary controller itself; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool

  /// Returns whether the delegate shows a new secondary controller itself; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool

  /// Returns the remaining controller of a split view that collapses; nil, the default, for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// Returns the primary controller of a split view that expands; nil, the default, for the current one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Called when a split view collapses, to handle the secondary controller.
  ///
  /// Returns true if it was handled. With false, the default, it is passed to the primary controller's
  /// `collapseSecondaryViewController(_:for:)`.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the secondary controller of a split view that expands.
  ///
  /// With nil, the default, the primary controller's `separateSecondaryViewController(for:)` returns it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: From iOS 7

  /// Returns the supported orientations.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation for a presentation.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation

  // MARK: Up to iOS 7

  /// Called before the primary controller is hidden; `barButtonItem`, which has no title yet, shows it in
  /// `pc`.
  ///
  /// Without this method the hidden controller can't be shown, not even by a swipe.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  )

  /// Called before the hidden controller is shown again; `barButtonItem` is then invalid.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  )

  /// Called before the hidden controller is shown in a popover.
  func splitViewController(
    _ svc: UISplitViewController,
    popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  )

  /// Returns whether the primary controller is hidden in an orientation; by default in portrait.
  ///
  /// Called from iOS 5, when the interface rotates between portrait and landscape.
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

  /// Returns `automatic`: the split view decides.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }

  /// Returns false: the split view shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { false }

  /// Returns false: the split view shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }

  /// Returns nil.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Returns nil.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Returns false: the primary controller handles it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Returns nil: the primary controller returns it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  /// Returns the default orientations of a controller.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.device.behavior.defaultOrientations }

  /// Returns the default preferred orientation of a controller.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { splitViewController.suitableOrientation }

  /// Records that the delegate doesn't show the hidden controller.
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

  /// Returns whether the orientation is portrait.
  public func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool { orientation.isPortrait }
}
