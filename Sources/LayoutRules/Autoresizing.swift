/// Apple's rule for subviews that follow the size of their superview by an autoresizing mask.
///
/// Along each axis a view has three parts: the margin before it, its own size, and the margin after it.
///
/// 1. The change of the superview's size is distributed over the parts that the mask makes flexible.
/// 2. Each part's share is proportional to its current length.
/// 3. If the flexible parts have a total length of zero, the shares are equal.
/// 4. If no part is flexible, the margin after the view changes: position and size stay.
/// 5. Sizes are never negative.
///
/// Source: Apple, UIView.autoresizingMask ("proportionally among the flexible portions").
///
/// Inlined in optimized builds, because it runs for every view that is resized.
public enum Autoresizing {
  /// The new frame of a view after its superview was resized from `old` to `new` points.
  ///
  /// The frame is in the coordinates of the superview's bounds. If a size of the superview is infinite, which
  /// has no proportions, the frame stays.
  @inlinable
  @inline(__always)
  public static func resized(
    _ frame: LayoutRect,
    mask: ResizingMask,
    from old: LayoutSize,
    to new: LayoutSize
  ) -> LayoutRect {
    let horizontal = resized(
      start: frame.x,
      length: frame.width,
      from: old.width,
      to: new.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    )
    let vertical = resized(
      start: frame.y,
      length: frame.height,
      from: old.height,
      to: new.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    )
    return LayoutRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
  }

  /// The new position and size along one axis after the superview was resized from `old` to `new` points.
  @inlinable
  @inline(__always)
  static func resized(
    start: Double,
    length: Double,
    from old: Double,
    to new: Double,
    flexibleStart: Bool,
    flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> (start: Double, length: Double) {
    let change = new - old
    guard change != 0, flexibleStart || flexibleLength else { return (start, length) }
    let end = old - start - length
    var total = 0.0
    if flexibleStart { total += start }
    if flexibleLength { total += length }
    if flexibleEnd { total += end }
    let startShare: Double
    let lengthShare: Double
    if total > 0 {
      startShare = flexibleStart ? start / total : 0
      lengthShare = flexibleLength ? length / total : 0
    } else {
      let count: Double = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
      startShare = flexibleStart ? 1 / count : 0
      lengthShare = flexibleLength ? 1 / count : 0
    }
    let newStart = start + change * startShare
    let newLength = max(0, length + change * lengthShare)
    guard newStart.isFinite && newLength.isFinite else { return (start, length) }
    return (newStart, newLength)
  }
}
