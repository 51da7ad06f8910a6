/// Apple's rule for subviews that follow their superview by a mask.
///
/// Along each axis a view is three parts in a row: the margin before it, its own size, the margin after it.
///
/// 1. The change of the superview's size is shared among the parts that the mask makes flexible.
/// 2. Each takes a share in proportion to its present length.
/// 3. If the flexible parts have no length together, they share equally.
/// 4. If no part is flexible, the margin after the view gives way: place and size stay.
/// 5. A size does not fall below zero.
///
/// Source: Apple, UIView.autoresizingMask ("proportionally among the flexible portions").
///
/// Every view that is resized calls it, so that it's inlined wherever optimization is on.
public enum Autoresizing {
  /// The new frame of a view, after its superview went from `old` to `new` points.
  ///
  /// The frame is relative to the visible part of the superview, its bounds. Where a superview is infinite, which has no
  /// proportions to keep, it stays.
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

  /// The new place and size along one axis, after the superview went from `old` to `new` points.
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
