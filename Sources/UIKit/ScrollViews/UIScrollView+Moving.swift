extension UIScrollView {
  // MARK: Limits

  /// The horizontal offsets at which no edge of the content is inside the view.
  final var horizontalLimits: ClosedRange<CGFloat> {
    let least = -storedContentInset.left
    return least...max(least, storedContentSize.width + storedContentInset.right - bounds.width)
  }

  final var verticalLimits: ClosedRange<CGFloat> {
    let least = -storedContentInset.top
    return least...max(least, storedContentSize.height + storedContentInset.bottom - bounds.height)
  }

  /// The nearest offset within the limits.
  final func limited(_ offset: CGPoint) -> CGPoint {
    let (horizontal, vertical) = (horizontalLimits, verticalLimits)
    return CGPoint(
      x: min(horizontal.upperBound, max(horizontal.lowerBound, offset.x)),
      y: min(vertical.upperBound, max(vertical.lowerBound, offset.y))
    )
  }

  /// Moves content back within its limits: at once at rest, by a spring while it decelerates.
  final func keepWithinLimits() {
    if let run, run.isDeceleration { redirect(run) }
    guard drag == nil, run == nil, zoom == nil, bounds.width.isFinite, bounds.height.isFinite else { return }
    let nearest = limited(bounds.origin)
    if nearest != bounds.origin { bounds.origin = nearest }
  }

  private func redirect(_ present: ScrollRun) {
    let target = limited(present.target)
    guard target != present.target else { return }
    func pulled(_ start: CGFloat, _ target: CGFloat) -> ScrollMotion {
      ScrollMotion(from: start, pulledTo: target, velocity: 0, frequency: ScrollSpring.edgeFrequency)
    }
    begin(
      ScrollRun(
        .deceleration(
          horizontal: pulled(bounds.minX, target.x),
          vertical: pulled(bounds.minY, target.y)
        )
      )
    )
  }

  final func setContentInset(_ new: UIEdgeInsets) {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    let old = storedContentInset
    storedContentInset = UIEdgeInsets(
      top: finite(new.top),
      left: finite(new.left),
      bottom: finite(new.bottom),
      right: finite(new.right)
    )
    guard drag == nil, run == nil, old != storedContentInset else { return }
    var offset = bounds.origin
    if offset.x == -old.left { offset.x = -storedContentInset.left }
    if offset.y == -old.top { offset.y = -storedContentInset.top }
    if offset != bounds.origin { bounds.origin = offset }
    keepWithinLimits()
    setNeedsLayout()
  }

  // MARK: Moving

  final func offsetDidChange() {
    setNeedsLayout()
    contentDidMove()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  final func move(to offset: CGPoint, animated: Bool) {
    var offset = offset
    if offset.x.isInfinite { offset.x = bounds.minX }
    if offset.y.isInfinite { offset.y = bounds.minY }
    stopRun()
    guard animated, AnimationBlock.isEnabled, !offset.x.isNaN, !offset.y.isNaN else {
      bounds.origin = offset
      rebaseDrag()
      return
    }
    guard offset != bounds.origin else { return }
    drag = nil
    begin(ScrollRun(.animation(from: bounds.origin, to: offset)))
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
    let window = CGRect(
      x: bounds.minX + storedContentInset.left,
      y: bounds.minY + storedContentInset.top,
      width: max(0, bounds.width - storedContentInset.left - storedContentInset.right),
      height: max(0, bounds.height - storedContentInset.top - storedContentInset.bottom)
    )
    func way(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low >= start && high <= end { return 0 }
      if high - low > end - start { return low <= start && high >= end ? 0 : low - start }
      return low < start ? low - start : high - end
    }
    let target = limited(
      CGPoint(
        x: bounds.minX + way(rect.minX, rect.maxX, window.minX, window.maxX),
        y: bounds.minY + way(rect.minY, rect.maxY, window.minY, window.maxY)
      )
    )
    if target != bounds.origin { setContentOffset(target, animated: animated) }
  }

  // MARK: Deceleration and animation

  final func begin(_ new: ScrollRun) {
    stopRun()
    run = new
    showIndicators()
    new.begin(for: self) { $0.step(new) }
  }

  /// Stops the content at its present offset, without callbacks.
  final func stopRun() {
    guard let present = run else { return }
    present.end()
    run = nil
    hideIndicators(after: 0)
  }

  private func step(_ present: ScrollRun) {
    guard run === present else { return }
    let offset = present.offset
    if offset != bounds.origin { bounds.origin = offset }
    // The delegate may have moved the content elsewhere.
    guard run === present, present.isOver else { return }
    stopRun()
    if present.isScrollToTop {
      scrollDelegate?.scrollViewDidScrollToTop(self)
    } else if present.isDeceleration {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls to the top after a tap on the status bar, if the delegate allows it.
  final func scrollToTop() {
    guard drag == nil, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: bounds.minX, y: verticalLimits.lowerBound)
    guard bounds.minY > top.y else { return }
    begin(ScrollRun(.animation(from: bounds.origin, to: top), isScrollToTop: true))
  }

  /// Stops moving content when it is touched.
  final func stopMovingContent() -> Bool {
    guard let present = run, isScrollEnabled else { return false }
    stopRun()
    if present.isScrollToTop { return true }
    if present.isDeceleration {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
    return true
  }
}

// MARK: - Keyboard

/// Interactive dismissal of the keyboard by dragging the content.
extension UIScrollView {
  /// Moves the keyboard along with a finger that has reached it.
  final func pullKeyboard(_ pan: UIPanGestureRecognizer) {
    if keyboardDismissMode == .interactive { device.keyboard.follow(pan) }
  }

  /// Ends the interactive dismissal: hides a keyboard that moves down, and restores one that moves up.
  final func endKeyboardDrag(velocity: CGFloat) {
    let keyboard = device.keyboard
    guard keyboardDismissMode == .interactive, keyboard.isPulled else { return }
    if velocity < 0 || window?.endEditing(false) != true { keyboard.springBack() }
  }
}

/// A deceleration or animation of the content in progress.
@MainActor
final class ScrollRun {
  enum Kind {
    /// The deceleration after a drag, for each coordinate.
    case deceleration(horizontal: ScrollMotion, vertical: ScrollMotion)
    /// An animation that code has started.
    case animation(from: CGPoint, to: CGPoint)
  }

  /// The duration of animations started by code, in seconds.
  ///
  /// Apple doesn't publish it; this is close to the behaviour of devices.
  static let animationDuration: TimeInterval = 0.3

  let kind: Kind

  /// Whether a tap on the status bar started it.
  let isScrollToTop: Bool

  private let start = SimulatedDevice.current.timeline.now
  private let animator = SimulatedDevice.current.animator
  private var follower: Int?

  init(_ kind: Kind, isScrollToTop: Bool = false) {
    self.kind = kind
    self.isScrollToTop = isScrollToTop
  }

  var isDeceleration: Bool {
    if case .deceleration = kind { true } else { false }
  }

  /// The final offset.
  var target: CGPoint {
    switch kind {
    case .deceleration(let horizontal, let vertical): CGPoint(x: horizontal.target, y: vertical.target)
    case .animation(_, let target): target
    }
  }

  private var elapsed: TimeInterval { SimulatedDevice.current.timeline.now - start }

  private var duration: TimeInterval {
    switch kind {
    case .deceleration(let horizontal, let vertical): max(horizontal.duration, vertical.duration)
    case .animation: ScrollRun.animationDuration
    }
  }

  /// Whether it has ended.
  var isOver: Bool { elapsed >= duration - Timeline.tolerance }

  /// The offset at the present time.
  var offset: CGPoint {
    guard !isOver else { return target }
    switch kind {
    case .deceleration(let horizontal, let vertical):
      return CGPoint(x: horizontal.offset(at: elapsed), y: vertical.offset(at: elapsed))
    case .animation(let from, let target):
      let progress = CGFloat(AnimationTiming(.easeInOut).progress(at: elapsed / ScrollRun.animationDuration))
      return CGPoint(x: from.x + (target.x - from.x) * progress, y: from.y + (target.y - from.y) * progress)
    }
  }

  /// Calls `step` in every display frame while the view lives.
  func begin(for view: UIScrollView, _ step: @escaping @MainActor (UIScrollView) -> Void) {
    follower = animator.follow(for: view, step)
  }

  func end() {
    if let follower { animator.unfollow(follower) }
    follower = nil
  }
}
