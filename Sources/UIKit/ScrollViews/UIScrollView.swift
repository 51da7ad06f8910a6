/// Shows a part of its content, which can be scrolled and zoomed with fingers.
///
/// The content offset is the origin of the bounds. After a drag the content decelerates along closed forms of
/// time: see `ScrollMotion`.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var storedContentSize = CGSize.zero
  final var storedContentInset = UIEdgeInsets.zero
  final var safeInset = UIEdgeInsets.zero
  final var keyboardInset: CGFloat = 0

  /// The refresh control in the scroll view, and the room at the top that it has while it refreshes.
  final weak var pullControl: UIRefreshControl?
  final var refreshInset: CGFloat = 0

  /// The height of the search bar above the content that scrolling hides before the large title; 0 without one.
  final var searchHeight: CGFloat = 0

  /// The height of the large title and that search bar, and how much of it scrolling has hidden; 0 without both.
  final var titleHeight: CGFloat = 0
  final var hiddenTitleHeight: CGFloat = 0
  final var storedZoomScale: CGFloat = 1
  final weak var scaledView: UIView?

  /// The content's size by constraints, in which the zoomed view isn't scaled.
  final var constrainedWidth: CGFloat?
  final var constrainedHeight: CGFloat?
  final var laidOutSize = CGSize.zero
  final var isTouched = false
  /// Whether the scroll view itself sets its content offset, rather than code.
  final var movesContent = false
  final var drag: ScrollDrag?
  final var run: ScrollRun?
  final var zoom: ScrollZoom?
  final var isBouncingZoom = false
  final var indicators = ScrollIndicators()
  final let pan = ScrollPanGestureRecognizer()
  final let pinch = ScrollPinchGestureRecognizer()
  private let contentTouch = ContentTouchGestureRecognizer()

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Restores an archived scroll view's frame; its content is not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UIScrollView.self)
  }

  private func prepare() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    laidOutSize = bounds.size
    addGestureRecognizer(contentTouch)
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
    pan.addHandler { [weak self] pan in self?.panDidChange(pan) }
    pinch.addHandler { [weak self] pinch in self?.pinchDidChange(pinch) }
  }

  // MARK: Content

  /// The point of the content in the upper left corner: the origin of the bounds.
  ///
  /// Animatable. It may be outside the content. A deceleration continues from there with the same velocity, so that
  /// a delegate can lock an axis or limit bounces in `scrollViewDidScroll(_:)`; an animation ends. An infinite
  /// coordinate is ignored, and not-a-number raises CALayerInvalidGeometry.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { place(at: newValue) }
  }

  /// Sets the content offset, optionally with an animation of 0.3 seconds, and stops deceleration and animations.
  ///
  /// Outside of a window it is never animated.
  /// After an animation the delegate is notified, unless the offset was the same before. For invalid values
  /// see `contentOffset`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }

  /// The size of the content.
  ///
  /// If the content becomes smaller, it is scrolled back within its limits. A negative, infinite or
  /// not-a-number side is replaced by 0.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      storedContentSize = CGSize(
        width: newValue.width.isFinite ? max(0, newValue.width) : 0,
        height: newValue.height.isFinite ? max(0, newValue.height) : 0
      )
      keepContentInSafeArea()
      keepWithinLimits()
    }
  }

  /// The distances by which the content can be scrolled beyond its edges.
  ///
  /// Up to iOS 10 navigation and tab bar controllers add those of their bars. Content that rests at its top or left edge moves
  /// along. Infinite and not-a-number values are replaced by 0.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// When the safe area is added to `contentInset`, from iOS 11 on; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { keepContentInSafeArea() }
  }

  /// The insets in effect: `contentInset`, and from iOS 11 on what the system adds to it.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }

  /// Called after `adjustedContentInset` has changed, from iOS 11 on.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls by the shortest distance that makes `rect` visible; `rect` is in the content's coordinates.
  ///
  /// Has no effect if the rectangle is visible already, or is infinite or not a number.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  // MARK: Scrolling

  /// Whether dragging scrolls the content.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether scrolling stops only at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a drag that begins mostly vertically or horizontally is locked to that direction.
  open var isDirectionalLockEnabled = false

  /// Whether content can be dragged beyond its ends and bounces back.
  open var bounces = true

  /// Whether content bounces vertically even if it is not higher than the view.
  open var alwaysBounceVertical = false {
    didSet { keepContentInSafeArea() }
  }

  /// Whether content bounces horizontally even if it is not wider than the view.
  open var alwaysBounceHorizontal = false {
    didSet { keepContentInSafeArea() }
  }

  /// Whether a tap on the status bar scrolls to the top of the content; true by default.
  ///
  /// On a phone it has no effect if this is set for another visible scroll view. On a pad the scroll view
  /// nearest to the tap scrolls. Source: Apple, UIScrollView.scrollsToTop.
  open var scrollsToTop = true

  /// The factor by which the velocity changes per millisecond.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the view is touched or the content is being dragged.
  open var isTracking: Bool { isTouched || drag != nil }

  /// Whether the content is being dragged.
  open var isDragging: Bool { drag != nil }

  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { run?.isDeceleration ?? false }

  /// The gesture recognizer for dragging.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether and how dragging dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The control above the content, which begins a refresh when the content is pulled down; nil, the default, for none.
  ///
  /// It becomes a subview, behind the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: backgroundLevel) }
    }
  }

  /// The number of subviews behind the content and the refresh control.
  var backgroundLevel: Int { 0 }

  // MARK: Touches in the content

  /// Whether the content gets a touch only after it has stayed in place briefly, or has ended.
  open var delaysContentTouches = true

  /// Whether a touch that the content has received can be cancelled to scroll.
  open var canCancelContentTouches = true

  /// Whether `view`, which is in the content, gets these touches; true by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether touches can be cancelled in `view` to scroll; by default not in controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether an indicator at the bottom shows the horizontal position while the content moves.
  open var showsHorizontalScrollIndicator = true {
    didSet { placeIndicators() }
  }

  /// Whether an indicator at the right shows the vertical position while the content moves.
  open var showsVerticalScrollIndicator = true {
    didSet { placeIndicators() }
  }

  /// The distances of the indicator at the right from the view's edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// The distances of the indicator at the bottom from the view's edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// The distances of both indicators from the view's edges; those of the one at the right if they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { placeIndicators() }
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators(after: ScrollIndicators.flashDuration)
  }

  // MARK: Zooming

  /// The minimum scale.
  ///
  /// Values that are not positive are replaced by a tiny scale.
  open var minimumZoomScale: CGFloat = 1

  /// The maximum scale; a pinch zooms only if it is greater than the minimum.
  open var maximumZoomScale: CGFloat = 1

  /// The scale of the delegate's view, clamped to the minimum and maximum.
  ///
  /// Infinite and not-a-number values are ignored.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale about the centre of the visible part, optionally with an animation of 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Zooms until `rect`, in the coordinates of the scaled view, fills the scroll view, as far
  /// as the limits allow.
  ///
  /// An empty, infinite or not-a-number rectangle has no effect.
  open func zoom(to rect: CGRect, animated: Bool) {
    changeZoom(toShow: rect, animated: animated)
  }

  /// Whether a pinch can scale beyond the limits while it lasts.
  open var bouncesZoom = true

  /// Whether a pinch is scaling the content.
  open var isZooming: Bool { zoom != nil }

  /// Whether the scale is returning to a limit.
  open var isZoomBouncing: Bool { isBouncingZoom }

  // MARK: View

  /// The size, and the content offset as the origin.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      var new = newValue
      if new.origin.x.isInfinite { new.origin.x = old.x }
      if new.origin.y.isInfinite { new.origin.y = old.y }
      super.bounds = new
      if new.origin != old { offsetDidChange() }
    }
  }

  /// The rectangle in the superview; see `UIView.frame`.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      positionDidChange()
    }
  }

  /// The position of the middle in the superview; see `UIView.center`.
  open override var center: CGPoint {
    get { super.center }
    set {
      super.center = newValue
      positionDidChange()
    }
  }

  /// Stores the content offset.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Double(contentOffset.x), forKey: "UIScrollView.contentOffset.x")
    coder.encode(Double(contentOffset.y), forKey: "UIScrollView.contentOffset.y")
  }

  /// Restores the content offset.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: "UIScrollView.contentOffset.y") else { return }
    layoutIfNeeded()
    contentOffset = CGPoint(
      x: coder.decodeDouble(forKey: "UIScrollView.contentOffset.x"),
      y: coder.decodeDouble(forKey: "UIScrollView.contentOffset.y")
    )
  }

  /// Keeps the content within its limits after a change of the size, and places the indicators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if zoomedSubview != nil { takeConstrainedSize() }
    keepContentInSafeArea()
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      keepWithinLimits()
    }
    placeIndicators()
    pullControl?.follow()
  }

  override var hasContentArea: Bool { true }

  override var contentAreaSize: CGSize { contentSize }

  override func takeContentArea(width: CGFloat?, height: CGFloat?) {
    constrainedWidth = width
    constrainedHeight = height
    takeConstrainedSize()
  }

  private func takeConstrainedSize() {
    let size = constrainedContentSize(or: contentSize)
    if size != contentSize { contentSize = size }
  }

  override var zoomedSubview: UIView? { storedZoomScale == 1 ? nil : scaledView }

  override var insetsOfContent: UIEdgeInsets { safeInset }

  override func keepContentInSafeArea() { adjustSafeInset() }

  /// Stops scrolling when the view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopRun() } else { positionDidChange() }
  }

  /// Called when the delegate has changed.
  func delegateDidChange() {}

  /// Called when the content has moved, before the delegate is; subclasses update their visible views.
  func contentDidMove() {}

  /// The offset at which content stops after a drag, before the delegate is asked; subclasses may choose another.
  ///
  /// The velocity is in points per millisecond.
  func proposedOffset(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Stops moving content when it is touched; subclasses also close what is open.
  ///
  /// Returns whether it has done so; the content then doesn't get the touch.
  func stopContent(under touches: Set<UITouch>) -> Bool { stopMovingContent() }
}

extension UIScrollView {
  /// The factor of the content's velocity per millisecond during deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, from 0 to less than 1.
    ///
    /// Values out of range are clamped when content decelerates; not-a-number is replaced by `normal`.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate for a short deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When a scroll view adds the safe area to its content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On axes that scroll; at the top and the bottom also for the scroll view of a controller in a navigation controller.
    case automatic = 0
    /// On axes that scroll: where the content is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark and translucent; the default.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// The ways in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging doesn't dismiss it.
    case none = 0
    /// The beginning of a drag dismisses it.
    case onDrag = 1
    /// The keyboard follows a finger that reaches it, and hides or returns when the finger is lifted.
    case interactive = 2
  }
}

extension UIScrollView {
  /// The rectangle of the content: constraints with it determine `contentSize`.
  ///
  /// Source: Apple, UIScrollView.contentLayoutGuide.
  public final var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The frame of the scroll view, which stays in place while its content scrolls.
  public final var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
