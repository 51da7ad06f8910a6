/// One line of text that can be edited.
///
/// A tap makes the field the first responder; what is typed then is added at the end of its text. There is no
/// insertion point that could be moved, and no selection.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line with a shade above.
    case bezel = 2
    /// A line with round corners on white.
    case roundedRect = 3
  }

  /// Posted when editing has begun, with the field as the object.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when editing has ended, with the field as the object.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted when typing has changed the text, with the field as the object.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  private var storedText = ""
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = UIColor.black

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Restores an archived field without its text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
  }

  /// Decides about the editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never nil when read.
  ///
  /// Setting it sends no event.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      setNeedsDisplay()
      device.keyboard.textDidChange(of: self)
    }
  }

  /// The grey text that shows while there is no other.
  open var placeholder: String? { didSet { setNeedsDisplay() } }

  /// Whether the text is hidden behind dots.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }

  /// The font; setting nil gives the system font of 17 points back.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      setNeedsDisplay()
    }
  }

  /// The colour of the text; setting nil gives black back.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .black
      setNeedsDisplay()
    }
  }

  /// Where the text stands between left and right.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }

  /// What is drawn around the text; nothing at first.
  open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }

  /// Whether the text is dropped when editing begins.
  open var clearsOnBeginEditing = false

  // MARK: Editing

  /// Whether the field is being edited: it is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// A field that is switched on may become the first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() {
    if clearsOnBeginEditing { text = nil }
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  override func didStopBeingFirstResponder() {
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  /// A finger that is lifted inside begins the editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    if wasTracking && !isTracking && isTouchInside { becomeFirstResponder() }
  }

  override var keepsTapsFromSuperviews: Bool { true }

  // MARK: Keyboard

  /// Which letters the keyboard makes capital by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether words are proposed; nothing is corrected in the simulation.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether misspelled words are marked; in the simulation none are.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Which keys the keyboard has.
  ///
  /// What is set while the field is edited counts from `reloadInputViews()` on, as with the other traits.
  open var keyboardType = UIKeyboardType.default

  /// Whether the keyboard is light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// What is written on the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key is off as long as there is no text.
  open var enablesReturnKeyAutomatically = false

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// What the keyboard shows in place of the system's keys; counts from the next editing or `reloadInputViews()` on.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// What the keyboard shows above the keys; counts from the next editing or `reloadInputViews()` on.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    let value = displayedText.isEmpty ? placeholder : displayedText
    let kind = isSecureTextEntry ? "secure text field" : "text field"
    return AccessibilityDefaults(value: value, traits: stateTraits, kind: kind)
  }

  // MARK: Layout

  /// The rectangle of the text, in the coordinates of `bounds`.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    textRect(in: bounds)
  }

  /// The rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// The rectangle of the text while it is edited: the same.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// As wide as its text or placeholder and as high as a line, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// As wide as its text or placeholder and as high as a line, with the border.
  open override var intrinsicContentSize: CGSize { fittingSize }

  // MARK: Drawing

  /// Draws the border, then the text or the placeholder, and while it is edited the insertion point.
  open override func draw(_ rect: CGRect) {
    paintBorder()
    if storedText.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if isEditing { paintInsertionPoint() }
  }

  /// Draws the text, or its dots.
  open func drawText(in rect: CGRect) {
    paint(displayedText, color: storedTextColor, in: rect)
  }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) {
    paint(placeholder ?? "", color: UITextField.placeholderColor, in: rect)
  }
}

// MARK: - Typing

extension UITextField: UIKeyInput {
  /// Whether there is any text.
  public var hasText: Bool { text?.isEmpty == false }

  /// Adds `text` at the end, without asking the delegate.
  public func insertText(_ text: String) {
    change(to: (self.text ?? "") + text)
  }

  /// Takes the last character away, without asking the delegate.
  public func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    change(to: String(text.dropLast()))
  }

  private func change(to newText: String) {
    text = newText
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
}

extension UITextField: TypingTarget {
  package var textBeforeInsertionPoint: String { text ?? "" }

  package func keyPressed(_ text: String) {
    let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true
    else { return }
    insertText(text)
  }

  package func deleteKeyPressed() {
    guard let text, let last = text.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: text.utf16.count - length, length: length)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    else { return }
    deleteBackward()
  }

  /// Runs the actions of the return key; one for `editingDidEndOnExit` ends the editing.
  ///
  /// Source: Apple, UIControl.Event.editingDidEndOnExit.
  package func returnKeyPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }
}

/// Controls the editing of a text field, and is told of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; asked before the field becomes the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; asked before the field stops being the first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended, also where the field left its window or was forced to end it.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether what was typed, `string`, may replace the characters of `range`; an empty string deletes them.
  ///
  /// Text that is set in code is not asked about.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Whether the return key does what it does by default: end the editing of a field with an action for
  /// `editingDidEndOnExit`, and run that action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Nothing happens.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Nothing happens.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// It may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
