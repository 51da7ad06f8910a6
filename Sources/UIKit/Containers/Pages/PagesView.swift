/// The view of a page view controller: it places the pages, and asks for more when it is on screen.
@MainActor
final class PagesView: UIView {
  @WeakReference var pages: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.placePages()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { pages?.seekNeighbors() }
  }
}
