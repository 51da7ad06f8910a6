/// Recognizes a finger that turns a page: one that moves in the direction of the pages, towards a page.
@MainActor
final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  @WeakReference var pages: UIPageViewController?

  override var isRightMovement: Bool { pages?.canTurn(along: translation(in: pages?.view)) ?? false }
}
