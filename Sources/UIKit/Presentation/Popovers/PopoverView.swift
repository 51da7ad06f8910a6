/// A popover: the background with its arrow, and the content on it.
@MainActor
final class PopoverView: UIView {
  package override var systemKind: String? { "popover" }

  /// The view that draws border and arrow.
  let background: UIPopoverBackgroundView

  /// The space that the background needs around the content.
  let shape: PopoverShape

  /// Clips the content to the rounded corners.
  private let contentHolder = UIView()

  /// Creates a popover with a background of the given class, or the system's own.
  init(background backgroundClass: UIPopoverBackgroundView.Type?, color: UIColor?) {
    let backgroundClass = backgroundClass ?? PopoverMetrics.backgroundClass
    background = backgroundClass.appleSources_make(frame: .zero)
    shape = backgroundClass.shape
    super.init(frame: .zero)
    addSubview(background)
    addSubview(contentHolder)
    contentHolder.clipsToBounds = true
    if backgroundClass.wantsDefaultContentAppearance {
      contentHolder.layer.cornerRadius = backgroundClass.contentCornerRadius
    }
    if backgroundClass == FramedPopoverBackgroundView.self {
      contentHolder.backgroundColor = InterfaceColors.popover
    }
    setColor(color)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the colour of the system's own background, from iOS 7 on; other backgrounds have their own colours.
  func setColor(_ color: UIColor?) {
    (background as? PlainPopoverBackgroundView)?.fillColor = color
  }

  /// Replaces the content.
  func show(_ content: UIView) {
    for old in contentHolder.subviews where old !== content { old.removeFromSuperview() }
    contentHolder.addSubview(content)
    // Before the first placement the holder is empty: autoresizing would lose the insets of subviews.
    if !contentHolder.bounds.isEmpty { content.frame = contentHolder.bounds }
  }

  /// Applies a placement.
  func take(_ placement: PopoverPlacement) {
    frame = placement.frame
    background.arrowDirection = placement.arrowDirection
    background.arrowOffset = placement.arrowOffset
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Grows from the arrow's tip to full size with a spring, if the system's popovers do that.
  func springFromAnchor() {
    guard device.behavior.popoversSpring else { return }
    let (scale, tip) = (PopoverMetrics.springScale, arrowTip)
    UIView.performWithoutAnimation {
      transform = CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(translationX: tip.x * (1 - scale), y: tip.y * (1 - scale)))
    }
    UIView.animate(
      withDuration: PopoverMetrics.springDuration,
      delay: 0,
      usingSpringWithDamping: PopoverMetrics.springDamping,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.transform = .identity
    }
  }

  /// The arrow's tip, relative to the centre.
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

/// The layer between a popover and the interface: dims the interface, and reports taps beside the popover.
@MainActor
final class PopoverDimmingView: UIView {
  weak var session: PopoverSession?

  /// Creates a view that fills `superview`, at the back.
  init(in superview: UIView) {
    super.init(frame: superview.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = PopoverMetrics.dimmingColor
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.session?.wasTappedOutside() })
    superview.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    session?.containerWasLaidOut()
  }

  /// Passes touches through to the passthrough views, unless another view covers them.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let views = session?.owner?.passthroughViews, !views.isEmpty,
      let below = viewBelow(point, with: event)
    else { return hit }
    return views.contains { below.isDescendant(of: $0) || $0.hasSlidIn(below) } ? nil : hit
  }

  /// The hit-test result without this layer of the window and all layers above it.
  private func viewBelow(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let window else { return nil }
    var layer: UIView = self
    while let next = layer.parent, next !== window { layer = next }
    let layers = window.subviews
    guard let number = layers.firstIndex(of: layer) else { return nil }
    for candidate in layers[..<number].reversed() {
      let location = candidate.convert(point, from: self)
      if let hit = candidate.hitTest(location, with: event) { return hit }
    }
    return nil
  }
}

extension UIView {
  /// Whether `view` is in a list that a split view has slid in over this view, which is in the other column.
  ///
  /// A popover of a bar item stays open while people use the list that another item of the bar slides in.
  /// Source: the article of the recipe adaptive-popover, on an iPad with iOS 9.
  fileprivate func hasSlidIn(_ view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder, !(current is any ColumnContainer) { responder = current.next }
    guard let list = (responder as? any ColumnContainer)?.listOverContent else { return false }
    return view.isDescendant(of: list)
  }
}

/// A container of two columns, one of which may slide in over the other.
@MainActor
protocol ColumnContainer {
  /// The view of the list while it covers the content; otherwise nil.
  var listOverContent: UIView? { get }
}

/// The appearance of popovers by version of the system; sizes in points (approximate).
@MainActor
enum PopoverMetrics {
  /// The corner radius of the content on a custom background.
  static let contentCornerRadius: CGFloat = 5

  /// The duration of the presentation, in seconds.
  static let presentationDuration: TimeInterval = 0.2

  /// The duration of the spring animation at the presentation, in seconds.
  static let springDuration: TimeInterval = 0.4

  /// The damping ratio of the spring; 1 is without oscillation.
  static let springDamping: CGFloat = 0.65

  /// The scale at which the spring animation starts.
  static let springScale: CGFloat = 0.3

  /// The duration of the dismissal, in seconds.
  static let dismissalDuration: TimeInterval = 0.25

  /// The duration of a change of size, in seconds.
  static let resizingDuration: TimeInterval = 0.25

  /// The default margins at the edges of the interface.
  ///
  /// Source: Apple, UIPopoverController.h: "10 points from the edges of the display, and presentation of
  /// popovers always accounts for the status bar".
  static let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The class of the system's own background.
  static var backgroundClass: UIPopoverBackgroundView.Type {
    SimulatedDevice.current.behavior.framesPopovers
      ? FramedPopoverBackgroundView.self : PlainPopoverBackgroundView.self
  }

  /// The colour that dims the interface while a popover is shown.
  static var dimmingColor: UIColor {
    SimulatedDevice.current.behavior.framesPopovers ? .clear : UIColor(white: 0, alpha: 0.1)
  }

  /// The margins at the edges of an interface that fills the screen.
  ///
  /// Custom `margins` are measured from the edges; the status bar is always kept free.
  static func insets(_ margins: UIEdgeInsets?) -> UIEdgeInsets {
    let statusBar = SimulatedDevice.current.application.isStatusBarHidden ? 0 : UIScreen.statusBarHeight
    var insets = margins ?? PopoverMetrics.margins
    if margins == nil { insets.top += statusBar }
    insets.top = insets.top.isFinite ? max(insets.top, statusBar) : statusBar
    return insets
  }
}
