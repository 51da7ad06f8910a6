/// An alert in the middle of the screen, or an action sheet; presented like any controller.
///
/// Source: Apple, UIAlertController; the exceptions are those of public crash reports.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of alert controllers.
  public enum Style: Int, Sendable {
    /// A sheet at the bottom of a phone's screen, or in a popover on a pad.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// The style: alert or action sheet.
  open private(set) var preferredStyle = Style.actionSheet

  /// The text below the title.
  open var message: String? {
    didSet { rebuild() }
  }

  /// The text at the top.
  open override var title: String? {
    didSet { rebuild() }
  }

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The action in bold, instead of the cancel action; must be one of `actions`.
  ///
  /// Other actions raise NSInternalInconsistencyException.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        UIKitException.raise(
          .internalInconsistencyException,
          "The preferredAction of \(self) is not in its actions. Add it with addAction first."
        )
      }
      rebuild()
    }
  }

  /// The text fields, in the order in which they were added; nil if there are none.
  open private(set) var textFields: [UITextField]?

  private var content: AlertContentView?

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// The style: alerts have a presentation style of their own, sheets are popovers in regular width.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .alert ? .custom : .popover }
    set {}
  }

  /// Adds an action.
  ///
  /// A second cancel action, or an action without a title, raises NSInternalInconsistencyException.
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

  /// Adds a text field to an alert; `configurationHandler` can configure it.
  ///
  /// An action sheet raises NSInternalInconsistencyException.
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

  /// Creates the view of title, message and buttons.
  open override func loadView() {
    let content = AlertContentView(background: preferredStyle == .actionSheet ? .sheet : nil)
    self.content = content
    view = content
    rebuild()
  }

  /// All orientations: alerts don't restrict them.
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

  /// Whether the sheet is in a popover, where a tap outside selects the cancel action.
  private var isInPopover: Bool {
    preferredStyle == .actionSheet && device.behavior.actionSheetsArePopovers
  }

  private func rebuild() {
    guard let content else { return }
    let cancel = actions.first { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    if preferredStyle == .alert {
      let last = [cancel].compactMap { $0 }
      // The cancel button is on the left of two buttons, and below more.
      let ordered = actions.count == 2 ? last + others : others + last
      content.show([panel(title, message, ordered, allowsSideBySide: true)])
    } else {
      let sheet = panel(title, message, others, allowsSideBySide: false)
      let last =
        isInPopover ? [] : [cancel].compactMap { $0 }.map { panel(nil, nil, [$0], allowsSideBySide: false) }
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
    allowsSideBySide: Bool
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
      allowsSideBySide: allowsSideBySide
    )
    for (action, button) in zip(actions, panel.buttons) { action.button = button }
    return panel
  }

  /// Dismisses the alert, then runs the action's handler.
  private func choose(_ action: UIAlertAction) {
    guard modal.phase == .settled, modal.presenter != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Selects the cancel action, if there is one, after a tap outside the sheet.
  final func chooseCancel() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }
}

/// An action of an alert: a button and its handler.
@preconcurrency @MainActor
public final class UIAlertAction {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// A normal button.
    case `default` = 0
    /// The cancel button, which changes nothing; an alert has at most one.
    case cancel = 1
    /// A button that deletes or changes data.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?

  /// The button's style.
  public let style: Style

  /// Whether the button is enabled.
  public var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  let handler: ((UIAlertAction) -> Void)?

  /// The button, once it is on screen.
  @WeakReference var button: UIButton?

  /// Creates an action; `handler` runs after the alert has left the screen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

extension UIAlertAction: Equatable {
  /// Compares identities.
  nonisolated public static func == (left: UIAlertAction, right: UIAlertAction) -> Bool {
    left === right
  }
}

/// A controller that is presented as an alert or as a sheet at the bottom.
@MainActor
protocol AlertPresented: UIViewController {
  /// Whether it is a sheet.
  var isSheet: Bool { get }

  var textFields: [UITextField]? { get }

  /// Called after a tap beside a sheet.
  func chooseCancel()
}

extension UIAlertController: AlertPresented {
  final var isSheet: Bool { preferredStyle == .actionSheet }
}

/// The presentation of an alert in the middle of the screen, or of an action sheet at the bottom.
@MainActor
final class AlertPresentationController: UIPresentationController {
  /// The width of a sheet in a popover, in points.
  static let popoverWidth: CGFloat = 272

  /// The margin of a sheet, in points; 0 before iOS 7, where it fills the lower part of the screen.
  static var sheetMargin: CGFloat { AlertAppearance().isFlat ? 8 : 0 }

  private let dimmingView = UIView(frame: .zero)
  private var typing = AlertTyping()

  override var decidesForScreen: Bool { false }

  private var alert: (any AlertPresented)? { storedPresented as? any AlertPresented }

  private var isSheet: Bool { alert?.isSheet ?? false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let whole = container.bounds
    let limit = CGFloat.greatestFiniteMagnitude
    guard isSheet else {
      let size = view.sizeThatFits(CGSize(width: AlertAppearance().width, height: limit))
      return CGRect(
        x: ((whole.width - size.width) / 2).rounded(.down),
        y: max(0, ((freeHeight - size.height) / 2).rounded(.down)),
        width: size.width,
        height: size.height
      )
    }
    let margin = AlertPresentationController.sheetMargin
    let bottom = max(margin, device.screen.shapeInsets.bottom)
    let size = view.sizeThatFits(
      CGSize(
        width: min(whole.width, whole.height) - 2 * margin,
        height: max(0, whole.height - UIScreen.statusBarHeight - margin - bottom)
      )
    )
    return CGRect(
      x: ((whole.width - size.width) / 2).rounded(.down),
      y: whole.height - bottom - size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The height above the keyboard, in points.
  private var freeHeight: CGFloat {
    (containerView?.bounds.height ?? 0) - device.keyboard.coveredHeight
  }

  override func presentationTransitionWillBegin() {
    let keyboard = device.keyboard
    keyboard.add(self)
    if alert?.textFields == nil, let view = presentedView { keyboard.hide(behind: view) }
    addDimmingView(dimmingView, AlertAppearance().dimming)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed {
      typing.begin(in: alert?.textFields ?? [])
    } else {
      device.keyboard.checkAlerts()
    }
  }

  override func dismissalTransitionWillBegin() {
    dimBelow(false, with: dimmingView)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return dimBelow(true, with: dimmingView) }
    dimmingView.removeFromSuperview()
    typing.end(in: containerView?.window)
    device.keyboard.checkAlerts()
  }

  /// Selects the cancel action of a sheet; has no effect on an alert.
  override func wasTappedOutside() {
    if isSheet { alert?.chooseCancel() }
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isSheet ? nil : ModalTransitionAnimator(.crossDissolve, isPresenting: isPresenting)
  }
}

extension AlertPresentationController: KeyboardObserver {
  func keyboardDidMove() {
    // Sheets don't move for the keyboard.
    if !isSheet { placePresentedViewNow() }
  }
}
