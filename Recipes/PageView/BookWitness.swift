import RecipeKit

/// Stands between a book and its data source and delegate, and writes down what they are asked.
///
/// Where the example has none, it leaves that as it is.
@MainActor
final class BookWitness: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  /// A call that a turn has ended: what it brings.
  struct Ending {
    let book: UIPageViewController
    let finished: Bool
    let previous: [String]
    let completed: Bool

    /// Where the turn came from, and what became of it.
    var summary: String { "from \(previous.joined(separator: " and ")), completed \(completed)" }
  }

  /// What the data source was asked, such as `after January`.
  private(set) var questions: [String] = []
  private(set) var endings: [Ending] = []
  private(set) var orientations: [String] = []

  /// Answers in the delegate's place, if set.
  var spine: (() -> UIPageViewController.SpineLocation)?

  private let dataSource: (any UIPageViewControllerDataSource)?
  private let delegate: (any UIPageViewControllerDelegate)?

  init(of book: UIPageViewController) {
    dataSource = book.dataSource
    delegate = book.delegate
    if dataSource != nil { book.dataSource = self }
    if delegate != nil { book.delegate = self }
  }

  private func title(of page: UIViewController) -> String {
    (page as? DataViewController)?.dataObject ?? "none"
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    questions.append("before \(title(of: viewController))")
    return dataSource?.pageViewController(pageViewController, viewControllerBefore: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    questions.append("after \(title(of: viewController))")
    return dataSource?.pageViewController(pageViewController, viewControllerAfter: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    endings.append(
      Ending(
        book: pageViewController,
        finished: finished,
        previous: previousViewControllers.map(title),
        completed: completed
      )
    )
    delegate?.pageViewController(
      pageViewController,
      didFinishAnimating: finished,
      previousViewControllers: previousViewControllers,
      transitionCompleted: completed
    )
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    orientations.append("\(orientation)")
    if let spine { return spine() }
    return delegate?.pageViewController(pageViewController, spineLocationFor: orientation)
      ?? pageViewController.spineLocation
  }
}
