import RecipeKit

/// A book on screen, with a witness between it and the objects that it asks.
@MainActor
struct BookScene {
  let device: Simulator
  let root: RootViewController
  let witness: BookWitness

  init(
    _ make: ControllerFactory<RootViewController>,
    _ model: DeviceModel,
    on stage: Stage,
    configure: (RootViewController) -> Void = { _ in }
  ) {
    device = stage.boot(model, iOS: 7)
    root = make()
    configure(root)
    device.launch(root)
    device.advance(by: 0.1)
    witness = BookWitness(of: root.pageViewController)
  }

  var book: UIPageViewController { root.pageViewController }
  var pages: [DataViewController] { root.pages }

  /// What the pages shown are about.
  var titles: [String] { pages.map(\.dataObject) }

  /// What the pages are about whose views are in the book at present, in the midst of a turn, too.
  var titlesInBook: [String] {
    book.children.filter { $0.view.isDescendant(of: book.view) }.map(title)
  }

  /// The frames of the pages shown, in the book.
  var frames: [CGRect] { pages.map { $0.view.convert($0.view.bounds, to: book.view) } }

  /// A point at half the book's height, from 0 at its left edge to 1 at its right one, in screen coordinates.
  func place(_ x: CGFloat) -> CGPoint {
    book.view.convert(CGPoint(x: book.view.bounds.width * x, y: book.view.bounds.midY), to: nil)
  }

  func turnForward() {
    device.drag(from: place(0.8), to: place(0.3))
    device.advanceUntilIdle()
  }

  func turnBack() {
    device.drag(from: place(0.2), to: place(0.7))
    device.advanceUntilIdle()
  }

  /// Begins to turn the page, changes its mind, and takes the finger back.
  func turnHalfway() {
    let finger = device.touchDown(at: place(0.85))
    finger?.move(to: place(0.45), duration: 0.6)
    finger?.move(to: place(0.8), duration: 0.5)
    finger?.lift()
    device.advanceUntilIdle()
  }

  /// The pages shown at first and after each of some turns.
  func pagesSeen(inTurns count: Int) -> [DataViewController] {
    (0...count).flatMap { turn in
      if turn > 0 { turnForward() }
      return pages
    }
  }

  /// Turns to February and lays the device on its side.
  func openSpread() {
    turnForward()
    device.rotate(to: .landscapeLeft)
  }

  /// Looks with the device on its left side, upright, and on its right side.
  func rotated<Value>(_ look: (BookScene) -> Value) -> [Value] {
    [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight].map {
      device.rotate(to: $0)
      return look(self)
    }
  }

  /// Answers in the delegate's place where the spine belongs, whatever the orientation.
  func answer(_ location: UIPageViewController.SpineLocation, pages: Int) {
    witness.spine = { [root] in
      root.show(pagesFrom: root.currentIndex / 2 * 2, count: pages)
      return location
    }
  }

  /// What the delegate is told at the end of each turn.
  var endings: [String] { witness.endings.map { $0.suffix(2).joined(separator: ", ") } }

  /// Where the left page ends and the right one begins, with the device on its side.
  var edgesAtSpine: [CGFloat] {
    device.rotate(to: .landscapeLeft)
    return [frames.first?.maxX ?? 0, frames.last?.minX ?? 0]
  }

  /// What the pages are about that the data source gives one after the other.
  func walk(
    from index: Int,
    _ next: @escaping (any UIPageViewControllerDataSource, UIViewController) -> UIViewController?
  ) -> [String] {
    guard let first: UIViewController = root.modelController.viewController(at: index) else { return [] }
    return sequence(first: first) { page in book.dataSource.flatMap { next($0, page) } }
      .dropFirst().prefix(24).map(title)
  }
}

extension RootViewController {
  /// The pages shown.
  var pages: [DataViewController] {
    (pageViewController.viewControllers ?? []).compactMap { $0 as? DataViewController }
  }
}

/// What a page is about.
@MainActor func title(of page: UIViewController?) -> String {
  (page as? DataViewController)?.dataObject ?? "none"
}

/// Stands between a book and its data source and delegate, and notes what they are asked.
///
/// Where the example has none, it leaves that as it is.
@MainActor
final class BookWitness: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let dataSource: (any UIPageViewControllerDataSource)?
  let delegate: (any UIPageViewControllerDelegate)?

  /// What the data source was asked, such as `after January`.
  private(set) var questions: [String] = []
  /// What the calls brought that told of the end of a turn.
  private(set) var endings: [[String]] = []
  /// The orientations for which the delegate was asked where the spine belongs.
  private(set) var orientations: [String] = []
  /// Answers in the delegate's place, if set.
  var spine: (() -> UIPageViewController.SpineLocation)?
  /// What else is done at the end of a turn.
  var turnEnded: () -> Void = {}

  init(of book: UIPageViewController) {
    (dataSource, delegate) = (book.dataSource, book.delegate)
    if dataSource != nil { book.dataSource = self }
    if delegate != nil { book.delegate = self }
  }

  func pageViewController(
    _ book: UIPageViewController,
    viewControllerBefore page: UIViewController
  ) -> UIViewController? {
    questions.append("before \(title(of: page))")
    return dataSource?.pageViewController(book, viewControllerBefore: page)
  }

  func pageViewController(
    _ book: UIPageViewController,
    viewControllerAfter page: UIViewController
  ) -> UIViewController? {
    questions.append("after \(title(of: page))")
    return dataSource?.pageViewController(book, viewControllerAfter: page)
  }

  func pageViewController(
    _ book: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers previous: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let isOwn = (delegate as? RootViewController)?.pageViewController === book
    endings.append([
      isOwn ? "the book" : "another book", "finished \(finished)",
      "from \(previous.map(title).joined(separator: " and "))", "completed \(completed)",
    ])
    delegate?.pageViewController(
      book,
      didFinishAnimating: finished,
      previousViewControllers: previous,
      transitionCompleted: completed
    )
    turnEnded()
  }

  func pageViewController(
    _ book: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    orientations.append("\(orientation)")
    return spine?() ?? delegate?.pageViewController(book, spineLocationFor: orientation) ?? book.spineLocation
  }
}
