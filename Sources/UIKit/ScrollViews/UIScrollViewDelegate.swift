/// Hears how a scroll view moves, and names the view that it zooms.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset has changed, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to let go at `velocity`, in points a millisecond; the content will come to rest at
  /// `targetContentOffset`, which may be changed.
  ///
  /// What is changed to infinite or not a number is ignored.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The finger has let go; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content is about to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, by itself or under a finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// A movement that code asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar may scroll to the top of the content; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A tap on the status bar has scrolled to the top of the content; not called if it was there already.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The view that fingers scale, or nil to forbid it; a subview of the scroll view.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The scale is about to be changed by fingers, or animated.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale has settled.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Lets the content come to rest where it would.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Forbids zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}
