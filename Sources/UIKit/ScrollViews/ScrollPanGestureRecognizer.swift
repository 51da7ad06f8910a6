/// The pan of a scroll view: begins only where the content can follow it.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// A drag that content can't follow is left to other recognizers, such as those of a scroll view around.
  override var isRightMovement: Bool {
    guard let scrollView, scrollView.canDrag(along: movement) else { return false }
    return touches.allSatisfy { scrollView.mayTakeFromContent($0) }
  }

  /// Fingers may scroll and zoom at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinch
  }
}
