/// A popover: the background with its arrow, and the content on it.
@MainActor
final class PopoverView: UIView {
  /// Draws frame and arrow.
  let background: UIPopoverBackgroundView

  /// What the background adds to the content.
  let shape: PopoverShape

  /// Cuts the content off at the round corners.
  private let contentHolder = UIView()

  /// Creates a popover with a background of the given class, or the system's own.
  init(background backgroundClass: UIPopoverBackgroundView.Type?, color: UIColor?) {
    let backgroundClass = backgroundClass ?? PopoverLook.backgroundClass
    background = backgroundClass.init(frame: .zero)
    shape = backgroundClass.shape
    super.init(frame: .zero)
    addSubview(background)
    addSubview(contentHolder)
    contentHolder.clipsToBounds = true
    if backgroundClass.wantsDefaultContentAppearance {
      contentHolder.layer.cornerRadius = backgroundClass.contentCornerRadius
    }
    if backgroundClass == FramedPopoverBackgroundView.self { contentHolder.backgroundColor = .white }
    setColor(color)
  }

  required init?(coder: NSCoder) { nil }

  /// Colours the system's own background from iOS 7 on; the application's own colour themselves.
  func setColor(_ color: UIColor?) {
    (background as? PlainPopoverBackgroundView)?.fillColor = color
  }

  /// Shows `content` in place of what was shown before.
  func show(_ content: UIView) {
    for old in contentHolder.subviews where old !== content { old.removeFromSuperview() }
    contentHolder.addSubview(content)
    // Before the first placement there is no room yet: subviews that follow would lose their insets.
    if !contentHolder.bounds.isEmpty { content.frame = contentHolder.bounds }
  }

  /// Takes the place and points where `placement` says.
  func take(_ placement: PopoverPlacement) {
    frame = placement.frame
    background.arrowDirection = placement.arrowDirection
    background.arrowOffset = placement.arrowOffset
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Springs from the arrow's tip to its size, if the system's popovers do that.
  func springFromAnchor() {
    guard SimulatedDevice.current.behavior.popoversSpring else { return }
    let (scale, tip) = (PopoverLook.springScale, arrowTip)
    UIView.performWithoutAnimation {
      transform = CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(translationX: tip.x * (1 - scale), y: tip.y * (1 - scale)))
    }
    UIView.animate(
      withDuration: PopoverLook.springDuration,
      delay: 0,
      usingSpringWithDamping: PopoverLook.springDamping,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.transform = .identity
    }
  }

  /// Where the popover points, from its middle.
  private var arrowTip: CGPoint {
    let reach = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let offset = background.arrowOffset
    switch background.arrowDirection {
    case .up: return CGPoint(x: offset, y: -reach.y)
    case .down: return CGPoint(x: offset, y: reach.y)
    case .left: return CGPoint(x: -reach.x, y: offset)
    case .right: return CGPoint(x: reach.x, y: offset)
    default: return .zero
    }
  }

  override func layoutSubviews() {
    let placement = PopoverPlacement(
      frame: frame,
      arrowDirection: background.arrowDirection,
      arrowOffset: background.arrowOffset
    )
    background.frame = bounds
    contentHolder.frame = placement.contentRect(shape)
    for content in contentHolder.subviews { content.frame = contentHolder.bounds }
  }
}
