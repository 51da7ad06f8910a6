/// Shows a controller's view in a popover, on pads.
///
/// It is not a view controller, and only the application retains it: releasing it while its popover is
/// visible raises NSGenericException. Deprecated since iOS 9, replaced by `UIPopoverPresentationController`.
@preconcurrency @MainActor
open class UIPopoverController: @preconcurrency CustomStringConvertible, DeviceBound {
  final var storedContent: UIViewController
  final var explicitSize: CGSize?
  final var storedMargins: UIEdgeInsets?
  final var anchor: PopoverAnchor?
  final var permittedArrowDirections = UIPopoverArrowDirection.any
  final var session: PopoverSession? {
    didSet { layerOnScreen = session?.container }
  }

  /// The layer of the visible popover, for `deinit`.
  private nonisolated(unsafe) var layerOnScreen: UIView?

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
    get {
      if session == nil && device.behavior.hiddenPopoversReportOwnSizeOnly { return explicitSize ?? .zero }
      return PopoverContentSize.of(storedContent, explicit: explicitSize)
    }
    set { setExplicitSize(newValue, animated: true) }
  }

  /// Sets the size of the content.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    setExplicitSize(size, animated: animated)
  }

  // MARK: Appearance

  /// The colour of the popover's background and arrow, from iOS 7 on; nil for the system's own.
  open var backgroundColor: UIColor? {
    didSet { session?.popoverView.setColor(backgroundColor) }
  }

  /// The minimum distances from the edges of the interface, in points.
  ///
  /// Unless it is set, popovers stay 10 points away from the edges and the status bar. The property is then
  /// 30 at the top and 10 at the other sides up to iOS 7, and zero from iOS 8 on.
  open var layoutMargins: UIEdgeInsets {
    get { storedMargins ?? device.behavior.popoverLayoutMargins }
    set {
      storedMargins = newValue
      session?.place()
    }
  }

  /// The class of the background, or nil for the system's own; used from the next presentation on.
  open var backgroundViewClass: UIPopoverBackgroundView.Type?

  // MARK: Presentation

  /// Whether the popover is on screen; false while it is hidden during a rotation.
  open var isPopoverVisible: Bool { session?.state == .shown }

  /// The direction of the arrow; `.unknown` while the popover is not shown, or if it has no arrow.
  open var arrowDirection: UIPopoverArrowDirection {
    session?.popoverView.background.arrowDirection ?? .unknown
  }

  /// The views outside the popover that still receive touches; other taps outside dismiss it.
  ///
  /// Presenting from a bar button item adds the item's bar.
  open var passthroughViews: [UIView]?

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
    self.anchor = anchor
    permittedArrowDirections = directions
    passTouchesToBar()
    if let session, session.container.window === window { return session.place(animated: animated) }
    leave(animated: false, completion: nil)
    storedContent.loadViewIfNeeded()
    let overlay = window.addOverlay()
    let popoverView = PopoverView(background: backgroundViewClass, color: backgroundColor)
    let session = PopoverSession(of: self, in: overlay, popoverView, showing: storedContent)
    overlay.addSubview(popoverView)
    overlay.dimsTint = device.behavior.dimsTintBelow
    self.session = session
    device.application.rotationObservers.add(self)
    session.place()
    appearOnScreen(session, animated: animated)
  }

  private func appearOnScreen(_ session: PopoverSession, animated: Bool) {
    guard let view = storedContent.view else { return }
    guard animated else {
      session.popoverView.show(view)
      return
    }
    let content = storedContent
    content.isExchanging = true
    content.beginAppearing(animated: true)
    session.popoverView.show(view)
    session.container.alpha = 0
    session.popoverView.springFromAnchor()
    session.container.fade(to: 1, duration: PopoverMetrics.presentationDuration) { [weak self] in
      guard self?.session === session, self?.storedContent === content else { return }
      content.isExchanging = false
      content.endAppearing()
    }
  }

  /// Removes a visible popover from the screen, and retains this object until that is done.
  final func leave(animated: Bool, completion: (() -> Void)?) {
    guard let session else { return }
    self.session = nil
    let content = storedContent
    session.end()
    content.isExchanging = false
    session.container.isUserInteractionEnabled = false
    content.beginDisappearing(animated: animated)
    let finish = { [self] in
      withExtendedLifetime(self) {
        session.container.removeFromSuperview()
        // Another superview may have taken the view.
        if let view = content.viewIfLoaded, view.isDescendant(of: session.popoverView) {
          view.removeFromSuperview()
        }
        completion?()
      }
    }
    guard animated else { return finish() }
    session.container.fade(to: 0, duration: PopoverMetrics.dismissalDuration, completion: finish)
  }

  // MARK: Frame and size

  final func setExplicitSize(_ size: CGSize, animated: Bool) {
    explicitSize = size
    session?.place(animated: animated)
  }

  final func replaceContent(with content: UIViewController, animated: Bool) {
    let old = storedContent
    guard old !== content else { return }
    storedContent = content
    explicitSize = nil
    guard let session else { return }
    old.isExchanging = false
    session.content = content
    guard let view = content.view else { return }
    ChildExchange(old: old, new: content).begin(animated: animated)
    session.popoverView.show(view)
    session.place(animated: animated)
  }

  // MARK: Rotation

  func rotationWillBegin(_ rotation: InterfaceRotation) {
    if device.behavior.hidesPopoversDuringRotation { session?.setHidden(true) }
  }

  /// Shows the popover again at its anchor; dismisses it if the anchor is gone.
  func rotationDidEnd() {
    guard let session, session.state == .hidden else { return }
    guard anchor?.rect(in: session.container) != nil else {
      leave(animated: false, completion: nil)
      return
    }
    session.setHidden(false)
    session.place()
  }

  // MARK: The session's questions

  var placesWithoutAnchor: Bool { false }

  var mayDismissForTap: Bool { delegate?.popoverControllerShouldDismissPopover(self) ?? true }

  func dismissForTap() {
    leave(animated: true) { [self] in delegate?.popoverControllerDidDismissPopover(self) }
  }

  func askForAnchor(_ rect: inout CGRect, in view: inout UIView) {
    delegate?.popoverController(self, willRepositionPopoverTo: &rect, in: &view)
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
