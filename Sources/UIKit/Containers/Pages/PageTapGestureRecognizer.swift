/// Recognizes a tap near an end of the pages.
@MainActor
final class PageTapGestureRecognizer: UITapGestureRecognizer {
  @WeakReference var pages: UIPageViewController?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pages, pages.canTurn(byTapAt: location(in: pages.view)) else {
      state = .failed
      return
    }
    super.touchesEnded(touches, with: event)
  }
}
