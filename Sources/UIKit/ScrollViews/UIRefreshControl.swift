/// A control above the content of a scroll view, which begins a refresh when the content is pulled down by its height.
///
/// It belongs to the scroll view whose subview it is. While it refreshes, the content rests below it.
/// Source: Apple, UIRefreshControl.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The width of a new control, in points; the scroll view changes it.
  private static let newWidth: CGFloat = 320
  /// The diameter of the spinner, and the size of the title's font, in points; Apple doesn't document them.
  private static let diameter: CGFloat = 28
  private static let titleSize: CGFloat = 12
  /// The duration of the content's way back to the top, in seconds; Apple doesn't document it.
  private static let returnDuration: TimeInterval = 0.3

  private let spinner = SpinnerView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private weak var scrollView: UIScrollView?
  /// Whether a pull can begin a refresh: not again until the content has been at its top.
  private var isReady = true

  /// Creates a control with its own height; its scroll view manages the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UIRefreshControl.self)
  }

  private func prepare() {
    isOpaque = false
    spinner.diameter = UIRefreshControl.diameter
    title.font = .systemFont(ofSize: UIRefreshControl.titleSize)
    title.textAlignment = .center
    for view in [spinner, title] { addSubview(view) }
    var new = super.frame
    if new.width == 0 { new.size.width = UIRefreshControl.newWidth }
    frame = new
    takeColor()
    showPull(0)
  }

  // MARK: Refreshing

  /// Whether a refresh is in progress.
  open var isRefreshing: Bool { spinner.isSpinning }

  /// Begins a refresh that isn't caused by a pull: makes room for the control, but neither scrolls nor sends an action.
  ///
  /// Source: developers' experience (StackOverflow 14718850): code that wants to show it scrolls to it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    spinner.isSpinning = true
    scrollView?.setRefreshInset(bounds.height)
    follow()
  }

  /// Ends a refresh: content that rests below the control moves back to its top, with an animation.
  open func endRefreshing() {
    guard isRefreshing else { return }
    spinner.isSpinning = false
    UIView.animate(
      withDuration: UIRefreshControl.returnDuration,
      delay: 0,
      options: .allowUserInteraction
    ) { [self] in
      scrollView?.setRefreshInset(0)
      follow()
    }
  }

  /// Belongs to its superview, if that is a scroll view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let new = superview as? UIScrollView
    guard new !== scrollView else { return }
    if let old = scrollView, old.pullControl === self {
      old.pullControl = nil
      old.setRefreshInset(0)
    }
    scrollView = new
    new?.pullControl = self
    if isRefreshing { new?.setRefreshInset(bounds.height) }
    follow()
  }

  /// Stays above the content, or at the top of what is visible of the scroll view; begins a refresh when a finger has pulled far
  /// enough.
  final func follow() {
    guard let scrollView else { return }
    let (pull, height) = (scrollView.pulledDistance, bounds.height)
    let shown = scrollView.bounds
    let rect = CGRect(x: shown.minX, y: min(-height, -pull), width: shown.width, height: height)
    if frame != rect { frame = rect }
    showPull(isRefreshing ? 1 : min(1, max(0, pull / height)))
    if pull <= 0 { isReady = true }
    guard pull >= height, isReady, scrollView.isDragging, isEnabled, !isRefreshing else { return }
    isReady = false
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func showPull(_ part: CGFloat) {
    spinner.revealedPart = part
    if title.alpha != part { title.alpha = part }
  }

  // MARK: Appearance

  /// The title below the spinner; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      customize(attributedTitle) { $0.attributedTitle = $1 }
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Updates the colour of the spinner: the control's own tint colour, but not that of its superviews.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColor()
  }

  private func takeColor() {
    let color = extras?.tintColor ?? .gray
    spinner.color = color
    title.textColor = color
  }

  // MARK: Layout

  private var ownHeight: CGFloat { device.behavior.refreshControlHeight }

  /// The frame, whose height is the control's own.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let own = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: ownHeight)
      super.frame = transform.isIdentity ? own : newValue
    }
  }

  /// Lays out the spinner, and the title below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let titleHeight = attributedTitle == nil ? 0 : title.sizeThatFits(bounds.size).height
    let (top, bottom) = bounds.divided(atDistance: bounds.height - titleHeight, from: .minYEdge)
    spinner.frame = top
    title.frame = bottom
  }

  /// Returns the given width and the control's own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

  /// No touches: a finger on the control pulls the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  // MARK: Accessibility

  /// Its title is an element.
  override var accessibilityDefaults: AccessibilityDefaults? { nil }

  package override var summaryDetails: [String] { isRefreshing ? ["refreshing"] : [] }
}
