extension UIScrollView {
  // MARK: Claiming touches

  /// Whether the content can be dragged along the larger component of a movement.
  final func canDrag(along movement: CGVector) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(movement.dx) > abs(movement.dy) ? canDragHorizontally : canDragVertically
  }

  private var canDragHorizontally: Bool {
    (bounces && alwaysBounceHorizontal) || horizontalLimits.lowerBound < horizontalLimits.upperBound
  }

  private var canDragVertically: Bool {
    (bounces && alwaysBounceVertical) || verticalLimits.lowerBound < verticalLimits.upperBound
  }

  /// Whether a touch can scroll although it may have been delivered to the content.
  final func canCancelContentTouch(_ touch: UITouch) -> Bool {
    if touch.view is TableIndexView { return false }
    guard touch.viewDelivery == .begun, let view = touch.view, view !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Decides whether the content gets a touch.
  final func offerToContent(_ touch: UITouch) {
    guard touch.viewDelivery == .waiting, let view = touch.view, view !== self else { return }
    if !touchesShouldBegin([touch], with: device.gestures.event, in: view) {
      withholdFromContent(touch)
    }
  }

  final func withholdFromContent(_ touch: UITouch) {
    if touch.viewDelivery == .waiting { touch.viewDelivery = .over }
  }

  // MARK: Dragging

  final func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging(pan)
      followDrag(pan)
      pullKeyboard(pan)
    case .changed:
      followDrag(pan)
      pullKeyboard(pan)
    case .ended:
      let speed = pan.velocity(in: self)
      endKeyboardDrag(velocity: speed.y)
      endDragging(velocity: CGPoint(x: -speed.x, y: -speed.y))
    case .cancelled:
      endKeyboardDrag(velocity: 0)
      endDragging(velocity: .zero)
    case .possible, .failed:
      break
    }
  }

  private func beginDragging(_ pan: UIPanGestureRecognizer) {
    stopRun()
    var new = ScrollDrag(start: unstretchedOffset, page: bounds.origin)
    if isDirectionalLockEnabled {
      let translation = pan.translation(in: self)
      if abs(translation.x) * ScrollDrag.lockRatio < abs(translation.y) { new.followsHorizontally = false }
      if abs(translation.y) * ScrollDrag.lockRatio < abs(translation.x) { new.followsVertically = false }
    }
    drag = new
    if keyboardDismissMode == .onDrag { _ = window?.endEditing(false) }
    showIndicators()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  private var unstretchedOffset: CGPoint {
    CGPoint(
      x: RubberBand.wanted(bounds.minX, limits: horizontalLimits, dimension: bounds.width),
      y: RubberBand.wanted(bounds.minY, limits: verticalLimits, dimension: bounds.height)
    )
  }

  /// Restarts the drag at the present offset, after code has moved the content.
  final func rebaseDrag() {
    guard drag != nil else { return }
    let translation = pan.translation(in: self)
    let offset = unstretchedOffset
    drag?.start = CGPoint(x: offset.x + translation.x, y: offset.y + translation.y)
  }

  private func followDrag(_ pan: UIPanGestureRecognizer) {
    guard let drag, zoom == nil else { return }
    let translation = pan.translation(in: self)
    guard translation.x.isFinite, translation.y.isFinite else { return }
    var offset = bounds.origin
    if drag.followsHorizontally {
      offset.x = RubberBand.offset(
        drag.start.x - translation.x,
        limits: horizontalLimits,
        dimension: bounds.width,
        stretches: bounces && canDragHorizontally
      )
    }
    if drag.followsVertically {
      offset.y = RubberBand.offset(
        drag.start.y - translation.y,
        limits: verticalLimits,
        dimension: bounds.height,
        stretches: bounces && canDragVertically
      )
    }
    moveContent(to: offset)
  }

  private func endDragging(velocity: CGPoint) {
    guard let ended = drag else { return }
    var velocity = velocity
    if !ended.followsHorizontally || !velocity.x.isFinite { velocity.x = 0 }
    if !ended.followsVertically || !velocity.y.isFinite { velocity.y = 0 }
    let horizontal = motion(
      from: bounds.minX,
      velocity: velocity.x,
      page: (ended.page.x, bounds.width),
      limits: horizontalLimits,
      bounces: canDragHorizontally
    )
    let vertical = clearOfTitle(
      motion(
        from: bounds.minY,
        velocity: velocity.y,
        page: (ended.page.y, bounds.height),
        limits: verticalLimits,
        bounces: canDragVertically
      )
    )
    let expected = CGPoint(x: horizontal.target, y: vertical.target)
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = proposedOffset(expected, velocity: perMillisecond)
    drag = nil
    withUnsafeMutablePointer(to: &target) { pointer in
      scrollDelegate?.scrollViewWillEndDragging(
        self,
        withVelocity: perMillisecond,
        targetContentOffset: pointer
      )
    }
    let motions = (
      x: chosen(horizontal, from: bounds.minX, expected: expected.x, target: target.x),
      y: chosen(vertical, from: bounds.minY, expected: expected.y, target: target.y)
    )
    settle(motions.x, motions.y)
  }

  /// The movement, or one to the nearest end if it ends where a part of a search bar or of a large title is hidden.
  ///
  /// Source: as seen on devices.
  private func clearOfTitle(_ motion: ScrollMotion) -> ScrollMotion {
    guard scrollsTitle else { return motion }
    let limits = verticalLimits
    let (top, end) = (limits.lowerBound, min(limits.lowerBound + titleHeight, limits.upperBound))
    guard motion.target > top, motion.target < end else { return motion }
    let stops = [top, min(top + searchHeight, end), end]
    let target = stops.min { abs($0 - motion.target) < abs($1 - motion.target) } ?? end
    if target == bounds.minY { return ScrollMotion(at: target) }
    return ScrollMotion(from: bounds.minY, to: target, rate: decelerationRate)
  }

  /// The computed movement, or one to the target that the delegate has changed.
  private func chosen(_ motion: ScrollMotion, from start: CGFloat, expected: CGFloat, target: CGFloat)
    -> ScrollMotion
  {
    target == expected || !target.isFinite
      ? motion : ScrollMotion(from: start, to: target, rate: decelerationRate)
  }

  private func motion(
    from start: CGFloat,
    velocity: CGFloat,
    page: (start: CGFloat, size: CGFloat),
    limits: ClosedRange<CGFloat>,
    bounces canBounce: Bool
  ) -> ScrollMotion {
    guard isPagingEnabled, page.size > 0 else {
      return ScrollMotion(
        from: start,
        velocity: velocity,
        within: limits,
        rate: decelerationRate,
        bounces: bounces && canBounce
      )
    }
    let fraction = start / page.size
    let rounded =
      abs(velocity) < ScrollDrag.leastPageVelocity
      ? fraction.rounded() : velocity > 0 ? fraction.rounded(.up) : fraction.rounded(.down)
    let first = (page.start / page.size).rounded()
    let near = min(first + 1, max(first - 1, rounded))
    let target = min(limits.upperBound, max(limits.lowerBound, near * page.size))
    guard target != start else { return ScrollMotion(at: start) }
    return ScrollMotion(
      from: start,
      pulledTo: target,
      velocity: velocity,
      frequency: ScrollSpring.pageFrequency
    )
  }

  private func settle(_ horizontal: ScrollMotion, _ vertical: ScrollMotion) {
    let before = run
    let moves = horizontal.duration > 0 || vertical.duration > 0
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    // The delegate may have moved the content.
    guard run === before, drag == nil else { return }
    guard moves, window != nil else {
      hideIndicators(after: 0)
      return
    }
    begin(ScrollRun(.deceleration(horizontal: horizontal, vertical: vertical)))
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }
}

/// A drag in progress.
struct ScrollDrag {
  /// The minimum ratio of the components of a movement that locks the direction.
  static let lockRatio: CGFloat = 2

  /// The minimum velocity for turning a page, in points per second.
  ///
  /// Apple doesn't publish it.
  static let leastPageVelocity: CGFloat = 100

  /// The offset at the start of the drag, with the resistance beyond the ends removed.
  var start: CGPoint
  /// The content offset at the start of the drag.
  let page: CGPoint
  /// Whether the content follows horizontally.
  var followsHorizontally = true
  /// Whether the content follows vertically.
  var followsVertically = true
}

/// The pan of a scroll view: begins only if the content can follow it.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// Leaves a drag that the content can't follow to other recognizers, such as those of an outer scroll view.
  override var isRightMovement: Bool {
    guard let scrollView, scrollView.canDrag(along: movement) else { return false }
    return touches.allSatisfy { scrollView.canCancelContentTouch($0) }
  }

  /// Scrolling and zooming are possible at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinch
  }
}

/// Gets every touch in a scroll view first, and delays it for the content, as it may become a drag.
///
/// It never recognizes a gesture: while it is undecided, the views under the touch wait.
@MainActor
final class ContentTouchGestureRecognizer: UIGestureRecognizer {
  /// The delay of the content's touches, in seconds.
  ///
  /// Apple doesn't publish it; this is close to the behaviour of devices.
  static let delay: TimeInterval = 0.15

  private let timer = GestureTimer()
  private var scrollView: UIScrollView? { view as? UIScrollView }

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    let isNew = self.touches.count == touches.count
    if scrollView.stopContent(under: touches) { touches.forEach(scrollView.withholdFromContent) }
    guard isNew else { return }
    scrollView.isTouched = true
    let isInIndex = touches.contains { $0.view is TableIndexView }
    if scrollView.delaysContentTouches && scrollView.isScrollEnabled && !isInIndex {
      delaysTouchesBegan = true
      timer.start(after: ContentTouchGestureRecognizer.delay) { [weak self] in self?.handOver() }
    } else {
      delaysTouchesBegan = false
      askScrollView()
    }
  }

  /// Delivers a touch that hasn't moved to the content, if the scroll view allows it.
  private func handOver() {
    guard state == .possible else { return }
    delaysTouchesBegan = false
    askScrollView()
    device.gestures.deliverHeldTouches()
  }

  private func askScrollView() {
    for touch in touches { scrollView?.offerToContent(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard remainingTouches.isEmpty else { return }
    if delaysTouchesBegan { askScrollView() }
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if remainingTouches.isEmpty { state = .failed }
  }

  override func reset() {
    timer.stop()
    delaysTouchesBegan = false
    scrollView?.isTouched = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
