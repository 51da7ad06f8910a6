extension UIScrollView {
  private var indicatorColor: UIColor {
    switch indicatorStyle {
    case .default: InterfaceColors.scrollIndicator
    case .black: UIColor(white: 0, alpha: 0.5)
    case .white: UIColor(white: 1, alpha: 0.5)
    }
  }

  final func showIndicators() {
    indicators.order += 1
    if showsVerticalScrollIndicator && indicators.vertical == nil { indicators.vertical = makeIndicator() }
    if showsHorizontalScrollIndicator && indicators.horizontal == nil {
      indicators.horizontal = makeIndicator()
    }
    UIView.performWithoutAnimation {
      for bar in [indicators.vertical, indicators.horizontal] {
        bar?.removeAllAnimations()
        bar?.alpha = 1
      }
      placeIndicators()
    }
  }

  private func makeIndicator() -> UIView {
    let bar = UIView()
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = ScrollIndicators.thickness / 2
    return bar
  }

  /// Fades the indicators out after some seconds, unless they are shown again before.
  final func hideIndicators(after delay: TimeInterval) {
    guard indicators.vertical != nil || indicators.horizontal != nil else { return }
    indicators.order += 1
    let order = indicators.order
    let bars = [indicators.vertical, indicators.horizontal]
    UIView.animate(
      withDuration: ScrollIndicators.fadeDuration,
      delay: delay,
      options: .allowUserInteraction,
      animations: { for bar in bars { bar?.alpha = 0 } },
      completion: { [weak self] _ in self?.removeIndicators(order) }
    )
  }

  private func removeIndicators(_ order: Int) {
    guard order == indicators.order else { return }
    indicators.vertical?.removeFromSuperview()
    indicators.horizontal?.removeFromSuperview()
    indicators.vertical = nil
    indicators.horizontal = nil
  }

  /// Places the indicators in front of the content.
  final func placeIndicators() {
    guard indicators.vertical != nil || indicators.horizontal != nil else { return }
    let insets = (
      vertical: verticalScrollIndicatorInsets + systemInset,
      horizontal: horizontalScrollIndicatorInsets + systemInset
    )
    let (margin, thickness) = (ScrollIndicators.margin, ScrollIndicators.thickness)
    // Flipped coordinates have it at the left anyway.
    let isAtLeft = isRightToLeft && !((self as? UICollectionView)?.flipsCoordinates ?? false)
    let vertical = ScrollIndicators.span(
      track: bounds.height - insets.vertical.top - insets.vertical.bottom - 2 * margin,
      offset: bounds.minY,
      limits: verticalLimits,
      visible: bounds.height
    )
    let horizontal = ScrollIndicators.span(
      track: bounds.width - insets.horizontal.left - insets.horizontal.right - 2 * margin,
      offset: bounds.minX,
      limits: horizontalLimits,
      visible: bounds.width
    )
    UIView.performWithoutAnimation {
      place(indicators.vertical, showsVerticalScrollIndicator ? vertical : nil) { start, length in
        CGRect(
          x: isAtLeft
            ? bounds.minX + insets.vertical.left + margin
            : bounds.maxX - insets.vertical.right - margin - thickness,
          y: bounds.minY + insets.vertical.top + margin + start,
          width: thickness,
          height: length
        )
      }
      place(indicators.horizontal, showsHorizontalScrollIndicator ? horizontal : nil) { start, length in
        CGRect(
          x: bounds.minX + insets.horizontal.left + margin + start,
          y: bounds.maxY - insets.horizontal.bottom - margin - thickness,
          width: length,
          height: thickness
        )
      }
    }
  }

  /// Shows an indicator at its span, or hides it if it has none.
  private func place(
    _ bar: UIView?,
    _ span: (start: CGFloat, length: CGFloat)?,
    frame: (_ start: CGFloat, _ length: CGFloat) -> CGRect
  ) {
    guard let bar else { return }
    guard let span, span.start.isFinite else { return bar.removeFromSuperview() }
    show(bar, frame(span.start, span.length))
  }

  private func show(_ bar: UIView, _ frame: CGRect) {
    bar.backgroundColor = indicatorColor
    bar.frame = frame
    if bar.superview !== self || subviews.last !== bar && subviews.suffix(2).contains(bar) == false {
      addSubview(bar)
    }
  }
}

/// The two scroll indicators of a scroll view; created when first shown.
struct ScrollIndicators {
  /// The duration of fading out, in seconds.
  static let fadeDuration: TimeInterval = 0.25
  /// The duration of a flash, in seconds.
  static let flashDuration: TimeInterval = 0.5
  /// The thickness of an indicator, and its distance from the edges, in points.
  static let thickness: CGFloat = 2.5
  static let margin: CGFloat = 3
  /// The minimum length of an indicator, in points.
  static let leastLength: CGFloat = 36

  var horizontal: UIView?
  var vertical: UIView?
  /// The number of requests to show or hide; a later request invalidates earlier ones.
  var order = 0

  /// The position and length of an indicator for the visible part of the content.
  ///
  /// Content dragged beyond its end shortens the indicator, down to its thickness.
  static func span(
    track: CGFloat,
    offset: CGFloat,
    limits: ClosedRange<CGFloat>,
    visible: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let scrollRange = limits.upperBound - limits.lowerBound
    guard scrollRange > 0, track > leastLength, visible > 0 else { return nil }
    let whole = max(leastLength, track * visible / (scrollRange + visible))
    let beyond = max(0, limits.lowerBound - offset, offset - limits.upperBound)
    let length = max(thickness, whole - beyond)
    let part = min(1, max(0, (offset - limits.lowerBound) / scrollRange))
    return (part * (track - length), length)
  }
}
