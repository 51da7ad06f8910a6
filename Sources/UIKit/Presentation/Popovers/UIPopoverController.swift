/// Shows a controller's view in a popover, on pads.
///
/// It is not a view controller, and only the application retains it: releasing it while its popover is
/// visible raises NSGenericException. Deprecated since iOS 9, replaced by `UIPopoverPresentationController`.
@preconcurrency @MainActor
open class UIPopoverController: @preconcurrency CustomStringConvertible, DeviceBound {
  final var storedContent: UIViewController
  final var explicitSize: CGSize?
  final var storedMargins: UIEdgeInsets?
  final var stage: PopoverStage? {
    didSet { layerOnScreen = stage?.overlay }
  }

  /// The layer of the visible popover, for `deinit`.
  private nonisolated(unsafe) var layerOnScreen: OverlayView?

  /// Creates a popover with its content.
  ///
  /// Up to iOS 7 it raises NSInvalidArgumentException on a phone.
  public init(contentViewController viewController: UIViewController) {
    if !SimulatedDevice.current.behavior.allowsPopovers {
      UIKitException.raise(
        .invalidArgumentException,
        "-[UIPopoverController initWithContentViewController:] called when not running under "
          + "UIUserInterfaceIdiomPad."
      )
    }
    storedContent = viewController
  }

  deinit {
    // No exception if the whole window is released.
    if layerOnScreen?.storedWindow != nil {
      UIKitException.raise(
        .genericException,
        "-[UIPopoverController dealloc] reached while popover is still visible."
      )
    }
  }

  /// The class in angle brackets.
  open var description: String { "<\(type(of: self))>" }

  /// The delegate, which can prevent dismissals and change the anchor.
  open weak var delegate: (any UIPopoverControllerDelegate)?

  // MARK: Content

  /// The controller whose view is shown; setting it resets `contentSize`.
  open var contentViewController: UIViewController {
    get { storedContent }
    set { replaceContent(with: newValue, animated: false) }
  }

  /// Replaces the content; a visible popover takes the new content's size.
  open func setContentView(_ viewController: UIViewController, animated: Bool) {
    replaceContent(with: viewController, animated: animated)
  }

  /// The size of the content in points, before it is cut to the available space.
  ///
  /// Unless it is set, it is the `preferredContentSize` of the content. Setting it resizes a visible popover
  /// with an animation. Sides that are not positive and finite are treated as not set.
  open var contentSize: CGSize {
    get { reportedContentSize }
    set { setExplicitSize(newValue, animated: true) }
  }

  /// Sets the size of the content.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    setExplicitSize(size, animated: animated)
  }

  // MARK: Appearance

  /// The colour of the popover's background and arrow, from iOS 7 on; nil for the system's own.
  open var backgroundColor: UIColor? {
    didSet { stage?.popoverView.setColor(backgroundColor) }
  }

  /// The minimum distances from the edges of the interface, in points.
  ///
  /// Unless it is set, popovers stay 10 points away from the edges and the status bar. The property is then
  /// 30 at the top and 10 at the other sides up to iOS 7, and zero from iOS 8 on.
  open var layoutMargins: UIEdgeInsets {
    get { storedMargins ?? device.behavior.popoverLayoutMargins }
    set {
      storedMargins = newValue
      place(animated: false)
    }
  }

  /// The class of the background, or nil for the system's own; used from the next presentation on.
  open var backgroundViewClass: UIPopoverBackgroundView.Type?

  // MARK: Presentation

  /// Whether the popover is on screen; false while it is hidden during a rotation.
  open var isPopoverVisible: Bool { stage.map { !$0.isHidden } ?? false }

  /// The direction of the arrow; `.unknown` while the popover is not shown, or if it has no arrow.
  open var arrowDirection: UIPopoverArrowDirection {
    stage?.popoverView.background.arrowDirection ?? .unknown
  }

  /// The views outside the popover that still receive touches; other taps outside dismiss it.
  ///
  /// Presenting from a bar button item adds the item's bar.
  open var passthroughViews: [UIView]? {
    didSet { stage?.dimmingView.passthroughViews = passthroughViews ?? [] }
  }

  /// Shows the popover beside a rectangle in the coordinates of `view`; a visible popover moves there.
  ///
  /// A view without a window raises NSInvalidArgumentException. An empty rectangle is treated as a point,
  /// with a warning on the console from iOS 5.1 on. A non-finite one means the whole view. If no direction is
  /// permitted, the popover has no arrow and is centred on the rectangle.
  open func present(
    from rect: CGRect,
    in view: UIView,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    let method =
      "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]"
    if device.behavior.warnsOfEmptyPopoverRects && (rect.isEmpty || rect.isNull) {
      device.console.log(
        method + ": the rect passed in to this method must have non-zero width and height. "
          + "This will be an exception in a future release."
      )
    }
    show(at: PopoverAnchor(rect, in: view), arrowDirections, method, animated: animated)
  }

  /// Shows the popover beside a bar button item; a visible popover moves there.
  ///
  /// The item's bar is added to `passthroughViews`. An item that is in no visible bar raises
  /// NSInvalidArgumentException.
  open func present(
    from item: UIBarButtonItem,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    show(
      at: PopoverAnchor(item),
      arrowDirections,
      "-[UIPopoverController presentPopoverFromBarButtonItem:permittedArrowDirections:animated:]",
      animated: animated
    )
  }

  /// Dismisses the popover without calling the delegate.
  ///
  /// Has no effect if it is not shown.
  open func dismiss(animated: Bool) {
    leave(animated: animated, completion: nil)
  }
}

extension UIPopoverController: @preconcurrency Hashable {
  /// Compares identities.
  nonisolated public static func == (left: UIPopoverController, right: UIPopoverController) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// MARK: - Presenting

extension UIPopoverController: PopoverOwner, RotationObserver {
  // MARK: Showing and hiding

  final func show(
    at anchor: PopoverAnchor,
    _ directions: UIPopoverArrowDirection,
    _ method: String,
    animated: Bool
  ) {
    guard let window = anchor.view?.window else {
      UIKitException.raise(
        .invalidArgumentException,
        "\(method): Popovers cannot be presented from a view which does not have a window."
      )
    }
    if let bar = anchor.bar, !(passthroughViews ?? []).contains(bar) {
      passthroughViews = (passthroughViews ?? []) + [bar]
    }
    if let stage, stage.overlay.window === window {
      stage.anchor = anchor
      stage.permittedArrowDirections = anchor.usableDirections(of: directions)
      place(animated: animated)
      return
    }
    leave(animated: false, completion: nil)
    storedContent.loadViewIfNeeded()
    let popoverView = PopoverView(background: backgroundViewClass, color: backgroundColor)
    let stage = PopoverStage(
      in: window,
      popoverView,
      anchor: anchor,
      permittedArrowDirections: anchor.usableDirections(of: directions)
    )
    self.stage = stage
    listen(to: stage)
    storedContent.modal.popoverOwner = self
    place(animated: false)
    appearOnScreen(stage, animated: animated)
  }

  private func listen(to stage: PopoverStage) {
    stage.dimmingView.passthroughViews = passthroughViews ?? []
    stage.dimmingView.onTap = { [weak self] in self?.wasTappedOutside() }
    stage.dimmingView.onLayout = { [weak self] in self?.interfaceWasLaidOut() }
    device.application.rotationObservers.add(self)
  }

  private func appearOnScreen(_ stage: PopoverStage, animated: Bool) {
    guard let view = storedContent.view else { return }
    guard animated else {
      stage.popoverView.show(view)
      return
    }
    let content = storedContent
    content.isExchanging = true
    content.beginAppearing(animated: true)
    stage.popoverView.show(view)
    stage.overlay.alpha = 0
    stage.popoverView.springFromAnchor()
    fade(stage.overlay, to: 1, duration: PopoverMetrics.presentationDuration) { [weak self] in
      guard self?.stage === stage, self?.storedContent === content else { return }
      content.isExchanging = false
      content.endAppearing()
    }
  }

  /// Removes a visible popover from the screen, and retains this object until that is done.
  final func leave(animated: Bool, completion: (() -> Void)?) {
    guard let stage else { return }
    self.stage = nil
    let content = storedContent
    if content.modal.popoverOwner === self { content.modal.popoverOwner = nil }
    content.isExchanging = false
    stage.overlay.isUserInteractionEnabled = false
    content.beginDisappearing(animated: animated)
    let finish = { [self] in
      withExtendedLifetime(self) {
        stage.overlay.removeFromSuperview()
        content.viewIfLoaded?.removeFromSuperview(ifIn: stage.popoverView)
        completion?()
      }
    }
    guard animated else {
      finish()
      return
    }
    fade(stage.overlay, to: 0, duration: PopoverMetrics.dismissalDuration, completion: finish)
  }

  /// Fades the layer; the application ignores touches meanwhile.
  private func fade(
    _ overlay: OverlayView,
    to alpha: CGFloat,
    duration: TimeInterval,
    completion: @escaping () -> Void
  ) {
    let application = device.application
    application.beginIgnoringInteractionEvents()
    UIView.animate(withDuration: duration) {
      overlay.alpha = alpha
    } completion: { _ in
      application.endIgnoringInteractionEvents()
      completion()
    }
  }

  private func wasTappedOutside() {
    guard let stage, !storedContent.isModalForPopover else { return }
    guard delegate?.popoverControllerShouldDismissPopover(self) ?? true else { return }
    // The delegate may have dismissed it, or shown it again.
    guard self.stage === stage else { return }
    leave(animated: true) { [self] in delegate?.popoverControllerDidDismissPopover(self) }
  }

  // MARK: Frame and size

  final var reportedContentSize: CGSize {
    let reportsOwnOnly = device.behavior.hiddenPopoversReportOwnSizeOnly
    return stage == nil && reportsOwnOnly ? explicitSize ?? .zero : wantedSize
  }

  private var wantedSize: CGSize { PopoverContentSize.of(storedContent, explicit: explicitSize) }

  final func setExplicitSize(_ size: CGSize, animated: Bool) {
    explicitSize = size
    place(animated: animated)
  }

  func contentSizeMayHaveChanged() {
    place(animated: true)
  }

  final func place(animated: Bool) {
    guard let stage else { return }
    guard let rect = stage.anchor.rect(in: stage.overlay) else { return }
    let placement = PopoverPlacer(
      contentSize: wantedSize,
      anchor: rect,
      permittedArrowDirections: stage.permittedArrowDirections,
      container: stage.overlay.bounds,
      margins: PopoverMetrics.insets(storedMargins),
      shape: stage.popoverView.shape
    ).placement()
    stage.placedSize = stage.overlay.bounds.size
    guard animated else {
      stage.popoverView.take(placement)
      return
    }
    UIView.animate(withDuration: PopoverMetrics.resizingDuration) { stage.popoverView.take(placement) }
  }

  final func replaceContent(with content: UIViewController, animated: Bool) {
    let old = storedContent
    guard old !== content else { return }
    storedContent = content
    explicitSize = nil
    guard let stage else { return }
    if old.modal.popoverOwner === self { old.modal.popoverOwner = nil }
    old.isExchanging = false
    content.modal.popoverOwner = self
    guard let view = content.view else { return }
    ChildExchange(old: old, new: content).begin(animated: animated)
    stage.popoverView.show(view)
    place(animated: animated)
  }

  // MARK: Rotation

  func rotationWillBegin(_ rotation: InterfaceRotation) {
    if device.behavior.hidesPopoversDuringRotation { stage?.isHidden = true }
  }

  /// Shows the popover again at its anchor; dismisses it if the anchor is gone.
  func rotationDidEnd() {
    guard let stage, stage.isHidden else { return }
    guard stage.anchor.rect(in: stage.overlay) != nil else {
      leave(animated: false, completion: nil)
      return
    }
    stage.isHidden = false
    place(animated: false)
  }

  private func interfaceWasLaidOut() {
    guard let stage, stage.placedSize != .zero, stage.placedSize != stage.overlay.bounds.size else { return }
    askForAnchor(stage)
    place(animated: false)
  }

  private func askForAnchor(_ stage: PopoverStage) {
    guard device.behavior.asksBeforeMovingPopovers, !stage.anchor.isItem, let delegate,
      var view = stage.anchor.view
    else { return }
    var rect = stage.anchor.sourceRect ?? view.bounds
    delegate.popoverController(self, willRepositionPopoverTo: &rect, in: &view)
    stage.anchor = PopoverAnchor(rect, in: view)
  }
}

extension UIView {
  /// Removes the view from its superview if that is inside `container`, as another
  /// superview may have taken it.
  fileprivate func removeFromSuperview(ifIn container: UIView) {
    if superview?.isDescendant(of: container) ?? false { removeFromSuperview() }
  }
}

/// Controls the dismissal of a popover and its position after a rotation.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether a tap outside the popover may dismiss it; true by default.
  ///
  /// Not called if the application dismisses it.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

  /// Called after a tap outside the popover has dismissed it.
  ///
  /// Not called if the application dismissed it.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)

  /// Called when the interface has rotated, from iOS 7 on; may replace the anchor by
  /// changing `rect` and `view`.
  ///
  /// Not called for popovers of a bar button item. Source: Apple, UIPopoverController.h.
  func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  )
}

extension UIPopoverControllerDelegate {
  /// Returns true.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
    true
  }

  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}

  /// Keeps the anchor.
  public func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
}
