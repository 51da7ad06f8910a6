extension UIScrollView {
  // MARK: Limits

  /// The horizontal offsets at which no edge of the content is inside the view.
  final var horizontalLimits: ClosedRange<CGFloat> {
    let insets = effectiveInset
    return -insets.left...max(-insets.left, storedContentSize.width + insets.right - bounds.width)
  }

  /// The vertical offsets; at the lowest one a large title is complete again.
  final var verticalLimits: ClosedRange<CGFloat> {
    let insets = effectiveInset
    let top = -insets.top - (scrollsTitle ? hiddenTitleHeight : 0)
    return top...max(top, storedContentSize.height + insets.bottom - bounds.height)
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
    moveContent(to: limited(bounds.origin))
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

  // MARK: Moving

  final func offsetDidChange() {
    setNeedsLayout()
    contentDidMove()
    pullControl?.follow()
    if scrollsTitle { (controller ?? superview?.controller)?.contentDidScroll(self) }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Moves the content at once; a deceleration that code interferes with goes on from there, an animation ends.
  final func place(at offset: CGPoint) {
    let isOwnMove = movesContent
    movesContent = false
    if !isOwnMove, run?.isDeceleration == false { stopRun() }
    bounds.origin = finite(offset)
    if !isOwnMove { rebaseDrag() }
  }

  /// Moves the content by a drag, a deceleration, an animation or a change of its limits.
  ///
  /// It sets the property, as devices do, so that a subclass which overrides it knows of every step or chooses another
  /// offset. Source: developers' logs of `setContentOffset:`, which the steps of a deceleration call; subclasses that
  /// place their views in it, such as Signal's ConversationCollectionView.
  final func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    movesContent = true
    contentOffset = offset
    movesContent = false
  }

  /// The offset with the present coordinates in place of infinite ones.
  private func finite(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: offset.x.isInfinite ? bounds.minX : offset.x,
      y: offset.y.isInfinite ? bounds.minY : offset.y
    )
  }

  final func move(to offset: CGPoint, animated: Bool) {
    let offset = finite(offset)
    stopRun()
    guard animated, window != nil, AnimationBlock.isEnabled, !offset.x.isNaN, !offset.y.isNaN else {
      contentOffset = offset
      return
    }
    guard offset != bounds.origin else { return }
    drag = nil
    begin(ScrollRun(.animation(from: bounds.origin, to: offset)))
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
    let insets = effectiveInset
    let window = CGRect(
      x: bounds.minX + insets.left,
      y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
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
    present.follow(self)
    moveContent(to: present.advance())
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

  private(set) var kind: Kind

  /// The time and the offset of the last step.
  private var lastStep: (time: TimeInterval, offset: CGPoint)?

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

  /// Continues a deceleration from where code has moved the content since the last step, with the same velocity.
  func follow(_ view: UIScrollView) {
    guard case .deceleration(let horizontal, let vertical) = kind, let lastStep else { return }
    let offset = view.bounds.origin
    func continued(
      _ motion: ScrollMotion,
      _ last: CGFloat,
      _ current: CGFloat,
      _ limits: ClosedRange<CGFloat>
    ) -> ScrollMotion {
      guard current != last else { return motion }
      return motion.continued(
        from: current,
        at: lastStep.time,
        within: limits,
        rate: view.decelerationRate,
        bounces: view.bounces
      )
    }
    kind = .deceleration(
      horizontal: continued(horizontal, lastStep.offset.x, offset.x, view.horizontalLimits),
      vertical: continued(vertical, lastStep.offset.y, offset.y, view.verticalLimits)
    )
  }

  /// Moves the start of an animation, and changes its end.
  func redirect(by shift: CGVector, to target: CGPoint) {
    guard case .animation(let from, _) = kind else { return }
    kind = .animation(from: CGPoint(x: from.x + shift.dx, y: from.y + shift.dy), to: target)
  }

  /// Makes a step, and returns the offset at the present time.
  func advance() -> CGPoint {
    let offset = offset
    lastStep = (elapsed, offset)
    return offset
  }

  private var offset: CGPoint {
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
    lastStep = (elapsed, view.bounds.origin)
    follower = animator.follow(for: view, step)
  }

  func end() {
    if let follower { animator.unfollow(follower) }
    follower = nil
  }
}
