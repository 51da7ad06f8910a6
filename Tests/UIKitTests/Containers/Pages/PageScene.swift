import Simulator
import UIKit

/// A page view controller with numbered pages on screen, and a log of its calls to data source and delegate.
@MainActor
final class PageScene: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let simulator: Simulator
  let log = CallLog()
  let book: UIPageViewController
  let pages: [LoggingViewController]
  var dotCount: Int?
  var spine: ((UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?
  var onWillTransition: (() -> Void)?
  var onDidFinish: (() -> Void)?
  var answersWithSamePage = false

  /// Shows the pages from `first`, as many as the spine location requires, on an iPhone of 320 × 568 points.
  init(
    _ style: UIPageViewController.TransitionStyle = .pageCurl,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    spine: UIPageViewController.SpineLocation = .min,
    spacing: Int = 0,
    iOS version: Double = 7,
    pageCount: Int = 6,
    first: [Int] = [0],
    hasDataSource: Bool = true
  ) {
    simulator = Simulator.boot(.iPhone5, iOS: version)
    let log = log
    pages = (0..<pageCount).map { LoggingViewController("\($0)", log) }
    book = UIPageViewController(
      transitionStyle: style,
      navigationOrientation: orientation,
      options: [.spineLocation: spine.rawValue, .interPageSpacing: spacing]
    )
    book.delegate = self
    if hasDataSource { book.dataSource = self }
    show(first, animated: false)
    simulator.launch(book)
    _ = log.take()
  }

  func show(
    _ numbers: [Int],
    _ direction: UIPageViewController.NavigationDirection = .forward,
    animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    book.setViewControllers(
      numbers.map { pages[$0] },
      direction: direction,
      animated: animated,
      completion: completion
    )
  }

  /// The numbers of the visible pages.
  var shown: [Int] { (book.viewControllers ?? []).compactMap(number) }

  /// The calls so far, except those logged by pages.
  func takeBookCalls() -> [String] {
    log.take().filter { !$0.contains(".") }
  }

  func number(_ page: UIViewController) -> Int? {
    pages.firstIndex { $0 === page }
  }

  private func names(_ pages: [UIViewController]) -> String {
    pages.compactMap { number($0).map(String.init) }.joined(separator: "+")
  }

  /// Moves a finger across the middle of the screen within a third of a second, fast enough to turn a page.
  func swipe(_ dx: CGFloat, _ dy: CGFloat = 0) {
    let start = CGPoint(x: 160 - dx / 2, y: 284 - dy / 2)
    simulator.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy))
    simulator.advanceUntilIdle()
  }

  /// A page's frame in the coordinates of the page view controller.
  func place(_ number: Int) -> CGRect {
    let view: UIView = pages[number].view
    return view.convert(view.bounds, to: book.view)
  }

  // MARK: Data source

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    answer("before", viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    answer("after", viewController, 1)
  }

  private func answer(_ name: String, _ page: UIViewController, _ step: Int) -> UIViewController? {
    log.add("\(name) \(names([page]))")
    if answersWithSamePage { return page }
    guard let next = number(page).map({ $0 + step }), pages.indices.contains(next) else { return nil }
    return pages[next]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    log.add("count")
    return dotCount ?? NSNotFound
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    log.add("index")
    return shown.first ?? 0
  }

  // MARK: Delegate

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.add("will \(names(pendingViewControllers))")
    onWillTransition?()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    log.add("did \(names(previousViewControllers)) finished \(finished) completed \(completed)")
    onDidFinish?()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    log.add("spine \(orientation) \(Int(book.view.bounds.width))")
    return spine?(orientation) ?? pageViewController.spineLocation
  }
}
