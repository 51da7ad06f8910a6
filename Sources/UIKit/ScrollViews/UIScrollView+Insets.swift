/// The insets of the content: the application's own, and from iOS 11 on those of the system, which keep the content clear of bars
/// and of the keyboard.
extension UIScrollView {
  /// The insets in effect.
  final var effectiveInset: UIEdgeInsets { storedContentInset + systemInset }

  /// What the system adds to the application's insets; the keyboard covers the bars at the bottom.
  final var systemInset: UIEdgeInsets {
    var insets = safeInset
    insets.top += refreshInset
    if keyboardInset > insets.bottom, device.behavior.hasSafeArea { insets.bottom = keyboardInset }
    return insets
  }

  final func setContentInset(_ new: UIEdgeInsets) {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    changeInset {
      storedContentInset = UIEdgeInsets(
        top: finite(new.top),
        left: finite(new.left),
        bottom: finite(new.bottom),
        right: finite(new.right)
      )
    }
  }

  /// Changes what the insets consist of; content that rests at its top or left edge moves along, unless `movesContent` is false.
  private func changeInset(movesContent: Bool = true, _ change: () -> Void) {
    let old = effectiveInset
    change()
    let new = effectiveInset
    guard old != new else { return }
    if drag == nil && run == nil {
      var offset = bounds.origin
      if movesContent, offset.x == -old.left { offset.x = -new.left }
      if movesContent, offset.y == -old.top { offset.y = -new.top }
      moveContent(to: offset)
      keepWithinLimits()
      setNeedsLayout()
    }
    guard device.behavior.hasSafeArea else { return }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: Safe area

  /// Adds the safe area as it is now; outside of a window nothing changes.
  final func adjustSafeInset() {
    guard device.behavior.hasSafeArea, window != nil else { return }
    let wanted = wantedSafeInset
    if wanted != safeInset { changeInset { safeInset = wanted } }
  }

  /// The layout adjusts the insets if the safe area is another at the new position.
  final func positionDidChange() {
    guard device.behavior.hasSafeArea, window != nil, wantedSafeInset != safeInset else { return }
    setNeedsLayout()
  }

  /// The part of the safe area that the behaviour adds.
  ///
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior: an axis scrolls if the content is larger than the view or always
  /// bounces; the comment of `automatic` in UIScrollView.h: for compatibility, the top and the bottom are also adjusted for the scroll
  /// view of a controller in a navigation controller that `automaticallyAdjustsScrollViewInsets`.
  private var wantedSafeInset: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    var insets = safeAreaInsets
    if insets == .zero || contentInsetAdjustmentBehavior == .always { return insets }
    if !alwaysBounceHorizontal && contentSize.width <= bounds.width {
      insets.left = 0
      insets.right = 0
    }
    let isAdjusted = contentInsetAdjustmentBehavior == .automatic && isAdjustedByController
    if !alwaysBounceVertical && contentSize.height <= bounds.height && !isAdjusted {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }

  private var isAdjustedByController: Bool {
    guard let controller = controller ?? superview?.controller else { return false }
    return controller.automaticallyAdjustsScrollViewInsets && controller.navigationController != nil
      && controller.adjustedScrollView === self
  }

  // MARK: Large titles

  /// Whether scrolling hides the large title above the content: only if the content is kept clear of it.
  final var scrollsTitle: Bool {
    titleHeight > 0 && safeInset.top > 0 && safeInset.top + hiddenTitleHeight >= titleHeight
  }

  /// Whether the content is at its top, or pulled down.
  final var isAtTop: Bool { distanceFromTop <= 0 }

  /// How far the content is scrolled up from its top, in points; 0 in the room of a refresh control, and negative if it is pulled down.
  final var distanceFromTop: CGFloat {
    let distance = bounds.minY + effectiveInset.top
    return min(distance, max(0, distance - refreshInset))
  }

  // MARK: Refreshing

  /// How far the content is pulled down below its top, in points; negative if it is scrolled up.
  final var pulledDistance: CGFloat { verticalLimits.lowerBound + refreshInset - bounds.minY }

  /// Makes room for a refresh control, without scrolling; takes it back, and content in it moves to its top.
  final func setRefreshInset(_ height: CGFloat) {
    guard height != refreshInset else { return }
    changeInset(movesContent: height < refreshInset) { refreshInset = height }
    if let run, !run.isDeceleration, limited(run.target) != run.target { stopRun() }
    keepWithinLimits()
    rebaseDrag()
  }

  // MARK: Keyboard

  /// Adds the height that the keyboard covers; up to iOS 10 to `contentInset`, of which bars have added `barInset`.
  ///
  /// Source: developers' logs: on iOS 11 `contentInset` stays, and `adjustedContentInset` has the keyboard's 253 points at the bottom
  /// (StackOverflow 51548265).
  final func keepContentAboveKeyboard(_ height: CGFloat, barInset: CGFloat) {
    let isOwn = !device.behavior.hasSafeArea
    let growth = (isOwn ? max(0, height - barInset) : height) - keyboardInset
    guard growth != 0 else { return }
    changeInset { keyboardInset += growth }
    if isOwn {
      contentInset.bottom += growth
      scrollIndicatorInsets.bottom += growth
    }
  }
}
