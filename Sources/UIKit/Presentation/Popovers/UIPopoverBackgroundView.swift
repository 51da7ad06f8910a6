/// Draws what lies behind a popover's content: frame and arrow.
///
/// Subclasses override the class methods, which are asked before every placement, and draw according to
/// `arrowDirection` and `arrowOffset`. The view covers the whole popover, arrow included.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  /// Creates a background; the system calls it.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Restores an archived background.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// How far the arrow's middle lies from the middle of its side, in points: to the right, or down.
  open var arrowOffset: CGFloat = 0 { didSet { if arrowOffset != oldValue { setNeedsDisplay() } } }

  /// Where the arrow points; `.unknown` for a popover without an arrow.
  open var arrowDirection = UIPopoverArrowDirection.unknown {
    didSet { if arrowDirection != oldValue { setNeedsDisplay() } }
  }

  /// How wide the arrow is where it meets the body, in points.
  ///
  /// Subclasses must override it: otherwise NSInternalInconsistencyException is raised.
  open class func arrowBase() -> CGFloat { refuseToBeAbstract("arrowBase()") }

  /// How far the arrow sticks out, in points.
  ///
  /// Subclasses must override it: otherwise NSInternalInconsistencyException is raised.
  open class func arrowHeight() -> CGFloat { refuseToBeAbstract("arrowHeight()") }

  /// The frame between the content and the body's edges, in points.
  ///
  /// Subclasses must override it: otherwise NSInternalInconsistencyException is raised.
  open class func contentViewInsets() -> UIEdgeInsets { refuseToBeAbstract("contentViewInsets()") }

  /// Whether the content gets the system's round corners; true unless overridden.
  open class var wantsDefaultContentAppearance: Bool { true }

  private static func refuseToBeAbstract(_ member: String) -> Never {
    UIKitException.raise(
      .internalInconsistencyException,
      "\(self) must override \(member): UIPopoverBackgroundView does not implement it."
    )
  }

  /// How round the body is that the class draws; the arrow keeps off the corners.
  class var cornerRadius: CGFloat { 0 }

  /// Whether the class draws half an arrow beside a corner, so that the tip gets as near to it as the anchor is.
  ///
  /// The system's own does, an application's own need not. Source: GIKPopoverBackgroundView, which shows the
  /// system's images, of which some are for anchors "in the corner or edge of a view".
  class var cutsArrowAtCorners: Bool { false }

  /// How round the content's corners are if it has the default appearance.
  class var contentCornerRadius: CGFloat { PopoverLook.contentCornerRadius }

  /// What the class adds to the content.
  ///
  /// Numbers that are negative or not finite count as zero.
  final class var shape: PopoverShape {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let insets = contentViewInsets()
    return PopoverShape(
      contentInsets: UIEdgeInsets(
        top: length(insets.top),
        left: length(insets.left),
        bottom: length(insets.bottom),
        right: length(insets.right)
      ),
      arrowHeight: length(arrowHeight()),
      arrowBase: length(arrowBase()),
      cornerRadius: cornerRadius,
      cutsArrowAtCorners: cutsArrowAtCorners
    )
  }
}
