/// Pages that a gesture may turn to.
struct PageCandidate {
  let direction: UIPageViewController.NavigationDirection
  let pages: [UIViewController]
  /// The page on the back of the leaf, if leaves have a back and the spine is at the side.
  let back: UIViewController?
}
