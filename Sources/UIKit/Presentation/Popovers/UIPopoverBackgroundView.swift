/// Draws the background of a popover: border and arrow.
///
/// Subclasses override the class methods, which are called before every placement, and draw according to
/// `arrowDirection` and `arrowOffset`. The view covers the whole popover, arrow included.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  package override var systemKind: String? { "popover" }

  /// Creates a background; called by the system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Restores an archived background.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// The offset of the arrow's centre from the centre of its side, in points: to the right, or down.
  open var arrowOffset: CGFloat = 0 { didSet { if arrowOffset != oldValue { setNeedsDisplay() } } }

  /// The direction of the arrow; `.unknown` for a popover without an arrow.
  open var arrowDirection = UIPopoverArrowDirection.unknown {
    didSet { if arrowDirection != oldValue { setNeedsDisplay() } }
  }

  /// The width of the arrow's base, in points.
  ///
  /// Subclasses must override it; otherwise NSInternalInconsistencyException is raised.
  open class func arrowBase() -> CGFloat { refuseToBeAbstract("arrowBase()") }

  /// The height of the arrow, from base to tip, in points.
  ///
  /// Subclasses must override it; otherwise NSInternalInconsistencyException is raised.
  open class func arrowHeight() -> CGFloat { refuseToBeAbstract("arrowHeight()") }

  /// The insets from the body's edges to the content, in points.
  ///
  /// Subclasses must override it; otherwise NSInternalInconsistencyException is raised.
  open class func contentViewInsets() -> UIEdgeInsets { refuseToBeAbstract("contentViewInsets()") }

  /// Whether the content has the system's rounded corners; true by default.
  open class var wantsDefaultContentAppearance: Bool { true }

  private static func refuseToBeAbstract(_ member: String) -> Never {
    UIKitException.raise(
      .internalInconsistencyException,
      "\(self) must override \(member): UIPopoverBackgroundView does not implement it."
    )
  }

  /// The corner radius of the body that the class draws; the arrow stays clear of the corners.
  class var cornerRadius: CGFloat { 0 }

  /// Whether the class draws half an arrow beside a corner, which lets the tip reach anchors near the corner.
  ///
  /// The system's own background does so; a custom one need not. Source: GIKPopoverBackgroundView, which
  /// shows the system's images, of which some are for anchors "in the corner or edge of a view".
  class var cutsArrowAtCorners: Bool { false }

  /// The corner radius of content with the default appearance.
  class var contentCornerRadius: CGFloat { PopoverMetrics.contentCornerRadius }

  /// The space that the class needs around the content.
  ///
  /// Negative and non-finite numbers are replaced by 0.
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

// MARK: - Outline

extension UIPopoverBackgroundView {
  /// The outline of body and arrow, clockwise from the top left corner.
  final func outline(isCurved: Bool) -> UIBezierPath {
    let shape = type(of: self).shape
    var body = bounds
    switch arrowDirection {
    case .up: body = body.inset(by: UIEdgeInsets(top: shape.arrowHeight, left: 0, bottom: 0, right: 0))
    case .down: body = body.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: shape.arrowHeight, right: 0))
    case .left: body = body.inset(by: UIEdgeInsets(top: 0, left: shape.arrowHeight, bottom: 0, right: 0))
    case .right: body = body.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: shape.arrowHeight))
    default: break
    }
    let path = UIBezierPath()
    guard body.width > 0, body.height > 0 else { return path }
    let radius = min(shape.cornerRadius, body.width / 2, body.height / 2)
    let inner = body.insetBy(dx: radius, dy: radius)
    let quarter = CGFloat.pi / 2
    let arrow = Arrow(shape: shape, isCurved: isCurved)
    path.move(to: CGPoint(x: inner.minX, y: body.minY))
    if arrowDirection == .up {
      arrow.add(to: path, in: inner, at: CGPoint(x: body.midX + arrowOffset, y: body.minY), facing: 0)
    }
    path.addLine(to: CGPoint(x: inner.maxX, y: body.minY))
    addCorner(CGPoint(x: inner.maxX, y: inner.minY), from: -quarter)
    if arrowDirection == .right {
      arrow.add(to: path, in: inner, at: CGPoint(x: body.maxX, y: body.midY + arrowOffset), facing: 1)
    }
    path.addLine(to: CGPoint(x: body.maxX, y: inner.maxY))
    addCorner(CGPoint(x: inner.maxX, y: inner.maxY), from: 0)
    if arrowDirection == .down {
      arrow.add(to: path, in: inner, at: CGPoint(x: body.midX + arrowOffset, y: body.maxY), facing: 2)
    }
    path.addLine(to: CGPoint(x: inner.minX, y: body.maxY))
    addCorner(CGPoint(x: inner.minX, y: inner.maxY), from: quarter)
    if arrowDirection == .left {
      arrow.add(to: path, in: inner, at: CGPoint(x: body.minX, y: body.midY + arrowOffset), facing: 3)
    }
    path.addLine(to: CGPoint(x: body.minX, y: inner.minY))
    addCorner(CGPoint(x: inner.minX, y: inner.minY), from: 2 * quarter)
    path.close()
    return path

    func addCorner(_ center: CGPoint, from angle: CGFloat) {
      guard radius > 0 else { return }
      path.addArc(
        withCenter: center,
        radius: radius,
        startAngle: angle,
        endAngle: angle + quarter,
        clockwise: true
      )
    }
  }

  private struct Arrow {
    let shape: PopoverShape
    let isCurved: Bool

    /// Adds the arrow with the middle of its base at `foot`, rotated from up by `quarters` quarter turns.
    ///
    /// - Parameter inner: the body without its corners; the arrow's base doesn't extend beyond it.
    func add(to path: UIBezierPath, in inner: CGRect, at foot: CGPoint, facing quarters: Int) {
      let turn = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
        .concatenating(CGAffineTransform(translationX: foot.x, y: foot.y))
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(turn) }
      let side = inner.applying(turn.inverted())
      let start = max(-shape.arrowBase / 2, min(0, side.minX))
      let end = min(shape.arrowBase / 2, max(0, side.maxX))
      let top = -shape.arrowHeight
      path.addLine(to: point(start, 0))
      if isCurved {
        path.addCurve(
          to: point(0, top),
          controlPoint1: point(start / 2, 0),
          controlPoint2: point(start / 4, top)
        )
        path.addCurve(
          to: point(end, 0),
          controlPoint1: point(end / 4, top),
          controlPoint2: point(end / 2, 0)
        )
      } else {
        path.addLine(to: point(0, top))
        path.addLine(to: point(end, 0))
      }
    }
  }
}

/// The flat white popover of iOS 7 and later.
final class PlainPopoverBackgroundView: UIPopoverBackgroundView {
  /// The colour of body and arrow; nil for white.
  var fillColor: UIColor? { didSet { setNeedsDisplay() } }

  override class func arrowBase() -> CGFloat { 26 }

  override class func arrowHeight() -> CGFloat { 13 }

  override class func contentViewInsets() -> UIEdgeInsets { .zero }

  override class var cornerRadius: CGFloat { 10 }

  override class var cutsArrowAtCorners: Bool { true }

  override class var contentCornerRadius: CGFloat { 10 }

  override func draw(_ rect: CGRect) {
    (fillColor ?? InterfaceColors.popover).setFill()
    outline(isCurved: true).fill()
  }
}

/// The dark border of popovers up to iOS 6, with a highlight at its upper edge (colours approximate).
final class FramedPopoverBackgroundView: UIPopoverBackgroundView {
  private static let topColor = UIColor(hex: 0x6E7A90, alpha: 0.97)
  private static let upperColor = UIColor(hex: 0x36435C, alpha: 0.97)
  private static let lowerColor = UIColor(hex: 0x1B2740, alpha: 0.97)
  private static let bottomColor = UIColor(hex: 0x0D1526, alpha: 0.97)
  private static let edgeColor = UIColor(hex: 0x04080F)
  private static let lightColor = UIColor(white: 1, alpha: 0.22)

  /// The height of the highlight, in points: that of a navigation bar in the popover.
  private static let shineHeight: CGFloat = 44

  override class func arrowBase() -> CGFloat { 37 }

  override class func arrowHeight() -> CGFloat { 19 }

  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  override class var cornerRadius: CGFloat { 8 }

  override class var cutsArrowAtCorners: Bool { true }

  override func draw(_ rect: CGRect) {
    typealias Frame = FramedPopoverBackgroundView
    let outline = outline(isCurved: false)
    let top = arrowDirection == .up ? Frame.arrowHeight() : 0
    let height = max(bounds.height, 1)
    func share(_ points: CGFloat) -> CGFloat { min(1, (top + points) / height) }
    outline.fill(
      with: DrawingGradient([
        (place: 0, color: Frame.topColor),
        (place: share(0), color: Frame.topColor),
        (place: share(Frame.shineHeight / 2), color: Frame.upperColor),
        (place: share(Frame.shineHeight / 2), color: Frame.lowerColor),
        (place: share(Frame.shineHeight), color: Frame.lowerColor),
        (place: 1, color: Frame.bottomColor),
      ])
    )
    // A light line inside the dark one.
    outline.lineWidth = 3
    Frame.lightColor.setStroke()
    outline.stroke()
    outline.lineWidth = 1
    Frame.edgeColor.setStroke()
    outline.stroke()
  }
}

/// The directions of a popover's arrow.
///
/// Source: Apple, UIPopoverSupport.h.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover is below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover is above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left: the popover is to the right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right: the popover is to the left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No popover is shown, or it has no arrow.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
