/// An editable line of text.
///
/// A tap makes the field the first responder. Typed text is then appended. There is no movable insertion
/// point and no selection.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line with a shadow at the top.
    case bezel = 2
    /// A line with rounded corners on a white background.
    case roundedRect = 3
  }

  /// Posted after editing began, with the field as the object.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted after editing ended, with the field as the object.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted after typing changed the text, with the field as the object.
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

  /// Creates an empty field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UITextField.self)
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
  }

  /// The delegate, which decides about editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text, which is never nil when read.
  ///
  /// Setting it sends no event.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      contentDidChange()
      device.keyboard.textDidChange(of: self)
    }
  }

  /// The grey text that is shown while the field is empty.
  open var placeholder: String? { didSet { contentDidChange() } }

  /// Whether the text is replaced by bullets.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }

  /// The font; nil resets it to the system font of 17 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentDidChange()
    }
  }

  /// The colour of the text; nil resets it to black.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .black
      setNeedsDisplay()
    }
  }

  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }

  /// The border; none by default.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  // MARK: Editing

  /// Whether the field is being edited, that is, is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Returns true if the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, if the delegate allows it.
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

  /// Begins editing when a touch ends inside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    if wasTracking && !isTracking && isTouchInside { becomeFirstResponder() }
  }

  override var keepsTapsFromSuperviews: Bool { true }

  // MARK: Keyboard

  /// The letters that the keyboard capitalizes automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether the keyboard corrects words; the simulation corrects none.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether misspelled words are marked; the simulation marks none.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// The kind of keyboard.
  ///
  /// While the field is edited, changes of this and other traits apply from `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default

  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically = false

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// The view that replaces the keyboard; a change applies from the next editing or `reloadInputViews()`.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// The view above the keyboard; a change applies from the next editing or `reloadInputViews()`.
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

  /// Returns the rectangle of the text, in the coordinates of `bounds`.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    textRect(in: bounds)
  }

  /// Returns the rectangle of the placeholder, which is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while it is edited, which is the same.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Returns the size of the text or placeholder on one line, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size of the text or placeholder on one line, with the border.
  open override var intrinsicContentSize: CGSize { fittingSize }

  override var firstBaselineOffset: CGFloat { baseline(in: bounds.size) }

  override var lastBaselineOffset: CGFloat {
    (bounds.height > 0 ? bounds.height : fittingSize.height) - baseline(in: bounds.size)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Drawing

  /// Draws the border and the text or placeholder, and the insertion point during editing.
  open override func draw(_ rect: CGRect) {
    paintBorder()
    if storedText.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if isEditing { paintInsertionPoint() }
  }

  /// Draws the text, or bullets for a secure text.
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

  /// Appends `text` without asking the delegate.
  public func insertText(_ text: String) {
    change(to: (self.text ?? "") + text)
  }

  /// Deletes the last character without asking the delegate.
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

  /// Runs the actions of the return key; an action for `editingDidEndOnExit` ends editing.
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

/// Decides about the editing of a text field, and is notified of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; called before the field becomes the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end; called before the field resigns as the first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing ended, including when the field left its window or was forced to end it.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether the typed `string` may replace the characters in `range`; an empty string deletes them.
  ///
  /// Not called for text set in code.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Returns whether the return key has its default effect.
  ///
  /// By default, it ends the editing of a field with an action for `editingDidEndOnExit`, and runs that
  /// action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
