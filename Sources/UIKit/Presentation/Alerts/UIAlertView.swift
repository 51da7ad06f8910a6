/// An alert that is shown over everything until one of its buttons is tapped.
///
/// The screen retains it while it is visible. Deprecated since iOS 9, replaced by `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The duration of showing and dismissing, in seconds.
  static let fadeDuration: TimeInterval = 0.3

  /// The delegate, which is notified of taps on the buttons; not retained.
  ///
  /// An object that isn't a `UIAlertViewDelegate` receives no calls.
  open weak var delegate: AnyObject?

  /// The text at the top.
  open var title = ""

  /// The text below the title.
  open var message: String?

  /// The index of the cancel button, or -1.
  open var cancelButtonIndex = -1

  /// Whether the alert is on screen.
  open private(set) var isVisible = false

  /// The text fields of the alert.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { makeFields() }
  }

  private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }
  private var fields: [UITextField] = []
  private var titles: [String] = []
  private var panel: AlertPanel?

  /// The indexes of the panel's buttons, in visible order.
  private var shownOrder: [Int] = []
  private var overlay: OverlayView?
  private var isLeaving = false
  private var typing = AlertTyping()

  /// Creates an alert with a cancel button, or with none if its title is nil.
  public convenience init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with a cancel button, unless its title is nil, and other buttons.
  public convenience init(
    title: String?,
    message: String?,
    delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      message: message,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle
    )
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Buttons

  /// Adds a button; returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button; nil if the index is out of range.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }

  /// The index of the first button other than the cancel button, or -1.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  // MARK: Text fields

  /// The text field at an index, which begins at 0.
  ///
  /// An index out of range raises NSInvalidArgumentException.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    guard fields.indices.contains(textFieldIndex) else {
      UIKitException.raise(
        .invalidArgumentException,
        "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields"
      )
    }
    return fields[textFieldIndex]
  }

  private func makeFields() {
    fields = alertViewStyle.placeholders.map { placeholder in
      let field = AlertPanel.field()
      field.placeholder = placeholder
      field.addAction(UIAction { [weak self] _ in self?.updateFirstOther() }, for: .editingChanged)
      return field
    }
    if alertViewStyle.isSecure { fields.last?.isSecureTextEntry = true }
  }

  /// Asks the delegate again whether the first button other than the cancel button is enabled.
  private func updateFirstOther() {
    guard let panel, let index = shownOrder.firstIndex(of: firstOtherButtonIndex) else { return }
    panel.buttons[index].isEnabled = receiver?.alertViewShouldEnableFirstOtherButton(self) ?? true
  }

  // MARK: Showing and dismissing

  /// Shows the alert over everything in the key window; has no effect without a visible window.
  open func show() {
    let application = device.application
    guard !isVisible, let window = application.keyWindow ?? application.ownWindowsBackToFront.last
    else { return }
    receiver?.willPresent(self)
    isVisible = true
    build()
    let overlay = window.addOverlay(isAlert: true)
    overlay.keepsTouches = true
    overlay.backgroundColor = AlertAppearance().dimming
    overlay.dimsTint = device.behavior.dimsTintBelow
    self.overlay = overlay
    autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    bounds.size = panel?.bounds.size ?? .zero
    overlay.addSubview(self)
    let keyboard = device.keyboard
    keyboard.add(self)
    if fields.isEmpty { keyboard.hide(behind: self) }
    keyboardDidMove()
    overlay.alpha = 0
    overlay.fade(to: 1, duration: UIAlertView.fadeDuration) { [self] in
      guard isVisible, !isLeaving else { return }
      typing.begin(in: fields)
      receiver?.didPresent(self)
    }
  }

  /// Dismisses the alert as if a button had been tapped, but without calling `clickedButtonAt`.
  ///
  /// Has no effect while the alert is off screen.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible, !isLeaving, let overlay else { return }
    isLeaving = true
    overlay.dimsTint = false
    receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    let finish = { [self] in
      let window = overlay.window
      removeFromSuperview()
      overlay.removeFromSuperview()
      typing.end(in: window)
      device.keyboard.checkAlerts()
      self.overlay = nil
      isVisible = false
      isLeaving = false
      receiver?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
    if animated {
      overlay.fade(to: 0, duration: UIAlertView.fadeDuration, completion: finish)
    } else {
      device.onNextPass(finish)
    }
  }

  private func build() {
    self.panel?.removeFromSuperview()
    let order =
      titles.count > 2 && cancelButtonIndex >= 0
      ? titles.indices.filter { $0 != cancelButtonIndex } + [cancelButtonIndex]
      : Array(titles.indices)
    let first = firstOtherButtonIndex
    let mayUseFirst = receiver?.alertViewShouldEnableFirstOtherButton(self) ?? true
    shownOrder = order.filter(titles.indices.contains)
    let choices = shownOrder.map { index in
      AlertPanel.Choice(
        title: titles[index],
        isBold: index == cancelButtonIndex,
        isCancel: index == cancelButtonIndex && titles.count > 1,
        isEnabled: index != first || mayUseFirst
      ) { [weak self] in self?.choose(index) }
    }
    let panel = AlertPanel(
      title: title,
      message: message,
      fields: fields,
      choices: choices,
      allowsSideBySide: true
    )
    let size = panel.sizeThatFits(CGSize(width: AlertAppearance().width, height: .greatestFiniteMagnitude))
    panel.frame = CGRect(origin: .zero, size: size)
    addSubview(panel)
    self.panel = panel
  }

  private func choose(_ index: Int) {
    guard isVisible, !isLeaving else { return }
    receiver?.alertView(self, clickedButtonAt: index)
    dismiss(withClickedButtonIndex: index, animated: true)
  }
}

extension UIAlertView: KeyboardObserver {
  /// Centres the alert in the area above the keyboard.
  final func keyboardDidMove() {
    guard let overlay else { return }
    let free = overlay.bounds.height - device.keyboard.coveredHeight
    center = CGPoint(x: overlay.bounds.midX, y: max(bounds.height, free) / 2)
  }
}

/// The text fields of alert views.
public enum UIAlertViewStyle: Int, Sendable {
  /// No text field.
  case `default` = 0
  /// A secure text field.
  case secureTextInput = 1
  /// A plain text field.
  case plainTextInput = 2
  /// A field for the login name and a secure field for the password.
  case loginAndPasswordInput = 3

  /// The placeholder of each field.
  var placeholders: [String] {
    switch self {
    case .default: []
    case .secureTextInput, .plainTextInput: [""]
    case .loginAndPasswordInput: ["Login", "Password"]
    }
  }

  /// Whether the last field is secure.
  var isSecure: Bool { self == .secureTextInput || self == .loginAndPasswordInput }
}

/// Receives the events of an alert view: taps on buttons, showing and dismissing.
///
/// Deprecated since iOS 9.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button was tapped; not called for a dismissal in code.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

  /// Called before the alert appears.
  func willPresent(_ alertView: UIAlertView)

  /// Called after the alert has appeared.
  func didPresent(_ alertView: UIAlertView)

  /// Called before the alert disappears.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

  /// Called after the alert has disappeared.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

  /// Whether the first button other than the cancel button is enabled; true by default.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}

  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}

  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}

  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}

  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}

  /// Enables the button.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
