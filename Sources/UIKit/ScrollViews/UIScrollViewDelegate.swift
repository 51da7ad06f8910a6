/// Receives the events of scrolling and zooming, and provides the view to zoom.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content offset has changed, by a gesture or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called after `adjustedContentInset` has changed, from iOS 11 on.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Called before a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called before a drag ends, with the velocity in points per millisecond.
  ///
  /// The content will stop at `targetContentOffset`, which the method may change. Infinite and
  /// not-a-number values are ignored.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Called after a drag; `decelerate` is whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before the content decelerates.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the deceleration has ended, or was stopped by a touch.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called after an animation that code has started.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar may scroll to the top of the content; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after a tap on the status bar has scrolled to the top; not called if the
  /// content was there already.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The subview to zoom; nil, the default, disables zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called before a pinch or an animation changes the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after a pinch or an animation has changed the scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Doesn't change the target.
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

  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Returns nil.
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

/// A protocol of all scroll views, which gives subclasses delegates of their own types.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: UIScrollView {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating {
  /// The delegate, which is notified of scrolling and zooming; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }
}
