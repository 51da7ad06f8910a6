/// A turn of pages that is under way.
@MainActor
final class PageTurn {
  /// Who turns.
  enum Origin {
    /// `setViewControllers`, with what to call at the end.
    case application(completion: ((Bool) -> Void)?)
    /// A finger.
    case gesture
  }

  let direction: UIPageViewController.NavigationDirection
  let old: [UIViewController]
  let new: [UIViewController]
  /// The page on the back of a leaf, which shows only during the turn.
  let back: UIViewController?
  let origin: Origin
  var view: PageTurnView?
  var progress: CGFloat = 0

  /// Whether nobody holds the page any more, and where it goes then.
  var isSettling = false
  var isCompleting = true
  private(set) var isOver = false

  /// Whether the application ignores touches because of it.
  var ignoresTouches = false

  init(
    _ direction: UIPageViewController.NavigationDirection,
    from old: [UIViewController],
    to new: [UIViewController],
    back: UIViewController?,
    origin: Origin
  ) {
    self.direction = direction
    self.old = old
    self.new = new
    self.back = back
    self.origin = origin
  }

  /// All pages that come.
  var arriving: [UIViewController] { new + (back.map { [$0] } ?? []) }

  /// Notes the end; false if it had come before.
  func end() -> Bool {
    defer { isOver = true }
    return !isOver
  }
}
