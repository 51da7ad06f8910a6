internal import LayoutRules

extension UIView {
  /// Which parts of a view's frame give way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ mask: ResizingMask) {
      self.init(rawValue: mask.rawValue)
    }

    /// The distance to the left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(.flexibleLeftMargin)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(.flexibleWidth)
    /// The distance to the right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(.flexibleRightMargin)
    /// The distance to the top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(.flexibleTopMargin)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(.flexibleHeight)
    /// The distance to the bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(.flexibleBottomMargin)
  }

  /// How a view's content follows its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill = 0
    /// As large as fits, undistorted.
    case scaleAspectFit = 1
    /// Large enough to fill, undistorted.
    case scaleAspectFill = 2
    /// Drawn anew whenever the bounds change.
    case redraw = 3
    /// In the middle, not scaled.
    case center = 4
    /// Middle of the top edge, not scaled.
    case top = 5
    /// Middle of the bottom edge, not scaled.
    case bottom = 6
    /// Middle of the left edge, not scaled.
    case left = 7
    /// Middle of the right edge, not scaled.
    case right = 8
    /// Top left corner, not scaled.
    case topLeft = 9
    /// Top right corner, not scaled.
    case topRight = 10
    /// Bottom left corner, not scaled.
    case bottomLeft = 11
    /// Bottom right corner, not scaled.
    case bottomRight = 12
  }

  /// Whether a tint shows in full colour or greyed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview; a view never reads this value.
    case automatic = 0
    /// In full colour.
    case normal = 1
    /// Greyed, as behind an alert.
    case dimmed = 2
  }

  /// The size of a direction in which a view has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The anchor that `center` stands for unless a layer's anchor point was set.
  static let middleAnchor = CGPoint(x: 0.5, y: 0.5)
}
