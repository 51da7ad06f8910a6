/// Shows a controller's view in a popover, on pads.
///
/// It is no view controller, and nobody but the application keeps it: one that is released while its popover
/// is visible raises NSGenericException. Deprecated since iOS 9; `UIPopoverPresentationController` replaced it.
@preconcurrency @MainActor
open class UIPopoverController: @preconcurrency CustomStringConvertible {
  final var storedContent: UIViewController
  final var explicitSize: CGSize?
  final var storedMargins: UIEdgeInsets?
  final var stage: PopoverStage? {
    didSet { layerOnScreen = stage?.overlay }
  }

  /// The layer of the visible popover, for the end of this object's life.
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
    // A popover goes quietly with its whole window.
    if layerOnScreen?.storedWindow != nil {
      UIKitException.raise(
        .genericException,
        "-[UIPopoverController dealloc] reached while popover is still visible."
      )
    }
  }

  /// The class in angle brackets.
  open var description: String { "<\(type(of: self))>" }

  /// Who has a say in how the popover goes away and where it moves.
  open weak var delegate: (any UIPopoverControllerDelegate)?

  // MARK: Content

  /// The controller whose view is shown; replacing it forgets a `contentSize` that was set.
  open var contentViewController: UIViewController {
    get { storedContent }
    set { replaceContent(with: newValue, animated: false) }
  }

  /// Replaces the content; a visible popover takes the size of the new one.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    replaceContent(with: viewController, animated: animated)
  }

  /// The size of the content in points, before it is cut to what fits on screen.
  ///
  /// Unless set, the content decides by its `preferredContentSize`. Setting it resizes a visible popover with
  /// an animation. Sides that are not positive and finite count as not set.
  open var contentSize: CGSize {
    get { reportedContentSize }
    set { setExplicitSize(newValue, animated: true) }
  }

  /// Sets the size of the content.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    setExplicitSize(size, animated: animated)
  }

  // MARK: Look

  /// The colour of the popover behind its content and of its arrow, from iOS 7 on; nil for the system's own.
  open var backgroundColor: UIColor? {
    didSet { stage?.popoverView.setColor(backgroundColor) }
  }

  /// What to keep free at the edges of the interface, in points.
  ///
  /// Unless set, popovers keep 10 points from the edges and from the status bar; it then reads 30 at the top and
  /// 10 at the other sides up to iOS 7, and zero from iOS 8 on.
  open var layoutMargins: UIEdgeInsets {
    get { storedMargins ?? SimulatedDevice.current.behavior.popoverLayoutMargins }
    set {
      storedMargins = newValue
      place(animated: false)
    }
  }

  /// Draws what is behind the content, or nil for the system's own; it counts from the next presentation.
  open var backgroundViewClass: UIPopoverBackgroundView.Type?

  // MARK: Presentation

  /// Whether the popover is on screen; false while it hides during a rotation.
  open var isPopoverVisible: Bool { stage.map { !$0.isHidden } ?? false }

  /// Where the arrow points; `.unknown` while the popover is not shown, or if it has no arrow.
  open var arrowDirection: UIPopoverArrowDirection {
    stage?.popoverView.background.arrowDirection ?? .unknown
  }

  /// Views beside the popover that get their touches all the same; other taps beside it dismiss it.
  ///
  /// Presenting from a bar button item adds the item's bar.
  open var passthroughViews: [UIView]? {
    didSet { stage?.dimmingView.passthroughViews = passthroughViews ?? [] }
  }

  /// Shows the popover beside a rectangle, which is in the coordinates of `view`; a popover that is shown already
  /// moves there.
  ///
  /// A view outside a window raises NSInvalidArgumentException. An empty rectangle is a point, with a line on
  /// the console from iOS 5.1 on; one with coordinates that are not finite stands for all of the view. With no
  /// direction permitted the popover has no arrow and lies over the rectangle's middle.
  open func present(
    from rect: CGRect,
    in view: UIView,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    let method =
      "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]"
    if SimulatedDevice.current.behavior.warnsOfEmptyPopoverRects && (rect.isEmpty || rect.isNull) {
      SimulatedDevice.current.console.log(
        method + ": the rect passed in to this method must have non-zero width and height. "
          + "This will be an exception in a future release."
      )
    }
    show(at: PopoverAnchor(rect, in: view), arrowDirections, method, animated: animated)
  }

  /// Shows the popover beside a bar button item; a popover that is shown already moves there.
  ///
  /// The item's bar joins the `passthroughViews`. An item that no bar in a window shows raises
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

  /// Takes the popover away; the delegate is not asked or told.
  ///
  /// Does nothing if it is not shown.
  open func dismiss(animated: Bool) {
    leave(animated: animated, completion: nil)
  }
}

extension UIPopoverController: @preconcurrency Hashable {
  /// Popover controllers are equal if they are the same object.
  nonisolated public static func == (left: UIPopoverController, right: UIPopoverController) -> Bool {
    left === right
  }

  /// Feeds the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
