/// Shows a part of content that may be larger than itself, and lets fingers move and scale it.
///
/// The content offset is the origin of the bounds. After a finger has let go, the content moves on along closed
/// forms of time: see `ScrollMotion`.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var storedContentSize = CGSize.zero
  final var storedContentInset = UIEdgeInsets.zero
  final var storedZoomScale: CGFloat = 1
  final var laidOutSize = CGSize.zero
  final var isTouched = false
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

  /// Restores an archived scroll view's place; its content is not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
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

  /// Which point of the content lies in the upper left corner: the origin of the bounds.
  ///
  /// Animatable. Setting it ends what moves the content; it may lie beyond the content. An infinite coordinate is
  /// ignored, and one that is not a number raises CALayerInvalidGeometry.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content, in three tenths of a second if animated: then the delegate is told of the end, unless the
  /// content is there already.
  ///
  /// For bad values see `contentOffset`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }

  /// How large the content is.
  ///
  /// What does not show any more is scrolled back. A side that is negative, infinite or not a number counts as 0.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      storedContentSize = CGSize(
        width: newValue.width.isFinite ? max(0, newValue.width) : 0,
        height: newValue.height.isFinite ? max(0, newValue.height) : 0
      )
      keepWithinLimits()
    }
  }

  /// How far the content may be scrolled beyond its edges.
  ///
  /// Content that rests at its top or left edge follows. What is infinite or not a number counts as 0.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// The insets in effect: those of `contentInset`, which bars change too.
  open var adjustedContentInset: UIEdgeInsets { storedContentInset }

  /// Scrolls no further than it takes to show `rect`, which is in the content's coordinates.
  ///
  /// A rectangle that shows already, or that is infinite or not a number, changes nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  // MARK: Scrolling

  /// Whether fingers scroll at all.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether the content comes to rest only at whole multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a drag that begins rather upright or level keeps that direction.
  open var isDirectionalLockEnabled = false

  /// Whether content gives way at its ends.
  open var bounces = true

  /// Whether content bounces upwards and downwards even if it is not higher than the view.
  open var alwaysBounceVertical = false

  /// Whether content bounces to the sides even if it is not wider than the view.
  open var alwaysBounceHorizontal = false

  /// Whether a tap on the status bar scrolls to the top of the content; true at first.
  ///
  /// On a phone it does only if no other scroll view that shows has this set; on a pad the one nearest to the place
  /// that was tapped scrolls. Source: Apple, UIScrollView.scrollsToTop.
  open var scrollsToTop = true

  /// What part of its speed the content keeps in each millisecond.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is on the view, or drags the content.
  open var isTracking: Bool { isTouched || drag != nil }

  /// Whether a finger drags the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { run?.isDeceleration ?? false }

  /// The recognizer of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether dragging gives up the first responder.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Touches of the content

  /// Whether content gets a finger only when it has stayed for a moment, or was lifted.
  open var delaysContentTouches = true

  /// Whether a finger that the content has got may be taken from it in order to scroll.
  open var canCancelContentTouches = true

  /// Whether `view`, which lies in the content, gets these fingers; by default it does.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether fingers may be taken from `view` in order to scroll; by default not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether a bar at the bottom tells where the content is while it moves.
  open var showsHorizontalScrollIndicator = true {
    didSet { placeIndicators() }
  }

  /// Whether a bar at the right tells where the content is while it moves.
  open var showsVerticalScrollIndicator = true {
    didSet { placeIndicators() }
  }

  /// How far indicators keep from the view's edges.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// How indicators look.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { placeIndicators() }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators(after: ScrollIndicators.flashDuration)
  }

  // MARK: Zooming

  /// The least scale.
  ///
  /// What is not positive, or not a number, counts as hardly anything.
  open var minimumZoomScale: CGFloat = 1

  /// The greatest scale: fingers zoom only if it is greater than the least.
  open var maximumZoomScale: CGFloat = 1

  /// The scale of the delegate's view, kept within the least and the greatest.
  ///
  /// What is infinite or not a number is ignored.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales about the middle of what shows; animated, it takes three tenths of a second.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Scales so that `rect`, in the coordinates of the scaled view, fills this one as far as the limits allow.
  ///
  /// An empty rectangle, or one that is infinite or not a number, changes nothing.
  open func zoom(to rect: CGRect, animated: Bool) {
    changeZoom(toShow: rect, animated: animated)
  }

  /// Whether fingers may scale beyond the limits for as long as they stay.
  open var bouncesZoom = true

  /// Whether fingers scale the content.
  open var isZooming: Bool { zoom != nil }

  /// Whether the scale goes back to a limit.
  open var isZoomBouncing: Bool { isBouncingZoom }

  // MARK: View

  /// Place, size and, as its origin, the content offset.
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

  /// Keeps the content within its limits after a change of the size, and the indicators in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      keepWithinLimits()
    }
    placeIndicators()
  }

  /// A view that leaves its window comes to rest.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopRun() }
  }

  /// The delegate is another one.
  func delegateDidChange() {}

  /// Content has moved: subclasses bring in what shows now, before the delegate is told.
  func contentDidMove() {}

  /// A finger touches a view whose content still moves, or that shows something to be closed first: stops that,
  /// and returns whether it did, in which case the content does not get the finger.
  func catchContent(under touches: Set<UITouch>) -> Bool { catchMovingContent() }
}

extension UIScrollView {
  /// What part of its speed content keeps in each millisecond after it was let go.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, from 0 to less than 1.
    ///
    /// What lies outside is kept within when content moves, and what is not a number counts as `normal`.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Comes to rest soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark and translucent.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// Whether dragging takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// It does, once a drag begins.
    case onDrag = 1
    /// A finger that reaches it pulls it along, and lets it go or come back.
    case interactive = 2
  }
}

/// Hears how a scroll view moves, and names the view that it zooms.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset has changed, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to let go at `velocity`, in points a millisecond; the content will come to rest at
  /// `targetContentOffset`, which may be changed.
  ///
  /// What is changed to infinite or not a number is ignored.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The finger has let go; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content is about to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, by itself or under a finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// A movement that code asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar may scroll to the top of the content; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A tap on the status bar has scrolled to the top of the content; not called if it was there already.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The view that fingers scale, or nil to forbid it; a subview of the scroll view.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The scale is about to be changed by fingers, or animated.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale has settled.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Lets the content come to rest where it would.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Forbids zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}

/// What every scroll view is: a subclass may have a delegate of a kind of its own.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: UIScrollView {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating {
  /// Hears how the content moves; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }
}
