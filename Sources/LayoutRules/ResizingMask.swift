/// The parts of a view's frame that are flexible when its superview is resized.
///
/// The bits are those of UIView.AutoresizingMask.
@frozen
public struct ResizingMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  @inlinable
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The distance to the left edge may change.
  @inlinable
  public static var flexibleLeftMargin: ResizingMask { ResizingMask(rawValue: 1) }

  /// The width may change.
  @inlinable
  public static var flexibleWidth: ResizingMask { ResizingMask(rawValue: 2) }

  /// The distance to the right edge may change.
  @inlinable
  public static var flexibleRightMargin: ResizingMask { ResizingMask(rawValue: 4) }

  /// The distance to the top edge may change.
  @inlinable
  public static var flexibleTopMargin: ResizingMask { ResizingMask(rawValue: 8) }

  /// The height may change.
  @inlinable
  public static var flexibleHeight: ResizingMask { ResizingMask(rawValue: 16) }

  /// The distance to the bottom edge may change.
  @inlinable
  public static var flexibleBottomMargin: ResizingMask { ResizingMask(rawValue: 32) }
}
