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
    guard device.behavior.popoversSpring else { return }
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
    super.layoutSubviews()
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

/// Lies between a popover and the interface: dims it, and tells of taps beside the popover.
@MainActor
final class PopoverDimmingView: UIView {
  /// The views of the interface that get their touches all the same.
  var passthroughViews: [UIView] = []

  /// Receives a tap beside the popover.
  var onTap: (() -> Void)?

  /// Runs at each layout: the interface may have turned.
  var onLayout: (() -> Void)?

  /// Creates a view that fills `superview`, at the back.
  init(in superview: UIView) {
    super.init(frame: superview.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = PopoverLook.dimmingColor
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    superview.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Lets touches fall through to those views that are exempt, as far as nothing covers them.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard !passthroughViews.isEmpty, let below = viewBelow(point, with: event) else { return hit }
    return passthroughViews.contains { below.isDescendant(of: $0) || $0.hasSlidIn(below) } ? nil : hit
  }

  /// What a touch would reach if this layer of the window and all above it were not there.
  private func viewBelow(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let window else { return nil }
    var layer: UIView = self
    while let next = layer.parent, next !== window { layer = next }
    let layers = window.subviews
    guard let number = layers.firstIndex(of: layer) else { return nil }
    for candidate in layers[..<number].reversed() {
      let place = candidate.convert(point, from: self)
      if let hit = candidate.hitTest(place, with: event) { return hit }
    }
    return nil
  }
}

extension UIView {
  /// Whether `view` is in a list that a split view has slid in over this view, which is in the other column.
  ///
  /// A popover at an item of the bar stays while people use the list that another item of the bar brings in.
  /// Source: the article of the recipe adaptive-popover, on an iPad with iOS 9.
  fileprivate func hasSlidIn(_ view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder, !(current is any ColumnContainer) { responder = current.next }
    guard let list = (responder as? any ColumnContainer)?.listOverContent else { return false }
    return view.isDescendant(of: list)
  }
}

/// A container of two columns, of which one may slide in over the other.
@MainActor
protocol ColumnContainer {
  /// The view of the list while it has slid in over the content; else nil.
  var listOverContent: UIView? { get }
}

/// What a shown popover of a `UIPopoverController` consists of.
@MainActor
final class PopoverStage {
  let overlay: OverlayView
  let dimmingView: PopoverDimmingView
  let popoverView: PopoverView
  var anchor: PopoverAnchor
  var permittedArrowDirections: UIPopoverArrowDirection

  /// The size of the interface at the last placement.
  var placedSize = CGSize.zero

  /// Whether the popover hides while the interface turns.
  var isHidden = false {
    didSet { overlay.isHidden = isHidden }
  }

  init(
    in window: UIWindow,
    _ popoverView: PopoverView,
    anchor: PopoverAnchor,
    permittedArrowDirections: UIPopoverArrowDirection
  ) {
    overlay = window.addOverlay()
    dimmingView = PopoverDimmingView(in: overlay)
    self.popoverView = popoverView
    self.anchor = anchor
    self.permittedArrowDirections = permittedArrowDirections
    overlay.addSubview(popoverView)
    overlay.dimsTint = overlay.device.behavior.dimsTintBelow
  }
}

/// How popovers look, by version of the system; sizes in points (approximate).
@MainActor
enum PopoverLook {
  /// How round the content's corners are on a background of the application's own.
  static let contentCornerRadius: CGFloat = 5

  /// How long a popover takes to come on screen, in seconds.
  static let presentationDuration: TimeInterval = 0.2

  /// How long it swings when it springs from what it points at, in seconds.
  static let springDuration: TimeInterval = 0.4

  /// How much the swing is damped: 1 would not swing at all.
  static let springDamping: CGFloat = 0.65

  /// How large the popover is when it sets out, as a part of its size.
  static let springScale: CGFloat = 0.3

  /// How long a popover takes to leave the screen, in seconds.
  static let dismissalDuration: TimeInterval = 0.25

  /// How long a change of size takes, in seconds.
  static let resizingDuration: TimeInterval = 0.25

  /// What a popover keeps free at the edges of the interface unless told otherwise.
  ///
  /// Source: Apple, UIPopoverController.h: "10 points from the edges of the display, and presentation of
  /// popovers always accounts for the status bar".
  static let edgeMargin: CGFloat = 10

  /// The background that is used unless the application has one of its own.
  static var backgroundClass: UIPopoverBackgroundView.Type {
    SimulatedDevice.current.behavior.framesPopovers
      ? FramedPopoverBackgroundView.self : PlainPopoverBackgroundView.self
  }

  /// What lies over the rest of the interface while a popover is shown.
  static var dimmingColor: UIColor {
    SimulatedDevice.current.behavior.framesPopovers ? .clear : UIColor(white: 0, alpha: 0.1)
  }

  /// What to keep free of popovers at the edges of an interface that fills the screen.
  ///
  /// `margins` of the application's own count from the edges, but the status bar is always kept free.
  static func insets(_ margins: UIEdgeInsets?) -> UIEdgeInsets {
    let statusBar = SimulatedDevice.current.application.isStatusBarHidden ? 0 : UIScreen.statusBarHeight
    guard var insets = margins else {
      return UIEdgeInsets(
        top: statusBar + edgeMargin,
        left: edgeMargin,
        bottom: edgeMargin,
        right: edgeMargin
      )
    }
    insets.top = insets.top.isFinite ? max(insets.top, statusBar) : statusBar
    return insets
  }
}
