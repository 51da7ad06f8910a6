// As in UIViewController.swift, the members that subclasses override stand here; what they do is in the extensions
// beside this file, one concern each.

/// A rectangle on the screen that draws, holds other views and receives touches.
///
/// Sizes and places are in points of the superview's coordinates, with y growing downwards.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
  // What every view has, read on every hit test, layout and resize.
  final var storedCenter: CGPoint { didSet { touchAreaDidChange() } }
  final var storedBounds: CGRect { didSet { touchAreaDidChange() } }
  // Those that touches depend on are changed by `set(_:_:)` only.
  final var flags: ViewFlags = [.opaque, .needsLayout, .needsDisplay]
  final var storedMask: AutoresizingMask = []
  final var storedAlpha: CGFloat = 1 { didSet { touchAreaDidChange() } }
  final var storedContentMode = ContentMode.scaleToFill
  // Changed by `changeChildren(_:)` only. No access lasts beyond a statement, so checking for overlaps would only cost
  // time.
  @exclusivity(unchecked) final nonisolated(unsafe) var children: [UIView] = []
  // The superview owns this view and clears the reference when it goes away.
  final nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  final nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
  final var storedTransform = CGAffineTransform.identity { didSet { touchAreaDidChange() } }
  final var storedBackgroundColor: UIColor?
  final var extras: ViewExtras?

  /// Creates a view with the given place and size in its future superview.
  public init(frame: CGRect) {
    let frame = UIView.standardized(frame)
    storedCenter = CGPoint(
      x: frame.origin.x + frame.size.width / 2,
      y: frame.origin.y + frame.size.height / 2
    )
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
    if storedCenter.x.isNaN || storedCenter.y.isNaN { refuse(position: storedCenter) }
  }

  /// Creates an empty view at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Restores a view's geometry, mask, alpha, tag and visibility from an archive made by `encode(with:)`.
  public required init?(coder: NSCoder) {
    storedCenter = .zero
    storedBounds = .zero
    super.init()
    restore(from: coder)
  }

  /// Writes geometry, mask, alpha, tag and visibility; subviews are not archived.
  open func encode(with coder: NSCoder) {
    archive(to: coder)
  }

  deinit {
    guard !children.isEmpty else { return }
    // As in UIResponder, but before what it holds goes away.
    endLife()
    let orphans = children
    children = []
    UIView.release(consume orphans)
  }

  // MARK: Responding

  /// The controller whose root view this is, or else the superview.
  open override var next: UIResponder? { extras?.controller ?? parent }

  override var responderWindow: UIWindow? { window }

  // MARK: Identity and state

  /// A number to find the view by.
  open var tag = 0

  /// Whether the view and what it holds take touches.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { set(.interactionDisabled, !newValue) }
  }

  /// Whether the view receives more than the first finger.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }

  /// Whether no other view of the window receives touches while this one does.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }

  /// Whether the view, with all it holds, is invisible and untouchable.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { set(.hidden, newValue) }
  }

  /// Opacity from 0 to 1; values outside are kept within.
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

  /// Whether content outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, newValue) }
  }

  /// What fills the bounds behind the content, or nil for nothing.
  ///
  /// Animatable.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// How the content follows the bounds.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { storedContentMode = newValue }
  }

  /// The colour of what invites a touch: the nearest one set upwards, or the system's blue.
  ///
  /// Setting nil inherits again. Source: Apple, UIView.tintColor.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether the tint shows in full colour: never reads `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// The tint that the view shows has changed.
  open func tintColorDidChange() {}

  // MARK: Accessibility

  /// Whether assistive technologies read the view as one element; true at first for texts and controls.
  ///
  /// Source of this and the following: Apple, UIAccessibility.
  open var isAccessibilityElement: Bool {
    get { accessibilitySettings.isElement ?? accessibilityDefaults?.isElement ?? false }
    set { accessibilitySettings.isElement = newValue }
  }

  /// A short name; at first the text or title that the view shows.
  open var accessibilityLabel: String? {
    get { accessibilitySettings.label ?? accessibilityDefaults?.label }
    set { accessibilitySettings.label = newValue }
  }

  /// What happens when the view is activated.
  open var accessibilityHint: String? {
    get { accessibilitySettings.hint }
    set { accessibilitySettings.hint = newValue }
  }

  /// The current value, such as "50%".
  open var accessibilityValue: String? {
    get { accessibilitySettings.value ?? accessibilityDefaults?.value }
    set { accessibilitySettings.value = newValue }
  }

  /// Kind and state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilitySettings.traits ?? accessibilityDefaults?.traits ?? .none }
    set { accessibilitySettings.traits = newValue }
  }

  /// Position and size in screen coordinates; at first those of the view.
  open var accessibilityFrame: CGRect {
    get { accessibilitySettings.frame ?? screenFrame(of: bounds) }
    set { accessibilitySettings.frame = newValue }
  }

  /// A name for tests that users don't hear.
  open var accessibilityIdentifier: String? {
    get { accessibilitySettings.identifier }
    set { accessibilitySettings.identifier = newValue }
  }

  /// The elements within a view that is no element itself, in reading order; nil for its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilitySettings.elements }
    set { accessibilitySettings.elements = newValue }
  }

  /// Whether the view and everything within it is hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibilitySettings.hidesElements }
    set { accessibilitySettings.hidesElements = newValue }
  }

  /// What this kind of view tells assistive technologies; nil for one that is no element.
  var accessibilityDefaults: AccessibilityDefaults? { nil }

  // MARK: Geometry

  /// Place and size in the superview.
  ///
  /// Animatable.
  ///
  /// Under a transform it is the smallest upright rectangle around the view; setting it then sets
  /// bounds and center so that an upright view would fill it. A negative size is turned round. A
  /// value that is not a number raises CALayerInvalidGeometry.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue) }
  }

  /// The view's own coordinates: what its content and subviews are placed in.
  ///
  /// Animatable. A value that is not a number raises CALayerInvalidGeometry.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// Where the middle (or the layer's anchor point) lies in the superview.
  ///
  /// Animatable. A value that is not a number raises CALayerInvalidGeometry.
  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  /// How the bounds are turned, scaled or skewed about `center`.
  ///
  /// Animatable.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { setTransform(newValue) }
  }

  /// The size that the content would like within `size`; by default the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Takes the size that `sizeThatFits` gives for the present one, keeping the frame's origin.
  ///
  /// Under a transform it is the bounds that take this size.
  open func sizeToFit() {
    takeSize(sizeThatFits(bounds.size))
  }

  /// The size that the content has by nature, or `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the superview that `intrinsicContentSize` changed, so that it lays out anew.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
  }

  // MARK: Autoresizing

  /// Whether subviews follow a change of the bounds' size by their masks.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { set(.keepsSubviewSizes, !newValue) }
  }

  /// Which parts of the frame give way when the superview changes size.
  open var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set { storedMask = newValue }
  }

  /// Whether the mask stands in for constraints.
  ///
  /// The simulation lays out by masks alone.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.maskIsNotConstraints) }
    set { set(.maskIsNotConstraints, !newValue) }
  }

  // MARK: Hierarchy

  /// The view that holds this one, or nil.
  open var superview: UIView? { parent }

  /// The views held, from back to front.
  open var subviews: [UIView] { children }

  /// The window that the view is in, or nil.
  open var window: UIWindow? { storedWindow }

  /// Puts `view` in front of the other subviews, taking it from where it was.
  ///
  /// Adding a view to itself raises NSInvalidArgumentException, to its own descendant CALayerInvalid.
  open func addSubview(_ view: UIView) {
    CallTrace.note("addSubview")
    insert(view, at: children.count)
  }

  /// Puts `view` at `index`, counted from the back and kept within the present subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts `view` just behind `siblingSubview`, or at the front if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts `view` just in front of `siblingSubview`, or at the front if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Swaps two subviews; an index that is out of range does nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    changeChildren { $0.swapAt(index1, index2) }
  }

  /// Moves a subview in front of the others; another view is ignored.
  open func bringSubviewToFront(_ view: UIView) {
    moveChild(view, to: children.count)
  }

  /// Moves a subview behind the others; another view is ignored.
  open func sendSubviewToBack(_ view: UIView) {
    moveChild(view, to: 0)
  }

  /// Takes the view out of its superview and its window.
  open func removeFromSuperview() {
    detach()
  }

  /// Whether `view` is this view or holds it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let present = candidate {
      if present === view { return true }
      candidate = present.parent
    }
    return false
  }

  /// The first view with the tag: this one, then what it holds, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstInSubtree { $0.tag == tag }
  }

  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A view is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The superview is about to change; nil means that the view is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The superview has changed.
  open func didMoveToSuperview() {}

  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: Touches

  /// A class that overrides no hit testing returns itself.
  ///
  /// A subclass inherits another class's answer, and so promises nothing.
  class var plainHitTestClass: UIView.Type { UIView.self }

  /// The front-most view under `point` (in this view's coordinates) that takes touches, or nil.
  ///
  /// 1. A view that is hidden, switched off, nearly transparent (alpha below 0.01) or in an animation
  ///    that blocks touches is passed over with all it holds.
  /// 2. So is one that does not contain the point, even if a subview that sticks out does.
  /// 3. Otherwise the subviews are asked from front to back; the first that answers wins, else this view.
  ///
  /// Source: Apple, UIView.hitTest(_:with:).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard flags.isDisjoint(with: .untouchable), storedAlpha >= UIView.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    return hitTestChildren(point, with: event) ?? self
  }

  /// Whether `point` lies in the bounds, the left and top edge included, the others not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x >= storedBounds.minX && point.x < storedBounds.maxX
      && point.y >= storedBounds.minY && point.y < storedBounds.maxY
  }

  /// Gives up the first responder, if it is here or below.
  ///
  /// With `force` it is not asked.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    endEditingBelow(force)
  }

  // MARK: Gestures

  /// The gesture recognizers of the view in the order added, or nil if there are none.
  ///
  /// Setting it adds those that are new and takes away the others.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { presentGestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Lets `gestureRecognizer` see the touches of this view and of all it holds, from the next finger on.
  ///
  /// A recognizer belongs to one view: it is taken from the one that it had.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a gesture recognizer away; a gesture under way is cancelled, and another view's is left alone.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer that has seen its gesture in this view, or in one that it holds, may leave possible.
  ///
  /// Asked of each view from the one under the finger up to the recognizer's own. True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Conversion

  /// A point of this view in the coordinates of `view`; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.convert(point, from: self, to: view)
  }

  /// A point of `view` in this view's coordinates; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.convert(point, from: view, to: self)
  }

  /// A rectangle of this view in the coordinates of `view`; the box around it if a turn lies between.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.convert(rect, from: self, to: view)
  }

  /// A rectangle of `view` in this view's coordinates; the box around it if a turn lies between.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.convert(rect, from: view, to: self)
  }

  // MARK: Layout and display

  /// Asks for a layout before the next frame.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out now what needs it: this view, what it holds, and superviews that wait too.
  open func layoutIfNeeded() {
    layoutNow()
  }

  /// Places the subviews.
  ///
  /// Called before the next frame if the view's bounds have changed, or those of a subview or its transform, if a
  /// subview was added or removed, or if `setNeedsLayout()` asked for it. Masks have been followed already. What it
  /// does to the subviews is no reason for another layout.
  ///
  /// Source: Apple, UIView.layoutSubviews() and CALayer.setNeedsLayout(); developers' experiments, collected in
  /// WhenLayoutSubviewsIsCalledTests.
  open func layoutSubviews() {}

  /// Asks for the content to be drawn anew.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Asks for a part of the content to be drawn anew; the simulation always draws all of it.
  open func setNeedsDisplay(_ rect: CGRect) {
    markNeedsDisplay()
  }

  /// Draws the content into the current context, in the coordinates of the bounds.
  ///
  /// Called at the end of the turn in which the view has come into a visible window or was marked by
  /// `setNeedsDisplay()`, and for a picture if the bounds have changed since. What sticks out of the bounds is
  /// cut off. Draws nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  /// The drawing of the present content.
  func makeDrawing() -> [DrawingCommand] { recordDraw() }

  /// Whether the content changes by itself as time passes, so that no drawing of it may be kept.
  var changesByItself: Bool { false }

  // MARK: Traits

  /// The traits in effect: those of the nearest controller upwards, or of the screen.
  open var traitCollection: UITraitCollection { effectiveTraitCollection }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Dynamics

  /// The shape with which a dynamic animator lets the view collide: the rectangle of its bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline with which a view of the type `.path` collides, around its middle, unturned.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Layer

  /// The view's visual properties beyond its own, such as corner radius, border and shadow.
  public final var layer: CALayer {
    let extras = ensuredExtras
    if let layer = extras.layer { return layer }
    let created = CALayer(of: self)
    extras.layer = created
    return created
  }

  // MARK: Description

  /// Class, frame and what differs from a fresh view; no address, so that the same run gives the same text.
  open override var description: String { "<\(summary)>" }

  /// What a subclass adds to its description, such as its text.
  package var summaryDetails: [String] { [] }
}
