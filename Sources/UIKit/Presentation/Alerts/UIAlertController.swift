/// An alert in the middle of the screen, or a sheet of actions; presented like any controller.
///
/// Source: Apple, UIAlertController; the exceptions are those of public crash reports.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Alert or sheet.
  public enum Style: Int, Sendable {
    /// Actions at the bottom of a phone, in a popover on a pad.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// Alert or sheet.
  public final private(set) var preferredStyle = Style.actionSheet

  /// The text below the title.
  open var message: String? {
    didSet { rebuild() }
  }

  /// The text at the top.
  open override var title: String? {
    didSet { rebuild() }
  }

  /// The actions, in the order added.
  public final private(set) var actions: [UIAlertAction] = []

  /// The action that is set in bold in place of the cancelling one; must be one of `actions`.
  ///
  /// One that is not raises NSInternalInconsistencyException.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        UIKitException.raise(
          .internalInconsistencyException,
          "The preferredAction of \(self) is none of its actions. Add it with addAction first."
        )
      }
      rebuild()
    }
  }

  /// The text fields, in the order added; nil without any.
  public final private(set) var textFields: [UITextField]?

  private var content: AlertContentView?

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Alerts are presented in a way of their own, sheets as popovers where there is room.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .alert ? .custom : .popover }
    set {}
  }

  /// Adds a button.
  ///
  /// A second cancelling action, and one without a title, raise NSInternalInconsistencyException.
  open func addAction(_ action: UIAlertAction) {
    if action.title == nil {
      UIKitException.raise(
        .internalInconsistencyException,
        "Actions added to UIAlertController must have a title"
      )
    }
    if action.style == .cancel && actions.contains(where: { $0.style == .cancel }) {
      UIKitException.raise(
        .internalInconsistencyException,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    actions.append(action)
    rebuild()
  }

  /// Adds a text field to an alert; `configurationHandler` may set it up.
  ///
  /// In a sheet it raises NSInternalInconsistencyException.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle != .alert {
      UIKitException.raise(
        .internalInconsistencyException,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = AlertPanel.field()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    rebuild()
  }

  /// Makes the view of title, message and buttons.
  open override func loadView() {
    let content = AlertContentView(ground: preferredStyle == .actionSheet ? .sheet : nil)
    self.content = content
    view = content
    rebuild()
  }

  /// Alerts don't decide which way up the interface is.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  override func makeOwnPresentationController(
    presenting: UIViewController
  ) -> UIPresentationController? {
    if isInPopover { return nil }
    return AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  override var missingAnchorReason: String? {
    "Your application has presented a UIAlertController (\(self)) of style "
      + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this "
      + "style is UIModalPresentationPopover. You must provide location information for this popover "
      + "through the alert controller's popoverPresentationController. You must provide either a "
      + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you present "
      + "the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
      + "-prepareForPopoverPresentation."
  }

  // MARK: Content

  /// Whether the sheet hangs in a popover, where a tap beside stands for the cancelling button.
  private var isInPopover: Bool {
    preferredStyle == .actionSheet && device.behavior.actionSheetsArePopovers
  }

  private func rebuild() {
    guard let content else { return }
    let cancel = actions.first { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    if preferredStyle == .alert {
      let last = [cancel].compactMap { $0 }
      // Of two, the cancelling one stands on the left; of more, below.
      let ordered = actions.count == 2 ? last + others : others + last
      content.show([panel(title, message, ordered, mayStandSideBySide: true)])
    } else {
      let sheet = panel(title, message, others, mayStandSideBySide: false)
      let last =
        isInPopover ? [] : [cancel].compactMap { $0 }.map { panel(nil, nil, [$0], mayStandSideBySide: false) }
      content.show([sheet] + last)
    }
    if isInPopover {
      preferredContentSize = content.sizeThatFits(
        CGSize(width: AlertPresentationController.popoverWidth, height: .greatestFiniteMagnitude)
      )
    }
  }

  private func panel(
    _ title: String?,
    _ message: String?,
    _ actions: [UIAlertAction],
    mayStandSideBySide: Bool
  ) -> AlertPanel {
    let bold = preferredAction ?? actions.first { $0.style == .cancel }
    let panel = AlertPanel(
      title: title,
      message: message,
      fields: textFields ?? [],
      choices: actions.map { action in
        AlertPanel.Choice(
          title: action.title ?? "",
          isBold: action == bold,
          isCancel: action.style == .cancel && self.actions.count > 1,
          isDestructive: action.style == .destructive,
          isEnabled: action.isEnabled
        ) { [weak self] in self?.choose(action) }
      },
      isSheet: preferredStyle == .actionSheet,
      mayStandSideBySide: mayStandSideBySide
    )
    for (action, button) in zip(actions, panel.buttons) { action.button = button }
    return panel
  }

  /// A button was tapped: the alert goes, then the handler runs.
  private func choose(_ action: UIAlertAction) {
    guard modal.phase == .settled, modal.presenter != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// A tap beside a sheet stands for its cancelling button, if it has one.
  final func chooseCancel() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }
}

/// A button of an alert, and what happens when it is tapped.
@preconcurrency @MainActor
public final class UIAlertAction {
  /// The role of a button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default` = 0
    /// The button that leaves everything as it is; an alert has at most one.
    case cancel = 1
    /// A button that destroys something.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?

  /// The button's role.
  public let style: Style

  /// Whether the button reacts to touches.
  public var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  let handler: ((UIAlertAction) -> Void)?

  /// The button, once it is on screen.
  @WeakReference var button: UIButton?

  /// Describes a button; `handler` runs once the alert has left the screen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

extension UIAlertAction: Equatable {
  /// Actions are equal if they are the same object.
  nonisolated public static func == (left: UIAlertAction, right: UIAlertAction) -> Bool {
    left === right
  }
}

/// Directs an alert in the middle of the screen, or a sheet of actions at the bottom of a phone.
@MainActor
final class AlertPresentationController: UIPresentationController {
  /// The width of a sheet in a popover, in points.
  static let popoverWidth: CGFloat = 272

  /// The space around a sheet, in points: before iOS 7 it fills the lower part of the screen.
  static var sheetMargin: CGFloat { AlertLook().isFlat ? 8 : 0 }

  private let dimmingView = UIView(frame: .zero)
  private var typing = AlertTyping()

  override var decidesForScreen: Bool { false }

  private var alert: UIAlertController? { storedPresented as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let whole = container.bounds
    let limit = CGFloat.greatestFiniteMagnitude
    guard isSheet else {
      let size = view.sizeThatFits(CGSize(width: AlertLook().width, height: limit))
      return CGRect(
        x: ((whole.width - size.width) / 2).rounded(.down),
        y: max(0, ((freeHeight - size.height) / 2).rounded(.down)),
        width: size.width,
        height: size.height
      )
    }
    let margin = AlertPresentationController.sheetMargin
    let size = view.sizeThatFits(
      CGSize(width: min(whole.width, whole.height) - 2 * margin, height: limit)
    )
    return CGRect(
      x: ((whole.width - size.width) / 2).rounded(.down),
      y: whole.height - margin - size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The height above the keyboard, in points.
  private var freeHeight: CGFloat {
    (containerView?.bounds.height ?? 0) - device.keyboard.coveredHeight
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    let keyboard = device.keyboard
    keyboard.add(self)
    if alert?.textFields == nil, let view = presentedView { keyboard.giveWay(to: view) }
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.isUserInteractionEnabled = false
    dimmingView.backgroundColor = AlertLook().dimming
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    dimTintBelow(true)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed {
      typing.begin(in: alert?.textFields ?? [])
    } else {
      device.keyboard.checkAlerts()
    }
  }

  override func dismissalTransitionWillBegin() {
    dimTintBelow(false)
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard !completed else {
      dimmingView.removeFromSuperview()
      typing.end(in: containerView?.window)
      device.keyboard.checkAlerts()
      return
    }
    dimmingView.alpha = 1
    dimTintBelow(true)
  }

  private func fade(to alpha: CGFloat) {
    presentation?.coordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = alpha
    })
  }

  /// A tap beside a sheet stands for its cancelling button; beside an alert it does nothing.
  override func wasTappedBeside() {
    if isSheet { alert?.chooseCancel() }
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isSheet ? nil : ModalTransitionAnimator(.crossDissolve, isPresenting: isPresenting)
  }
}

extension AlertPresentationController: KeyboardObserver {
  func keyboardDidMove() {
    // A sheet lies below whatever is typed.
    if !isSheet { placePresentedViewNow() }
  }
}
