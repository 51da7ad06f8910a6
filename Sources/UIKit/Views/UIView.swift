// As in UIViewController.swift, this file contains the members that subclasses override. Their
// implementations are in extensions beside this file, one per concern.

/// A rectangle on the screen that draws content, contains subviews and receives touches.
///
/// Frames are in points of the superview's coordinates, in which y increases downwards.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  /// The layer, which has the geometry and the appearance; UIKit reads and sets its stored values.
  package final nonisolated(unsafe) let backing: CALayer
  // Flags on which touches depend are changed only by `set(_:_:)`.
  final var flags: ViewFlags = [.opaque, .needsLayout, .needsDisplay]
  final var storedMask: AutoresizingMask = []
  final var storedContentMode = ContentMode.scaleToFill
  // Changed only with the layer's sublayers, in UIView+Hierarchy.swift. No access lasts longer than a statement, so exclusivity checks
  // would only cost time.
  @exclusivity(unchecked) final nonisolated(unsafe) var children: [UIView] = []
  // The superview owns this view, and clears the reference in its `deinit`.
  final nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  final nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
  // The colour of the layer's background, which may depend on traits.
  final var storedBackgroundColor: UIColor? {
    didSet { updateBackground() }
  }
  // The traits in the last notification, or nil before the first one.
  @exclusivity(unchecked) final var sentTraits: UITraitCollection?
  final var ownAppearance = OwnAppearance()
  final var extras: ViewExtras?

  /// Creates a view with a frame in its future superview.
  public init(frame: CGRect) {
    backing = UIView.makeLayer(of: type(of: self))
    super.init()
    let frame = UIView.standardized(frame)
    let center = CGPoint(
      x: frame.origin.x + frame.size.width / 2,
      y: frame.origin.y + frame.size.height / 2
    )
    backing.owner = self
    noteActions()
    backing.storedPosition = center
    backing.storedBounds = CGRect(origin: .zero, size: frame.size)
    if center.x.isNaN || center.y.isNaN { refuse(position: center) }
  }

  /// Creates an empty view at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Restores a view's geometry, mask, alpha, tag and visibility from an archive created by `encode(with:)`.
  public required init?(coder: NSCoder) {
    backing = UIView.makeLayer(of: type(of: self))
    super.init()
    backing.owner = self
    noteActions()
    restore(from: coder)
    coder.decodeNib(self, as: UIView.self)
  }

  /// Archives geometry, mask, alpha, tag and visibility; subviews are not archived.
  open func encode(with coder: NSCoder) {
    archive(to: coder)
  }

  deinit {
    backing.owner = nil
    guard !children.isEmpty else { return }
    // As in UIResponder, but before the subviews are released.
    clearWeakReferences()
    let orphans = children
    children = []
    UIView.release(consume orphans)
  }

  // MARK: Responding

  /// The controller whose root view this is, or else the superview.
  open override var next: UIResponder? { extras?.controller ?? parent }

  override var responderWindow: UIWindow? { window }

  // MARK: Identity and state

  /// A number for finding the view.
  open var tag = 0

  /// The name by which the view's state is saved and restored together with that of its controller; nil for neither.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { ensuredExtras.restorationIdentifier = newValue }
  }

  /// Called when the application enters the background: stores what is needed to restore the view.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Called at the next launch: reads what was stored.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { set(.interactionDisabled, !newValue) }
  }

  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }

  /// Whether no other view of the window receives touches while this one does.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }

  /// Whether the view and its subviews are invisible and receive no touches.
  open var isHidden: Bool {
    get { backing.flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// The opacity, clamped to the range from 0 to 1.
  ///
  /// Animatable.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }

  /// Whether the view promises to fill its bounds with opaque content.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { set(.opaque, newValue) }
  }

  /// Whether content outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { backing.flags.contains(.masksToBounds) }
    set { backing.masksToBounds = newValue }
  }

  /// The pixels per point of the content: those of the screen in a window, otherwise 1, unless it was set.
  ///
  /// A value that isn't positive resets it. Pictures are drawn at any scale, so they don't depend on it. Source: Apple,
  /// UIView.contentScaleFactor.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? (storedWindow == nil ? 1 : device.screen.scale) }
    set {
      ensuredExtras.contentScaleFactor = newValue > 0 ? newValue : nil
      setNeedsDisplay()
    }
  }

  /// The colour behind the content, or nil for none.
  ///
  /// Animatable.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      customize(newValue) { $0.backgroundColor = $1 }
      setBackgroundColor(newValue)
    }
  }

  /// The placement of the content in the bounds.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { storedContentMode = newValue }
  }

  /// The colour of interactive parts: the nearest one set for this view or above, or else the system's blue.
  ///
  /// Setting nil inherits it again. Source: Apple, UIView.tintColor.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      customize(newValue) { $0.tintColor = $1 }
      setTintColor(newValue)
    }
  }

  /// Whether the tint colour is dimmed; reading it never returns `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when the tint colour or its adjustment mode has changed.
  open func tintColorDidChange() {}

  /// Called in a window after the view has taken what appearance proxies have for it.
  func didTakeAppearance() {}

  // MARK: Accessibility

  /// The noun for one of the system's views that has no public class, such as "popover"; nil for all others.
  package var systemKind: String? { nil }

  /// Whether assistive technologies read the view as an element; true by default for texts and controls.
  ///
  /// Source of this property and the following ones: Apple, UIAccessibility.
  open var isAccessibilityElement: Bool {
    get { accessibilitySettings.isElement ?? accessibilityDefaults?.isElement ?? false }
    set { accessibilitySettings.isElement = newValue }
  }

  /// A short name; by default the text or title of the view.
  open var accessibilityLabel: String? {
    get { accessibilitySettings.label ?? accessibilityDefaults?.label }
    set { accessibilitySettings.label = newValue }
  }

  /// The effect of activating the view.
  open var accessibilityHint: String? {
    get { accessibilitySettings.hint }
    set { accessibilitySettings.hint = newValue }
  }

  /// The current value, such as "50%".
  open var accessibilityValue: String? {
    get { accessibilitySettings.value ?? accessibilityDefaults?.value }
    set { accessibilitySettings.value = newValue }
  }

  /// The kind and state of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilitySettings.traits ?? accessibilityDefaults?.traits ?? .none }
    set { accessibilitySettings.traits = newValue }
  }

  /// The frame in screen coordinates; by default that of the view.
  open var accessibilityFrame: CGRect {
    get { accessibilitySettings.frame ?? screenFrame(of: bounds) }
    set { accessibilitySettings.frame = newValue }
  }

  /// An identifier for tests, which users don't hear.
  open var accessibilityIdentifier: String? {
    get { accessibilitySettings.identifier }
    set { accessibilitySettings.identifier = newValue }
  }

  /// The elements in a view that is not an element itself, in reading order; nil for its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilitySettings.elements }
    set { accessibilitySettings.elements = newValue }
  }

  /// Whether the view and its subviews are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibilitySettings.hidesElements }
    set { accessibilitySettings.hidesElements = newValue }
  }

  /// The default accessibility properties of this class; nil if it is not an element.
  var accessibilityDefaults: AccessibilityDefaults? { nil }

  // MARK: Geometry

  /// The rectangle of the view in its superview.
  ///
  /// Animatable.
  ///
  /// With a transform it is the bounding rectangle of the view; setting it then sets bounds and center to
  /// values with which the view would fill it without the transform. A negative size is standardized. A
  /// not-a-number value raises CALayerInvalidGeometry.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue) }
  }

  /// The view's own coordinates, in which its content and its subviews are placed.
  ///
  /// Animatable. A not-a-number value raises CALayerInvalidGeometry.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The position of the middle (or of the layer's anchor point) in the superview.
  ///
  /// Animatable. A not-a-number value raises CALayerInvalidGeometry.
  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  /// The rotation, scale or skew of the bounds about `center`.
  ///
  /// Animatable.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { setTransform(newValue) }
  }

  /// The preferred size of the content within `size`; by default the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Sets the size to that returned by `sizeThatFits` for the present size, and keeps the frame's origin.
  ///
  /// With a transform it sets the size of the bounds.
  open func sizeToFit() {
    takeSize(sizeThatFits(bounds.size))
  }

  // MARK: Constraints

  /// The natural size of the content; `noIntrinsicMetric` for a missing width or height.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the layout because `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
  }

  /// Whether the class lays out with constraints, so that `updateConstraints` is called even if there are none yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes the constraints; called before layout, for subviews first, after `setNeedsUpdateConstraints()`.
  ///
  /// An override calls super last. Source: Apple, UIView.updateConstraints().
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Calls `updateConstraints()` now for this view and the ones below that need it.
  open func updateConstraintsIfNeeded() {
    updateConstraintsBelow()
  }

  /// The distances from the frame to the rectangle by which constraints align the view.
  ///
  /// Source of this and the next two members: Apple, UIView.alignmentRectInsets.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle by which constraints align the view, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for a rectangle by which constraints align the view.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view whose first line of text gives the view's first baseline; the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text gives the view's last baseline; the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }

  /// The priorities of the content's size that a view of this class has at first.
  var defaultContentPriorities: ContentPriorities { ContentPriorities() }

  /// The distance from the top of the alignment rectangle down to the first baseline.
  var firstBaselineOffset: CGFloat {
    let view = forFirstBaselineLayout
    guard view !== self else { return 0 }
    let top = view.alignmentRectInsets.top + view.firstBaselineOffset
    return view.convert(CGPoint(x: 0, y: view.bounds.minY + top), to: self).y - bounds.minY
  }

  /// The distance from the last baseline down to the bottom of the alignment rectangle.
  var lastBaselineOffset: CGFloat {
    let view = forLastBaselineLayout
    guard view !== self else { return 0 }
    let bottom = view.alignmentRectInsets.bottom + view.lastBaselineOffset
    return bounds.maxY - view.convert(CGPoint(x: 0, y: view.bounds.maxY - bottom), to: self).y
  }

  /// The height of the content at a width, for content that wraps lines by itself; nil for all other.
  func contentHeight(atWidth width: CGFloat) -> CGFloat? { nil }

  /// Whether the view has a content area, which its edges are for constraints with views inside.
  var hasContentArea: Bool { false }

  /// The present size of the content area.
  var contentAreaSize: CGSize { bounds.size }

  /// Takes the size of the content area from constraints; nil for a side that they leave alone.
  func takeContentArea(width: CGFloat?, height: CGFloat?) {}

  /// The subview that is scaled about its upper left corner, which constraints place: that of a zoomed scroll view.
  var zoomedSubview: UIView? { nil }

  /// The part of the safe area of which a scroll view keeps its content clear.
  var insetsOfContent: UIEdgeInsets { .zero }

  /// Called when the safe area may have changed; scroll views adjust their insets.
  func keepContentInSafeArea() {}

  /// The smallest size, or the largest one, that satisfies the constraints of the view and the ones below.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that satisfies the constraints of the view and the ones below, as close to the target as its
  /// priorities demand.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The distances from the edges that content should keep; 8 points by default.
  ///
  /// Source of this and the following properties: Apple, UIView.layoutMargins and Positioning Content Within
  /// Layout Margins.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The distances from the edges that content should keep, by the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom,
        trailing: isRightToLeft ? margins.left : margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: isRightToLeft ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom,
        right: isRightToLeft ? newValue.leading : newValue.trailing
      )
    }
  }

  /// Whether the view is mirrored where interfaces are laid out from right to left.
  ///
  /// Source: Apple, UIView.semanticContentAttribute.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semanticContentAttribute ?? .unspecified }
    set {
      customize(newValue) { $0.semanticContentAttribute = $1 }
      setSemanticContentAttribute(newValue)
    }
  }

  /// The direction in which the view's content is laid out.
  ///
  /// Source: Apple, UIView.effectiveUserInterfaceLayoutDirection.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The margins of a view that sets none and isn't a controller's.
  var systemMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The distances from the edges that bars and the device's shape cover, from iOS 11.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }

  /// Called after the insets of the safe area have changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Autoresizing

  /// Whether subviews are resized by their masks when the size of the bounds changes.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { set(.keepsSubviewSizes, !newValue) }
  }

  /// The parts of the frame that resize with the superview.
  open var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set { storedMask = newValue }
  }

  /// Whether the view keeps its frame and its mask in layout with constraints; true for a view created in code.
  ///
  /// Constraints place the view only if this is false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.maskIsNotConstraints) }
    set { setTranslatesMask(newValue) }
  }

  // MARK: Hierarchy

  /// The view that contains this one, or nil.
  open var superview: UIView? { parent }

  /// The subviews, from back to front.
  open var subviews: [UIView] { children }

  /// The window that contains the view, or nil.
  open var window: UIWindow? { storedWindow }

  /// Adds `view` in front of the other subviews, and removes it from its former superview.
  ///
  /// Adding a view to itself raises NSInvalidArgumentException, adding it to its own
  /// descendant CALayerInvalid.
  open func addSubview(_ view: UIView) {
    CallTrace.note("addSubview")
    insert(view, at: children.count)
  }

  /// Inserts `view` at `index`, counted from the back and clamped to the number of subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts `view` directly behind `siblingSubview`; at the front if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts `view` directly in front of `siblingSubview`; at the front if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Swaps two subviews; has no effect if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    swapChildren(index1, index2)
  }

  /// Moves a subview in front of the others; has no effect for other views.
  open func bringSubviewToFront(_ view: UIView) {
    moveChild(view, to: children.count)
  }

  /// Moves a subview behind the others; has no effect for other views.
  open func sendSubviewToBack(_ view: UIView) {
    moveChild(view, to: 0)
  }

  /// Removes the view from its superview and its window.
  open func removeFromSuperview() {
    detach()
  }

  /// Whether this view is `view` or inside it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let present = candidate {
      if present === view { return true }
      candidate = present.parent
    }
    return false
  }

  /// The first view with the tag: this view, or one below it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstInSubtree { $0.tag == tag }
  }

  /// Called after a subview was hidden or shown.
  func subviewDidChangeVisibility(_ subview: UIView) {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; nil means that the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: Touches

  /// The class itself if it doesn't override hit testing.
  ///
  /// A subclass inherits the class of its superclass, which means that it may override hit testing.
  class var plainHitTestClass: UIView.Type { UIView.self }

  /// Makes the view that is the appearance proxy of the class.
  class func makeProxy() -> UIView { appleSources_make() }

  /// Returns the front-most view at `point`, in this view's coordinates, that receives touches; or nil.
  ///
  /// 1. A view that is hidden, has interaction disabled, is nearly transparent (alpha below 0.01) or is in an
  ///    animation that blocks touches is skipped with its subviews.
  /// 2. So is a view that doesn't contain the point, even if a subview outside its bounds does.
  /// 3. Otherwise the subviews are hit-tested from front to back. The first result is returned, or this
  ///    view if there is none.
  ///
  /// Source: Apple, UIView.hitTest(_:with:).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isTouchable, self.point(inside: point, with: event)
    else { return nil }
    return hitTestChildren(point, with: event) ?? self
  }

  /// Whether `point` is in the bounds; the left and top edges are inside, the others are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    contains(point, in: flags.contains(.hitsWhereSeen) ? presentationBounds : storedBounds)
  }

  /// Makes a first responder in this view or below resign.
  ///
  /// With `force` it can't refuse.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    endEditingBelow(force)
  }

  // MARK: Gestures

  /// The gesture recognizers in the order in which they were added; nil if there are none.
  ///
  /// Setting it adds the new ones and removes the others.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { presentGestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer, which gets the touches of this view and its subviews from the next touch on.
  ///
  /// A recognizer has one view: it is removed from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a gesture recognizer and cancels a gesture in progress; has no effect for
  /// another view's recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a gesture recognizer may leave `possible` for a gesture in this view or a subview.
  ///
  /// Called for each view from the touched one up to the recognizer's own. True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Conversion

  /// Converts a point from this view's coordinates to those of `view`; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.convert(point, from: self, to: view)
  }

  /// Converts a point from the coordinates of `view` to this view's; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.convert(point, from: view, to: self)
  }

  /// Converts a rectangle to the coordinates of `view`; returns the bounding rectangle after a rotation.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.convert(rect, from: self, to: view)
  }

  /// Converts a rectangle from the coordinates of `view`; returns the bounding rectangle after a rotation.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.convert(rect, from: view, to: self)
  }

  // MARK: Layout and display

  /// Invalidates the layout, which is updated before the next frame.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Updates an invalid layout at once: of this view, its subviews, and superviews with an invalid layout.
  open func layoutIfNeeded() {
    layoutNow()
  }

  /// Lays out the subviews.
  ///
  /// Called before the next frame after a change of the bounds, of a subview's bounds or transform, or of the
  /// subviews, and after `setNeedsLayout()`. Autoresizing masks have been applied before; subviews with constraints
  /// get their frames from this implementation. Changes of subviews in this method don't invalidate the layout again.
  ///
  /// Source: Apple, UIView.layoutSubviews() and CALayer.setNeedsLayout(); developers' experiments, collected
  /// in WhenLayoutSubviewsIsCalledTests.
  open func layoutSubviews() {
    takeSolvedFrames()
  }

  /// Invalidates the content, which is drawn again.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Invalidates a part of the content; the simulation always draws the whole content.
  open func setNeedsDisplay(_ rect: CGRect) {
    markNeedsDisplay()
  }

  /// Draws the content into the current context, in the coordinates of the bounds.
  ///
  /// Called at the end of the run-loop pass in which the view has been added to a visible window or
  /// `setNeedsDisplay()` was called, and for a picture if the bounds have changed since. Content outside the
  /// bounds is clipped. Does nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  /// Whether the background colour is visible.
  var drawsBackground: Bool { true }

  /// The drawing commands of the present content.
  func makeDrawing() -> [DrawingCommand] { recordDraw() }

  /// Whether the content changes with time, in which case drawings are not cached.
  var changesByItself: Bool { false }

  // MARK: Snapshots

  /// Draws the view and its subviews in the current context, scaled to fill a rectangle.
  ///
  /// - Parameters:
  ///   - rect: where the view's bounds are drawn, in the context's coordinates.
  ///   - afterUpdates: whether pending layout happens before. Without it a view that isn't on screen has nothing to show yet.
  /// - Returns: whether all of the view was drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates)
  }

  /// Returns a view with a picture of this one as it looks now.
  ///
  /// - Parameter afterUpdates: whether pending layout happens before. Without it the picture of a view that isn't on
  ///   screen is empty.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates, capInsets: .zero)
  }

  /// Returns a view with a picture of a part of this one as it looks now, whose caps keep their size when the view is
  /// resized; the part between them is stretched.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates, capInsets: capInsets)
  }

  // MARK: Traits

  /// The traits of the nearest controller above, or of the window, with those set for this view and the ones above.
  open var traitCollection: UITraitCollection { effectiveTraitCollection }

  /// The appearance of this view and the ones below; `unspecified` to inherit it.
  ///
  /// Before iOS 13 it has no effect. Source: Apple, UIView.overrideUserInterfaceStyle.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { if device.behavior.hasDarkAppearance { traitOverrides.userInterfaceStyle = newValue } }
  }

  /// The class's own reaction to new traits, before code is told of them.
  func takeTraits(from old: UITraitCollection?) {}

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Dynamics

  /// The shape of the view in collisions of a dynamic animator; by default the rectangle of its bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline in collisions of a view with the type `.path`: relative to its centre, without rotation.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Language

  // MARK: Layer

  /// The class of the layer with which views of this class are created.
  ///
  /// Source: Apple, UIView.layerClass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, which has the view's geometry and appearance, animations and sublayers; the view is its delegate.
  open var layer: CALayer { backing }

  /// A view whose opacity is that of this view's content: where it is transparent, nothing shows.
  ///
  /// Its frame is in the coordinates of this view, of which it is no subview: it is taken out of its superview.
  /// Source: Apple, UIView.mask.
  open var mask: UIView? {
    get { presentMask }
    set { setMask(newValue) }
  }

  /// Places the subviews: calls `layoutSubviews()` for the view's own layer.
  ///
  /// Source of this and the following methods: Apple, CALayerDelegate.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layoutSubviews() }
  }

  /// Draws a layer whose delegate the view is: the view's own with `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === backing else { return }
    UIGraphicsPushContext(ctx)
    draw(storedBounds.standardized)
    UIGraphicsPopContext()
  }

  /// Sets the contents of a layer whose delegate the view is; by default the layer draws.
  open func display(_ layer: CALayer) { layer.recordDrawing() }

  /// Called before a layer is drawn whose delegate the view is.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The action for an event of a layer: none outside of animation closures, an animation inside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, forKey: event)
  }

  // MARK: Description

  /// The class, the frame, and the properties without default values; without an address, so equal
  /// runs give equal texts.
  open override var description: String { "<\(summary)>" }

  /// The subclass's additions to the description, such as its text.
  package var summaryDetails: [String] { [] }
}
