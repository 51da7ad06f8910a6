/// An editable line of text.
///
/// A tap makes the field the first responder. Typed text is then appended. There is no movable insertion
/// point and no selection.
@preconcurrency @MainActor
open class UITextField: UIControl {
  final var storedText = ""
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = UIColor.black
  private var storedPlaceholder: String?

  /// The attributes of the text and of the placeholder.
  final var styles = FieldStyles()

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
      styles.discardText()
      replacesSecureText = isSecureTextEntry && isEditing
      contentDidChange()
      device.keyboard.textDidChange(of: self)
    }
  }

  /// The text with its attributes.
  ///
  /// Setting it also sets `font`, `textColor` and `textAlignment` to those of the first character. Source: Apple,
  /// UITextField.attributedText.
  open var attributedText: NSAttributedString? {
    get { styledText }
    set { setAttributedText(newValue) }
  }

  /// The attributes of the whole text: the font, the colour, the paragraph style, and others that were set.
  ///
  /// Setting them applies them to the whole text; those that are left out get their default values. Source: Apple,
  /// UITextField.defaultTextAttributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes(storedTextColor, styles.others) }
    set { setDefaultTextAttributes(newValue) }
  }

  /// The attributes of text that is typed: at first those of the last character; nil unless the field is edited.
  ///
  /// They can only be set while the field is edited. Source: Apple, UITextField.typingAttributes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesOfTyping : nil }
    set { if isEditing { styles.typing = newValue } }
  }

  /// The grey text that is shown while the field is empty.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      styles.placeholder = nil
      contentDidChange()
    }
  }

  /// The placeholder with its attributes; without a font or a colour it has those of the plain placeholder.
  ///
  /// Setting it also sets `placeholder`. Source: Apple, UITextField.attributedPlaceholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder.map(styledPlaceholder) }
    set {
      storedPlaceholder = newValue?.string
      styles.placeholder = newValue?.copy() as? NSAttributedString
      contentDidChange()
    }
  }

  /// Whether the text is replaced by bullets; the first key that is pressed then replaces a text that was there before.
  open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry != oldValue { replacesSecureText = isSecureTextEntry && isEditing }
      contentDidChange()
    }
  }

  /// Whether the next key replaces the text, which has not been typed since the field is edited and secure.
  final var replacesSecureText = false

  /// The font; nil resets it to the system font of 17 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      customize(newValue) { $0.font = $1 }
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      styles.set(.font, storedFont)
      contentDidChange()
    }
  }

  /// The colour of the text; nil resets it to black.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      customize(newValue) { $0.textColor = $1 }
      storedTextColor = newValue ?? .black
      styles.set(.foregroundColor, storedTextColor)
      setNeedsDisplay()
    }
  }

  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      styles.set(.paragraphStyle, paragraphStyle)
      setNeedsDisplay()
    }
  }

  /// The border; none by default.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }

  /// The image in the border's place, stretched to the border rectangle; a round border has precedence.
  ///
  /// Source: Apple, UITextField.background and borderStyle.
  open var background: UIImage? { didSet { setNeedsDisplay() } }

  /// The image that replaces `background`, if there is one, while the field is disabled.
  ///
  /// Source: Apple, UITextField.disabledBackground.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// When the button that clears the text is shown, if there is any text; never by default.
  ///
  /// A right view that is shown covers it. Source: Apple, UITextField.clearButtonMode and rightView.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }

  // MARK: Side views

  /// The view at the left, in the rectangle of `leftViewRect(forBounds:)`; shown by `leftViewMode`.
  open var leftView: UIView? { didSet { sideViewsDidChange(replacing: oldValue) } }

  /// When the left view is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

  /// The view at the right, in the rectangle of `rightViewRect(forBounds:)`; shown by `rightViewMode`.
  ///
  /// While it is shown it covers the clear button. Source: Apple, UITextField.rightView.
  open var rightView: UIView? { didSet { sideViewsDidChange(replacing: oldValue) } }

  /// When the right view is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

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
    replacesSecureText = isSecureTextEntry
    sideViewsDidChange()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    if device.behavior.reportsSelectionOfFields { delegate?.textFieldDidChangeSelection(self) }
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  override func didStopBeingFirstResponder() {
    styles.typing = nil
    sideViewsDidChange()
    setNeedsDisplay()
    if device.behavior.reportsWhyEditingEnded {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  /// Begins editing when a touch ends inside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking && !isTracking && isTouchInside else { return }
    if showsClearButton,
      touches.contains(where: { clearButtonRect(forBounds: bounds).contains($0.location(in: self)) })
    {
      clearButtonTapped()
    }
    becomeFirstResponder()
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
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { customize(keyboardAppearance) { $0.keyboardAppearance = $1 } }
  }

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

  /// Returns the rectangle of the border and of the background: `bounds`.
  ///
  /// Source: Apple, UITextField.borderRect(forBounds:).
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text, in the coordinates of `bounds`: what the border and the side views leave.
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

  /// Returns the rectangle of the button that clears the text: at the right, vertically centred.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonRect(in: bounds) }

  /// Returns the rectangle of the left view: at the left edge, vertically centred.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftViewRect(in: bounds) }

  /// Returns the rectangle of the right view: at the right edge, vertically centred.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightViewRect(in: bounds) }

  /// Places the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// Returns the size of the text or placeholder on one line, with the border and the side views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size of the text or placeholder on one line, with the border and the side views.
  open override var intrinsicContentSize: CGSize { fittingSize }

  override var firstBaselineOffset: CGFloat { baseline(in: bounds.size) }

  override var lastBaselineOffset: CGFloat {
    (bounds.height > 0 ? bounds.height : fittingSize.height) - baseline(in: bounds.size)
  }

  final func contentDidChange() {
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
    if showsClearButton { paintClearButton(in: clearButtonRect(forBounds: bounds)) }
  }

  /// Draws the text, or bullets for a secure text.
  open func drawText(in rect: CGRect) {
    if let text = displayedStyledText {
      paint(text, in: rect)
    } else {
      paint(displayedText, color: storedTextColor, in: rect)
    }
  }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) {
    if styles.placeholder != nil, let text = attributedPlaceholder {
      paint(text, in: rect)
    } else {
      paint(placeholder ?? "", color: UITextField.placeholderColor, in: rect)
    }
  }

  // MARK: Typing

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Appends `text` without asking the delegate, or replaces an old secure text.
  open func insertText(_ text: String) {
    let styled = replacesSecureText ? nil : styledText(appending: text)
    change(to: (replacesSecureText ? "" : self.text ?? "") + text, styled)
  }

  /// Deletes the last character without asking the delegate, or all of an old secure text.
  open func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    let rest = replacesSecureText ? "" : String(text.dropLast())
    change(to: rest, styledText(keeping: rest))
  }
}
