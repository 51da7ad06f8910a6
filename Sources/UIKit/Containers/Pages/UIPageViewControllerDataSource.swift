/// Gives a page view controller the pages that users turn to.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before `viewController`, or nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after `viewController`, or nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots the page indicator has.
  ///
  /// Asked by `setViewControllers` only, for pages that scroll from side to side. By default NSNotFound: there
  /// is no indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot of the page indicator, from 0 on, stands for the page shown.
  ///
  /// Asked by `setViewControllers` only, for pages that scroll from side to side. By default NSNotFound: there
  /// is no indicator.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// NSNotFound: no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { NSNotFound }

  /// NSNotFound: no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}
