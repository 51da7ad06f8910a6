extension UIScrollView {
  private static let zoomDuration: TimeInterval = 0.3
  private static let leastZoomScale: CGFloat = 0.001
  private static let greatestZoomScale: CGFloat = 100_000

  private var zoomingView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// The minimum and maximum scale, limited to values that geometry can represent.
  final var zoomLimits: ClosedRange<CGFloat> {
    let possible = UIScrollView.leastZoomScale...UIScrollView.greatestZoomScale
    func sensible(_ scale: CGFloat) -> CGFloat { min(possible.upperBound, max(possible.lowerBound, scale)) }
    let least = minimumZoomScale > 0 ? sensible(minimumZoomScale) : possible.lowerBound
    return least...max(least, maximumZoomScale.isNaN ? least : sensible(maximumZoomScale))
  }

  /// Whether a pinch can zoom.
  final var canZoom: Bool {
    isUserInteractionEnabled && zoomLimits.lowerBound < zoomLimits.upperBound && zoomingView != nil
  }

  // MARK: Zooming by code

  final func changeZoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = zoomingView else { return }
    let limits = zoomLimits
    let wanted = min(limits.upperBound, max(limits.lowerBound, scale))
    guard wanted != storedZoomScale else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    animateZoom(of: view, animated: animated) { scrollView in
      scrollView.take(scale: wanted, of: view, keeping: middle)
      scrollView.keepWithinLimits()
    }
  }

  final func changeZoom(toShow rect: CGRect, animated: Bool) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite, rect.width > 0,
      rect.height > 0, let view = zoomingView
    else { return }
    let limits = zoomLimits
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(limits.upperBound, max(limits.lowerBound, fitting))
    animateZoom(of: view, animated: animated) { scrollView in
      scrollView.take(
        scale: scale,
        of: view,
        keeping: CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
      )
      let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: scrollView)
      let size = scrollView.bounds.size
      let offset = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
      scrollView.moveContent(to: scrollView.limited(offset))
    }
  }

  private func animateZoom(
    of view: UIView,
    animated: Bool,
    _ change: @escaping (UIScrollView) -> Void
  ) {
    stopRun()
    guard animated else { return change(self) }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    UIView.animate(
      withDuration: UIScrollView.zoomDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [weak self] in if let self { change(self) } },
      completion: { [weak self] _ in self?.zoomDidSettle(view) }
    )
  }

  private func zoomDidSettle(_ view: UIView) {
    isBouncingZoom = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
  }

  // MARK: Zooming by pinch

  final func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard let view = zoomingView else { return }
      stopRun()
      zoom = ScrollZoom(scale: storedZoomScale)
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch)
    case .changed:
      follow(pinch)
    case .ended, .cancelled:
      endZooming()
    case .possible, .failed:
      break
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let zoom, let view = zoomingView, pinch.scale.isFinite, pinch.scale > 0 else { return }
    take(scale: resisting(zoom.scale * pinch.scale), of: view, keeping: pinch.location(in: self))
    moveContent(to: limited(bounds.origin))
    rebaseDrag()
  }

  /// Halves the logarithm of the scale beyond a limit.
  private func resisting(_ scale: CGFloat) -> CGFloat {
    let limits = zoomLimits
    let nearest = min(limits.upperBound, max(limits.lowerBound, scale))
    guard bouncesZoom, nearest != scale else { return nearest }
    return nearest * (scale / nearest).squareRoot()
  }

  private func endZooming() {
    guard zoom != nil else { return }
    zoom = nil
    guard let view = zoomingView else { return }
    let limits = zoomLimits
    let settled = min(limits.upperBound, max(limits.lowerBound, storedZoomScale))
    guard settled != storedZoomScale else {
      keepWithinLimits()
      zoomDidSettle(view)
      return
    }
    isBouncingZoom = true
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    UIView.animate(
      withDuration: UIScrollView.zoomDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [weak self] in
        self?.take(scale: settled, of: view, keeping: middle)
        self?.keepWithinLimits()
      },
      completion: { [weak self] _ in self?.zoomDidSettle(view) }
    )
  }

  // MARK: Applying the scale

  /// Scales the view and the content size; the content at `point` stays in place on screen.
  private func take(scale: CGFloat, of view: UIView, keeping point: CGPoint) {
    let ratio = scale / storedZoomScale
    let origin = view.frame.origin
    storedZoomScale = scale
    scaledView = view
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    storedContentSize = constrainedContentSize(or: view.frame.size)
    let new = CGPoint(x: origin.x + (point.x - origin.x) * ratio, y: origin.y + (point.y - origin.y) * ratio)
    moveContent(to: CGPoint(x: bounds.minX + new.x - point.x, y: bounds.minY + new.y - point.y))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// The size of the content by constraints, which grows with the zoomed view; `other` where there are none.
  final func constrainedContentSize(or other: CGSize) -> CGSize {
    var growth = CGSize.zero
    if let view = zoomedSubview {
      growth = CGSize(
        width: view.frame.width - view.bounds.width,
        height: view.frame.height - view.bounds.height
      )
    }
    return CGSize(
      width: constrainedWidth.map { $0 + growth.width } ?? other.width,
      height: constrainedHeight.map { $0 + growth.height } ?? other.height
    )
  }
}

/// A pinch in progress.
struct ScrollZoom {
  /// The scale at the start of the pinch.
  let scale: CGFloat
}

/// The pinch of a scroll view: fails if there is no view to zoom.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isRecognizing || scrollView?.canZoom == true else {
      state = .failed
      return
    }
    super.touchesMoved(touches, with: event)
  }

  /// Scrolling and zooming are possible at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }
}
