/// Hears of pages that users turn, and decides how pages lie when the interface turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A gesture begins to turn to `pendingViewControllers`.
  ///
  /// Not called for `setViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// A gesture is over, and the pages lie still.
  ///
  /// Not called for `setViewControllers`.
  ///
  /// - Parameters:
  ///   - pageViewController: whose page was turned.
  ///   - finished: whether the animation ran to its end.
  ///   - previousViewControllers: the pages shown before.
  ///   - completed: whether the page was turned; false if the user let it fall back.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )

  /// Where the spine belongs in the orientation that the interface is about to take.
  ///
  /// Asked on every turn of the interface, before the new layout, for pages that curl. It may call
  /// `setViewControllers` with the pages of the new spine location; with `mid` there must be two in the end. By
  /// default the spine stays where it is.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// The orientations that the pages support; by default those of any controller.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which to present the page view controller; by default that of any controller.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}

  /// Leaves the spine where it is.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// What any controller supports.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { SimulatedDevice.current.behavior.defaultOrientations }

  /// What any controller prefers.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.suitableOrientation }
}
