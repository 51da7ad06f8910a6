/// A popover on screen, of a `UIPopoverController` or of a popover presentation.
///
/// It places the popover at its anchor, again when the interface changes its size or the content its preferred
/// size, and dismisses it for a tap outside. The owner supplies the settings, the answers of its delegate, and the
/// animations. The states:
///
///     shown ⇄ hidden (by a rotation, up to iOS 7)
///       └────────┴──▶ ended
@MainActor
final class PopoverSession {
  enum State {
    /// On screen, or fading in.
    case shown
    /// Hidden because the interface rotates.
    case hidden
    /// Fading out, or removed.
    case ended
  }

  /// The view that contains the popover and has the size of the interface.
  let container: UIView
  let dimmingView: PopoverDimmingView
  let popoverView: PopoverView

  /// The controller in the popover; nil after the end.
  weak var content: UIViewController? {
    willSet { if content?.modal.popover === self { content?.modal.popover = nil } }
    didSet { content?.modal.popover = self }
  }

  private(set) var state = State.shown
  private(set) weak var owner: (any PopoverOwner)?

  /// The size of the interface at the last placement.
  private var placedSize: CGSize

  /// The anchor at the last placement, in the container's coordinates.
  private var placedAnchor: CGRect?

  /// Adds a dimming view to `container`; the owner adds `popoverView`.
  init(
    of owner: any PopoverOwner,
    in container: UIView,
    _ popoverView: PopoverView,
    showing content: UIViewController
  ) {
    self.owner = owner
    self.container = container
    self.popoverView = popoverView
    placedSize = container.bounds.size
    dimmingView = PopoverDimmingView(in: container)
    dimmingView.session = self
    self.content = content
    content.modal.popover = self
  }

  /// Hides the popover, or shows it again.
  func setHidden(_ isHidden: Bool) {
    state = isHidden ? .hidden : .shown
    container.isHidden = isHidden
  }

  /// Ends the session before the popover leaves the screen.
  func end() {
    state = .ended
    content = nil
  }

  // MARK: Placing

  /// The frame and the arrow of the popover; nil if it stays where it is because its anchor has left the window.
  var placement: PopoverPlacement? {
    guard let content, let owner else { return nil }
    let anchor = owner.anchor?.rect(in: container)
    if anchor == nil && !owner.placesWithoutAnchor { return nil }
    placedAnchor = anchor ?? placedAnchor
    let bounds = container.bounds
    let directions = owner.permittedArrowDirections
    return PopoverPlacer(
      contentSize: PopoverContentSize.of(content, explicit: owner.explicitSize),
      anchor: placedAnchor ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
      permittedArrowDirections: placedAnchor == nil
        ? [] : owner.anchor?.usableDirections(of: directions) ?? directions,
      container: bounds,
      margins: PopoverMetrics.insets(owner.storedMargins),
      shape: popoverView.shape,
      mayOverlapAnchor: owner.canOverlapSourceViewRect
    ).placement()
  }

  /// Places the popover again.
  func place(animated: Bool = false) {
    guard state != .ended, let placement else { return }
    guard animated else { return popoverView.take(placement) }
    UIView.animate(withDuration: PopoverMetrics.resizingDuration) { self.popoverView.take(placement) }
  }

  /// Places the popover at the anchor that the delegate chooses if the interface has changed its size.
  func containerWasLaidOut() {
    if container.bounds.size != placedSize {
      placedSize = container.bounds.size
      askForAnchor()
    }
    place()
  }

  private func askForAnchor() {
    guard container.device.behavior.asksBeforeMovingPopovers, let owner, let anchor = owner.anchor,
      !anchor.isItem, var view = anchor.view
    else { return }
    var rect = anchor.sourceRect ?? view.bounds
    let (oldRect, oldView) = (rect, view)
    owner.askForAnchor(&rect, in: &view)
    guard rect != oldRect || view !== oldView else { return }
    owner.anchor = PopoverAnchor(rect == oldRect ? anchor.sourceRect ?? .null : rect, in: view)
  }

  // MARK: Touches outside the popover

  /// Asks the delegate before the dismissal.
  func wasTappedOutside() {
    guard let owner, content?.isModalForPopover == false, owner.mayDismissForTap else { return }
    // The delegate may have dismissed it, or shown it again.
    if state == .shown { owner.dismissForTap() }
  }
}

/// An object that shows a popover: its settings, and the answers of its delegate.
@MainActor
protocol PopoverOwner: AnyObject {
  /// The anchor; nil if there is none.
  var anchor: PopoverAnchor? { get set }
  var permittedArrowDirections: UIPopoverArrowDirection { get }
  /// Whether the popover may cover its anchor instead of being cut.
  var canOverlapSourceViewRect: Bool { get }
  /// Whether the popover is still placed after its anchor has left the window.
  var placesWithoutAnchor: Bool { get }
  /// The size of the content that was set on the owner.
  var explicitSize: CGSize? { get }
  /// The margins that were set on the owner.
  var storedMargins: UIEdgeInsets? { get }
  var passthroughViews: [UIView]? { get set }

  /// Lets the delegate change the anchor after a change of the interface's size.
  func askForAnchor(_ rect: inout CGRect, in view: inout UIView)

  /// Whether a tap outside may dismiss the popover, as decided by the delegate.
  var mayDismissForTap: Bool { get }

  /// Dismisses the popover and notifies the delegate.
  func dismissForTap()
}

extension PopoverOwner {
  var canOverlapSourceViewRect: Bool { false }
  var explicitSize: CGSize? { nil }

  /// Adds the bar of a bar button item to the passthrough views.
  func passTouchesToBar() {
    guard let bar = anchor?.bar, passthroughViews?.contains(bar) != true else { return }
    passthroughViews = (passthroughViews ?? []) + [bar]
  }
}

extension UIViewController {
  /// Tells the popover that contains this controller, if any, that the preferred content size has changed.
  final func notifyPopoverOfContentSize() {
    topmostAncestor.modal.popover?.place(animated: true)
  }

  /// Whether the controller, or one that it shows, prevents the dismissal by a tap outside.
  final var isModalForPopover: Bool {
    if isModalInPopover { return true }
    return storedChildren.contains { $0.appearance.isVisible && $0.isModalForPopover }
  }
}
