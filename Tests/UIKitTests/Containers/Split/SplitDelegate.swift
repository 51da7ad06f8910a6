import UIKit

/// Logs a split view's calls to its delegate, and returns the results that a test sets.
@MainActor
final class SplitDelegate: UISplitViewControllerDelegate {
  let log: CallLog
  var target = UISplitViewController.DisplayMode.automatic
  var handlesShow = false
  var handlesDetail = false
  var handlesCollapse = false
  var primaryForCollapsing: UIViewController?
  var primaryForExpanding: UIViewController?
  var separated: UIViewController?
  var orientations = UIInterfaceOrientationMask.all
  var onChange: ((UISplitViewController, UISplitViewController.DisplayMode) -> Void)?

  init(_ log: CallLog) {
    self.log = log
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    log.add("willChange(\(displayMode))")
    onChange?(svc, displayMode)
  }

  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    log.add("target")
    return target
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    log.add("show")
    return handlesShow
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    log.add("showDetail(\(sender ?? "nobody"))")
    return handlesDetail
  }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.add("primaryForCollapsing(collapsed: \(splitViewController.isCollapsed))")
    return primaryForCollapsing
  }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.add("primaryForExpanding(collapsed: \(splitViewController.isCollapsed))")
    return primaryForExpanding
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.add("collapse(\(name(secondaryViewController)) onto \(name(primaryViewController)))")
    return handlesCollapse
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    log.add("separate(\(name(primaryViewController)))")
    return separated
  }

  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { orientations }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggingViewController)?.name ?? "\(type(of: controller))"
  }
}
